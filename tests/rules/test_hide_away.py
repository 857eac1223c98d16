"""Hide Away against the check values of its rules page, and what its rulings say."""

from __future__ import annotations

import pytest

from pipyard.books.das_spiel.skill.hide_away import BLACK, COVERS, HideAwayState, covered
from pipyard.core.errors import Illegal
from pipyard.core.match import Match
from pipyard.pyramid.cells import CELLS, UNDER, cell, cells
from pipyard.pyramid.outcome import seated
from tests.rules.skill_tables import asked, does, over, table

NINE = "4,1,1 5,0,1 5,1,0 6,0,1 6,1,0 4,2,1 5,2,0 4,1,2 5,0,2"


def state(match: Match) -> HideAwayState:
    assert isinstance(match.state, HideAwayState)
    return match.state


def bury(match: Match, places: list[int]) -> None:
    """Black dice lie in some cells and in all that carry them."""
    now = state(match)
    own = {die.standing.cell for die in now.dice.values()}
    wanted = set(places)
    while more := {int(under) for place in wanted for under in UNDER[place]} - wanted - own:
        wanted |= more
    for number, place in enumerate(sorted(wanted), 13):
        now.dice[number] = seated(number, BLACK, place)
    now.restack()


def test_hide_away_check_1() -> None:
    """With all nine cells occupied seat 0 is hidden; without 5,1,0 the count is 8."""
    assert sorted(COVERS[0]) == sorted(cells(NINE))
    assert covered(0, set(cells(NINE))) == 9
    assert covered(0, set(cells(NINE)) - {cell(5, 1, 0)}) == 8
    match = table("hide_away", 2)
    bury(match, [place for place in cells(NINE) if place != cell(5, 1, 0)])
    assert state(match).counts()[0] == 8
    does(match, "throw", "5,1,0/124")
    assert over(match).winners() == [0]
    assert over(match).scores[0] == 9


def test_hide_away_check_2() -> None:
    """A black die in 7,1,0 covers nothing."""
    assert covered(0, {cell(7, 1, 0)}) == 0
    assert covered(1, {cell(7, 1, 0)}) == 0


def test_hide_away_check_3() -> None:
    """A throw that drops off the plate leaves the stock as it was and ends the turn."""
    match = table("hide_away", 2)
    does(match, "throw", "off2")
    assert state(match).stock == [20, 20]
    assert asked(match) == 1


def test_eighteen_dice_hide_a_pyramid() -> None:
    match = table("hide_away", 2)
    bury(match, cells(NINE))
    assert len([die for die in state(match).dice.values() if die.colour == BLACK]) == 18


def test_whoever_is_hidden_wins_no_matter_who_threw() -> None:
    match = table("hide_away", 2)
    bury(match, [place for place in COVERS[1] if place != COVERS[1][0]])
    does(match, "throw", f"{CELLS[COVERS[1][0]].text}/124")
    assert over(match).winners() == [1]


def test_what_is_knocked_down_or_askew_goes_to_the_thrower() -> None:
    match = table("hide_away", 2)
    does(match, "throw", "8,0,0/124")
    assert state(match).stock == [19, 20]
    does(match, "throw", "off1 #13:astray")
    assert state(match).stock == [19, 21]
    assert not [die for die in state(match).dice.values() if die.colour == BLACK]


def test_a_small_pyramid_is_rebuilt_and_black_dice_make_room() -> None:
    match = table("hide_away", 2)
    bury(match, cells("4,2,1"))
    before = state(match).stock[0]
    lying = len([die for die in state(match).dice.values() if die.colour == BLACK])
    # the die at 5,2,1 is knocked off, the thrown die takes its place, and what rested on 5,2,1 hangs in the air
    does(match, "throw", "5,2,1/124 #3:off3 #1:off2")
    own = [state(match).dice[number].standing.cell for number in (1, 2, 3, 4)]
    assert sorted(own) == sorted(cells("5,1,1 6,1,1 5,2,1 5,1,2"))
    now = len([die for die in state(match).dice.values() if die.colour == BLACK])
    assert state(match).stock[0] - before == lying - now


def test_players_without_dice_are_skipped_and_the_counts_decide_in_the_end() -> None:
    match = table("hide_away", 2, handful=5)
    places = "8,0,0 7,1,0 7,0,1 6,2,0 6,0,2 0,8,0 1,7,0 0,7,1 2,6,0 0,6,2"
    for place in places.split():
        does(match, "throw", f"{place}/124")
    assert over(match).why == "hide-away-counted"
    assert over(match).ranks == [1, 1]


def test_with_opponent_the_hidden_are_out_and_the_last_one_seen_wins() -> None:
    match = table("hide_away", 3, target="opponent")
    bury(match, [place for place in COVERS[1] if place != COVERS[1][0]])
    does(match, "throw", f"{CELLS[COVERS[1][0]].text}/124")
    assert state(match).out == [1]
    assert asked(match) == 2, "seat 1 is out"


def test_the_last_throw_of_everybody_ends_the_game() -> None:
    match = table("hide_away", 2, max_throws=1, target="opponent")
    bury(match, cells("4,1,1"))
    does(match, "throw", "off1")
    does(match, "throw", "off1")
    assert over(match).why == "hide-away-counted"
    assert over(match).winners() == [1], "the lowest cover count wins"


def test_a_throw_starts_far_enough_from_the_plate() -> None:
    match = table("hide_away", 2)
    with pytest.raises(Illegal, match="at least 15 cm beside the plate"):
        match.submit(0, "throw 0 -100 200 0 1 0")


def test_by_hand_cells_are_entered_and_what_was_knocked_away() -> None:
    match = table("hide_away", 2, input="by_hand")
    does(match, "settled 8,0,0")
    does(match, "accept")
    does(match, "lost 8,0,0")
    assert asked(match) == 1
    does(match, "settled 7,1,0")
    does(match, "object")
    assert state(match).stock == [19, 20]
    assert asked(match) == 1, "seat 0, the only other, has objected"
    does(match, "off")
    assert asked(match) == 0, "the second entry stands"
    assert state(match).stock == [19, 20]
    with pytest.raises(Illegal, match="put back at once"):
        match.submit(0, "lost 5,1,1")
    with pytest.raises(Illegal, match="no funnel"):
        match.submit(0, "settled 4,1,1")


def test_the_distance_is_as_agreed() -> None:
    assert state(table("hide_away", 2)).rig().distance == 150
    assert state(table("hide_away", 2, distance_cm=30)).rig().distance == 300
