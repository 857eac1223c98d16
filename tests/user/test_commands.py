"""Every command that ``pipyard --help`` lists, and every command under those, runs once in the user's environment."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import time
from pathlib import Path

import pytest

from tests.server.guests import Server

from .home import PATIENCE, interpreter, run, surroundings

TREE = """
import json, typer
from pipyard.cli.app import app
def names(command, before=()):
    kids = getattr(command, "commands", None)
    return [found for name, kid in kids.items() for found in names(kid, (*before, name))] if kids else [" ".join(before)]
print(json.dumps(names(typer.main.get_command(app))))
"""
LOG = "kept.log"
GAME = "own.py"
WHERE = "\x1b[6n"
"""A program asks its terminal where the cursor is."""
COMMANDS: dict[str, list[str]] = {
    "games": [],
    "rules": ["el_dado"],
    "learn": ["rasanto", "--check"],
    "simulate": ["el_dado", "--games", "2"],
    "new": [GAME],
    "check": [GAME],
    "sheet": ["--out", "sheet.svg"],
    "coach": ["trip.log", "--deep", "0"],
    "hint": ["--game", "rasanto", "--think", "20"],
    "analyse": [LOG, "--tries", "20", "--mistakes", "1"],
    "replay": [LOG],
    "bench": ["--help"],
    "admin list": [],
    "admin export": [],
    "admin import": ["rooms.jsonl"],
    "admin prune": ["--days", "1"],
    "admin club members": [],
    "admin club door": ["open"],
    "admin club invite": [],
    "admin club role": ["Ann", "moderator"],
    "admin club ban": ["Ann"],
    "admin club data": ["Ann"],
    "admin club delete": ["Ann"],
    "admin club rename": ["Ben", "Bo"],
    "maps list": [],
    "maps check": ["map.toml"],
    "board list": [],
    "board check": ["standard"],
    "board draw": ["standard"],
    "lab report": ["el_dado", "--games", "4"],
    "lab try": [GAME, "--seconds", "2"],
    "lab triangle": [],
    "lab puzzles": ["witches_dance", "--games", "1", "--wanted", "1", "--estimated", "0", "--json"],
    "puzzle": ["rasanto"],
}
"""With arguments that make them quick."""
ELSEWHERE = {"serve": "the server of these tests", "play": "below", "score": "below", "arena": "needs the extra lab: test_imports.py"}


@pytest.fixture(scope="module")
def desk(home: Path) -> Path:
    """A folder with what commands read."""
    run(home, "-m", "pipyard", "new", GAME)
    made = """
from pathlib import Path
from pipyard import game
from pipyard.bots import arena
Path("kept.log").write_text(arena.play(game("el_dado"), 2, ["greedy", "random"], 1).log)
Path("trip.log").write_text(arena.play(game("dice_trip"), 1, ["greedy"], 1).log)
Path("rooms.jsonl").write_text("")
import pipyard
from functools import partial
from pipyard.server.admin_store import with_store
from pipyard.server.club.members import join
for name in ("Ann", "Ben"):
    with_store(None, lambda store: store.run(partial(join, name * 8, name)))
found = next(Path(pipyard.__file__).parent.rglob("belgium.toml"))
Path("map.toml").write_text(found.read_text("utf-8"), "utf-8")
"""
    run(home, "-c", made)
    return home


def test_every_command_is_tried(home: Path) -> None:
    listed = set(json.loads(run(home, "-c", TREE).stdout))
    assert listed == {*COMMANDS, *ELSEWHERE}, "a command is new here, or gone: say how it is tried"


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"new"}))
def test_a_command_runs(desk: Path, command: str) -> None:
    done = run(desk, "-m", "pipyard", *command.split(), *COMMANDS[command])
    assert done.stdout or (desk / "sheet.svg").exists() or command.startswith("admin"), "it says nothing"


def test_a_game_is_begun_and_not_written_over(desk: Path) -> None:
    assert GAME in run(desk, "-m", "pipyard", "new", GAME, status=2).stderr


def test_the_score_is_kept_from_what_is_typed(home: Path) -> None:
    done = run(home, "-m", "pipyard", "score", "tumblin_dice", "--players", "Ann,Bob", typed="\n", status=(0, 1, 2))
    assert "Ann" in done.stdout


def test_a_game_is_played_in_a_real_terminal(home: Path) -> None:
    talk = [("place>", "place 8,0,0"), ("place>", "quit"), ("[Y/n]", "n")]
    status, seen = in_terminal(home, talk, "play", "rasanto", "--seats", "human,random", "--seed", "1")
    assert status in (0, 130), seen
    assert "Traceback" not in seen


def in_terminal(home: Path, talk: list[tuple[str, str]], *words: str) -> tuple[int, str]:
    """``pipyard`` in a pseudo-terminal: what is asked there and what is typed then; the status, and all that was to be seen."""
    ours, theirs = pty.openpty()
    command = [str(interpreter()), "-m", "pipyard", *words]
    process = subprocess.Popen(command, cwd=home, env=surroundings(home), stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    seen = new = ""
    until = time.monotonic() + PATIENCE
    try:
        while True:
            assert time.monotonic() < until, f"waiting for {talk[:1] or 'the end'}: {seen[-3000:]}"
            if not select.select([ours], [], [], 0.1)[0]:
                continue
            part = os.read(ours, 65536).decode(errors="replace")
            if not part:
                break
            seen, new = seen + part, new + part
            if WHERE in new:
                os.write(ours, b"\x1b[1;1R")
                new = new.replace(WHERE, "")
            if talk and talk[0][0] in new:
                os.write(ours, talk.pop(0)[1].encode() + b"\r")
                new = ""
    except OSError:
        pass  # Linux says so when the program at the other end is gone
    finally:
        os.close(ours)
        if process.poll() is None and time.monotonic() >= until:
            process.kill()
    assert not talk, f"nobody asked for {talk[0][0]!r}: {seen[-3000:]}"
    return process.wait(PATIENCE), seen


def test_the_table_is_served(table: Server) -> None:
    assert table.get("/healthz")["ok"]
