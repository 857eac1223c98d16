"""The Forbidden Number: the check values of the rules, game 12."""

import pytest

import pipyard
from pipyard.books.das_spiel.chance.forbidden_number import ForbiddenNumberState
from pipyard.pyramid.cells import cells

FOUR = cells("8,0,0 7,1,0 7,0,1 7,0,0")


def position(**options: object) -> ForbiddenNumberState:
    state = pipyard.game("forbidden_number").start(3, start_seat="0", **{"forbidden": "6", **options})
    assert isinstance(state, ForbiddenNumberState)
    return state


@pytest.mark.parametrize(("removal", "left"), [("once", 3), ("repeat", 0)])
def test_forbidden_number_check_1(removal: str, left: int) -> None:
    """Only the free 7,0,0 goes when the forbidden number is rolled; with "repeat" all four dice go."""
    state = position(removal=removal)
    for place in FOUR:
        state.put_own(place)
    state.land(pipyard.Move(6))
    assert state.pile.dice_cells() == sorted(FOUR[:left])
    assert state.seat == 1


@pytest.mark.parametrize("removal", ["once", "repeat"])
def test_forbidden_number_check_2(removal: str) -> None:
    """If 7,0,0 is green, red loses nothing: none of the three red dice is free."""
    state = position(removal=removal)
    for place in FOUR[:3]:
        state.put_own(place)
    state.pile.put(FOUR[3], 1)
    state.land(pipyard.Move(6))
    assert state.pile.count() == 4
    assert state.seat == 1


def test_forbidden_number_check_3() -> None:
    """With 6 forbidden a 5 places five dice, a 6 none."""
    state = position()
    state.land(pipyard.Move(5))
    assert state.due == 5
    for place in ("8,0,0", "7,1,0", "7,0,1", "7,0,0", "0,0,8"):
        assert state.seat == 0
        state.play(0, pipyard.game("forbidden_number").parse(f"place {place}"))
    state.land(pipyard.Move(6))
    assert state.due == 0
    assert state.pile.count() == 5
    assert state.seat == 2


def test_the_forbidden_number_can_be_drawn() -> None:
    match = pipyard.Match("forbidden_number", seats=3, source=None, start_seat="0")
    match.happen("4")
    match.happen("4")
    assert match.turn.seat == 1
    match.happen("1")
    assert isinstance(match.turn, pipyard.Choose)


def test_who_has_an_empty_stock_does_not_roll() -> None:
    state = position(stock="equal")
    assert state.stock == [55, 55, 55]
    state.stock[1] = 0
    state.land(pipyard.Move(6))
    assert state.seat == 2


def test_at_the_limit_most_faces_win() -> None:
    state = position(max_rounds=1)
    for number, places in ((1, "8,0,0"), (2, "7,1,0 7,0,1"), (1, "7,0,0")):
        state.land(pipyard.Move(number))
        for place in places.split():
            state.play(state.seat, pipyard.game("forbidden_number").parse(f"place {place}"))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.scores == [2, 2, 2]
    assert over.winners() == [0, 1, 2]
