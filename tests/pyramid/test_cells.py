"""The lattice against the geometry page: cells, levels, neighbours, lines, rows, planes, corners."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.notation import Move, read
from pipyard.pyramid import cells as package
from pipyard.pyramid.cells import (
    ABOVE,
    ADJACENT,
    APEX,
    AT,
    BASE,
    BELOW,
    CELLS,
    HOME,
    LEVEL,
    OUTER,
    OVER,
    PLACE,
    RIDGE_ATTACK,
    RIDGE_ESCAPE,
    SIZE,
    TAKE,
    TOUCHING,
    TOUCHING_BY_CORNER,
    TOUCHING_BY_EDGE,
    TOUCHING_BY_FACE,
    UNDER,
    cell,
    corner,
    find,
    inner,
    level_line,
    moved,
    plane,
    row,
    xyz,
)  # fmt: skip
from tests.pyramid.reference import ALL, LATTICE, UNITS, minus, numbers, over, plus, stable, under

EVERY = range(SIZE)


def difference(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([one - other for one, other in zip(a, b, strict=True)])


def test_165_cells_45_of_them_on_the_plate() -> None:
    assert len(ALL) == SIZE == len(CELLS) == 165
    assert set(numbers(list(EVERY))) == LATTICE
    assert [8 - sum(xyz(place)) == 0 for place in EVERY] == [place < BASE for place in EVERY]
    assert [sum([1 for place in EVERY if LEVEL[place] == level]) for level in range(9)] == [45, 36, 28, 21, 15, 10, 6, 3, 1]
    assert xyz(APEX) == (0, 0, 0)
    assert numbers(list(HOME)) == [(8, 0, 0), (0, 8, 0), (0, 0, 8)]


def test_cells_are_counted_lowest_level_first_then_by_coordinates() -> None:
    assert numbers(list(EVERY)) == sorted(ALL, key=lambda place: (8 - sum(place), place))


def test_coordinates_and_numbers_go_both_ways() -> None:
    for place in EVERY:
        assert cell(*xyz(place)) == find(*xyz(place)) == place == CELLS[place].index
        assert CELLS[place].text == ",".join(map(str, xyz(place)))
        assert (CELLS[place].x, CELLS[place].y, CELLS[place].z) == xyz(place) == tuple(AT[place])
        assert TAKE[place] == Move("take", CELLS[place])
        assert PLACE[place].at == place
    assert find(-1, 0, 0) == find(8, 1, 0) == find(9, 0, 0) == -1
    assert package.cells("8,0,0 0,0,0") == [cell(8, 0, 0), APEX]
    with pytest.raises(PipyardError, match="there is no cell 8,1,0: coordinates are 0 or more and add up to at most 8"):
        cell(8, 1, 0)


def test_a_cell_is_an_atom() -> None:
    assert read("take 3,4,0", ("take CELL",), "test").at == cell(3, 4, 0)
    for wrong in ("9,0,0", "4,4,4", "-1,0,0", "1,2", "01,0,0", "1,2,3,4", "x"):
        with pytest.raises(Unparsable, match="is not a place"):
            read(f"take {wrong}", ("take CELL",), "test")


def test_what_is_under_and_over_a_cell() -> None:
    for place in EVERY:
        here = xyz(place)
        assert numbers(list(UNDER[place])) == under(here)
        assert numbers(list(OVER[place])) == over(here)
        for axis in range(3):
            for table, there in ((ABOVE, minus(here, UNITS[axis])), (BELOW, plus(here, UNITS[axis]))):
                found = table[place][axis]
                assert (xyz(found) == there) if found >= 0 else (there not in LATTICE)


def test_135_outer_faces() -> None:
    assert sum(OUTER) == 135
    assert all(OUTER[place] == list(xyz(place)).count(0) for place in EVERY)
    assert OUTER[APEX] == 3
    assert all(OUTER[cell(t, 0, 0)] == 2 for t in range(1, 9))


@pytest.mark.parametrize(
    ("table", "kind"),
    [
        (TOUCHING_BY_FACE, lambda way: sorted(map(abs, way)) == [0, 0, 1]),
        (ADJACENT, lambda way: sorted(way) == [-1, 0, 1]),
        (TOUCHING_BY_EDGE, lambda way: sorted(map(abs, way)) == [0, 1, 1]),
        (TOUCHING_BY_CORNER, lambda way: sorted(map(abs, way)) == [1, 1, 1]),
        (TOUCHING, lambda way: sorted(map(abs, way)) in ([0, 0, 1], [0, 1, 1])),
    ],
    ids=["face", "adjacent", "edge", "corner", "face or edge"],
)
def test_neighbours_are_those_of_the_geometry(table: list[list[int]], kind) -> None:  # type: ignore[no-untyped-def]
    for place in EVERY:
        wanted = [other for other in EVERY if kind(difference(xyz(other), xyz(place)))]
        assert sorted(table[place]) == wanted
        assert all(place in table[other] for other in table[place])


def test_adjacent_funnels_of_the_plate() -> None:
    counts = [len(ADJACENT[place]) for place in range(BASE)]
    assert (counts.count(2), counts.count(4), counts.count(6)) == (3, 21, 21)
    assert all(LEVEL[place] == LEVEL[other] for place in EVERY for other in ADJACENT[place])


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_lines_rows_and_planes(axis: int) -> None:
    for place in EVERY:
        here = xyz(place)
        on_line = level_line(place, axis)
        assert set(numbers(on_line)) == {p for p in ALL if sum(p) == sum(here) and p[axis] == here[axis]}
        assert all(b in ADJACENT[a] for a, b in pairwise(on_line))
        assert [xyz(p)[(axis + 1) % 3] for p in on_line] == list(range(len(on_line)))
        on_row = row(place, axis)
        assert set(numbers(on_row)) == {p for p in ALL if all(p[a] == here[a] for a in range(3) if a != axis)}
        assert [xyz(p)[axis] for p in on_row] == list(range(len(on_row)))
        assert set(numbers(plane(axis, here[axis]))) == {p for p in ALL if p[axis] == here[axis]}
    assert len(plane(axis, 0)) == 45


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_small_pyramids_in_a_corner(axis: int) -> None:
    assert [len(corner(axis, side)) for side in range(1, 10)] == [1, 4, 10, 20, 35, 56, 84, 120, 165]
    assert set(numbers(corner(axis, 4))) == {p for p in ALL if p[axis] >= 5}
    for side in range(1, 10):
        assert stable(set(numbers(corner(axis, side))))


def test_the_inner_funnels() -> None:
    assert len([place for place in inner(1) if place < BASE]) == 21
    assert len(inner(0)) == 165
    assert all(min(xyz(place)) >= 2 for place in inner(2))


def test_ridge_moves_stay_on_their_level_and_reverse() -> None:
    middle = cell(3, 3, 2)
    ends = {xyz(moved(middle, *way)) for way in (*RIDGE_ATTACK, *RIDGE_ESCAPE)}
    assert ends == {(1, 4, 3), (4, 1, 3), (4, 4, 0), (5, 2, 1), (2, 5, 1), (2, 2, 4)}
    assert {tuple([-part for part in way]) for way in RIDGE_ATTACK} == set(RIDGE_ESCAPE)
    assert all(sum(way) == 0 and sorted(way) == [-2, 1, 1] for way in RIDGE_ATTACK)
