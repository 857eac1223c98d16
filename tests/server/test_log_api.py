"""Games that a link carries: shown from their logs, and refused where they are none."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from pipyard.core.errors import PipyardError
from pipyard.core.log import Event
from pipyard.server.web.log_api import MOST_LOG, MOST_LOG_BYTES, ReplayRequest, played_in, shown

from .guests import Server
from .test_replay import finished


def test_a_log_shows_the_same_moments_as_its_room() -> None:
    played = finished()
    log = played.log()
    last = shown(ReplayRequest(log, 1_000_000))
    assert last.step == last.steps == len(played.events)
    assert len(last.scene.dice) == 165
    assert last.players == ("Ann", "Ben")
    assert shown(ReplayRequest(log, 1)).line is not None


def test_seats_without_names_and_bots_are_told_apart() -> None:
    head = "pipyard 1\ngame: rasanto 1\nseats: 3\nplayers: beginner 2, A\x07nn\n\n"
    played = played_in(head)
    assert played.players == ("beginner 2", "Ann", "?")
    assert played.bots == (0,)


def test_what_is_no_game_is_refused() -> None:
    played = finished()
    for log in (
        "",
        "hello",
        "pipyard 1\ngame: no_such_game 1\nseats: 2\n\n",
        "pipyard 1\ngame: rasanto 999\nseats: 2\n\n",
        "pipyard 1\ngame: rasanto 1\nseats: 99\n\n",
        "pipyard 1\ngame: rasanto 1\noptions: no=such\nseats: 2\n\n",
        played.log() + str(Event(0, "place 8,0,0")) + "\n",
    ):
        with pytest.raises(PipyardError):
            shown(ReplayRequest(log, 1_000_000))


def test_the_server_answers_with_a_moment_or_a_reason(server: Server) -> None:
    def ask(body: bytes, **headers: str) -> tuple[int, Any]:
        asked = Request(f"{server.url}/api/replay", body, {"content-type": "application/json", **headers})
        try:
            with urlopen(asked) as found:
                return found.status, json.load(found)
        except HTTPError as error:
            return error.code, json.load(error)

    log = finished().log()
    status, moment = ask(json.dumps({"log": log, "step": 2}).encode())
    assert (status, moment["step"], moment["key"]) == (200, 2, "rasanto")
    status, refusal = ask(json.dumps({"log": log.replace("rasanto", "nothing")}).encode(), **{"accept-language": "de"})
    assert status == 409
    assert refusal["error"]
    assert ask(b"{}")[0] == 400
    assert ask(json.dumps({"log": "x" * (MOST_LOG + 1)}).encode())[0] == 400
    assert ask(b"x" * (MOST_LOG_BYTES + 1))[0] == 413
    assert ask(json.dumps({"log": log}).encode(), origin="https://elsewhere.example")[0] == 403
