"""Spotted Cow: the check values of the rules, game 18."""

from __future__ import annotations

from pipyard.dice.orientation import orientation
from pipyard.pyramid.cells import cells
from tests.rules.race_tables import cow, feed
from tests.rules.test_bunte_kuh import state_of


def test_spotted_cow_check_1() -> None:
    """The funnel 7,0,0 shows 3 + 5 + 2 = 10."""
    state = state_of(cow("spotted_cow", 2))
    for place, triple in zip(cells("8,0,0 7,1,0 7,0,1"), ("362", "153", "642"), strict=True):
        state.pile.turn(place, orientation(triple))
    (funnel,) = cells("7,0,0")
    assert state.pile.funnel_numbers(funnel) == [3, 5, 2]
    assert state.sum_at(funnel) == 10


def test_spotted_cow_check_2() -> None:
    """Four players with 30 each and a wrong "blank": caller 33, others 29."""
    match = cow("spotted_cow", 4)
    assert state_of(match).dice == [30] * 4
    match.happen("2 3 3")
    match.submit(2, "blank")
    assert state_of(match).dice == [29, 29, 33, 29]


def test_spotted_cow_check_3() -> None:
    """Of players with 1, 5, 5 dice one with 5 calls wrongly: the first has 0 and wins."""
    match = cow("spotted_cow", 3)
    state_of(match).dice = [1, 5, 5]
    match.happen("2 3 3")
    match.submit(1, "claim 7,0,0")
    assert match.over is not None
    assert match.over.winners() == [0]
    assert match.over.scores == [0, 7, 4]


def test_a_wrong_claim_can_be_only_refused() -> None:
    match = cow("spotted_cow", 2, false_claim="nothing")
    match.happen("2 3 3")
    referee = feed(match, (1000, 0, "claim 7,0,0"), (2000, 0, "claim 2,3,2"), (2500, 0, "claim 2,3,2"), until=2500)
    assert [why for *_, why in referee.dropped] == ["blocked"]
    assert state_of(match).claimant == 0
    assert state_of(match).dice == [60, 60]
    match = cow("spotted_cow", 2, false_claim="nothing")
    match.happen("2 3 3")
    match.submit(0, "blank")
    assert state_of(match).dice == [61, 59], "a wrong blank is fined all the same"


def test_the_others_can_go_on_after_a_false_claim() -> None:
    match = cow("spotted_cow", 3, after_false="continue")
    match.happen("2 3 3")
    match.submit(0, "claim 7,0,0")
    assert match.turn.seats == (1, 2)  # type: ignore[attr-defined] # pyright: ignore
    match.submit(1, "claim 7,0,0")
    match.submit(2, "blank")
    assert match.turn.kind == 1, "all are out: the next roll"


def test_dice_can_fall_as_they_like() -> None:
    match = cow("spotted_cow", 2, orientation="random")
    match.happen("2 3 3")
    match.submit(1, "claim 2,3,2")
    match.happen("put 2,3,2 623")
    assert state_of(match).dice == [60, 59]
    match.happen("1 1 1")
    match.submit(0, "blank")
    match.submit(0, "put 7,0,0")
    match.happen("put 7,0,0 145")
    assert state_of(match).dice == [59, 59]
