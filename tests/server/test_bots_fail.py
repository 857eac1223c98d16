"""Bots that fail, as a player meets it: the room says so, nothing is played by chance, and people decide how it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pipyard.texts import languages, say

from .breakable import Breakable, receive_failure
from .guests import Guest

FAULTS = {"die": "died", "hang": "slow", "error": "error", "illegal": "illegal"}
"""What the players read about every fault."""


class FaultyBots(Breakable):
    """A server whose bots can be broken and mended."""

    program = Path(__file__).with_name("faulty_bots.py")

    def fail(self, how: str) -> None:
        super().fail(how)
        if how == "hang":
            self.more = ["--bot-seconds", "1"]


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[FaultyBots]:
    server = FaultyBots(tmp_path)
    yield server
    server.stop()


def moves(guest: Guest) -> list[str]:
    return [line["text"] for line in guest.lines if line["text"].startswith("take")]


def stuck(faulty: FaultyBots, fault: str) -> tuple[str, Guest]:
    """A room of Ann and a bot that begins and fails."""
    faulty.fail(fault)
    faulty.start()
    room, tokens = faulty.room("el_dado", "random", "me", start_seat="0")
    ann = Guest(faulty, room, *tokens.values())
    assert receive_failure(ann) == {"key": "bot-failed", "args": {"why": FAULTS[fault], "seat": 0}}
    return room, ann


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_fails_is_said_and_nothing_is_played_in_its_place(faulty: FaultyBots, fault: str) -> None:
    room, ann = stuck(faulty, fault)
    assert moves(ann) == []
    notice = {"key": "notice-bot-failed", "args": {"bot": "random", "why": FAULTS[fault]}}
    assert [line["say"] for line in ann.chat] == [notice]
    assert (faulty.journal.read_text().count("asked again") == 1) == (fault != "illegal"), "once more, in a new process"
    late = Guest(faulty, room)
    assert late.picture["failed"]["key"] == "bot-failed", "visitors who come later see it too"
    assert late.ask(t="retry")["code"] == "seat"
    assert late.ask(t="invite", seat=0, bot="greedy")["code"] == "seat"
    faulty.recover()
    assert ann.ask(t="retry")["t"] == "done"
    while not moves(ann):
        ann.receive()
    assert ann.picture["failed"] is None
    assert ann.ask(t="retry")["code"] == "turn"


def test_a_bot_that_failed_is_replaced_by_another(faulty: FaultyBots) -> None:
    _, ann = stuck(faulty, "die")
    faulty.recover()
    assert ann.ask(t="invite", seat=0, bot="greedy")["t"] == "done"
    while not moves(ann):
        ann.receive()
    assert ann.chairs[0]["name"] == "greedy"
    assert ann.picture["failed"] is None
    assert ann.ask(t="invite", seat=0, bot="random")["code"] == "seat", "a bot that plays is not replaced"


def test_a_bot_that_failed_makes_way_for_a_person(faulty: FaultyBots) -> None:
    room, ann = stuck(faulty, "error")
    assert ann.ask(t="manage", action="kick", seat=0)["t"] == "done"
    ben = Guest(faulty, room)
    assert ben.ask(t="sit", seat=0, name="Ben")["t"] == "done"
    assert ben.play(0)["t"] == "done"
    ann.wait_for_n(ben.n)
    assert len(moves(ann)) == 1
    assert ann.picture["failed"] is None


def test_a_failure_outlives_the_server_and_the_game_can_be_ended(faulty: FaultyBots) -> None:
    room, ann = stuck(faulty, "die")
    faulty.kill()
    faulty.start()
    again = Guest(faulty, room, *ann.tokens)
    assert again.picture["failed"]["args"]["why"] == "died"
    assert [line["say"]["key"] for line in again.chat] == ["notice-bot-failed"]
    assert again.ask(t="manage", action="close")["t"] == "done"
    assert again.ask(t="retry")["t"] == "sorry"


def test_a_suggestion_that_fails_is_said(faulty: FaultyBots) -> None:
    faulty.fail("die")
    faulty.start()
    room, tokens = faulty.room("el_dado", "me", "me", start_seat="0")
    ann = Guest(faulty, room, *tokens.values())
    ann.send(t="hint", seat=0)
    refused = ann.hear_until("sorry", "hint")
    assert (refused["t"], refused["text"]) == ("sorry", say("why-hint-failed"))


@pytest.mark.parametrize("language", languages())
def test_every_failure_is_a_sentence_in_every_language(language: str) -> None:
    result = {say(key, language, why=why, seat="Ann", bot="Ann") for key in ("bot-failed", "notice-bot-failed") for why in FAULTS.values()}
    assert len(result) == 8
    assert all("Ann" in text and "{" not in text for text in result)
