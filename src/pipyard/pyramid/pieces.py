"""Where rigid pieces can be set on a pile, for all places at once.

Cells are bits of a grid of 10 x 10 x 10: moving a set of cells is one shift, so a piece is tried in all places of the
pyramid with a few shifts for each of its turns. That is quicker by far than going through lists of places, and needs no lists.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pipyard.pyramid.cells import EDGE_BETWEEN_LEVELS, FACE, STEP, xyz
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.shapes import Point, Shape, turns


def at(x: int, y: int, z: int) -> int:
    """The bit of a place; steps along an axis are 1, 10, 100."""
    return x + 10 * y + 100 * z


AXIS_STEP: Final[tuple[int, int, int]] = (1, 10, 100)
GRID: Final[list[int]] = [at(*xyz(place)) for place in range(165)]
"""The bit of every cell."""
_BIT: Final[list[int]] = [1 << bit for bit in GRID]
PLACE_AT: Final[dict[int, int]] = {bit: place for place, bit in enumerate(GRID)}
LATTICE: Final[int] = sum([1 << bit for bit in GRID])
PLATE_BITS: Final[int] = sum([1 << at(x, y, 9 - x - y) for x in range(10) for y in range(10 - x)])
"""What the base dice stand on."""
ANCHORS: Final[list[int]] = [sum([1 << GRID[place] for place in range(165) if sum(xyz(place)) + high <= 8]) for high in range(9)]
"""The places from which a piece can go so many steps down without leaving the lattice."""
_FACES: Final[list[int]] = [at(*step) for step in FACE]
_EDGES: Final[list[int]] = [at(*step) for step in (*STEP, *EDGE_BETWEEN_LEVELS)]


class Ground:
    """What pieces are set on: the cells with dice, ``lying`` as a list and ``dice`` as bits, the ``free`` cells, what can
    ``carry`` (dice and plate), and the free cells in contact with a die, ``by_face`` and ``by_edge`` (by a face or an edge).
    """

    __slots__ = ("by_edge", "by_face", "carry", "dice", "free", "lying")

    def __init__(self, pile: Pile) -> None:
        self.lying: list[int] = [int(place) for place in pile.dice_cells()]
        dice = 0
        for place in self.lying:
            dice |= _BIT[place]
        self.dice: int = dice
        self.free: int = LATTICE & ~dice
        self.carry: int = dice | PLATE_BITS
        self.by_face: int = _moved(dice, _FACES) & self.free
        self.by_edge: int = self.by_face | (_moved(dice, _EDGES) & self.free)

    def funnels(self) -> list[int]:
        """The places of the grid where a single die can be set."""
        carry = self.carry
        return bits_of(self.free & carry >> 1 & carry >> 10 & carry >> 100)


def _moved(bits: int, steps: list[int]) -> int:
    found = 0
    for step in steps:
        found |= bits << step if step > 0 else bits >> -step
    return found


def bits_of(mask: int) -> list[int]:
    """The places of the bits that are set, the smallest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Turned:
    """One way to turn a piece: the bits of its dice seen from its first corner, and of what they rest on besides each other."""

    __slots__ = ("dice", "high", "rests_on")

    def __init__(self, points: Shape) -> None:
        filled = set(points)
        under: set[Point] = set()
        for x, y, z in points:
            under.update([(x + 1, y, z), (x, y + 1, z), (x, y, z + 1)])
        self.high: int = max([sum(point) for point in points])
        self.dice: list[int] = [at(*point) for point in points]
        self.rests_on: list[int] = [at(*point) for point in sorted(under - filled)]

    def fits(self, ground: Ground) -> int:
        """The places, as bits, to which the piece can be moved so that it stands."""
        if self.high > 8:
            return 0
        found = ANCHORS[self.high]
        free, carry = ground.free, ground.carry
        for bit in self.dice:
            found &= free >> bit
        for bit in self.rests_on:
            if not found:
                break
            found &= carry >> bit
        return found

    def touches(self, cells: int) -> int:
        """The places from which one of its dice lies in some cells."""
        found = 0
        for bit in self.dice:
            found |= cells >> bit
        return found


@lru_cache(maxsize=256)
def turned(piece: Shape) -> tuple[Turned, ...]:
    """A rigid piece in all the ways it can be turned."""
    return tuple([Turned(points) for points in turns(piece)])


def can_be_set(ground: Ground, piece: Shape, contact: int = -1) -> bool:
    """Whether a piece can stand anywhere with a die in one of the cells of ``contact`` (-1: anywhere)."""
    for way in turned(piece):
        found = way.fits(ground)
        if found and (contact == -1 or found & way.touches(contact)):
            return True
    return False


def settings(ground: Ground, piece: Shape, contact: int = -1) -> list[tuple[int, ...]]:
    """All sets of cells that a piece can fill, each in the order of the cells."""
    listed: list[tuple[int, ...]] = []
    for way in turned(piece):
        found = way.fits(ground)
        if found and contact != -1:
            found &= way.touches(contact)
        listed.extend([tuple(sorted([PLACE_AT[place + bit] for bit in way.dice])) for place in bits_of(found)])
    return sorted(listed)
