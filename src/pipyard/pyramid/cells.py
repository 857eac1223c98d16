"""The 165 cells of the pyramid and their neighbourhoods.

A cell is a number from 0 to 164, in the order of the rules: lowest level first, within a level the smallest ``(x, y, z)``. So "the first"
of some cells is the smallest number, and the 45 base cells are 0 to 44.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pipyard.core.arrays import i64, vec
from pipyard.core.errors import PipyardError
from pipyard.core.notation import Move, Name, kind
from pipyard.core.text import because

SIZE: Final = 165
BASE: Final = 45
AXES: Final = (0, 1, 2)
AXIS_NAMES: Final = ("x", "y", "z")


class Cell(Name):
    """A cell as an atom, written ``3,4,0``."""

    __slots__ = ("x", "y", "z")

    def __init__(self, index: int, x: int, y: int, z: int) -> None:
        super().__init__(index, f"{x},{y},{z}")
        self.x: int = x
        self.y: int = y
        self.z: int = z


def _order(xyz: tuple[int, int, int]) -> tuple[int, tuple[int, int, int]]:
    return (-sum(xyz), xyz)


_XYZ: Final[list[tuple[int, int, int]]] = sorted([(x, y, z) for x in range(9) for y in range(9 - x) for z in range(9 - x - y)], key=_order)
_INDEX: Final[dict[tuple[int, int, int], int]] = {xyz: i for i, xyz in enumerate(_XYZ)}
CELLS: Final[list[Cell]] = [Cell(i, x, y, z) for i, (x, y, z) in enumerate(_XYZ)]
_NAMED: Final[dict[str, Cell]] = {cell.text: cell for cell in CELLS}

kind("CELL", _NAMED.get, because("part-cell"), list(_NAMED))


def cell(x: int, y: int, z: int) -> int:
    """The number of a cell; raises an error that says why if there is none."""
    found = _INDEX.get((x, y, z))
    if found is None:
        raise PipyardError(because("why-there-is-no-cell-coordinates", x=x, y=y, z=z))
    return found


def cells(text: str) -> list[int]:
    """The numbers of cells separated by spaces: ``cells("8,0,0 7,1,0")``."""
    return [_NAMED[token].index for token in text.split()]


def find(x: int, y: int, z: int) -> int:
    """The number of a cell, or -1 off the lattice."""
    return _INDEX.get((x, y, z), -1)


def xyz(place: int) -> tuple[int, int, int]:
    """The coordinates of a cell."""
    return _XYZ[place]


def moved(place: int, dx: int, dy: int, dz: int) -> int:
    """The cell at an offset, or -1 off the lattice."""
    x, y, z = _XYZ[place]
    return _INDEX.get((x + dx, y + dy, z + dz), -1)


LEVEL: Final = vec[i64]([8 - x - y - z for x, y, z in _XYZ])
ON_LEVEL: Final[list[list[int]]] = [[cell for cell in range(SIZE) if LEVEL[cell] == level] for level in range(9)]
"""``ON_LEVEL[level]``: its cells; level 0 is the base."""
AT: Final = vec[vec[i64]]([vec[i64](list(place)) for place in _XYZ])
"""``AT[cell][axis]``: a coordinate."""

UNDER: Final = vec[vec[i64]](
    [vec[i64]([_INDEX[x + 1, y, z], _INDEX[x, y + 1, z], _INDEX[x, y, z + 1]] if x + y + z < 8 else []) for x, y, z in _XYZ]
)
"""The three cells a die rests on, on axis x, y, z; none for the base."""

OVER: Final = vec[vec[i64]](
    [vec[i64]([_INDEX[c] for c in ((x - 1, y, z), (x, y - 1, z), (x, y, z - 1)) if c in _INDEX]) for x, y, z in _XYZ]
)
"""The cells that rest on a die: up to three."""

ABOVE: Final = vec[vec[i64]]([vec[i64]([_INDEX.get(c, -1) for c in ((x - 1, y, z), (x, y - 1, z), (x, y, z - 1))]) for x, y, z in _XYZ])
"""``ABOVE[cell][axis]``: the cell that covers the upper face of an axis; -1: an outer face."""

BELOW: Final = vec[vec[i64]]([vec[i64]([_INDEX.get(c, -1) for c in ((x + 1, y, z), (x, y + 1, z), (x, y, z + 1))]) for x, y, z in _XYZ])
"""``BELOW[cell][axis]``: the next cell down an axis; -1: the plate."""

OUTER: Final = vec[i64]([(x == 0) + (y == 0) + (z == 0) for x, y, z in _XYZ])
"""How many outer faces of the pyramid a cell has; 135 in all."""

STEP: Final[tuple[tuple[int, int, int], ...]] = ((1, -1, 0), (-1, 1, 0), (1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1))
"""The six steps to adjacent cells of the same level."""

FACE: Final[tuple[tuple[int, int, int], ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1))
EDGE_BETWEEN_LEVELS: Final[tuple[tuple[int, int, int], ...]] = (
    (1, 1, 0), (1, 0, 1), (0, 1, 1), (-1, -1, 0), (-1, 0, -1), (0, -1, -1),
)  # fmt: skip
CORNER: Final[tuple[tuple[int, int, int], ...]] = tuple([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)])
RIDGE_ATTACK: Final[tuple[tuple[int, int, int], ...]] = ((-2, 1, 1), (1, -2, 1), (1, 1, -2))
RIDGE_ESCAPE: Final[tuple[tuple[int, int, int], ...]] = ((2, -1, -1), (-1, 2, -1), (-1, -1, 2))


def around(directions: Iterable[tuple[int, int, int]]) -> list[list[int]]:
    """The neighbours of every cell in some directions."""
    listed = list(directions)
    return [[there for dx, dy, dz in listed if (there := moved(place, dx, dy, dz)) >= 0] for place in range(SIZE)]


ADJACENT: Final[list[list[int]]] = around(STEP)
"""Adjacent cells of the same level (edge contact)."""
TOUCHING_BY_FACE: Final[list[list[int]]] = around(FACE)
TOUCHING_BY_EDGE: Final[list[list[int]]] = around([*STEP, *EDGE_BETWEEN_LEVELS])
TOUCHING_BY_CORNER: Final[list[list[int]]] = around(CORNER)
TOUCHING: Final[list[list[int]]] = around([*FACE, *STEP, *EDGE_BETWEEN_LEVELS])
"""Face or edge contact."""


def level_line(place: int, axis: int) -> list[int]:
    """The straight line across a level on which an axis stays the same, in order of the next axis; the cell itself included."""
    keep, level = AT[place][axis], LEVEL[place]
    other = (axis + 1) % 3
    found = [c for c in range(SIZE) if LEVEL[c] == level and AT[c][axis] == keep]
    return sorted(found, key=lambda c: AT[c][other])


def row(place: int, axis: int) -> list[int]:
    """The straight row down an axis, from its uppermost cell (coordinate 0) to the base; the cell itself included."""
    found = [c for c in range(SIZE) if all([AT[c][a] == AT[place][a] for a in AXES if a != axis])]
    return sorted(found, key=lambda c: AT[c][axis])


def plane(axis: int, at: int) -> list[int]:
    """The oblique plane of all cells with one coordinate fixed."""
    return [c for c in range(SIZE) if AT[c][axis] == at]


def corner(axis: int, side: int) -> list[int]:
    """The small pyramid of a given side in the corner of an axis: side 4 in the x-corner are the 20 cells with x >= 5."""
    return [c for c in range(SIZE) if AT[c][axis] >= 9 - side]


def inner(margin: int) -> list[int]:
    """The cells at least a margin away from all three sides of the pyramid."""
    return [c for c in range(SIZE) if min([AT[c][axis] for axis in AXES]) >= margin]


HOME: Final[tuple[int, int, int]] = (cell(8, 0, 0), cell(0, 8, 0), cell(0, 0, 8))
"""The corner funnels of seats 0, 1, 2."""
APEX: Final = cell(0, 0, 0)

TAKE: Final[list[Move]] = [Move("take", place) for place in CELLS]
PLACE: Final[list[Move]] = [Move("place", place) for place in CELLS]
"""The moves ``take CELL`` and ``place CELL`` of every cell, made once."""
