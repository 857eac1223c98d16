"""Every command in the documents exists, and the quick ones run.

``tests/packaging`` runs the commands of the README again, with an installed wheel.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

import pipyard
from pipyard.bots import arena
from pipyard.cli import game_lookup
from pipyard.cli.app import app
from pipyard.core.folders import rooms_home
from pipyard.server.club import members
from pipyard.server.club.club import new_key
from pipyard.server.store.choose import store_at

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")],
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "benchmarks").glob("*.md")),
]
PROGRAM = r"(?:[A-Z_]+=\S+ |nice -n 19 )*(?:pipyard|make|python)(?: |$)"
NOT_A_COMMAND = re.compile(r"pipyard \d$")
"""``pipyard 1`` is the first line of a log, and of the protocol for bots."""
QUICK = ("games", "rules", "learn", "new", "check", "admin", "sheet --map belgium", "score")
"""Commands that end within a second; tests/packaging runs those of the README, the longer ones too."""
NEEDS_MORE = ("my-country", "KEY", "FILE")
"""What only a reader has."""
ASKING = ("score", "learn", "rules")
"""Commands that ask: nothing is typed, so they may end with another status."""


def fenced(text: str) -> Iterator[str]:
    """The command lines of code blocks, without comments and explanations; a line that ends with ``\\`` goes on in the next."""
    code = False
    for line in re.sub(r"[ ]+\\\n\s*", " ", text).splitlines():
        if line.strip().startswith("```"):
            code = not code
        elif (code or line.startswith("    ")) and re.match(PROGRAM, line.strip()):
            yield re.split(r"\s{2,}|\s+#", line.strip())[0]


def commands(page: Path) -> list[str]:
    """All commands of a page, those within sentences too."""
    text = page.read_text(encoding="utf-8")
    inline = [" ".join(found.split()) for found in re.findall(rf"`({PROGRAM}[^`]+)`", text)]
    parts = [part for line in [*fenced(text), *inline] for part in line.split(" && ")]
    return [part for part in dict.fromkeys(parts) if not NOT_A_COMMAND.fullmatch(part)]


def words_of(line: str) -> list[str]:
    """What follows the program, up to a redirection."""
    bare = re.sub(r"^(?:[A-Z_]+=\S+ |nice -n 19 )*", "", line).partition(" > ")[0]
    return shlex.split(bare)


ALL = [(page.relative_to(ROOT).as_posix(), line) for page in PAGES for line in commands(page)]
OURS = sorted({line for _, line in ALL if words_of(line)[0] == "pipyard"})


@pytest.mark.parametrize("line", OURS)
def test_a_command_of_the_documents_exists_with_its_options(line: str) -> None:
    """Unknown commands and options are refused before the help is shown."""
    done = CliRunner().invoke(app, [*words_of(line)[1:], "--help"])
    assert done.exit_code == 0, done.output


def test_a_command_or_an_option_that_does_not_exist_is_noticed() -> None:
    for words in (["plai", "rasanto"], ["play", "rasanto", "--seat", "human"], ["lab", "reports"]):
        assert CliRunner().invoke(app, [*words, "--help"]).exit_code == 2


@pytest.mark.parametrize(("page", "line"), [one for one in ALL if words_of(one[1])[0] == "make"])
def test_a_target_of_the_documents_is_in_the_makefile(page: str, line: str) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for word in words_of(line)[1:]:
        assert "=" in word or word in targets, page


@pytest.mark.parametrize(("page", "line"), [one for one in ALL if words_of(one[1])[0] == "python"])
def test_a_program_of_the_documents_exists(page: str, line: str) -> None:
    words = words_of(line)
    if words[1] == "-m":
        path = ROOT / words[2].replace(".", "/")
        assert words[2] in ("pytest", "pipyard") or path.with_suffix(".py").exists() or (path / "__main__.py").exists(), page
        files = [word for word in words[3:] if word.startswith("tests/")]
    else:
        files = [words[1]]
    for file in files:
        assert (ROOT / file).exists(), page


async def join(*names: str) -> None:
    """Make members of the club."""
    store = store_at(rooms_home())
    for name in names:
        await store.run(partial(members.join, new_key(), name))
    await store.close()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the files that the documents name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PIPYARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "120")
    template = ROOT / "src" / "pipyard" / "workshop" / "high_rise.py"
    (tmp_path / "my_game.py").write_text(template.read_text(encoding="utf-8").replace("high_rise", "my_own"), encoding="utf-8")
    shutil.copy(template, tmp_path)
    for game in (ROOT / "docs" / "tutorial").glob("*.py"):
        shutil.copy(game, tmp_path)
    log = arena.play(pipyard.game("el_dado"), 2, ["greedy", "random"], 1).log
    (tmp_path / "games.log").write_text(log, encoding="utf-8")
    (tmp_path / "rooms.jsonl").write_text("", encoding="utf-8")
    asyncio.run(join("Ann", "Bob"))
    (tmp_path / "tally.txt").write_text("45 45 45\n", encoding="utf-8")
    yield tmp_path
    game_lookup.find.cache_clear()  # a command runs in one folder only, so it remembers files by their names


def quick(line: str) -> bool:
    rest = line.removeprefix("pipyard ")
    return rest.startswith(QUICK) and not any(word in rest for word in NEEDS_MORE)


RUN = sorted({line for page in PAGES for line in fenced(page.read_text(encoding="utf-8")) if line in OURS and quick(line)})


@pytest.mark.parametrize("line", RUN)
def test_a_command_of_the_documents_runs(desk: Path, line: str) -> None:
    words = words_of(line)[1:]
    if words[0] == "new":
        (desk / words[1]).unlink()
    done = CliRunner().invoke(app, words, input="")
    assert not isinstance(done.exception, Exception), done.output
    assert done.exit_code == 0 or words[0] in ASKING, done.output
    assert "Traceback" not in done.output


def test_the_documents_have_commands() -> None:
    assert len(OURS) > 60
    assert len(RUN) > 20
