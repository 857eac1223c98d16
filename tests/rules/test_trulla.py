"""Trulla against the check values of its rules page, and what its rulings say."""

from __future__ import annotations

import pytest

from pipyard.books.das_spiel.skill.trulla import TrullaState, missing_faces
from pipyard.core.errors import Illegal
from pipyard.core.match import Match
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.outcome import seated
from tests.rules.skill_tables import asked, does, over, table


def state(match: Match) -> TrullaState:
    assert isinstance(match.state, TrullaState)
    return match.state


def test_trulla_check_1() -> None:
    """A ladle of 7, 5 seated, 1 off, 1 kept: 5 placed, 2 back in stock, turn over."""
    match = table("trulla", 3)
    does(match, "ladle 7", "#1:8,0,0/124 #2:7,1,0/124 #3:7,0,1/124 #4:6,1,1/124 #5:7,0,0/124 #6:off3 #7:kept")
    assert state(match).pile.count() == 5
    assert state(match).stock == [50, 55, 55]
    assert asked(match) == 1


def test_trulla_check_2() -> None:
    """A ladle that touches 3,3,2 before it pours ends the turn; nothing is placed."""
    match = table("trulla", 3)
    does(match, "ladle 1", "3,3,2/124")
    does(match, "ladle 4", "touched #84:kept #85:kept #86:kept #87:kept")
    assert state(match).pile.count() == 1
    assert state(match).stock == [54, 55, 55]
    assert state(match).touched
    assert asked(match) == 2


def test_trulla_check_3() -> None:
    """Red 50 and green 41: black must have 44."""
    assert missing_faces([50, 41]) == 44
    match = table("trulla", 3, input="by_hand")
    with pytest.raises(Illegal, match="black must have 44"):
        match.submit(0, "tally 50 41 40")
    does(match, "tally 50 41 44")
    does(match, "accept")
    assert over(match).scores == [50, 41, 44]
    assert over(match).winners() == [0]


def test_two_sides_have_83_dice_and_three_55() -> None:
    assert state(table("trulla", 2)).stock == [83, 83]
    assert state(table("trulla", 3)).stock == [55, 55, 55]
    assert state(table("trulla", 4)).stock == [83, 83]
    assert state(table("trulla", 6)).stock == [55, 55, 55]


def test_fallen_dice_go_to_their_owners_and_shifted_ones_stay() -> None:
    match = table("trulla", 2)
    does(match, "ladle 2", "#1:8,0,0/124 #2:6,2,0/124")
    does(match, "ladle 1", "#84:8,0,0/124 #1:off2 #2:5,3,0/132")
    assert state(match).stock == [82, 82]
    assert sorted([CELLS[die.standing.cell].text for die in state(match).dice.values()]) == ["5,3,0", "8,0,0"]


def test_the_ladle_holds_forty_and_never_more_than_there_are() -> None:
    match = table("trulla", 2, load="all_that_fit")
    with pytest.raises(Illegal, match="the ladle must be full: 40"):
        match.submit(0, "ladle 10")
    does(match, "ladle 40 middle")
    with pytest.raises(Illegal):
        table("trulla", 2).submit(0, "ladle 41")


def test_the_finished_pyramid_is_counted() -> None:
    match = table("trulla", 3)
    now = state(match)
    for cell in CELLS[:-1]:
        side = cell.index % 3
        number = 1 + 83 * side + cell.index // 3
        now.dice[number] = seated(number, side, cell.index)
    now.recount(now.share)
    now.restack()
    now.seat = 2
    does(match, "ladle 1", "0,0,0/124")
    assert over(match).why == "pyramid-complete"
    assert sum(over(match).scores) == 135


def test_by_hand_new_dice_are_tapped_one_by_one() -> None:
    match = table("trulla", 2, input="by_hand")
    for entry in ("settled 8,0,0", "settled 7,1,0", "done"):
        assert asked(match) == 0
        does(match, entry)
    assert asked(match) == 1
    does(match, "accept")
    assert state(match).stock == [81, 83]
    for entry in ("shifted 8,0,0 6,2,0", "lost 7,1,0", "settled 8,0,0", "done", "object"):
        does(match, entry)
    assert asked(match) == 1
    assert state(match).stock == [81, 83], "the turn is repeated from where it began"
    assert state(match).pile.count() == 2
