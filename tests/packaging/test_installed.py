"""Pipyard as it is installed from a wheel, away from the sources: the README, games of one's own, a table, and types.

``make test`` tries the pure wheel so, ``make wheels`` the compiled one too; there tests/user plays all games with it besides.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import Guest, Server
from tests.user.home import surroundings
from tests.user.test_games import play_some_turns

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^(pipyard [a-z][^\n]*?)(?:\s{2,}.*)?$", README, re.MULTILINE)
OWN = sorted((ROOT / "docs" / "tutorial").glob("*.py"))
PATIENCE = 300.0
QUICKLY = {
    "pipyard simulate": ["--games", "2"],
    "pipyard arena": ["--help"],  # needs the extra lab
    "pipyard lab report": ["--games", "4"],
    "pipyard lab try": ["--seconds", "2"],
    "pipyard hint": ["--think", "20"],
    "pipyard analyse": ["--tries", "20", "--mistakes", "1"],
}
"""What makes a command of the README end soon."""
TYPED = ("pipyard play", "pipyard score")
"""Commands that ask: nothing is typed, and they end."""
DOCTEST = "import doctest, sys; done = doctest.testfile(sys.argv[1], module_relative=False); print(done); sys.exit(done.failed > 0)"
KEPT = """
from pathlib import Path
import pipyard
from pipyard.bots import arena
Path("my.log").write_text(arena.play(pipyard.game("el_dado"), 2, ["greedy", "random"], 1).log)
"""
USE = """# pyright: strict
from random import Random

import pipyard

match = pipyard.Match("rasanto", seats=2, seed=1)
match.submit(0, match.state.moves(0).sample(Random(1)))
ranks: list[int] = match.over.ranks if match.over else []
"""
SUBCLASSES = """
import inspect, pipyard
from pipyard import vocabulary
from pipyard.core.space import Space
from pipyard.core.game import State
for name in vocabulary.__all__:
    word = getattr(vocabulary, name)
    if inspect.isclass(word) and issubclass(word, (Space, State)):
        type("Own" + name, (word,), {})
class OwnMatch(pipyard.Match): pass
print(repr(OwnMatch("rasanto", seats=2).turn))
"""


def run(python: Path, home: Path, *words: str | Path, status: tuple[int, ...] = (0,)) -> str:
    command = [str(python), *[str(word) for word in words]]
    done = subprocess.run(
        command, cwd=home, env=surroundings(home), input="", capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    result = f"{' '.join(command[1:])} ended with {done.returncode}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    assert done.returncode in status, result
    assert "Traceback" not in done.stderr, result
    return done.stdout


@pytest.fixture(scope="module")
def desk(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the commands of the README read."""
    home = tmp_path_factory.mktemp("desk")
    run(installed, home, "-c", KEPT)
    run(installed, home, "-m", "pipyard", "new", "my_tower.py")
    return home


def test_it_is_installed(installed: Path, desk: Path) -> None:
    where = run(installed, desk, "-c", "import pipyard; print(pipyard.__file__)").strip()
    assert Path(where).is_relative_to(installed.parents[1])


def test_the_examples_of_the_readme_come_out_so(installed: Path, desk: Path) -> None:
    assert "failed=0" in run(installed, desk, "-c", DOCTEST, ROOT / "README.md")
    run(installed, desk, "-c", "import doctest, pipyard, sys; sys.exit(doctest.testmod(pipyard).failed)")


def test_the_readme_names_commands() -> None:
    assert len(COMMANDS) >= 15


@pytest.mark.parametrize("line", [line for line in COMMANDS if not line.startswith(("pipyard serve", "pipyard new"))])
def test_a_command_of_the_readme_runs(installed: Path, desk: Path, line: str) -> None:
    more = next((words for start, words in QUICKLY.items() if line.startswith(start)), [])
    status = (0, 1, 130) if line.startswith(TYPED) else (0,)
    line = line.replace("--save my.log", "--save new.log")  # which nobody has yet
    run(installed, desk, "-m", *shlex.split(line), *more, status=status)


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_a_game_of_ones_own_runs(installed: Path, desk: Path, file: Path) -> None:
    run(installed, desk, "-m", "pipyard", "simulate", shutil.copy(file, desk), "--games", "2")


def test_whoever_writes_rules_may_make_classes_from_all_states_and_spaces(installed: Path, desk: Path) -> None:
    assert "Choose" in run(installed, desk, "-c", SUBCLASSES)


@pytest.fixture(scope="module")
def table(installed: Path, desk: Path) -> Iterator[Server]:
    running = Server(desk / "rooms")
    running.command = [str(installed), "-m", "pipyard", "serve"]
    running.env = surroundings(desk)
    running.more = ["--game", str(desk / "my_tower.py")]
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("key", ["rasanto", "flickers", "my_tower"])
def test_a_game_is_played_over_the_socket(table: Server, key: str) -> None:
    room, tokens = table.room(key, "me", "beginner")
    guest = Guest(table, room, *tokens.values())
    play_some_turns(guest)
    guest.close()


@pytest.mark.parametrize("checker", [["pyright", "--pythonpath"], ["mypy", "--python-executable"]], ids=["pyright", "mypy"])
def test_its_types_serve_whoever_writes_a_game(installed: Path, desk: Path, checker: list[str], tmp_path: Path) -> None:
    """Strict for pyright, as it comes for mypy. What strict forbids and the dialect has is the import of all words of a library."""
    name, where = checker
    use = tmp_path / "use.py"
    use.write_text(USE)
    rules = tmp_path / "my_tower.py"
    rules.write_text(
        "# pyright: strict, reportWildcardImportFromLibrary=false\n" + (desk / "my_tower.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    command = [sys.executable, "-m", name, where, str(installed), str(use), str(rules)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
