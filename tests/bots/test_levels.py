"""What the levels mean, and that in games where players run in circles those who see more get out of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pipyard
from pipyard.books.das_spiel.alteration.mound_mover_bot import removal
from pipyard.bots import arena
from pipyard.bots.bot import bot
from pipyard.bots.levels import LEVELS, string_for
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.turn import Choose
from pipyard.pyramid.cells import cell
from pipyard.pyramid.die_moves import carry


def meaning(key: str) -> list[str]:
    return [string_for(level, pipyard.game(key)) for level in LEVELS]


def test_what_the_levels_mean() -> None:
    assert meaning("rasanto") == ["mix:40", "mix:75/mcts:100", "mcts:800ms"]
    assert meaning("eintrichtern") == ["memory:20/mix:40", "memory:60/mix:75/mcts:100", "memory:95/mcts:800ms"]
    assert meaning("reducto") == ["mix:40", "mix:75/mcts:100", "perfect"]
    assert meaning("dice_trip") == ["mix:40", "greedy", "trip"]
    assert meaning("mes_des_tes_des") == ["mix:25", "mix:60", "greedy"]
    for solved in ("masquerade", "wolf", "green_amoeba"):
        assert meaning(solved) == ["mix:40/perfect", "mix:80/perfect", "perfect"]


def points(key: str, first: str, second: str, games: int) -> float:
    """What the first gets of some games against the second at all other seats; the same every time."""
    game = pipyard.game(key)
    seats = max(2, game.fewest())
    found = 0.0
    for number in range(games):
        mine = number % seats
        over = arena.play(game, seats, [first if seat == mine else second for seat in range(seats)], f"points/{number}").over
        assert over is not None
        winners = over.winners()
        found += 1 / len(winners) if mine in winners else 0.0
    return found


@pytest.mark.parametrize(
    ("key", "first", "second", "games"),
    [
        ("mes_des_tes_des", "greedy", "random", 200),
        ("green_amoeba", "mix:80/perfect", "mix:40/perfect", 3),
    ],
)
def test_who_sees_more_wins_more(key: str, first: str, second: str, games: int) -> None:
    """Greed was as good as chance in Mes dés, tes dés once, and careful amoebas ran in circles."""
    equal = games / max(2, pipyard.game(key).fewest())
    assert points(key, first, second, games) > 1.1 * equal


def test_whoever_buries_the_mountain_in_his_goal_harms_himself() -> None:
    """In Mound Mover all who hurried to the foot of a mountain that had not left waited there for ever."""
    state: Any = pipyard.game("mound_mover").start(3)
    before = removal(state, 0)
    state.pile.put(cell(0, 4, 0), 2)  # on the top of the mountain that must leave seat 0's goal
    assert removal(state, 0) < before


def test_to_climb_the_throne_looks_better_than_to_stand_before_it() -> None:
    """What a leg costs must not leap when it begins or ends, or nobody sees that it should end."""
    state: Any = pipyard.game("steps_to_the_throne").configured(start_seat="0").start(2)
    begun = state.copy()
    begun.land(begun.turn().space.sample(Random(1)))
    assert abs(begun.outlook(0) - state.outlook(0)) < 2.0
    carry(state.pile, state.green, cell(6, 1, 1))
    state.green, state.seat, state.blue, state.used = cell(6, 1, 1), 0, 0, [5, 0]
    entered = state.copy()
    entered.play(0, Move("enter"))
    assert entered.climber == 1
    entered.land(entered.turn().space.sample(Random(1)))
    assert entered.outlook(0) > state.outlook(0)


def test_the_amoebas_way_through_a_turn_is_thought_out_once_and_followed() -> None:
    """A player who asks anew after every step goes where one goes who thinks it all out first."""
    match = Match(pipyard.game("green_amoeba").configured(start_seat="0"), 3, 4)
    steady = bot("perfect", 1)
    walked: list[str] = []
    asked: list[str] = []
    while match.turn.seat == 0 and isinstance(match.turn, Choose):
        view = match.state.view(0)
        move = steady.choose(match.game, view, 0)
        walked.append(move.text)
        asked.append(bot("perfect", 2).choose(match.game, view, 0).text)
        match.submit(0, move)
    assert walked
    assert walked[0] == asked[0]
    assert len(walked) <= 6


def test_a_beginner_calls_slipped_only_with_a_card_that_is_fulfilled() -> None:
    """A slip was any legal move once: after a pull every second one was a wrong call, and two players were one in the first round."""
    game = pipyard.game("slipped")
    calls = 0
    for number in range(12):
        match = Match(game, 2, f"slipped/{number}")
        players = [bot("beginner", f"{number}/{seat}") for seat in range(2)]
        for _ in range(40):
            turn = match.turn
            if not isinstance(turn, Choose):
                break
            seat = turn.seats[0]
            move = players[seat].choose(game, match.state.view(seat), seat)
            match.submit(seat, move)
            if move.verb == "claim":
                calls += 1
                assert match.over is not None
                assert match.over.why == "objective-fulfilled"
    assert calls, "no game came to a call"
