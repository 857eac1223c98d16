"""Games that move between tables by their logs."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from tests.server.club_members import ClubMember
from tests.server.guests import PATIENCE, Guest, Server


def along(server: Server, room: str, *tokens: str) -> tuple[int, str]:
    """What a room says to somebody who wants to take its game along."""
    body = json.dumps({"tokens": tokens}).encode()
    request = urllib.request.Request(f"{server.url}/api/rooms/{room}/log", body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def begun(server: Server, game: str, *kinds: str, moves: int = 3) -> tuple[str, dict[int, str], Guest]:
    """A room of one person in which a few moves were made."""
    room, tokens = server.room(game, *kinds)
    guest = Guest(server, room, *tokens.values())
    for _ in range(moves):
        while not guest.turn["moves"]:
            guest.hear_until("update")
        guest.play(guest.turn["seats"][0])
    return room, tokens, guest


def cells(guest: Guest) -> dict[str, str]:
    return {die["cell"]: die["colour"] for die in guest.picture["scene"]["dice"]}


ME: dict[str, Any] = {"kind": "person", "name": "Ann"}


def test_a_game_goes_on_in_another_room_as_it_stood(server: Server) -> None:
    room, tokens, guest = begun(server, "rasanto", "me", "me")
    status, log = along(server, room, *tokens.values())
    assert status == 200
    _, card = server.post("/api/moved", {"log": log})
    assert (card["game"], card["players"], card["bots"]) == ("rasanto", ["Ann", "Ann 2"], [])
    status, made = server.post("/api/moved", {"log": log, "seats": [ME, {"kind": "bot", "bot": "beginner"}]})
    assert status == 201, made
    there = Guest(server, made["room"], *made["tokens"].values())
    assert list(made["tokens"]) == ["0"]
    # what lies there lay here; a bot has taken the other seat, and plays on
    assert cells(guest).items() <= cells(there).items()
    while not there.turn["moves"]:
        there.hear_until("update")
    there.play(0)
    # and back again
    status, log = along(server, made["room"], *made["tokens"].values())
    assert status == 200
    assert "Ann" in log
    assert server.post("/api/moved", {"log": log, "seats": [ME, ME]})[0] == 201


def test_open_seats_are_for_whoever_has_the_link(server: Server) -> None:
    room, tokens, _ = begun(server, "rasanto", "me", "me")
    _, log = along(server, room, *tokens.values())
    _, made = server.post("/api/moved", {"log": log, "seats": [ME, {"kind": "open"}]})
    friend = Guest(server, made["room"])
    assert [chair["kind"] for chair in friend.chairs] == ["person", "open"]


def test_secrets_of_others_stay_where_they_are(server: Server) -> None:
    room, tokens = server.room("slide", "me", "me")
    Guest(server, room, *tokens.values())
    assert along(server, room, tokens[0])[0] == 403
    assert along(server, room, *tokens.values())[0] == 200


def test_the_secrets_of_a_bot_are_safe_in_a_rated_game(server: Server) -> None:
    ann = ClubMember(server, "Ann of the Log")
    for rated, status in ((True, 403), (False, 200)):
        room, token = ann.room("random", game="slide", clock=300, rated=rated)
        ann.enter(room, token)
        assert along(server, room, token)[0] == status


def test_nobody_takes_a_game_without_a_seat(server: Server) -> None:
    room, _, _ = begun(server, "rasanto", "me", "me", moves=1)
    assert along(server, room)[0] == 403
    assert along(server, room, "somebody")[0] == 403
    assert along(server, "no-such-room", "somebody")[0] == 409


@pytest.mark.parametrize(
    "body",
    [
        {"log": "no log"},
        {"log": "pipyard 1\ngame: nothing 1\nseats: 2\nplayers: a, b\n\n"},
        {"log": "x" * 60_001},
        {"log": "pipyard 1\ngame: rasanto 1\nseats: 2\nplayers: a, b\n\n0 nonsense\n"},
        {"log": 1},
        {"log": "", "more": 1},
    ],
)
def test_what_is_no_game_is_refused(server: Server, body: dict[str, Any]) -> None:
    status, answer = server.post("/api/moved", body)
    assert status == 400
    assert answer["error"]


def test_seats_must_fit_and_something_must_be_left_to_play(server: Server) -> None:
    room, tokens, guest = begun(server, "rasanto", "me", "me", moves=1)
    _, log = along(server, room, *tokens.values())
    assert server.post("/api/moved", {"log": log, "seats": [ME]})[0] == 400
    assert server.post("/api/moved", {"log": log, "seats": [{"kind": "open"}, {"kind": "open"}]})[0] == 400
    while guest.turn["kind"] != "over":
        if not guest.turn["moves"]:
            guest.hear_until("update")
            continue
        guest.play(guest.turn["seats"][0])
    status, log = along(server, room, *tokens.values())
    assert status == 200
    status, why = server.post("/api/moved", {"log": log, "seats": [ME, ME]})
    assert status == 400
    assert "over" in why["error"]
