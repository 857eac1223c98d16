"""The coach reviews games with real dice in a process of its own, and refuses what is not one."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from pipyard.server.web.coach_worker import CoachTask, advised

from .guests import Server

GAME = {"players": ["Ann", "Bob"], "lines": ["0", "1 2 3 5", "keep", "x gent, x mons", "rb gent, gy mons"], "language": "de"}


def asked(server: Server, **more: object) -> tuple[int, Any]:
    body = json.dumps({**GAME, **more}).encode()
    request = urllib.request.Request(f"{server.url}/api/score/dice_trip/coach", body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


@pytest.mark.table
def test_the_coach_judges_one_player_of_a_running_game(server: Server) -> None:
    status, advice = asked(server, seat=0)
    assert status == 200
    assert [(one["round"], one["seat"], one["played"]) for one in advice] == [(1, 0, "keep"), (1, 0, "x gent, x mons")]
    assert advice[1]["cost"] > 1
    assert advice[1]["best"] != advice[1]["played"]


@pytest.mark.table
def test_the_coach_refuses_what_is_no_game_of_dice_trip(server: Server) -> None:
    assert asked(server, seat=99)[0] == 400
    assert asked(server, lines=["0", "1 2 3 9"])[0] == 400
    assert asked(server, lines=["0"] * 401)[0] == 400
    assert asked(server, players=[])[0] == 400


def test_a_log_of_another_game_is_an_error_and_no_crash() -> None:
    assert advised(CoachTask("pipyard 1\ngame: rasanto 1\nseats: 2\nseed: 0\n\n", 0)).error is not None
    assert advised(CoachTask("nothing", 0)).error is not None
