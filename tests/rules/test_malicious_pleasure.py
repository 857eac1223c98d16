"""Malicious Pleasure against the check values of its rules page, and what its rulings say."""

from __future__ import annotations

import pytest

from pipyard.books.das_spiel.skill.malicious_pleasure import MaliciousPleasureState, numbers_offered, open_to
from pipyard.core.errors import Illegal
from pipyard.core.match import Match
from pipyard.core.turn import Chance
from pipyard.pyramid.cells import cell, cells
from pipyard.pyramid.outcome import seated
from tests.rules.skill_tables import asked, does, over, table

RED, GREEN = 0, 1


def state(match: Match) -> MaliciousPleasureState:
    assert isinstance(match.state, MaliciousPleasureState)
    return match.state


def lay(match: Match, *dice: tuple[int, str, str]) -> None:
    """Dice lie on the plate: colour, cell and triple."""
    now = state(match)
    for at, (colour, place, triple) in enumerate(dice, 1):
        now.dice[82 * colour + at] = seated(82 * colour + at, colour, cells(place)[0], triple)
    now.recount(now.share)
    now.restack()


def corner(match: Match) -> None:
    """Three red dice and six green ones, round the corner x."""
    red = [(RED, "8,0,0", "412"), (RED, "7,1,0", "321"), (RED, "6,1,1", "124")]
    lay(match, *red, *[(GREEN, place, "124") for place in ("7,0,1", "6,2,0", "6,0,2", "5,3,0", "5,2,1", "5,1,2")])


def test_malicious_pleasure_check_1() -> None:
    """Red lands above two red dice that show 4 and 2 there: a choice of 4 or 2, so up to 3 dice more."""
    match = table("malicious_pleasure", 2)
    corner(match)
    does(match, "throw", "7,0,0/124")
    assert numbers_offered(state(match).pile, cell(7, 0, 0), RED) == [4, 2]
    assert [move.text for move in match.state.moves(0)] == ["use 4", "use 2"]  # type: ignore[attr-defined]
    does(match, "use 4")
    assert state(match).due == 3


def test_malicious_pleasure_check_2() -> None:
    """Red lands in a base cell between red dice: nothing is added."""
    match = table("malicious_pleasure", 2)
    lay(match, (RED, "7,1,0", "412"), (RED, "7,0,1", "412"), (RED, "5,2,1", "412"))
    does(match, "throw", "6,1,1/124")
    assert asked(match) == 1


def test_malicious_pleasure_check_3() -> None:
    """After 7,0,0 the base cell 6,2,0 is no first addition; the funnel 6,1,0 is, by edge contact."""
    match = table("malicious_pleasure", 2)
    corner(match)
    now = state(match)
    del now.dice[now.die_at(cell(6, 2, 0))]
    now.recount(now.share)
    now.restack()
    does(match, "throw", "7,0,0/124")
    does(match, "use 4")
    with pytest.raises(Illegal, match="touches neither"):
        match.submit(0, "add 6,2,0 623")
    match = table("malicious_pleasure", 2)
    corner(match)
    does(match, "throw", "7,0,0/124")
    does(match, "use 4")
    does(match, "add 6,1,0 623")
    assert state(match).due == 2
    assert state(match).pile.occupied(cell(6, 1, 0))


def test_corners_touch_where_that_is_agreed() -> None:
    match = table("malicious_pleasure", 2)
    corner(match)
    pile = state(match).pile
    near = open_to(pile, [cell(7, 1, 0)], corners=False)
    wide = open_to(pile, [cell(7, 1, 0)], corners=True)
    assert set(near) <= set(wide)


def test_everything_added_hangs_together_with_the_thrown_die() -> None:
    match = table("malicious_pleasure", 2)
    corner(match)
    does(match, "throw", "7,0,0/124")
    does(match, "use 4")
    does(match, "add 6,1,0 623")
    does(match, "add 5,2,0 623")
    does(match, "stop")
    assert asked(match) == 1
    assert state(match).stock == [82 - 6, 82 - 6]


def test_what_is_pushed_off_goes_back_to_its_owner() -> None:
    match = table("malicious_pleasure", 2)
    lay(match, (GREEN, "8,0,0", "412"))
    does(match, "throw", "7,1,0/124 8,0,0:off3")
    assert state(match).stock == [81, 82]
    does(match, "throw", "off1 7,1,0:astray")
    assert state(match).stock == [82, 82]


def test_a_one_adds_nothing() -> None:
    match = table("malicious_pleasure", 2)
    lay(match, (RED, "8,0,0", "145"), (GREEN, "7,1,0", "321"), (GREEN, "7,0,1", "124"))
    does(match, "throw", "7,0,0/124")
    assert asked(match) == 1


def test_the_first_player_without_dice_wins_even_by_adding() -> None:
    match = table("malicious_pleasure", 2)
    corner(match)
    state(match).share = 5
    does(match, "throw", "7,0,0/124")
    does(match, "use 2")
    does(match, "add 6,1,0 623")
    assert over(match).winners() == [0]
    assert over(match).why == "no-dice-in-stock"


def test_added_dice_may_be_rolled() -> None:
    match = table("malicious_pleasure", 2, orientation="random")
    corner(match)
    does(match, "throw", "7,0,0/124")
    does(match, "use 4")
    with pytest.raises(Illegal):
        match.submit(0, "add 6,1,0 623")
    does(match, "add 6,1,0")
    assert isinstance(match.turn, Chance)
    match.happen("465")
    assert state(match).due == 2
    assert state(match).pile.face(cell(6, 1, 0), 0) == 4


def test_after_the_last_round_the_smallest_stock_wins() -> None:
    match = table("malicious_pleasure", 2, max_rounds=1)
    does(match, "throw", "off1")
    does(match, "throw", "8,0,0/124")
    assert over(match).winners() == [1]


def test_by_hand_cell_triple_and_fallen_dice_are_entered() -> None:
    match = table("malicious_pleasure", 2, input="by_hand")
    corner(match)
    does(match, "settled 7,0,0 124")
    assert asked(match) == 1
    does(match, "accept")
    assert asked(match) == 0
    does(match, "use 2")
    does(match, "stop")
    with pytest.raises(Illegal, match="enter those first"):
        match.submit(1, "lost 8,0,0")
    does(match, "lost 7,0,0")
    does(match, "lost 8,0,0")
    does(match, "shifted 7,1,0 4,4,0 623")
    does(match, "off")
    does(match, "accept")
    assert state(match).stock == [80, 76]
    assert state(match).pile.occupied(cell(4, 4, 0))


def test_the_distance_is_as_agreed() -> None:
    assert state(table("malicious_pleasure", 2)).rig().distance == 200
    assert state(table("malicious_pleasure", 2, distance_cm=30)).rig().distance == 300
