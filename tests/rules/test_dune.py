"""Dune: the check values of the rules, game 2."""

import pytest

import pipyard
from pipyard.books.das_spiel.skill.dune import DuneState
from pipyard.books.families.few_dice import is_small_pyramid
from pipyard.core.errors import Illegal
from pipyard.pyramid.cells import cells
from pipyard.pyramid.geometry import pose_in
from pipyard.pyramid.outcome import ASTRAY, SEATED, read


def begun(**options: object) -> pipyard.Match:
    return pipyard.Match("dune", seats=1, source=None, **options)


def test_dune_check_1() -> None:
    """A die of level 1 on its three under-cells is a success."""
    assert is_small_pyramid(cells("4,2,2 3,3,2 3,2,3 3,2,2"))


def test_dune_check_2() -> None:
    """A die of level 2 over three base dice that form a point cannot be read."""
    four = cells("3,3,2 3,2,3 2,3,3 2,2,2")
    assert not is_small_pyramid(four)
    standings = read({number: pose_in(place, "124") for number, place in enumerate(four)})
    assert [standings[number].how for number in range(4)] == [SEATED, SEATED, SEATED, ASTRAY]


def test_dune_check_3() -> None:
    """Four neighbours on level 0 are no success."""
    assert not is_small_pyramid(cells("4,2,2 3,3,2 3,2,3 2,3,3"))


def test_breaths_move_dice_until_one_sits_on_three() -> None:
    match = begun()
    match.submit(0, "puff 8,0,0 -x 0.8 0.3")
    match.happen("T1.1 #1:4,2,2/124 #2:3,2,3/124")
    match.submit(0, "blow 0 150 40 0 -1 -0.2 0.9 0.5")
    match.happen("T12.75 #3:3,2,2/124")
    state = match.state
    assert isinstance(state, DuneState)
    assert state.tries == [[(1, 1275, 0)]]


def test_a_die_off_the_plate_ends_the_attempt() -> None:
    match = begun()
    match.submit(0, "puff 8,0,0 x 1 1")
    match.happen("T1.1 #1:off2")
    state = match.state
    assert isinstance(state, DuneState)
    assert state.tries == [[(0, 0, 0)]]
    assert len(state.dice) == 4, "the next attempt begins with all four"


def test_a_mouth_keeps_its_distance() -> None:
    match = begun()
    with pytest.raises(Illegal, match="5 cm"):
        match.submit(0, "blow 0 120 20 0 -1 0 0.5 0.5")


def test_a_puff_never_comes_too_near_to_another_die() -> None:
    match = begun()
    match.submit(0, "puff 8,0,0 -x 0.8 0.3")
    match.happen("T1 #1:4,2,2/124 #2:3,2,3/124 #3:3,2,2/124 #4:5,2,1/124")
    state = match.state
    assert isinstance(state, DuneState)
    for cell in ("4,2,2", "3,2,3", "3,2,2", "5,2,1"):
        for towards in ("x", "y", "z", "-x", "-y", "-z", "45"):
            breath = state.act(match.game.parse(f"puff {cell} {towards}"))
            assert breath is not None
            assert state.moves(0).contains(breath.move()), breath


@pytest.mark.parametrize("centre", ["332", "323", "233"])
def test_the_fourth_die_stands_in_the_middle_funnel_that_was_agreed(centre: str) -> None:
    state = begun(centre=centre).state
    assert isinstance(state, DuneState)
    assert state.seated_cells() == sorted(cells(f"8,0,0 0,8,0 0,0,8 {','.join(centre)}"))
