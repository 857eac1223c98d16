"""Flickers against the check values of its rules page, and what its rulings say."""

from __future__ import annotations

import pytest

from pipyard.books.das_spiel.skill.flickers import FlickersState
from pipyard.core.errors import Illegal
from pipyard.core.match import Match
from tests.rules.skill_tables import asked, does, over, table


def state(match: Match) -> FlickersState:
    assert isinstance(match.state, FlickersState)
    return match.state


def four_of_seat_0() -> Match:
    """Seat 0 has four dice on the plate, seat 1 one, and seat 0 is on."""
    match = table("flickers", 2)
    for at, cell in enumerate(("8,0,0", "7,1,0", "7,0,1", "6,1,1")):
        does(match, "flick", f"{cell}/124")
        does(match, "flick", "0,8,0/124" if at == 0 else "off3")
    return match


def test_flickers_check_1() -> None:
    """With 4 on the plate, a fifth that knocks off an own die leaves 4 on, 1 in hand, and no win."""
    match = four_of_seat_0()
    assert state(match).drawn_scores() == [4, 1]
    does(match, "flick", "astray #1:off2")
    assert state(match).drawn_scores() == [4, 1]
    assert state(match).stock == [1, 4]
    assert asked(match) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_flickers_check_2(seats: int) -> None:
    """A flick that misses and pushes nothing: the die returns, the next seat plays."""
    match = table("flickers", seats)
    does(match, "flick", "4,4,0/124")
    does(match, "flick", "off5")
    assert state(match).drawn_scores()[1] == 0
    assert state(match).stock[1] == 5
    assert asked(match) == 2 % seats


def test_all_five_on_the_plate_win_also_askew_and_on_top_of_others() -> None:
    match = four_of_seat_0()
    does(match, "flick", "astray")
    assert over(match).winners() == [0]
    assert over(match).scores == [5, 1]
    assert over(match).why == "flickers-all-on-plate"


def test_a_foreign_die_that_falls_goes_back_to_its_owner() -> None:
    match = four_of_seat_0()
    does(match, "flick", "off1 #6:off4")
    assert state(match).drawn_scores() == [4, 0]
    assert state(match).stock == [1, 5]


def test_all_dice_of_the_hand_are_flicked_in_one_turn() -> None:
    match = table("flickers", 2, per_turn="all")
    for cell in ("8,0,0", "7,1,0", "7,0,1", "6,1,1"):
        assert asked(match) == 0
        does(match, "flick", f"{cell}/124")
    does(match, "flick", "off1")
    assert asked(match) == 1
    for _ in range(5):
        does(match, "flick", "off1")
    assert asked(match) == 0
    does(match, "flick", "off6")
    assert asked(match) == 1, "there was one die in the hand when the turn began"


def test_after_the_last_round_most_dice_win() -> None:
    match = table("flickers", 2, max_rounds=1)
    does(match, "flick", "off1")
    does(match, "flick", "8,0,0/124")
    assert over(match).why == "round-limit"
    assert over(match).winners() == [1]


def test_a_die_is_flicked_from_the_line_before_the_own_side() -> None:
    match = table("flickers", 2)
    does(match, "flick", "off1")
    with pytest.raises(Illegal, match="10 cm in front of your side"):
        match.submit(1, "flick 0 -167 90 45 1.5")
    does(match, "flick left high", "off1")


def test_by_hand_the_players_say_what_landed_and_what_fell() -> None:
    match = table("flickers", 2, input="by_hand")
    does(match, "landed 0 0")
    assert asked(match) == 1
    does(match, "accept")
    does(match, "missed 1 0")
    does(match, "accept")
    assert state(match).stock == [5, 5]
    with pytest.raises(Illegal, match="between 0 and 0"):
        match.submit(0, "landed 1 0")


def test_by_hand_a_turn_is_repeated_when_all_others_object_and_then_it_stands() -> None:
    match = table("flickers", 3, input="by_hand")
    does(match, "landed 0 0 0")
    does(match, "object")
    assert asked(match) == 2
    does(match, "object")
    assert asked(match) == 0
    assert state(match).drawn_scores() == [0, 0, 0]
    does(match, "missed 0 0 0")
    assert asked(match) == 1, "the repeated turn stands"
    does(match, "landed 0 0 0")
    does(match, "object")
    does(match, "accept")
    assert state(match).drawn_scores() == [0, 1, 0]
