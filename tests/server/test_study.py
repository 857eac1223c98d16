"""The study board: lines are played again, moves of all sides tried, and a bot thinks within its bounds."""

from __future__ import annotations

import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import pipyard
from pipyard import puzzles
from pipyard.core.errors import PipyardError
from pipyard.core.log import Header
from pipyard.server.botpool.worker import searched
from pipyard.server.room.hints import studied_line
from pipyard.server.store.export import PlayedGame
from pipyard.server.web.log_api import MOST_LOG
from pipyard.server.web.study import MOST_LINE, StudyRequest, _of_game, _of_line, _of_log, _of_puzzle, further, question, studied

from .guests import Server
from .test_replay import finished


def test_moves_of_all_sides_are_tried_after_a_puzzle() -> None:
    one = puzzles.puzzle("rasanto", 1)
    wish = StudyRequest(puzzle="rasanto", number=1)
    source = _of_puzzle(wish)
    first = studied(source, wish)
    assert first.table.mine == (0, 1)
    assert first.before == len(one.log)
    move = one.solutions()[0]
    second = studied(source, StudyRequest(puzzle="rasanto", number=1, move=move))
    assert second.line[0] == f"{one.seat} {move}"
    assert second.table.picture is not None
    other = second.table.picture.turn.seats[0]
    assert other != one.seat
    assert other in second.table.picture.turn.moves
    again = studied(source, StudyRequest(puzzle="rasanto", number=1, line=second.line))
    assert again.table.n == second.table.n


def test_chance_is_drawn() -> None:
    played = PlayedGame(Header("up_and_down", seats=3), [], {})
    found = studied(_of_game(played, 0), StudyRequest(room="r"))
    assert found.line
    assert all(event.startswith("*") for event in found.line)


def test_a_game_is_studied_from_the_log_that_a_link_carries() -> None:
    played = finished()
    wish = StudyRequest(log=played.log(), step=len(played.events) - 4)
    found = studied(_of_log(wish), wish)
    assert found.before == len(played.events) - 4
    assert [chair.name for chair in found.table.chairs] == ["Ann", "Ben"]
    assert found.table.picture is not None
    [seat] = found.table.picture.turn.seats
    assert found.table.picture.turn.moves[seat]
    for bad in ("hello", "pipyard 1\ngame: dune 1\nseats: 1\n\n"):
        with pytest.raises(PipyardError):
            studied(_of_log(StudyRequest(log=bad)), wish)


def test_a_game_is_studied_from_the_events_that_a_hint_hands_out() -> None:
    match = pipyard.Match("rasanto", seats=2, seed=3)
    match.submit(match.turn.seats[0], "place 8,0,0")
    line = studied_line(match)
    assert len(line) == 2
    wish = StudyRequest(key="rasanto", seats=2, options={"adjacency": "touching"}, start=line, move="place 7,1,0")
    found = studied(_of_line(wish), wish)
    assert found.before == 2
    assert found.line == (f"{match.turn.seats[0]} place 7,1,0",)
    assert [chair.name for chair in found.table.chairs] == ["player 1", "player 2"]
    for bad in (StudyRequest(key="no_such_game", seats=2), StudyRequest(key="rasanto", seats=7), StudyRequest(key="dune", seats=1)):
        with pytest.raises(PipyardError):
            studied(_of_line(bad), bad)


@pytest.mark.parametrize("key", ["slipped", "storing_scores", "raffzahn", "tumblin_dice", "my_game"])
def test_what_somebody_may_not_know_or_no_bot_can_judge_is_not_handed_out(key: str) -> None:
    match = pipyard.Match(key, seed=1)
    assert studied_line(match) == ()


def test_a_move_that_is_not_allowed_is_refused() -> None:
    wish = StudyRequest(puzzle="rasanto", number=1, move="place 0,0,0")
    with pytest.raises(PipyardError):
        studied(_of_puzzle(wish), wish)
    wish = StudyRequest(puzzle="tumblin_dice", number=1)
    with pytest.raises(PipyardError):
        studied(_of_puzzle(wish), wish)


def test_steps_of_long_moves_are_offered() -> None:
    wish = StudyRequest(puzzle="rasanto", number=1, prefix=("place",))
    assert further(_of_puzzle(wish), wish).branches


def test_a_bot_names_three_moves_with_their_worth_and_tries() -> None:
    wish = StudyRequest(puzzle="rasanto", number=1)
    asked = question(_of_puzzle(wish), wish, 60)
    assert asked.bot == "mcts:60ms"
    found = searched(asked)
    assert 1 <= len(found.rows) <= 3
    assert found.tries >= sum(row.tries for row in found.rows) > 0
    assert all(0 <= row.worth <= 1 for row in found.rows)


def ask(server: Server, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    request = Request(server.url + path, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urlopen(request) as answer:
            return answer.status, json.loads(answer.read())
    except HTTPError as error:
        return error.code, json.loads(error.read())


@pytest.mark.table
def test_studies_over_http(server: Server) -> None:
    position = {"puzzle": "rasanto", "number": 1}
    assert ask(server, "/api/study", position)[0] == 200
    status, thought = ask(server, "/api/study/think", {**position, "milliseconds": 60})
    assert status == 200
    assert thought["rows"]
    log = finished().log()
    assert ask(server, "/api/study", {"log": log, "step": 9})[1]["before"] == 9
    assert ask(server, "/api/study/think", {"log": log, "step": 9, "milliseconds": 60})[1]["rows"]
    assert ask(server, "/api/study", {"log": "no game"})[0] == 409
    assert ask(server, "/api/study", {"log": "x" * (MOST_LOG + 1)})[0] == 400
    assert ask(server, "/api/study", {"puzzle": "rasanto", "number": 99})[0] == 409
    assert ask(server, "/api/study", {"room": "nosuchroom", "game": 1})[0] in (404, 409)
    assert ask(server, "/api/study", {**position, "line": ["0 pass"] * (MOST_LINE + 1)})[0] == 400
    assert ask(server, "/api/study/think", {**position, "milliseconds": 3_600_000})[0] == 400
    assert ask(server, "/api/study", {**position, "line": ["0 nonsense"]})[0] == 409
