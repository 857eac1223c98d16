"""Coulomb: the check values of the rules, game 4."""

import pytest

import pipyard
from pipyard.books.das_spiel.skill.coulomb import CoulombState
from pipyard.books.families.few_dice import gatherings, is_gathered, small_pyramids
from pipyard.pyramid.cells import cells


def begun(goal: str = "pyramid", **options: object) -> CoulombState:
    state = pipyard.Match("coulomb", seats=1, source=None, goal=goal, **options).state
    assert isinstance(state, CoulombState)
    return state


@pytest.mark.parametrize("goal", ["pyramid", "gathered"])
def test_coulomb_check_1(goal: str) -> None:
    """The start set is no success under either goal."""
    state = begun(goal)
    assert state.seated_cells() == sorted(cells("8,0,0 0,8,0 0,0,8 3,3,2"))
    assert not state.reached(state.seated_cells())


def test_coulomb_check_2() -> None:
    """A pyramid of four at the edge is a success."""
    assert begun().reached(cells("1,6,1 0,7,1 0,6,2 0,6,1"))


def test_coulomb_check_3() -> None:
    """Four neighbours on the plate are a success only with the goal "gathered"."""
    four = cells("5,2,1 4,3,1 4,2,2 3,3,2")
    assert not begun().reached(four)
    assert begun("gathered").reached(four)


def test_the_fourth_die_may_stand_in_another_middle_funnel() -> None:
    assert begun(centre="233").seated_cells() == sorted(cells("8,0,0 0,8,0 0,0,8 2,3,3"))


def test_a_die_that_leans_on_the_others_is_not_there_yet() -> None:
    match = pipyard.Match("coulomb", seats=1, source=None)
    match.submit(0, "jolt -x 12")
    match.happen("T9 #1:1,6,1/124 #2:0,7,1/124 #3:0,6,2/124 #4:astray")
    assert match.turn.seat == 0
    match.submit(0, "jolt x 6")
    match.happen("T9.8 #4:0,6,1/124")
    state = match.state
    assert isinstance(state, CoulombState)
    assert state.tries == [[(1, 980, 0)]]


def test_goals_that_end_a_live_attempt_are_those_of_the_rules() -> None:
    assert len(small_pyramids()) == 36
    assert all(begun().reached(sorted(goal)) for goal in small_pyramids())
    assert all(is_gathered(goal) for goal in gatherings())
    assert frozenset(cells("5,2,1 4,3,1 4,2,2 3,3,2")) in gatherings()
