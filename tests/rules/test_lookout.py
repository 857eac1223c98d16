"""Lookout: the check values of the rules, game 33."""

from __future__ import annotations

from pipyard.books.families.joint_throw import ADDING, THROWING
from pipyard.core.match import Match
from pipyard.shelf import game
from tests.rules.race_tables import feed
from tests.rules.test_perspectives import state_of


def thrown(mine: str = "1122335566", others: str = "1234561234", **options: object) -> Match:
    """Three players: the golden die with seat 0 shows 3; seat 0 has the number 5, seat 1 the 2, seat 2 the 6."""
    match = Match(game("lookout", start_seat="0", **options), 3, source=None)
    match.happen(mine + others + others + "526" + "3")
    return match


def test_lookout_check_1() -> None:
    """Seat 0 may put red 5s, seat 1 green 2s and 3s, seat 2 black 6s and 3s."""
    state = state_of(thrown())
    assert [[number for number in range(1, 7) if state.playable(seat, number)] for seat in range(3)] == [[5], [2, 3], [3, 6]]


def test_lookout_check_2() -> None:
    """Of two 5s seat 0 puts one and calls stop: the others may put one more die each."""
    match = thrown()
    match.submit(0, "put 5 8,0,0")
    match.submit(0, "stop")
    state = state_of(match)
    assert state.quota == [0, 1, 1]
    match.submit(2, "add 7,1,0")
    match.submit(1, "put 1 6,2,0")
    assert state.phase == THROWING
    assert state.stock == [54, 54, 54]


def test_lookout_check_3() -> None:
    """With a stock of 2 and four playable dice the player puts two and wins."""
    match = Match(game("lookout", start_seat="0"), 3, source=None)
    state = state_of(match)
    state.stock = [55, 2, 55]
    assert [state.thrown(seat) for seat in range(3)] == [10, 5, 10]
    match.happen("1111111111" + "22334" + "1111111111" + "526" + "3")
    assert state.left(1) == 2
    match.submit(1, "put 2 8,0,0")
    match.submit(1, "put 3 7,1,0")
    assert match.over is not None
    assert match.over.winners() == [1]


def test_a_die_that_cannot_be_played_is_refused_and_costs_two_seconds() -> None:
    match = thrown()
    referee = feed(match, (1000, 1, "put 1 8,0,0"), (2900, 1, "put 2 8,0,0"), (3000, 1, "put 2 8,0,0"), until=3000)
    assert [why for *_, why in referee.dropped] == ["blocked"]
    assert len(state_of(match).hands[1]) == 9


def test_a_put_after_stop_counts_as_an_extra_die() -> None:
    match = thrown()
    feed(match, (1000, 0, "stop"), (1001, 1, "put 2 8,0,0"), until=1100)
    assert state_of(match).quota == [0, 1, 2]


def test_the_end_of_the_time_is_a_stop_of_the_holder() -> None:
    match = thrown()
    feed(match, until=60000)
    assert state_of(match).phase == ADDING
    assert state_of(match).quota == [0, 2, 2]
    feed(match, until=70000)
    assert state_of(match).phase == THROWING


def test_only_playable_dice_may_be_added_where_that_is_agreed() -> None:
    match = thrown(others="1111444455", extra_dice="playable_only")
    match.submit(0, "stop")
    assert state_of(match).phase == THROWING, "nobody has anything to add"
