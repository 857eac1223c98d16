"""Perfect play: what the tables and the searched endgames promise."""

from __future__ import annotations

from typing import Any, cast

import pytest

import pipyard
from pipyard.books.das_spiel.alteration.masquerade_bot import drawn, draws_left, put_back
from pipyard.bots.bot import bot
from pipyard.bots.perfect import Endgame
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from tests.bots.test_analysis import count, solved_value


@pytest.mark.parametrize(
    ("training", "target", "from_start", "worst"), [(False, "any", 7, 10), (True, "any", 8, 10), (False, "brg", 7, 13)]
)
def test_the_table_of_masquerade_has_the_distances_of_the_rules(training: bool, target: str, from_start: int, worst: int) -> None:
    far = draws_left(training, target)
    assert len(far) == 16_800
    assert far["krgbgbrbrg"] == from_start
    assert max(far.values()) == worst


def test_a_draw_can_be_put_back() -> None:
    for edge in range(3):
        assert put_back(drawn("krgbgbrbrg", edge), edge) == "krgbgbrbrg"


@pytest.mark.parametrize("options", [{}, {"mode": "training"}, {"start": "random"}])
def test_masquerade_alone_takes_no_draw_too_many(options: dict[str, object]) -> None:
    match = Match(pipyard.game("masquerade").configured(**options), 1, 3)
    state = cast("Any", match.state)
    far = draws_left(state.training, state.target)
    edges = "".join(state.words(0))
    player = bot("perfect", 1)
    draws = 0
    while match.over is None:
        match.submit(0, player.choose(match.game, match.state.view(0), 0))
        draws += 1
    assert draws == far["k" + edges]


def test_the_wolf_is_found_with_few_dogs() -> None:
    """45 cells cannot be told apart with fewer than about six and a half dogs and questions on average."""
    player = bot("perfect", 1)
    used: list[int] = []
    for place in ("0,0,8", "4,2,2", "8,0,0", "3,4,1"):
        match = Match(pipyard.game("wolf").configured(start_seat="0"), 2, 1)
        match.submit(1, f"name {place}")
        while cast("Any", match.state).rounds_played == 0:
            match.submit(0, player.choose(match.game, match.state.view(0), 0))
        used.append(cast("Any", match.state).cost[0])
    assert sum(used) / len(used) <= 8.0


def test_the_amoeba_walks_home_when_it_can() -> None:
    game = pipyard.game("green_amoeba").configured(start_seat="0")
    match = Match(game, 3, 5)
    player = bot("perfect", 2)
    for _ in range(6):
        turn = match.turn
        assert isinstance(turn, Choose)
        move = player.choose(game, match.state.view(turn.seat), turn.seat)
        assert match.state.moves(turn.seat).contains(move)
        match.submit(turn.seat, move)


@pytest.mark.parametrize("total", [10, 13, 16, 17, 18, 19])
def test_an_endgame_is_seen_through(total: int) -> None:
    match = count(total)
    seat = match.turn.seat
    found = Endgame(2).best(match.state, seat)
    assert found is not None
    after = match.state.copy()
    after.play(seat, found[0])
    assert solved_value(after, seat) == (found[1] == 1.0)
    assert solved_value(match.state, seat) == (found[1] == 1.0)


def test_an_end_too_far_away_is_not_guessed() -> None:
    assert Endgame(2).best(Match(pipyard.game("smuggling"), 2, 1).state, 0) is None
