"""Puzzles as the server sends them: a table, and what comes of moves."""

from __future__ import annotations

import json
from urllib.parse import urlencode

import pytest

from pipyard import puzzles
from pipyard.puzzles import RIGHT
from pipyard.server.web.puzzle_api import page, tried

from .guests import Server
from .test_operation import text


@pytest.mark.parametrize("key", [key for key in puzzles.offered() if key not in ("tumblin_dice", "dice_trip")])
def test_a_puzzle_offers_all_moves_and_answers_each(key: str) -> None:
    one = puzzles.puzzle(key, 1)
    result = json.loads(page(key, 1, "fr"))
    assert result["table"]["mine"] == [one.seat]
    assert result["table"]["picture"]["turn"]["moves"][str(one.seat)]
    assert result["ask"]
    right = one.solutions()[0]
    wrong = next(move for move, other in one.tries.items() if other.verdict not in RIGHT)
    for move in (right, wrong):
        answer = json.loads(tried(key, 1, "en", (move,)))
        assert answer["right"] is (move == right)
        assert answer["update"]["lines"][0]["text"]
        assert answer["text"]
        if answer["solved"]:
            assert {other["move"] for other in answer["others"]} == set(one.tries)
        else:
            assert not answer["others"]


@pytest.mark.table
def test_puzzles_are_found_over_http(server: Server) -> None:
    shelf = server.get("/api/puzzles")
    assert (shelf["key"], shelf["number"]) in puzzles.everything()
    assert len(shelf["puzzles"]) == len(puzzles.everything())
    move = puzzles.puzzle("rasanto", 1).solutions()[0]
    assert server.get(f"/api/puzzles/nl/rasanto/1/try?{urlencode({'move': move})}")["right"]
    assert text(server, "/puzzles")[0] == 200
    assert text(server, "/puzzles/rasanto/1")[0] == 200
    for address in (
        "xx/rasanto/1",
        "en/nosuchgame/1",
        "en/rasanto/0",
        "en/rasanto/999",
        "en/rasanto/1/try?move=nonsense",
        "en/rasanto/1/try",
    ):
        status, said = text(server, f"/api/puzzles/{address}")
        assert status in (400, 404), address
        assert json.loads(said)["error"]


@pytest.mark.table
def test_a_shot_is_simulated_by_the_server(server: Server) -> None:
    move = puzzles.puzzle("tumblin_dice", 1).solutions()[0]
    answer = server.get(f"/api/puzzles/en/tumblin_dice/1/try?{urlencode({'move': move})}")
    assert answer["solved"]
    assert answer["update"]["lines"][-1]["motion"]
