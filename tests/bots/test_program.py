"""A bot that is another program: it plays, and whatever it does wrong only hurts itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

import pipyard
from pipyard.bots import arena
from pipyard.bots.bot import bot
from pipyard.cli import program
from pipyard.cli.program import ProgramBot
from pipyard.core.errors import Forfeit, UnknownBot
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.shelf import game as find

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.js"

GOOD = """
import sys
legal = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "pipyard": print("ready good", flush=True)
    elif word == "choose": legal = []
    elif word == "legal": legal.append(rest)
    elif word == "go": print("move " + legal[0], flush=True)
"""
WRONG = {
    "crashes at once": "raise SystemExit(3)",
    "never answers": "import time; time.sleep(600)",
    "never says ready": "print('hello', flush=True); import time; time.sleep(600)",
    "hangs when asked": GOOD.replace('print("move " + legal[0], flush=True)', "__import__('time').sleep(600)"),
    "dies when asked": GOOD.replace('print("move " + legal[0], flush=True)', "sys.exit()"),
    "answers nonsense": GOOD.replace('"move " + legal[0]', "'xyzzy'"),
    "plays what is not allowed": GOOD.replace("legal[0]", "'take 9,9,9'"),
    "writes without end": "import sys\nwhile True: sys.stdout.write('x' * 1000)",
    "asks without end": GOOD.replace('"move " + legal[0]', "'steps'").replace('elif word == "go"', "elif word in ('go', 'atoms', 'done')"),
}


def command(path: Path, source: str) -> str:
    path.write_text(source)
    return f"{sys.executable} {path}"


def first_choice(player: ProgramBot) -> str:
    match = Match(pipyard.game("el_dado"), 2, 1)
    turn = match.turn
    assert isinstance(turn, Choose)
    try:
        return str(player.choose(match.game, match.state.view(turn.seat), turn.seat))
    finally:
        player.close()


def test_a_program_plays(tmp_path: Path) -> None:
    assert first_choice(ProgramBot(command(tmp_path / "good.py", GOOD), "1")).startswith("take ")


@pytest.mark.parametrize("fault", WRONG)
def test_a_program_that_does_wrong_gives_up_in_time(fault: str, tmp_path: Path) -> None:
    player = ProgramBot(command(tmp_path / "bad.py", WRONG[fault]), "1", 2.0)
    with pytest.raises(Forfeit):  # long before its ten minutes are over, or the test would not end
        first_choice(player)
    with pytest.raises(Forfeit):  # it stays out
        first_choice(player)


def test_a_program_is_ended_with_what_it_has_started(tmp_path: Path) -> None:
    mark = tmp_path / "alive"
    child = f"import time, pathlib\nwhile True: pathlib.Path({str(mark)!r}).touch(); time.sleep(0.05)"
    source = f"import subprocess, sys, time\nsubprocess.Popen([sys.executable, '-c', {child!r}])\ntime.sleep(600)"
    with pytest.raises(Forfeit):
        first_choice(ProgramBot(command(tmp_path / "parent.py", source), "1", 4.0))
    sleep(0.3)
    mark.unlink(missing_ok=True)
    sleep(0.3)
    assert not mark.exists()


def test_the_other_side_wins_by_forfeit_and_the_log_can_be_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.bots.bot._KINDS", dict(pipyard.bots.bot._KINDS))  # type: ignore[attr-defined]
    program.allow()
    match = arena.play(pipyard.game("el_dado"), 2, [f"program:{command(tmp_path / 'bad.py', WRONG['dies when asked'])}", "random"], 1)
    assert match.over is not None
    assert match.over.winners() == [1]
    assert match.events[-1].text == "forfeit"
    again = Match.replay(match.log, find)
    assert again.over is not None
    assert again.over.ranks == match.over.ranks


def test_nobody_else_can_start_programs() -> None:
    """Not even a process that has loaded the command line: it must have been asked to."""
    source = "import pipyard.cli.app, pipyard.server.botpool.worker\nfrom pipyard.bots.bot import kinds\nprint('program' in kinds())"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
    with pytest.raises(UnknownBot):
        bot("program:true")


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
@pytest.mark.parametrize("key", ["el_dado", "dice_trip"])
def test_the_example_plays(key: str) -> None:
    player = ProgramBot(f"node {EXAMPLE}", "1")
    match = Match(pipyard.game(key), 2, 1)
    try:
        for _ in range(4):
            turn = match.turn
            assert isinstance(turn, Choose)
            match.submit(turn.seat, player.choose(match.game, match.state.view(turn.seat), turn.seat))
    finally:
        player.close()
