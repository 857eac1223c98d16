"""Greedy Grabber: the check values of the rules, game 43."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.race_tables import feed, grabbing
from tests.rules.test_raffzahn import all_that_becomes_right, right_for, state_of


def test_greedy_grabber_check_1() -> None:
    """At the start only the apex is free: a 1 is for seat 0, 2 for seat 1, 4 for seat 2; else the turn closes."""
    for rolled, seat in ((1, 0), (2, 1), (4, 2)):
        match = grabbing("greedy_grabber")
        match.happen(str(rolled))
        assert [right_for(state_of(match), one) for one in range(3)] == [{"0,0,0"} if one == seat else set() for one in range(3)]
    for rolled in (3, 5, 6):
        match = grabbing("greedy_grabber")
        match.happen(str(rolled))
        feed(match, until=3000)
        assert str(match.events[-1]) == "*@3000 idle"


@pytest.mark.parametrize(("rolled", "yields"), [(1, [1, 0, 0]), (2, [3, 3, 3]), (4, [1, 0, 2])])
def test_greedy_grabber_check_2(rolled: int, yields: list[int]) -> None:
    """How many dice rolls 1, 2 and 4 can ever give each seat, whatever the order."""
    for order in range(5):
        match = grabbing("greedy_grabber")
        match.happen(str(rolled))
        assert all_that_becomes_right(state_of(match), Random(order)) == yields


@pytest.mark.parametrize(
    ("stamp", "before", "after"), [(4999, 3, [4, 0, 0]), (5200, 3, [3, 0, 0]), (5300, 3, [1, 1, 1]), (5300, 1, [1, 0, 0])]
)
def test_greedy_grabber_check_3(stamp: int, before: int, after: list[int]) -> None:
    """Grabs at 4999, 5200 and 5300 for a stop at 5000: counts, void, late."""
    match = grabbing("greedy_grabber")
    match.happen("1")
    state_of(match).heaps = [before, 0, 0]
    feed(match, (5000, 0, "stop"), (stamp, 0, "grab 0,0,0"), until=5400)
    assert state_of(match).heaps == after
    assert state_of(match).pile.occupied(164) == (stamp > 5000)


def test_greedy_grabber_check_4() -> None:
    """Of two right grabs of one player 300 ms apart the second is ignored."""
    match = grabbing("greedy_grabber", apex="removed")
    match.happen("2")
    referee = feed(match, (2000, 0, "grab 1,0,0"), (2300, 0, "grab 0,1,0"), until=2300)
    assert state_of(match).heaps == [1, 0, 0]
    assert referee.dropped == [(2300, 0, "grab 0,1,0", "busy")]


def test_the_game_is_over_the_moment_no_die_is_left() -> None:
    match = grabbing("greedy_grabber")
    state = state_of(match)
    while state.pile.count() > 1:
        state.pile.take(state.pile.free_cells()[-1])
    last = state.pile.free_cells()[0]
    match.happen(str(state.pile.face(last, 1)))
    assert not match.over
    move = next(move for move in state.moves(1).all() if move.at == last)  # type: ignore[attr-defined] # pyright: ignore
    match.submit(1, move, 900)
    assert match.over is not None
    assert match.over.why == "no-die-left"
