"""Chunks of dice connected by faces: polycubes with their 24 rotations, and where they fit on a pile."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import permutations, product
from typing import Final

from pipyard.pyramid.cells import TOUCHING_BY_FACE, UNDER, find
from pipyard.pyramid.pile import EMPTY, Pile

Point = tuple[int, int, int]
Shape = tuple[Point, ...]
"""Points relative to each other, in ascending order; the smallest coordinate on every axis is 0."""


def _rotations() -> list[tuple[tuple[int, int, int], tuple[int, int, int]]]:
    """Axis orders with signs that turn but do not mirror."""
    found: list[tuple[tuple[int, int, int], tuple[int, int, int]]] = []
    for order in permutations((0, 1, 2)):
        turned = (order[0] > order[1]) + (order[0] > order[2]) + (order[1] > order[2])
        for signs in product((1, -1), repeat=3):
            if (-1) ** turned * signs[0] * signs[1] * signs[2] == 1:
                found.append(((order[0], order[1], order[2]), (signs[0], signs[1], signs[2])))
    return found


ROTATIONS: Final = _rotations()


def shape(points: Iterable[Point]) -> Shape:
    """A shape moved to the origin, so that equal shapes are equal."""
    listed = list(points)
    least = [min([point[axis] for point in listed]) for axis in range(3)]
    return tuple(sorted([(p[0] - least[0], p[1] - least[1], p[2] - least[2]) for p in listed]))


@lru_cache(maxsize=1024)
def turns(piece: Shape) -> tuple[Shape, ...]:
    """The distinct rotations of a rigid piece: 3 for a straight row, 12 for an L of three, at most 24."""
    found = {shape([(signs[0] * p[order[0]], signs[1] * p[order[1]], signs[2] * p[order[2]]) for p in piece]) for order, signs in ROTATIONS}
    return tuple(sorted(found))


SINGLE: Final = shape([(0, 0, 0)])
PAIR: Final = shape([(0, 0, 0), (1, 0, 0)])
TRIOPS: Final = shape([(0, 0, 0), (1, 0, 0), (2, 0, 0)])
TRIANGEL: Final = shape([(0, 0, 0), (1, 0, 0), (0, 1, 0)])


@cache
def spots(piece: Shape) -> tuple[tuple[int, ...], ...]:
    """Every set of cells of the empty grid that a piece can fill, in any rotation, in cell order."""
    found: set[tuple[int, ...]] = set()
    for turned in turns(piece):
        for x, y, z in product(range(9), repeat=3):
            filled = [find(x + p[0], y + p[1], z + p[2]) for p in turned]
            if min(filled) >= 0:
                found.add(tuple(sorted(filled)))
    return tuple(sorted(found))


def stands(pile: Pile, filled: Iterable[int]) -> bool:
    """Whether dice could be set into these cells together: all empty, and each supported by the plate, the pile or one another."""
    chosen = set(filled)
    for place in chosen:
        if pile.occupied(place):
            return False
        for under in UNDER[place]:
            if pile.colour[under] == EMPTY and under not in chosen:
                return False
    return True


def placements(pile: Pile, piece: Shape) -> list[tuple[int, ...]]:
    """The places for a rigid piece on the pile: the sets of cells it would fill."""
    return [filled for filled in spots(piece) if stands(pile, filled)]


def connected(filled: Iterable[int]) -> bool:
    """Whether cells are connected by faces."""
    left = set(filled)
    if not left:
        return True
    reach = [left.pop()]
    while reach:
        for near in TOUCHING_BY_FACE[reach.pop()]:
            if near in left:
                left.remove(near)
                reach.append(near)
    return not left


def put_all(pile: Pile, filled: Iterable[int], colour: int) -> None:
    """Put dice into cells that form a supported group, from the lowest up."""
    for place in sorted(filled):
        pile.put(place, colour)
