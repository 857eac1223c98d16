"""Sets of new dice that grow together on a pile: stable, connected by faces, touching what is there.

Sets of cells are bit masks here: growing, comparing and counting them is what the games of squeezing do all the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pipyard.pyramid.cells import AT, AXES, BELOW, OVER, SIZE, UNDER
from pipyard.pyramid.pile import Pile

DOWN: Final[list[int]] = [
    sum([1 << below for below in range(SIZE) if all([AT[below][axis] >= AT[place][axis] for axis in AXES])]) for place in range(SIZE)
]
"""For every cell, itself and all cells it rests on, directly or not."""
# int() everywhere: compiled, a shift by a machine word would be cut off at 64 bits
_OVER: Final[list[list[int]]] = [[int(over) for over in OVER[place]] for place in range(SIZE)]
_UNDER: Final[list[list[int]]] = [[int(under) for under in UNDER[place]] for place in range(SIZE)]
OVER_MASK: Final[list[int]] = [sum([1 << over for over in _OVER[place]]) for place in range(SIZE)]
UNDER_MASK: Final[list[int]] = [sum([1 << under for under in _UNDER[place]]) for place in range(SIZE)]
BESIDE_MASK: Final[list[int]] = [OVER_MASK[place] | UNDER_MASK[place] for place in range(SIZE)]
"""The cells that touch a cell by a face."""
_DOWN_AXIS: Final[list[list[int]]] = [[int(BELOW[place][axis]) for place in range(SIZE)] for axis in AXES]


def mask(places: Iterable[int]) -> int:
    """A set of cells as bits."""
    return sum([1 << place for place in places])


def members(bits: int) -> list[int]:
    """The cells of a set, the first first."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def lying(pile: Pile) -> int:
    """The cells with a die, as bits."""
    return mask(pile.dice_cells())


def growths(occupied: int, roots: Iterable[int], count: int) -> list[int]:
    """All sets of exactly ``count`` empty cells that can be filled together, connected by faces, with at least one of the roots.

    A root is an empty cell that touches what the new dice must touch. A set grows by an empty cell over one of its members,
    together with everything empty that this cell needs under it; every connected stable set can be grown so.
    """
    need: dict[int, int] = {}
    for root in roots:
        need[root] = DOWN[root] & ~occupied
    begun = {bits for bits in need.values() if bits.bit_count() <= count}
    found = set(begun)
    while begun:
        grown: set[int] = set()
        for bits in begun:
            if bits.bit_count() == count:
                continue
            around = 0
            rest = bits
            while rest:
                low = rest & -rest
                around |= OVER_MASK[low.bit_length() - 1]
                rest ^= low
            around &= ~bits
            while around:
                low = around & -around
                around ^= low
                bigger = bits | (DOWN[low.bit_length() - 1] & ~occupied)
                if bigger.bit_count() <= count and bigger not in found:
                    found.add(bigger)
                    grown.add(bigger)
        begun = grown
    return sorted([bits for bits in found if bits.bit_count() == count])


def over_all(dice: Iterable[int]) -> int:
    """The cells that lie directly on some cells, as bits."""
    around = 0
    for place in dice:
        around |= OVER_MASK[place]
    return around


def roots_over(occupied: int, touched: Iterable[int]) -> list[int]:
    """The empty cells that lie directly on one of the dice to touch."""
    return members(over_all(touched) & ~occupied)


def longest_row(bits: int) -> int:
    """The longest straight row along an axis inside a set."""
    best = 0
    for place in members(bits):
        for below in _DOWN_AXIS:
            length, following = 1, below[place]
            while following >= 0 and bits >> following & 1:
                length, following = length + 1, below[following]
            best = max(best, length)
    return best
