"""Two processes on one database: who is present and who asks for a move back is known in both."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from .guests import PATIENCE, Guest, Server

pytestmark = pytest.mark.table


def until(guest: Guest, true: Callable[[], object]) -> None:
    """Hear until something is so."""
    end = time.monotonic() + PATIENCE + 10
    while not true():
        assert time.monotonic() < end
        guest.receive()


def test_people_of_another_process_are_seen_to_come_and_go(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    room, tokens = one.room("el_dado", "me", "me", start_seat="0")
    ann = Guest(one, room, tokens[0])
    assert [chair["here"] for chair in ann.chairs] == [True, False]
    ben = Guest(two, room, tokens[1])
    until(ann, lambda: ann.chairs[1]["here"])
    until(ben, lambda: ben.chairs[0]["here"])
    ben.close()
    until(ann, lambda: not ann.chairs[1]["here"])
    again = Guest(two, room, tokens[1])
    until(ann, lambda: ann.chairs[1]["here"])
    until(again, lambda: again.chairs[0]["here"])
    two.kill()
    until(ann, lambda: not ann.chairs[1]["here"])  # that process sends no heartbeats any more


def test_a_move_is_taken_back_by_consent_of_somebody_at_another_process(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    room, tokens = one.room("el_dado", "me", "me", start_seat="0")
    ann, ben = Guest(one, room, tokens[0]), Guest(two, room, tokens[1])
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    assert ann.ask(t="undo", seat=0)["t"] == "done"
    until(ben, lambda: ben.picture["undo"])
    assert ben.picture["undo"] == {"seat": 0, "waiting": [1]}
    assert ben.ask(t="undo_answer", seat=1, yes=False)["t"] == "done"
    until(ann, lambda: ann.picture["undo"] is None)
    assert ann.ask(t="undo", seat=0)["t"] == "done"
    until(ben, lambda: ben.picture["undo"])
    assert ben.ask(t="undo_answer", seat=1, yes=True)["t"] == "done"
    until(ann, lambda: ann.lines[-1]["text"] == "undo")
    assert ann.turn["seats"] == [0]
    assert ann.picture["scene"]["dice"] == ben.picture["scene"]["dice"]
    assert len(ann.picture["scene"]["dice"]) == 165


def test_a_live_action_is_watched_at_another_process(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    room, tokens = one.room("faraday", "me", "me", start_seat="0")
    ann, eve = Guest(one, room, *tokens.values()), Guest(two, room)
    until(eve, lambda: eve.chairs[0]["here"])
    (seat,) = ann.turn["seats"]
    ann.send(t="live", seat=seat, prefix=["tilt"], after=ann.n)
    began = ann.hear_until("live")["live"]
    assert eve.hear_until("live")["live"] == began
    held = [3.0, 0.0, *[0.0] * (len(began["channels"]) - 2)]
    ann.send(t="input", seat=seat, first=0, samples=[held] * 6)  # the plate stays as it is held last
    while not any(x > 1 for x, _ in eve.hear_until("frames")["tilts"]):
        pass
    late = Guest(two, room)
    (now,) = late.picture["live"]
    assert now["seat"] == seat
    assert now["tilt"][0] > 1
    assert len(now["dice"]) == len(began["dice"])
    assert late.hear_until("frames")["seat"] == seat
    assert ann.ask(t="live_end", seat=seat)["t"] == "done"
    for guest in (ann, eve, late):
        assert guest.hear_until("live_over")["why"] == "settled"
        assert [line["text"] for line in guest.lines if line["seat"] == seat][-1].startswith("tilt ~")
        assert guest.picture["live"] == []
