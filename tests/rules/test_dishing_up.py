"""Dishing Up against the check values of its rules page, and what its rulings say."""

from __future__ import annotations

import pytest

from pipyard.books.das_spiel.skill.dishing_up import CORE, PLACES, SHARES, DishingUpState, next_thrower
from pipyard.core.errors import Illegal
from pipyard.core.match import Match
from pipyard.pyramid.cells import SIZE, cells
from tests.rules.skill_tables import asked, does, over, table

OPEN = ["8,0,0", "0,8,0", "0,0,8", "7,1,0", "7,0,1", "1,7,0", "0,7,1", "0,1,7", "1,0,7", "6,2,0", "6,0,2", "2,6,0"]


def state(match: Match) -> DishingUpState:
    assert isinstance(match.state, DishingUpState)
    return match.state


def test_dishing_up_check_1() -> None:
    """165 - 56 = 109 dice are shared out: 36, 27, 21 or 18 each."""
    assert len(CORE) == 56
    assert PLACES == SIZE - 56 == 109
    assert [SHARES[seats] for seats in (3, 4, 5, 6)] == [36, 27, 21, 18]
    assert cells("1,1,1")[0] in CORE
    assert state(table("dishing_up", 3)).pile.count() == 56


def test_dishing_up_check_2() -> None:
    """Three players, a fallen 4: seat 1 plays on."""
    assert next_thrower(3, 0, 4) == 1
    match = table("dishing_up", 3)
    does(match, "throw", "off4")
    assert asked(match) == 1


def test_dishing_up_check_3() -> None:
    """Four players, seat 3 throws, a fallen 6: seat 0 plays on."""
    assert next_thrower(4, 3, 6) == 0
    match = table("dishing_up", 4, start_seat="3")
    does(match, "throw", "off6")
    assert asked(match) == 0


def test_dishing_up_check_4() -> None:
    """Seat 2 of six throws four, the fifth falls showing 3: stock 14, seat 2 goes on."""
    match = table("dishing_up", 6, start_seat="2")
    for place in OPEN[:4]:
        does(match, "throw", f"{place}/124")
        assert asked(match) == 2
    does(match, "throw", "off3")
    assert state(match).stock[2] == 14
    assert asked(match) == 2


def test_the_first_die_that_left_the_plate_decides() -> None:
    match = table("dishing_up", 3)
    does(match, "throw", "#3:off5 #57:off1")
    assert asked(match) == 2
    assert state(match).stock[0] == 37, "the core die is his now as well"


def test_a_die_askew_comes_back_and_the_turn_goes_on() -> None:
    match = table("dishing_up", 3)
    does(match, "throw", "astray")
    assert asked(match) == 0
    assert state(match).stock[0] == 36


def test_the_last_die_does_not_win_if_it_knocks_another_off() -> None:
    match = table("dishing_up", 3)
    does(match, "throw", "8,0,0/124")
    state(match).stock[0] = 1
    does(match, "throw", "7,1,0/124 8,0,0:off2")
    assert asked(match) == 0
    assert state(match).stock[0] == 1
    does(match, "throw", "8,0,0/124")
    assert over(match).winners() == [0]


def test_after_the_last_throw_the_smallest_stock_wins() -> None:
    match = table("dishing_up", 3, max_throws=2)
    does(match, "throw", "8,0,0/124")
    does(match, "throw", "off6")
    assert over(match).why == "throws-made"
    assert over(match).winners() == [0]
    assert over(match).scores == [35, 36, 36]


def test_by_hand_it_is_said_what_stayed_and_what_fell() -> None:
    match = table("dishing_up", 4, input="by_hand")
    does(match, "stayed")
    does(match, "accept")
    assert state(match).stock[0] == 26
    does(match, "fell 3 2")
    does(match, "accept")
    assert state(match).stock[0] == 28
    assert asked(match) == 1
    does(match, "returned")
    does(match, "accept")
    assert state(match).stock[1] == 27
    does(match, "fell 1 6")
    for _ in range(3):
        does(match, "object")
    assert asked(match) == 1, "everybody has objected"
    does(match, "fell 1 4")
    assert asked(match) == 3
    with pytest.raises(Illegal):
        match.submit(3, "fell 0 4")
    with pytest.raises(Illegal):
        match.submit(3, "fell 1 7")


def test_a_fallen_die_whose_number_nobody_saw_calls_the_left_neighbour() -> None:
    match = table("dishing_up", 3)
    does(match, "throw", "off")
    assert asked(match) == 1


def test_it_is_said_whom_every_number_calls_and_the_limit_only_near_it() -> None:
    for seats in (3, 4, 5, 6):
        (text,) = state(table("dishing_up", seats)).scene().say
        assert text.key == f"dishing-up-calls-{seats}"
        assert [text.args[f"seat{seat + 1}"] for seat in range(seats)] == [*range(seats)]
        assert ("seat_left" in text.args) == (seats in (4, 5))
    keys = [text.key for text in state(table("dishing_up", 3, max_throws="15")).scene().say]
    assert keys[0] == "dishing-up-throws"
