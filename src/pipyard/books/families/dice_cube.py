"""A cube of dice, up to 5 x 5 x 5, and the ways to lay a chunk of it over the pyramid. Its dice are ``0-0-0`` to ``4-4-4``.

Sets of dice are bits, six to a row, six rows to a layer, the upper layers first: the sixth of each is never a die, so that a
shift does not run into the next row. So the first die of a chunk that can be lifted has nothing over it.
"""

from __future__ import annotations

from pipyard.books.families.chunks import ChunkDie
from pipyard.core.notation import kind
from pipyard.core.text import because
from pipyard.pyramid.pieces import AXIS_STEP
from pipyard.pyramid.shapes import ROTATIONS

ROW = 6
LAYER = 36
CUBE_STEP: tuple[int, int, int] = (ROW, 1, -LAYER)
"""The next die along i, j, k."""


class CubeDie(ChunkDie):
    """A die of a cube as an atom, written ``i-j-k``; k is the height."""

    def __init__(self, i: int, j: int, k: int) -> None:
        super().__init__((5 - k) * LAYER + i * ROW + j, f"{i}-{j}-{k}", (i, j, k))
        self.i: int = i
        self.j: int = j
        self.k: int = k


_ALL: list[CubeDie] = [CubeDie(i, j, k) for i in range(5) for j in range(5) for k in range(5)]
CUBE_DICE: dict[int, CubeDie] = {die.index: die for die in _ALL}
_NAMED: dict[str, CubeDie] = {die.text: die for die in _ALL}

kind("CUBEDIE", _NAMED.get, because("part-cube-die"), list(_NAMED))


def cube(side: int) -> int:
    """A whole cube."""
    return sum([1 << die.index for die in _ALL if max(die.i, die.j, die.k) < side])


def beside(bits: int) -> int:
    """All places next to some dice, themselves included."""
    return bits | bits << 1 | bits >> 1 | bits << ROW | bits >> ROW | bits << LAYER | bits >> LAYER


def piece_with(bits: int, start: int) -> int:
    """Everything that hangs together by faces with some of the dice."""
    reach = start
    grown = beside(reach) & bits
    while grown != reach:
        reach = grown
        grown = beside(reach) & bits
    return reach


def hangs(bits: int) -> bool:
    """Whether dice hang together by faces; none at all do."""
    return piece_with(bits, bits & -bits) == bits


def liftable(chunk: int, rest: int) -> bool:
    """Whether nothing that stays lies over a die of the chunk."""
    over = chunk
    for _ in range(4):
        over |= over >> LAYER
    return not over & rest & ~chunk


def growing_order(dice: list[int], start: int = -1) -> list[int]:
    """Dice in the order in which a chunk is written: the first (or another), then always the first of those that touch one before."""
    left = sum([1 << die for die in set(dice)])
    order: list[int] = []
    grown = 0
    while left:
        near = beside(grown) & left or left
        if start >= 0 and not grown:
            near = 1 << start
        low = near & -near
        order.append(low.bit_length() - 1)
        grown |= low
        left ^= low
    return order


class Lay:
    """One of the 24 ways to turn a cube over the pyramid: how far every die lies from the place of the corner ``0-0-0`` on the
    grid of pieces, and which step in the cube leads to the cells under a die, on axis x, y, z.
    """

    def __init__(self, order: tuple[int, int, int], signs: tuple[int, int, int]) -> None:
        self.under: list[int] = [signs[axis] * CUBE_STEP[order[axis]] for axis in range(3)]
        self.off: list[int] = [0] * (6 * LAYER)
        for die in _ALL:
            point = (die.i, die.j, die.k)
            self.off[die.index] = sum([signs[axis] * point[order[axis]] * AXIS_STEP[axis] for axis in range(3)])


LAYS: list[Lay] = [Lay(order, signs) for order, signs in ROTATIONS]
