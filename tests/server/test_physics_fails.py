"""Physics that fails, as a player meets it: the room says so, nothing is made up, and the turn can be repeated."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pipyard.texts import languages, say

from .breakable import Breakable, receive_failure
from .guests import Guest, Server

FAULTS = {"die": ("died", "crashed"), "panic": ("engine", "Panic: index out of bounds"), "hang": ("slow", "within 5 seconds")}
"""For every fault what the players read, and what the log of the server says."""
LIVE_FAULTS = {**FAULTS, "hang": ("slow", "no longer responds")}
PHYSICAL = 13


class Faulty(Breakable):
    """A server whose physics can be broken and mended."""

    program = Path(__file__).with_name("faulty.py")

    def fail(self, how: str) -> None:
        self.get("/api/games")  # by then a process has come up that could simulate
        super().fail(how)


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[Faulty]:
    server = Faulty(tmp_path)
    yield server
    server.stop()


def hear_turn(guest: Guest, kind: str) -> int:
    while guest.turn["kind"] != kind:
        guest.receive()
    return int(guest.turn["seats"][0])


def outcomes(guest: Guest) -> list[str]:
    """Where dice came to rest."""
    return [line["text"] for line in guest.lines if line["seat"] < 0 and ":" in line["text"]]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_shot_that_fails_is_taken_back_and_can_be_repeated(faulty: Faulty, fault: str) -> None:
    cause, noted = FAULTS[fault]
    faulty.start()
    room, tokens = faulty.room("tumblin_dice", "me", "me")
    ann, eve = Guest(faulty, room, *tokens.values()), Guest(faulty, room)
    seat = hear_turn(ann, "choose")
    shot = f"flick {'AB'[seat]}1 speed=1.47 aim=3.2"
    faulty.fail(fault)
    assert ann.play(seat, shot)["t"] == "done"
    result = {"key": "physics-taken-back", "args": {"why": cause, "seat": seat}}
    for guest in (ann, eve):
        assert receive_failure(guest) == result
        assert guest.turn["kind"] == "choose"
        assert guest.turn["seats"] == [seat]
        assert guest.lines[-1]["text"] == "undo"
        assert guest.lines[-1]["failed"] == result
        assert outcomes(guest) == []
    assert noted in faulty.journal.read_text()
    assert f"({cause})" in faulty.journal.read_text()
    late = Guest(faulty, room)
    assert late.picture["failed"] == result, "visitors who come later see it too"
    faulty.recover()
    assert ann.play(seat, shot)["t"] == "done"
    while not outcomes(ann):
        ann.receive()
    assert ann.lines[-1]["motion"] or ann.lines[-2]["motion"], "this one was simulated"
    assert ann.picture["failed"] is None


def test_a_bot_whose_shot_fails_waits_until_somebody_lets_it_try_again(faulty: Faulty) -> None:
    faulty.start()
    room, tokens = faulty.room("tumblin_dice", "random", "me")  # the seat that begins is drawn, here always as the first
    faulty.fail("panic")
    ann = Guest(faulty, room, *tokens.values())
    assert receive_failure(ann)["args"] == {"why": "engine", "seat": 0}
    shots = [line for line in ann.lines if line["text"].startswith("flick")]
    assert len(shots) == 1
    eve = Guest(faulty, room)
    assert eve.ask(t="retry")["code"] == "seat"
    faulty.recover()
    assert ann.ask(t="retry")["t"] == "done"
    while not outcomes(ann):
        ann.receive()
    assert ann.picture["failed"] is None
    assert ann.ask(t="retry")["code"] == "turn"


def begin_to_blow(guest: Guest) -> tuple[int, int]:
    """Take a breath; the seat, and how many numbers a sample has."""
    seat = hear_turn(guest, "choose")
    guest.send(t="live", seat=seat, prefix=["blow"], after=guest.n)
    began = guest.hear_until("live", "sorry")
    assert began["t"] == "live", began
    return seat, len(began["live"]["channels"])


@pytest.mark.parametrize("fault", LIVE_FAULTS)
def test_a_live_action_that_fails_says_so_and_can_be_repeated(faulty: Faulty, fault: str) -> None:
    cause, noted = LIVE_FAULTS[fault]
    faulty.start()
    room, tokens = faulty.room("dune", "me")
    ann, eve = Guest(faulty, room, *tokens.values()), Guest(faulty, room)
    seat, width = begin_to_blow(ann)
    before = ann.n
    ann.send(t="input", seat=seat, first=0, samples=[[0.0] * width])
    assert ann.hear_until("frames", "live_over")["t"] == "frames", "the action is under way"
    faulty.fail(fault)
    for guest in (ann, eve):
        over = guest.hear_until("live_over")
        assert (over["seat"], over["why"]) == (seat, "failed")
        assert over["say"] == {"key": "physics-undecided", "args": {"why": cause}}
        assert guest.n == before, "nothing has happened"
    assert noted in faulty.journal.read_text()
    assert f"({cause})" in faulty.journal.read_text()
    faulty.recover()
    seat, width = begin_to_blow(ann)
    ann.send(t="input", seat=seat, first=0, samples=[[0.0] * width])
    assert ann.ask(t="live_end", seat=seat)["t"] == "done"
    assert ann.hear_until("live_over")["why"] == "settled"


@pytest.fixture
def without_numpy(tmp_path: Path) -> dict[str, str]:
    """Surroundings in which numpy cannot be imported, by no process."""
    package = tmp_path / "fake" / "numpy"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ImportError(\"No module named 'numpy'\")\n")
    return {**os.environ, "PYTHONPATH": str(package.parent)}


def test_a_server_without_physics_says_so_and_marks_its_games(tmp_path: Path, without_numpy: dict[str, str]) -> None:
    server = Server(tmp_path / "rooms")
    server.journal = tmp_path / "journal"
    server.env = {**without_numpy, "PIPYARD_LANG": "en"}
    try:
        server.start()
        shelf = {card["key"]: card for card in server.get("/api/games")["games"]}
        marked = {key for key, card in shelf.items() if card["unplayable"] is not None}
        assert marked == {key for key, card in shelf.items() if "dexterity" in card["kinds"]}
        assert len(marked) == PHYSICAL
        why = shelf["dune"]["unplayable"]
        assert why == {"key": "physics-unplayable", "args": {"why": "No module named 'numpy'"}}
        assert say("serve-no-physics", why="No module named 'numpy'") in server.journal.read_text()
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
        status, result = server.post("/api/rooms", {"game": "tumblin_dice", "seats": seats, "options": {}})
        assert status == 400
        assert "numpy" in str(result)
        room, tokens = server.room("rasanto", "me", "random")
        assert Guest(server, room, *tokens.values()).picture["scene"], "all other games can be played"
    finally:
        server.stop()


def test_the_command_line_says_that_a_game_cannot_be_played(without_numpy: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pipyard", "play", "tumblin_dice", "--seed", "1"]
    asked = subprocess.run(command, env={**without_numpy, "PIPYARD_LANG": "de"}, input="", capture_output=True, text=True, check=False)
    assert asked.returncode == 2
    assert asked.stderr.strip().splitlines()[-1].endswith("Würfel lassen sich nicht simulieren (No module named 'numpy')")
    assert "Traceback" not in asked.stderr


@pytest.mark.parametrize("language", languages())
def test_every_failure_is_a_sentence_in_every_language(language: str) -> None:
    from pipyard.texts import speaking  # noqa: PLC0415

    with speaking(language):
        result = {
            say(key, why=why, seat="Ann")
            for key in ("physics-taken-back", "physics-undecided")
            for why in ("missing", "engine", "died", "slow")
        }
    assert len(result) == 8
    assert not [text for text in result if "{" in text or "physics" in text]
