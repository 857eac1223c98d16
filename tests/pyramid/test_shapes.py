"""Chunks of dice: their turns, and where they can stand, by trying everything."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pipyard.pyramid.cells import SIZE, cell
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.shapes import (
    PAIR,
    ROTATIONS,
    SINGLE,
    TRIANGEL,
    TRIOPS,
    Shape,
    connected,
    placements,
    put_all,
    shape,
    spots,
    stands,
    turns,
)
from tests.pyramid import reference
from tests.pyramid.random_piles import filled_piles
from tests.pyramid.reference import Place, numbers, stable

TRIPOD = shape([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)])
LEFT_SCREW = shape([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)])
RIGHT_SCREW = shape([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, -1)])
SQUARE = shape([(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)])
PIECES = [SINGLE, PAIR, TRIOPS, TRIANGEL, TRIPOD, LEFT_SCREW, RIGHT_SCREW, SQUARE]


@st.composite
def polycubes(draw: st.DrawFn) -> list[Place]:
    """A few dice, each touching an earlier one by a face."""
    points: list[Place] = [(0, 0, 0)]
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.sampled_from(points))
        unit = draw(st.sampled_from(reference.UNITS))
        there = reference.plus(start, unit, draw(st.sampled_from([1, -1])))
        if there not in points:
            points.append(there)
    return points


def test_there_are_24_turns_and_none_mirrors() -> None:
    assert len(ROTATIONS) == len(reference.ROTATIONS) == 24


def test_how_many_ways_pieces_can_be_turned() -> None:
    assert [len(turns(piece)) for piece in PIECES] == [1, 3, 3, 12, 8, 12, 12, 3]
    assert not set(turns(LEFT_SCREW)) & set(turns(RIGHT_SCREW))


@given(polycubes())
def test_turns_are_those_of_quarter_turns(points: list[Place]) -> None:
    wanted = {shape(reference.turned(points, images)) for images in reference.ROTATIONS}
    found = turns(shape(points))
    assert set(found) == wanted
    assert len(found) == len(wanted)
    assert 24 % len(found) == 0
    for one in found:
        assert set(turns(one)) == wanted
        assert min([min(point) for point in one]) == 0


@given(polycubes(), st.tuples(*[st.integers(-9, 9)] * 3))
def test_a_shape_does_not_know_where_it_was(points: list[Place], way: Place) -> None:
    assert shape([reference.plus(point, way) for point in reversed(points)]) == shape(points)


def test_spots_on_the_empty_lattice() -> None:
    assert len(spots(SINGLE)) == SIZE
    assert len(spots(PAIR)) == 3 * 120
    assert len(spots(TRIOPS)) == 3 * 84
    assert all(connected(filled) for filled in spots(TRIANGEL))


def test_on_the_empty_plate_only_single_dice_and_tripods_stand() -> None:
    assert [len(placements(Pile(), piece)) for piece in PIECES] == [45, 0, 0, 0, 36, 0, 0, 0]


@settings(max_examples=24)
@given(filled_piles(), st.sampled_from(PIECES))
def test_placements_are_all_that_can_stand(filled: set[Place], piece: Shape) -> None:
    pile = Pile.of([cell(*place) for place in filled])
    found = placements(pile, piece)
    assert {frozenset(numbers(list(places))) for places in found} == reference.placements(filled, list(piece))
    assert len(set(found)) == len(found)
    for places in found[:3]:
        twin = pile.copy()
        put_all(twin, places, 2)
        assert set(numbers(twin.dice_cells())) == filled | set(numbers(list(places)))
        assert stable(set(numbers(twin.dice_cells())))
        assert list(twin.cells_of(2)) == sorted(places)


@settings(max_examples=60)
@given(filled_piles(), st.sets(st.integers(0, SIZE - 1), max_size=6))
def test_dice_stand_where_the_pile_stays_stable(filled: set[Place], chosen: set[int]) -> None:
    pile = Pile.of([cell(*place) for place in filled])
    extra = set(numbers(sorted(chosen)))
    assert stands(pile, chosen) == (not extra & filled and stable(filled | extra))


@given(st.sets(st.integers(0, SIZE - 1), max_size=8))
def test_connected_means_by_faces(chosen: set[int]) -> None:
    left = set(numbers(sorted(chosen)))
    groups = 0
    while left:
        groups += 1
        reach = [left.pop()]
        while reach:
            here = reach.pop()
            near = {p for p in left if sum(abs(p[axis] - here[axis]) for axis in range(3)) == 1}
            left -= near
            reach += near
    assert connected(chosen) == (groups <= 1)
