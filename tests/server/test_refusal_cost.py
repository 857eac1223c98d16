"""Attacks with what is refused: long texts of colons once froze every room of a server for minutes, while a sentence was looked for."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from pipyard import Match, texts
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import MAX_TEXT, Text, because
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.requests import FromBrowser

from .guests import Guest, Server

ATTACK = "place " + ": " * 120 + "does not do, it lies between " * 40
COLONS = ": " * 2000
GENEROUS = 5.0
"""Seconds of the server's processor. Each of these took 22 to 112 once; what they take now stands in benchmarks/refusals.md."""
AT_ONCE = 0.001
"""Seconds of this process's processor for a refusal alone, formatted; the fastest of many runs takes a tenth of that."""
RUNS = 50
GERMAN = {"accept-language": "de-AT,de;q=0.9,en;q=0.8"}


@pytest.mark.parametrize("lang", texts.languages())
def test_a_refusal_is_short_whatever_was_typed(lang: str) -> None:
    match = Match("rasanto", seats=2, seed=1, start_seat="0")
    for typed in (ATTACK, f"place {COLONS}", COLONS, "place 8,0,0 " + "why-is-not-allowed " * 100, "{ $typed }" * 200, "\x1b[31m\n" * 400):
        with pytest.raises(PipyardError) as caught:
            match.submit(0, typed)
        said = texts.say_text(caught.value.text, lang)
        assert said.replace("\u00a0", " ").isprintable()
        assert len(said) < 500


def refused_move(match: Match) -> Text:
    with pytest.raises(PipyardError) as caught:
        match.submit(0, ATTACK)
    return caught.value.text


def refused_message(body: bytes) -> Text:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(body, type=FromBrowser)
    return because("why-message-malformed", error=reason_of(caught.value))


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("what", ["move", "message"])
def test_a_refusal_takes_less_than_a_millisecond(lang: str, what: str) -> None:
    match = Match("rasanto", seats=2, seed=1, start_seat="0")
    body = msgspec.json.encode({"t": "submit", "id": 1, COLONS: 1})
    took: list[float] = []
    for _ in range(RUNS):
        began = time.process_time()
        text = refused_move(match) if what == "move" else refused_message(body)
        assert texts.say_text(text, lang)
        took.append(time.process_time() - began)
    assert min(took) < AT_ONCE


@pytest.mark.table
def test_a_move_of_colons_is_refused_at_once(server: Server) -> None:
    room, tokens = server.room("rasanto", "me", "me", start_seat="0")
    ann, ben = Guest(server, room, *tokens.values(), hello=False), Guest(server, room)
    ann.send(t="hello", protocol=PROTOCOL, room=room, tokens=tuple(tokens.values()), since=-1, language="de")
    ann.hear_until("table")
    began = server.busy_seconds()
    ann.send(t="submit", seat=0, move=ATTACK, after=ann.n)
    assert ben.ask(t="ping")["t"] == "pong"
    sorry = ann.hear_until("sorry")
    assert server.busy_seconds() - began < GENEROUS
    assert sorry["code"] == "illegal"
    assert "ist kein Zug" in sorry["text"]
    assert len(sorry["text"]) < 500


@pytest.mark.table
def test_a_message_that_cannot_be_understood_is_refused_at_once(server: Server) -> None:
    room, tokens = server.room("rasanto", "me", "me")
    ann = Guest(server, room, *tokens.values(), hello=False)
    ann.send(t="hello", protocol=PROTOCOL, room=room, tokens=tuple(tokens.values()), since=-1, language="de")
    ann.hear_until("table")
    began = server.busy_seconds()
    sorry = ann.ask(**{"t": "submit", COLONS: 1})
    assert server.busy_seconds() - began < GENEROUS
    assert sorry["code"] == "malformed"
    assert sorry["text"].startswith("fehlerhafte Nachricht (")


def refused(server: Server, path: str, body: object) -> Any:
    """What is answered to a body that cannot be taken, in German and within the time."""
    began = server.busy_seconds()
    status, answer = server.post(path, body, **GERMAN)
    assert server.busy_seconds() - began < GENEROUS
    assert status == 400
    assert len(answer["error"]) < MAX_TEXT + 100
    return answer["error"]


@pytest.mark.table
def test_a_room_with_a_field_of_colons_is_refused_at_once(server: Server) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    assert "fehlerhafte Nachricht" in refused(server, "/api/rooms", {"game": "rasanto", "seats": seats, COLONS: 1})
    assert refused(server, "/api/rooms", {"game": COLONS[:80], "seats": seats}).startswith(("es gibt kein Spiel", "fehlerhafte Nachricht"))
    assert refused(server, "/api/rooms", {"game": "rasanto", "seats": seats, "options": {"a" * 40: ": " * 40}})


@pytest.mark.table
def test_a_score_of_colons_is_refused_at_once(server: Server) -> None:
    assert "fehlerhafte Nachricht" in refused(server, "/api/score/dice_trip", {COLONS: 1})
    began = server.busy_seconds()
    status, answer = server.post("/api/score/dice_trip", {"players": ["Ann", "Ben"], "language": "de", "lines": [": " * 90]}, **GERMAN)
    assert server.busy_seconds() - began < GENEROUS
    assert (status, answer["taken"]) == (200, 0)
    assert 0 < len(answer["refused"]) < MAX_TEXT
