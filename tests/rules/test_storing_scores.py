"""Storing Scores: the check values of the rules, game 15."""

import pytest

import pipyard
from pipyard.books.das_spiel.special.storing_scores import StoringScoresState
from pipyard.books.families.covered_numbers import COVERED
from pipyard.core.space import Certain
from pipyard.dice.orientation import orientation
from pipyard.pyramid.cells import BASE, cell


def dealt(seats: int = 2, **options: object) -> pipyard.Match:
    """Seat 0 begins; 362, 153, 642 lie in the x-corner, 124 everywhere else."""
    match = pipyard.Match("storing_scores", seats=seats, source=None, start_seat="0", **options)
    triples = ["124"] * BASE
    for place, triple in [((8, 0, 0), "362"), ((7, 1, 0), "153"), ((7, 0, 1), "642")]:
        triples[cell(*place)] = triple
    match.happen(" ".join(triples))
    return match


def state_of(match: pipyard.Match) -> StoringScoresState:
    assert isinstance(match.state, StoringScoresState)
    return match.state


def test_storing_scores_check_1() -> None:
    """Under 7,0,0 lie 3, 5 and 2: the sum is 10."""
    assert state_of(dealt()).pile.funnel_numbers(cell(7, 0, 0)) == [3, 5, 2]


def test_storing_scores_check_2() -> None:
    """A roll of 10 and 7,0,0 lifted: a hit, then a forced new roll."""
    match = dealt()
    match.happen("4 4 2")
    match.submit(0, "lift 7,0,0")
    assert match.state.scene().scores == (1, 0)
    assert isinstance(match.turn, pipyard.Chance)
    assert match.turn.by == 0


def test_storing_scores_check_3() -> None:
    """Seat 0 rolled 11 and failed: seat 1 may keep 11 without rolling."""
    match = dealt()
    match.happen("4 4 3")
    match.submit(0, "lift 7,0,0")
    assert match.state.scene().scores == (0, 0)
    match.happen("cover")
    assert match.turn.seat == 1
    match.submit(1, "keep")
    assert state_of(match).total == 11


def test_storing_scores_check_4() -> None:
    """36 funnels use 108 of the 135 upper black faces."""
    assert len(COVERED) * 3 == 108
    state = state_of(dealt())
    visible = sum(not state.pile.covered(place, axis) for place in range(BASE) for axis in range(3))
    assert visible == 135 - 108 == 27


def test_everybody_sees_a_lifted_funnel_and_nobody_afterwards() -> None:
    match = dealt()
    match.happen("6 6 6")
    match.submit(0, "lift 7,0,0")
    for viewer in (0, 1, None):
        seen = {die.cell: die.triple for die in match.state.view(viewer).scene().dice}
        assert seen["8,0,0"] == "362"  # the lifted face, and its two outer ones
        assert seen["6,1,1"] == "???"
    match.happen("cover")
    for viewer in (0, 1, None):
        seen = {die.cell: die.triple for die in match.state.view(viewer).scene().dice}
        assert seen["8,0,0"] == "?62"


def test_no_log_tells_what_lies_under_the_green_dice() -> None:
    match = dealt()
    match.happen("4 4 2")
    match.submit(0, "lift 7,0,0")
    for viewer in (0, 1, None):
        result = match.log_for(viewer)
        assert "?62" in result
        assert "362" not in result
        assert "lift 7,0,0" in result


def test_views_do_not_depend_on_the_hidden_numbers() -> None:
    one, two = dealt(), dealt()
    inside = cell(3, 3, 2)
    state_of(two).pile.turn(inside, orientation("654"))
    assert one.state.facts() != two.state.facts()
    for viewer in (0, 1, None):
        assert one.state.view(viewer).facts() == two.state.view(viewer).facts()


@pytest.mark.parametrize(("seats", "target"), [(2, 8), (4, 8), (5, 6), (8, 6)])
def test_the_target_depends_on_the_players(seats: int, target: int) -> None:
    assert state_of(dealt(seats)).target == target


def test_the_first_turn_and_a_turn_after_a_hit_must_roll() -> None:
    match = dealt()
    with pytest.raises(pipyard.OutOfTurn):
        match.submit(0, "keep")
    match.happen("4 4 2")
    match.submit(0, "lift 7,0,0")
    with pytest.raises(pipyard.OutOfTurn):
        match.submit(0, "keep")


def test_the_numbers_are_shown_as_long_as_agreed() -> None:
    match = dealt(reveal_s=7)
    match.happen("4 4 3")
    match.submit(0, "lift 7,0,0")
    assert isinstance(match.turn, pipyard.Chance)
    assert isinstance(match.turn.space, Certain)
    assert match.turn.space.seconds == 7
