"""Movements against the literal definitions: pivots, right-angle jumps, ridge moves, slides and pulls."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pipyard.core.facts import facts
from pipyard.core.scene import Step
from pipyard.dice.orientation import TRIPLES, orientation
from pipyard.pyramid.cells import BASE, SIZE, cell, row, xyz
from pipyard.pyramid.die_moves import attacks, carry, escapes, jump_cost, jumps, pivots, pull_out, pull_to_top, roll_over, slide_path
from pipyard.pyramid.pile import EMPTY, Pile
from tests.pyramid import reference
from tests.pyramid.random_piles import filled_piles, piles
from tests.pyramid.reference import Dice, Place, dice_in, is_free, is_funnel, numbers, pile_of, plus, stable

SIX = [(1, -1, 0), (-1, 1, 0), (1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1)]


def bare(filled: set[Place]) -> Pile:
    return Pile.of([cell(*place) for place in filled])


@settings(max_examples=48)
@given(filled_piles())
def test_right_angle_jumps_are_those_of_the_literal_definition(filled: set[Place]) -> None:
    pile = bare(filled)
    for start in range(SIZE):
        found = [(xyz(end), cost) for end, cost in jumps(pile, start)]
        assert len(set(found)) == len(found)
        assert set(found) == reference.jumps(filled, xyz(start))
        assert all(jump_cost(start, cell(*end)) == cost for end, cost in found)


@settings(max_examples=48)
@given(filled_piles())
def test_every_jump_can_be_jumped_back_at_the_same_cost(filled: set[Place]) -> None:
    pile = bare(filled)
    before = facts(pile)
    for start in pile.free_cells():
        for long_jumps in (True, False):
            for end, cost in jumps(pile, start, long_jumps):
                carry(pile, start, end)
                assert (start, cost) in jumps(pile, end, long_jumps)
                carry(pile, end, start)
        assert facts(pile) == before


@settings(max_examples=48)
@given(filled_piles())
def test_without_long_jumps_one_way_is_a_single_step(filled: set[Place]) -> None:
    pile = bare(filled)
    for start in pile.free_cells():
        here = xyz(start)
        short = {end for end, _ in jumps(pile, start, long_jumps=False)}
        for end, _ in jumps(pile, start):
            there = xyz(end)
            up = max([here[axis] - there[axis] for axis in range(3)])
            down = max([there[axis] - here[axis] for axis in range(3)])
            assert (end in short) == (min(up, down) == 1)


@settings(max_examples=48)
@given(filled_piles())
def test_jumps_inside_a_level_cost_even_numbers_and_one_level_an_odd_number(filled: set[Place]) -> None:
    pile = bare(filled)
    for start in pile.free_cells():
        for end, cost in jumps(pile, start):
            levels = abs(sum(xyz(start)) - sum(xyz(end)))
            assert cost % 2 == levels % 2
            assert cost >= 2 + levels


def test_jumps_on_the_plate() -> None:
    """To an adjacent empty funnel for 2, straight over one die for 4."""
    alone = Pile.of([cell(4, 2, 2)])
    assert sorted([(xyz(end), cost) for end, cost in jumps(alone, cell(4, 2, 2))]) == sorted([(plus((4, 2, 2), way), 2) for way in SIX])
    pair = Pile.of([cell(4, 2, 2), cell(3, 3, 2)])
    assert (cell(2, 4, 2), 4) in jumps(pair, cell(4, 2, 2))
    assert (cell(2, 4, 2), 4) not in jumps(pair, cell(4, 2, 2), long_jumps=False)


@settings(max_examples=40)
@given(piles())
def test_pivots_go_to_adjacent_funnels_and_turn_the_die(dice: Dice) -> None:
    pile, filled = pile_of(dice), set(dice)
    for place in sorted(filled):
        ends = {plus(place, way) for way in SIX if is_funnel(filled - {place}, plus(place, way)) and is_free(filled, place)}
        assert set(numbers(pivots(pile, cell(*place)))) == ends
        for end in sorted(ends)[:2]:
            twin = pile.copy()
            roll_over(twin, cell(*place), cell(*end))
            change = [end[axis] - place[axis] for axis in range(3)]
            u, v = change.index(1), change.index(-1)
            shown = [int(digit) for digit in TRIPLES[dice[place][1]].text]
            turned = shown[:]
            turned[v], turned[u] = shown[u], 7 - shown[v]
            wanted = {**{p: die for p, die in dice.items() if p != place}, end: (dice[place][0], orientation("".join(map(str, turned))))}
            assert dice_in(twin) == wanted
            roll_over(twin, cell(*end), cell(*place))
            assert dice_in(twin) == dice


def test_the_pivot_of_the_rule_book_on_the_plate() -> None:
    pile = Pile()
    pile.story = []
    pile.stand(cell(3, 2, 3), 0, orientation("623"))
    roll_over(pile, cell(3, 2, 3), cell(3, 3, 2))
    assert TRIPLES[pile.turned[cell(3, 3, 2)]].text == "642"
    assert pile.story[-1] == Step("pivot", "3,2,3", "3,3,2", "0")
    assert len(pile.story) == 2


def test_ridge_moves() -> None:
    for place in range(SIZE):
        here = xyz(place)
        climbs = [plus(here, way) for way in ((-2, 1, 1), (1, -2, 1), (1, 1, -2))]
        slides = [plus(here, way) for way in ((2, -1, -1), (-1, 2, -1), (-1, -1, 2))]
        assert numbers(attacks(place)) == [end for end in climbs if min(end) >= 0]
        assert numbers(escapes(place)) == [end for end in slides if min(end) >= 0]
        assert all(place in escapes(end) for end in attacks(place))
    assert len(attacks(cell(3, 3, 2))) == len(escapes(cell(3, 3, 2))) == 3


@settings(max_examples=48)
@given(piles())
def test_a_slide_is_that_of_the_rules(dice: Dice) -> None:
    for place in sorted(dice):
        pile = pile_of(dice)
        wanted, hole = reference.slide(dice, place)
        assert xyz(slide_path(pile, cell(*place))[-1]) == hole
        colour, left = pull_out(pile, cell(*place))
        assert (colour, xyz(left)) == (dice[place][0], hole)
        assert dice_in(pile) == wanted
        assert set(wanted) == set(dice) - {hole}
        assert stable(set(wanted))
        assert pile.is_funnel(left)
        assert set(numbers(pile.free_cells())) == {p for p in wanted if is_free(set(wanted), p)}


@settings(max_examples=48)
@given(piles())
def test_under_two_open_faces_exactly_one_row_comes_down(dice: Dice) -> None:
    pile, filled = pile_of(dice), set(dice)
    for place in sorted(dice):
        if sum(place) != 8 or pile.visible_faces(cell(*place)) < 2:
            continue
        path = numbers(slide_path(pile, cell(*place)))
        axes = [axis for axis in range(3) if pile.covered(cell(*place), axis)]
        if not axes:
            assert path == [place]
        else:
            assert path == [p for p in reversed(numbers(row(cell(*place), axes[0]))) if p in filled]


def test_who_listens_hears_the_slide() -> None:
    pile = Pile.full([0] * SIZE)
    pile.story = []
    pull_out(pile, cell(8, 0, 0))
    assert pile.story[0] == Step("take", "8,0,0", "", "0")
    assert [(step.verb, step.at, step.to) for step in pile.story[1:]] == [("slide", f"{t - 1},0,0", f"{t},0,0") for t in range(8, 0, -1)]


def test_cui_bono_takes_the_corner_again_and_again() -> None:
    """Checks 1 to 3 of Cui bono?: 8 dice slide, then 7, …; after nine takings the corner is empty."""
    pile = Pile.full([0] * SIZE)

    def takeable() -> set[Place]:
        return {xyz(place) for place in range(BASE) if pile.occupied(place) and pile.visible_faces(place) >= 2}

    assert takeable() == {(8, 0, 0), (0, 8, 0), (0, 0, 8)}
    for taking in range(9):
        path = slide_path(pile, cell(8, 0, 0))
        assert len(path) - 1 == 8 - taking
        _, hole = pull_out(pile, cell(8, 0, 0))
        assert xyz(hole) == (taking, 0, 0)
        assert pile.funnel_cells() == [hole]
        assert ((7, 1, 0) in takeable()) == ((7, 0, 1) in takeable()) == (taking >= 7)
    path = slide_path(pile, cell(7, 1, 0))
    assert numbers(path) == [(t, 1, 0) for t in range(7, -1, -1)]


@settings(max_examples=60)
@given(st.integers(), st.integers(0, 2), st.integers(1, 8))
def test_an_edge_pull_turns_the_upper_part_of_the_edge_round(seed: int, axis: int, j: int) -> None:
    rng = Random(seed)
    dice: Dice = {place: (rng.randrange(3), rng.randrange(24)) for place in reference.ALL}
    pile = pile_of(dice)
    edge = row(cell(0, 0, 0), axis)
    pull_to_top(pile, edge, j)
    before = [dice[xyz(place)] for place in edge]
    after = [before[j], *before[:j], *before[j + 1 :]]
    wanted = dict(dice)
    wanted.update({xyz(place): die for place, die in zip(edge, after, strict=True)})
    assert dice_in(pile) == wanted
    for _ in range(j):
        pull_to_top(pile, edge, j)
    assert dice_in(pile) == dice


def test_a_carried_die_leaves_no_orientation_behind() -> None:
    pile = Pile()
    pile.stand(cell(4, 4, 0), 1, 7)
    carry(pile, cell(4, 4, 0), cell(4, 3, 1))
    assert pile.turned[cell(4, 4, 0)] == EMPTY
    assert dice_in(pile) == {(4, 3, 1): (1, 7)}
