"""The pile keeps funnels and free dice current: after any putting and taking they are those of the slow reference."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pipyard.core.facts import facts
from pipyard.core.notation import Move
from pipyard.core.scene import Step
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import BASE, CELLS, PLACE, SIZE, TAKE, cell, xyz
from pipyard.pyramid.pile import EMPTY, Pile, book_pile
from tests.pyramid.random_piles import piles
from tests.pyramid.reference import ALL, UNITS, Dice, Place, dice_in, is_free, is_funnel, minus, numbers, pile_of, plus, stable, under


def agrees(pile: Pile, filled: set[Place]) -> None:
    """Everything the pile knows about its cells is what the reference says."""
    assert set(numbers(pile.dice_cells())) == filled
    assert numbers(pile.funnel_cells()) == [xyz(place) for place in range(SIZE) if is_funnel(filled, xyz(place))]
    assert numbers(pile.free_cells()) == [xyz(place) for place in range(SIZE) if is_free(filled, xyz(place))]
    assert (pile.empty(), pile.complete(), pile.count()) == (not filled, len(filled) == SIZE, len(filled))
    upper = [place for place in pile.funnel_cells() if place >= BASE]
    assert pile.first_upper_funnel() == min(upper, default=-1)


@settings(max_examples=40)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 1000)), max_size=120))
def test_funnels_and_free_dice_after_any_putting_and_taking(steps: list[tuple[bool, int]]) -> None:
    pile, filled = Pile(), set[Place]()
    agrees(pile, filled)
    for put, pick in steps:
        open_to = [place for place in ALL if (is_funnel if put else is_free)(filled, place)]
        if not open_to:
            continue
        place = open_to[pick % len(open_to)]
        if put:
            before = set(pile.funnel_cells())
            opened = pile.put(cell(*place), pick % 3)
            filled.add(place)
            new = set(pile.funnel_cells()) - before
            assert opened == len(new)
            assert set(pile.funnels[: len(pile.funnel_cells())][len(pile.funnel_cells()) - opened :]) == new
            if opened:
                assert pile.newest_funnel() in new
        else:
            colour = pile.at(cell(*place))
            assert pile.take(cell(*place)) == colour
            filled.remove(place)
        assert pile.at(cell(*place)) == (pick % 3 if put else EMPTY)
        assert stable(filled)
        if len(steps) < 30:
            agrees(pile, filled)
    agrees(pile, filled)
    agrees(pile.copy(), filled)


def test_a_pyramid_is_built_and_taken_down_completely() -> None:
    for seed in range(3):
        rng = Random(seed)
        pile = Pile()
        while not pile.complete():
            pile.put(rng.choice(pile.funnel_cells()), 0)
        agrees(pile, set(ALL))
        while not pile.empty():
            pile.take(rng.choice(pile.free_cells()))
        agrees(pile, set())


def test_a_full_pile_is_one_that_was_filled() -> None:
    colours = [place % 5 for place in range(SIZE)]
    built = Pile()
    for place in range(SIZE):
        built.put(place, colours[place])
    full = Pile.full(colours)
    assert facts(full) == facts(built)
    agrees(full, set(ALL))
    for pile in (full, built):
        for place in reversed(range(SIZE)):
            pile.take(place)
            if place % 20 == 0:
                agrees(pile, {xyz(left) for left in range(place)})


@settings(max_examples=40)
@given(piles())
def test_faces_that_are_covered_and_visible(dice: Dice) -> None:
    pile = pile_of(dice)
    filled = set(dice)
    for place in filled:
        covered = [minus(place, unit) in filled for unit in UNITS]
        assert [pile.covered(cell(*place), axis) for axis in range(3)] == covered
        assert pile.visible_faces(cell(*place)) == covered.count(False)
        assert [pile.face(cell(*place), axis) for axis in range(3)] == [int(digit) for digit in TRIPLES[dice[place][1]].text]


@settings(max_examples=40)
@given(piles())
def test_every_side_sees_as_many_faces_as_dice_lie_on_the_plate(dice: Dice) -> None:
    pile = pile_of(dice)
    base = len([place for place in dice if sum(place) == 8])
    for axis in range(3):
        assert len([place for place in dice if not pile.covered(cell(*place), axis)]) == base


@settings(max_examples=40)
@given(piles())
def test_outer_faces_of_colours(dice: Dice) -> None:
    pile = pile_of(dice)
    for colour in range(4):
        mine = [place for place, (painted, _) in dice.items() if painted == colour]
        assert pile.outer_faces(colour) == sum([place.count(0) for place in mine])
        assert pile.cells_of(colour) == sorted([cell(*place) for place in mine])


def test_a_full_pyramid_shows_135_outer_faces() -> None:
    assert Pile.full([0] * SIZE).outer_faces(0) == 135
    assert sum([book_pile().outer_faces(colour) for colour in range(3)]) == 135


@settings(max_examples=40)
@given(piles())
def test_the_numbers_of_a_funnel(dice: Dice) -> None:
    pile = pile_of(dice)
    for funnel in pile.funnel_cells():
        if funnel >= BASE:
            below = [plus(xyz(funnel), unit) for unit in UNITS]
            assert pile.funnel_numbers(funnel) == [int(TRIPLES[dice[place][1]].text[axis]) for axis, place in enumerate(below)]
            assert pile.under_colours(funnel) == [dice[place][0] for place in below]


@settings(max_examples=30)
@given(piles())
def test_reasons_are_given_exactly_where_something_is_not_possible(dice: Dice) -> None:
    pile, filled = pile_of(dice), set(dice)
    for place in range(SIZE):
        here = xyz(place)
        assert pile.is_funnel(place) == is_funnel(filled, here) == (pile.no_funnel_because(place) is None)
        assert pile.is_free(place) == is_free(filled, here) == (pile.not_free_because(place) is None)
        assert pile.occupied(place) == (here in filled)
        for reason in (pile.no_funnel_because(place), pile.not_free_because(place)):
            assert not reason or CELLS[place].text in str(reason)
        for below in under(here):
            if here not in filled and below not in filled:
                assert ",".join(map(str, below)) in str(pile.no_funnel_because(place))


@settings(max_examples=30)
@given(piles(), st.integers())
def test_the_spaces_of_placing_and_taking_follow_the_pile(dice: Dice, seed: int) -> None:
    pile, rng = pile_of(dice), Random(seed)
    for _ in range(4):
        assert pile.places.all() == [PLACE[place] for place in pile.funnel_cells()]
        assert pile.takes.all() == [TAKE[place] for place in pile.free_cells()]
        assert (len(pile.places), len(pile.takes)) == (len(pile.funnel_cells()), len(pile.free_cells()))
        for place in range(SIZE):
            assert pile.places.contains(PLACE[place]) == pile.is_funnel(place)
            assert pile.takes.contains(TAKE[place]) == pile.is_free(place)
        assert not pile.places.contains(Move("take", CELLS[0]))
        assert not pile.takes.contains(Move("take"))
        if len(pile.takes):
            pile.take(pile.takes.sample(rng).at)
        if len(pile.places):
            pile.put(pile.places.sample(rng).at, 1)


@settings(max_examples=30)
@given(piles(), st.integers())
def test_a_copy_shares_nothing(dice: Dice, seed: int) -> None:
    pile, rng = pile_of(dice), Random(seed)
    twin = pile.copy()
    assert facts(twin) == facts(pile)
    before, moves = dice_in(pile), [pile.places.all(), pile.takes.all()]
    for _ in range(20):
        if len(twin.takes):
            twin.take(twin.takes.sample(rng).at)
        twin.stand(twin.places.sample(rng).at, 2, 5)
    assert dice_in(pile) == before
    assert [pile.places.all(), pile.takes.all()] == moves
    agrees(pile, set(before))


def test_a_pile_of_some_cells() -> None:
    pile = Pile.of([cell(7, 0, 0), cell(8, 0, 0), cell(7, 1, 0), cell(7, 0, 1)], 2)
    assert pile.free_cells() == [cell(7, 0, 0)]
    assert pile.cells_of(2) == pile.dice_cells()


def test_a_die_can_be_turned_and_repainted_in_its_place() -> None:
    pile = Pile()
    pile.stand(0, 1, 20)
    pile.turn(0, 3)
    pile.repaint(0, 2)
    assert dice_in(pile) == {xyz(0): (2, 3)}


def test_who_listens_hears_what_was_put_and_taken() -> None:
    pile = Pile()
    pile.story = []
    pile.put(0, 1)
    pile.take(0)
    assert pile.story == [Step("put", "0,0,8", "", "1"), Step("take", "0,0,8", "", "1")]
    assert pile.copy().story is None
