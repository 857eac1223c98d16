"""Every command in the documents exists and runs; longer ones are shortened.

``tests/packaging`` runs the commands of the README again, with an installed wheel.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
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
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.club import members
from pipyard.server.club.club import new_key
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.store.choose import store_at

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")],
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "benchmarks").glob("*.md")),
]
MAP = next((ROOT / "src" / "pipyard" / "books" / "dice_trip" / "maps").glob("belgium*.toml"))
GROUPS = ("admin", "lab", "maps", "board")
PROGRAM = r"(?:[A-Z_]+=\S+ |nice -n 19 )*(?:pipyard|make|python)(?: |$)"
NOT_A_COMMAND = re.compile(r"pipyard \d$")
"""``pipyard 1`` is the first line of a log, and of the protocol for bots."""
QUICK = ("games", "rules", "learn", "new", "check", "admin", "sheet --map belgium", "score")
"""Commands that end within a second; tests/packaging runs those of the README, the longer ones too."""
NEEDS_MORE = ("my-country", "KEY", "FILE", "NAME", "LOG")
"""What only a reader has: :data:`INSTEAD` has others."""
ASKING = ("score", "learn", "rules", "play", "puzzle")
"""Commands that ask: nothing is typed, so they may end with another status."""
SHORTER = {
    "simulate": ["--games", "2"],
    "arena": ["--games", "2", "--bots", "greedy,random", "--jobs", "1"],
    "lab report": ["--games", "4", "--jobs", "1"],
    "lab try": ["--seconds", "2"],
    "lab triangle": ["--blocks", "1", "--jobs", "1"],
    "hint": ["--think", "20"],
    "analyse": ["--tries", "20", "--mistakes", "1"],
}
"""What makes longer commands end soon; the last of two options counts."""
INSTEAD = {
    "admin export KEY": "admin export {room}",
    "club role NAME": "club role Ann",
    "maps check FILE": "maps check my-country.toml",
    "board check FILE": "board check standard",
    "board draw FILE": "board draw standard",
    "hide_away -n 100 -s hands:master,hands:club": "hide_away -s hands:beginner,hands:beginner",  # masters think for 20 s a game
    "--save my.log": "--save new.log",  # a file that exists is not written over
    "sheets.pdf": "sheets.svg",  # PDF needs an extra
    " KEY": " el_dado",
    " LOG": " games.log",
    "puzzle el_dado --number N": "puzzle rasanto --number 1",
}
"""What stands for the words that a reader replaces."""
ELSEWHERE = {
    "--cluster": "tests/lab/test_cluster.py",
    "--again": "tests/lab/test_commands.py",
    "lab puzzles": "tests/user/test_commands.py",
    "--all": "tests/lab/test_commands.py",
    "--push": "tests/server/test_push.py",
    "--certificate": "tests/server/test_tls.py",
    "node examples/bot.js": "tests/bots/test_program.py",
}
"""Commands that need another machine, a package more, or hours: what runs their like."""
BOT = f"""#!{sys.executable}
import sys
for line in sys.stdin:
    word, _, rest = line.rstrip().partition(" ")
    if word == "pipyard":
        print("ready mybot", flush=True)
    elif word == "choose":
        legal = []
    elif word == "legal":
        legal.append(rest)
    elif word == "go":
        print("move", legal[0], flush=True)
"""


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


async def opened(*names: str) -> str:
    """Make members of the club, and a room."""
    store = store_at(rooms_home())
    for name in names:
        await store.run(partial(members.join, new_key(), name))
    room, _ = await Lobby(store, BotPool(1), 0).open(NewRoom("el_dado", (NewSeat("person"), NewSeat("open"))))
    room.close()
    await store.close()
    return room.key


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the files that the documents name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PIPYARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "120")
    template = ROOT / "src" / "pipyard" / "workshop" / "high_rise.py"
    (tmp_path / "my_tower.py").write_text(template.read_text(encoding="utf-8").replace("high_rise", "my_tower"), encoding="utf-8")
    shutil.copy(template, tmp_path)
    for game in (ROOT / "docs" / "tutorial").glob("*.py"):
        shutil.copy(game, tmp_path)
    log = arena.play(pipyard.game("el_dado"), 2, ["greedy", "random"], 1).log
    (tmp_path / "games.log").write_text(log, encoding="utf-8")
    (tmp_path / "rooms.jsonl").write_text("", encoding="utf-8")
    shutil.copy(tmp_path / "games.log", tmp_path / "my.log")
    room = asyncio.run(opened("Ann", "Bob"))
    (tmp_path / "room").write_text(room, encoding="utf-8")
    chart = MAP.read_text(encoding="utf-8").replace('id = "belgium"', 'id = "my-country"')
    (tmp_path / "home" / "maps").mkdir(parents=True, exist_ok=True)
    for folder in (tmp_path, tmp_path / "home" / "maps"):
        (folder / "my-country.toml").write_text(chart, encoding="utf-8")
    (tmp_path / "mybot").write_text(BOT, encoding="utf-8")
    (tmp_path / "mybot").chmod(0o755)
    for written_to in ("benchmarks", "src/pipyard/lab"):
        (tmp_path / written_to).mkdir(parents=True)
    shutil.copy(ROOT / "benchmarks" / "triangle.kept.json", tmp_path / "benchmarks")
    (tmp_path / "tally.txt").write_text("45 45 45\n", encoding="utf-8")
    yield tmp_path
    game_lookup.find.cache_clear()  # a command runs in one folder only, so it remembers files by their names


def quick(line: str) -> bool:
    rest = line.removeprefix("pipyard ")
    return rest.startswith(QUICK) and not any(word in rest for word in NEEDS_MORE)


RUN = sorted({line for page in PAGES for line in fenced(page.read_text(encoding="utf-8")) if line in OURS and quick(line)})
SERVED = [line for line in OURS if words_of(line)[1] == "serve" and not any(word in line for word in ELSEWHERE)]


def has_arguments(line: str) -> bool:
    """Whether this is a whole command, not the name of one, which ``--help`` has tried."""
    words = words_of(line)[1:]
    return len(words) > 1 + (words[0] in GROUPS) + (words[:2] == ["admin", "club"]) or line in ("pipyard maps", "pipyard --version")


LONGER = [line for line in OURS if line not in RUN and line not in SERVED and has_arguments(line)]
TRIED_HERE = [line for line in LONGER if not any(word in line for word in ELSEWHERE)]


def run(words: list[str]) -> None:
    done = CliRunner().invoke(app, words, input="")
    assert not isinstance(done.exception, Exception), done.output
    assert done.exit_code == 0 or words[0] in ASKING, done.output
    assert "Traceback" not in done.output


@pytest.mark.parametrize("line", RUN)
def test_a_command_of_the_documents_runs(desk: Path, line: str) -> None:
    words = words_of(line)[1:]
    if words[0] == "new":
        (desk / words[1]).unlink()
    run(words)


@pytest.mark.parametrize("line", TRIED_HERE)
def test_a_longer_command_of_the_documents_runs(desk: Path, line: str) -> None:
    for word, other in INSTEAD.items():
        line = line.replace(word, other)
    more = next((words for start, words in SHORTER.items() if line.startswith(f"pipyard {start}")), [])
    run([*words_of(line.format(room=(desk / "room").read_text(encoding="utf-8")))[1:], *more])


@pytest.mark.parametrize("line", SERVED)
def test_a_table_of_the_documents_is_served(desk: Path, line: str) -> None:
    """Up to the first visitor."""
    command = [sys.executable, "-m", "pipyard", *words_of(line)[1:], "--port", "0", "--data", str(desk / "rooms")]
    with subprocess.Popen(command, cwd=desk, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8") as serving:
        assert serving.stdout is not None
        said: list[str] = []
        for said_now in serving.stdout:
            said.append(said_now)
            if re.search(r"https?://\S+:\d+", said_now):
                break
        serving.terminate()
    assert said, "it ended"
    assert re.search(r"https?://\S+:\d+", said[-1]), "".join(said)


@pytest.mark.parametrize(("words", "test"), ELSEWHERE.items())
def test_what_is_run_elsewhere_is_run_there(words: str, test: str) -> None:
    assert any(words in line for line in OURS), "nothing needs this any more"
    assert (ROOT / test).exists()


def test_the_documents_have_commands() -> None:
    assert len(OURS) > 60
    assert len(RUN) > 20
    assert len(TRIED_HERE) > 20
    assert len(SERVED) > 5
