"""Perspectives: the check values of the rules, the extension of the Abacus edition."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from pipyard.books.families.joint_throw import ADDING, THROWING, TossingState
from pipyard.books.fifty_five.perspectives import share
from pipyard.core.match import Match
from pipyard.shelf import game
from tests.rules.race_tables import feed

MINE = "1224566341"[:10]
OTHERS = 3 * "5555555555"


def thrown(special: int, marker: int, mine: str = MINE, **options: object) -> Match:
    """Seat 0 holds the turquoise die and has thrown ``mine``; everybody's number is the marker."""
    match = Match(game("perspectives", start_seat="0", **options), 4, source=None)
    match.happen(mine + OTHERS + 4 * str(marker) + str(special))
    return match


def state_of(match: Match) -> TossingState:
    state = match.state
    assert isinstance(state, TossingState)
    return state


def test_perspectives_check_1() -> None:
    """A die matches with odds 11/36; ten give 3.06 on average."""
    state = state_of(thrown(4, 2))
    matching = 0
    for common, own in product(range(1, 7), repeat=2):
        state.special, state.markers = common, [own] * 4
        matching += state.playable(1, 3)
    assert Fraction(matching, 36) == 1 - Fraction(5, 6) ** 2 == Fraction(11, 36)
    assert round(float(10 * Fraction(11, 36)), 2) == 3.06


def test_perspectives_check_2() -> None:
    """Four players have 220 dice, 216 to place, 165 fit; seven 34 each, 33 to place."""
    assert [share(seats) + 1 for seats in range(4, 11)] == [55, 48, 40, 34, 30, 26, 24]
    assert 4 * share(4) == 216
    assert (7 * 34, share(7)) == (238, 33)


def test_perspectives_check_3() -> None:
    """With 4 and 2 four of ten dice may be placed; with 4 twice only the two 4s."""
    assert state_of(thrown(4, 2)).left(0) == 4
    assert state_of(thrown(4, 4)).left(0) == 2
    assert state_of(thrown(4, 2, holder_uses_turquoise="no")).left(0) == 2
    assert state_of(thrown(4, 2, holder_uses_turquoise="no")).playable(1, 4)


def test_perspectives_check_4() -> None:
    """A stop with two unplaced: the three others may add up to 2 each."""
    match = thrown(4, 2)
    match.submit(0, "put 2 8,0,0")
    match.submit(0, "put 4 7,1,0")
    match.submit(0, "stop")
    state = state_of(match)
    assert state.quota == [0, 2, 2, 2]
    assert state.order == [1, 2, 3]
    match.submit(1, "add 6,2,0")
    match.submit(1, "put 5 5,3,0")
    assert state.order == [2, 3]
    match.submit(2, "done")
    match.submit(3, "add 0,0,8")
    match.submit(3, "done")
    assert state.phase == THROWING
    assert state.seat == 1
    assert state.stock == [52, 52, 54, 53]


def test_perspectives_check_5() -> None:
    """With 164 dice lying the left neighbour adds one, the pyramid is full, the game ends."""
    match = thrown(4, 2)
    state = state_of(match)
    while state.pile.count() < 164:
        state.pile.put(state.pile.funnel_cells()[0], 3)
    state.hands[0] = [2, 4, 5]
    match.submit(0, "stop")
    assert state.phase == ADDING
    match.submit(1, "add 0,0,0")
    assert match.over is not None
    assert match.over.why == "pyramid-complete"
    assert match.over.ranks == [2, 1, 2, 2]


def test_a_die_that_does_not_match_is_out_and_blocks() -> None:
    match = thrown(4, 2)
    referee = feed(match, (1000, 0, "put 6 8,0,0"), (2000, 0, "put 2 8,0,0"), (2500, 0, "put 2 8,0,0"), until=2500)
    assert [why for *_, why in referee.dropped] == ["blocked"]
    assert state_of(match).hands[0] == [1, 1, 2, 3, 4, 4, 5, 6]
    assert state_of(match).stock[0] == 53


@pytest.mark.parametrize(("by", "stopped"), [("anyone", True), ("holder", False)])
def test_who_may_call_stop(by: str, stopped: bool) -> None:
    match = thrown(4, 2, stop_by=by)
    feed(match, (1000, 2, "stop"), until=1000)
    assert (state_of(match).phase == THROWING) == stopped


def test_the_count_is_made_when_an_early_stop_takes_effect() -> None:
    match = thrown(4, 2)
    feed(match, (100, 0, "stop"), (500, 0, "put 2 8,0,0"), until=800)
    assert str(match.events[-1]) == "0@800 stop"
    assert max(state_of(match).quota) == 3


def test_rounds_without_a_placed_die_end_the_game() -> None:
    match = Match(game("perspectives", start_seat="0", quiet_rounds=2), 4, source=None)
    for _ in range(2):
        match.happen(40 * "1" + "2222" + "3")
        feed(match, until=10**6)
    assert match.over is not None
    assert match.over.why == "nobody-puts-dice"
