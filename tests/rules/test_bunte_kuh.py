"""Bunte Kuh: the check values of the rules, the Abacus edition."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from pipyard.books.families.cow import CowState
from pipyard.core.match import Match
from pipyard.dice.pool import Deal
from pipyard.pyramid.cells import CELLS, cells
from pipyard.shelf import game
from tests.rules.race_tables import cow, feed

ODDS = {total: Fraction(count, 216) for total, count in Counter(map(sum, product(range(1, 7), repeat=3))).items()}


def state_of(match: Match) -> CowState:
    state = match.state
    assert isinstance(state, CowState)
    return state


def test_bunte_kuh_check_1() -> None:
    """36 funnels at the start; how many of them fit a total, and that none does in about 8% of first rolls."""
    state = state_of(cow("bunte_kuh", 2))
    assert len(state.pile.funnel_cells()) == 36
    assert 36 * ODDS[10] == Fraction(9, 2)
    assert 36 * ODDS[3] == Fraction(1, 6)
    assert 36 * sum(odds * odds for odds in ODDS.values()) == Fraction(361, 108)
    rng, nothing = Random(1), Fraction(0)
    for _ in range(200):
        match = Match(game("bunte_kuh", start_seat="0"), 2, source=None)
        match.happen(Deal(45).sample(rng))
        shown = {state_of(match).sum_at(place) for place in state_of(match).pile.funnel_cells()}
        nothing += sum([odds for total, odds in ODDS.items() if total not in shown], Fraction(0))
    assert 0.06 < nothing / 200 < 0.10


def test_bunte_kuh_check_2() -> None:
    """How often each total occurs on the test pile; for 10, 13, 14 and 3 "no" is right."""
    state = state_of(cow("bunte_kuh", 2))
    totals = Counter([state.sum_at(place) for place in state.pile.funnel_cells()])
    assert totals == {5: 4, 6: 3, 7: 3, 8: 6, 9: 2, 11: 10, 12: 4, 15: 4}
    eights = {CELLS[place].text for place in state.pile.funnel_cells() if state.sum_at(place) == 8}
    assert eights == {"0,0,7", "0,5,2", "0,6,1", "2,2,3", "2,3,2", "4,0,3"}
    for roll in ("3 3 4", "4 4 5", "4 5 5", "1 1 1"):
        match = cow("bunte_kuh", 2)
        match.happen(roll)
        match.submit(1, "no")
        assert state_of(match).claimant == 1
        match.submit(1, "put 0,0,7 145")
        assert state_of(match).dice == [30, 29]


def test_bunte_kuh_check_3() -> None:
    """The funnel 2,3,2 of the test pile reads 3, 1, 4: total 8."""
    state = state_of(cow("bunte_kuh", 2))
    (place,) = cells("2,3,2")
    assert state.pile.funnel_numbers(place) == [3, 1, 4]
    assert state.sum_at(place) == 8


def test_bunte_kuh_check_4() -> None:
    """With 20, 1, 1 dice a wrong claim of the first: 22, 0, 0, and the others share the victory."""
    match = cow("bunte_kuh", 3)
    state_of(match).dice = [20, 1, 1]
    match.happen("2 3 3")
    match.submit(0, "no")
    assert state_of(match).dice == [22, 0, 0]
    assert match.over is not None
    assert match.over.ranks == [3, 1, 1]


def test_bunte_kuh_check_5() -> None:
    """Of a wrong claim at 1000 and a right one at 1001 the first is judged, the second void."""
    match = cow("bunte_kuh", 3)
    match.happen("2 3 3")
    referee = feed(match, (1001, 0, "claim 2,3,2"), (1000, 1, "claim 7,0,0"), until=1100)
    assert state_of(match).dice == [19, 22, 19]
    assert referee.dropped == [(1001, 0, "claim 2,3,2", "closed")]


@pytest.mark.parametrize("text", ["claim 0,0,0", "claim 8,0,0", "claim 7,0,0"])
def test_a_claim_on_what_is_no_fitting_funnel_is_wrong(text: str) -> None:
    match = cow("bunte_kuh", 2)
    match.happen("2 3 3")
    match.submit(0, text)
    assert state_of(match).dice == [31, 29]


def test_a_call_locks_the_others_out_and_must_be_followed_by_pointing() -> None:
    match = cow("bunte_kuh", 2, claim="call_then_point")
    match.happen("2 3 3")
    referee = feed(match, (900, 0, "call"), (1000, 1, "call"), until=4000)
    assert [why for *_, why in referee.dropped] == ["closed"]
    feed(match, until=5000)
    assert state_of(match).dice == [31, 29], "too late to point is wrong"


def test_who_takes_too_long_to_put_the_die_leaves_it_to_chance() -> None:
    match = cow("bunte_kuh", 2)
    match.happen("2 3 3")
    feed(match, (1000, 0, "claim 2,3,2"), until=21000)
    assert match.turn.kind == 1
    match.happen("put 2,3,2 623")
    assert state_of(match).dice == [29, 30]


def test_a_round_without_a_claim_ends_when_all_have_passed_or_the_time_is_over() -> None:
    match = cow("bunte_kuh", 2)
    match.happen("2 3 3")
    feed(match, (500, 0, "pass"), (900, 1, "pass"), until=1000)
    assert match.turn.kind == 1
    match.happen("2 3 3")
    feed(match, until=61000)
    assert state_of(match).rounds_played == 2
