"""A flat block of 5 rows and 11 columns, and the chunks that can be broken off it. Its dice are ``a0`` to ``e10``.

Sets of dice are bits, twelve to a row: the twelfth is never a die, so that a shift by one does not run into the next row.
"""

from __future__ import annotations

from functools import cache

from pipyard.books.families.chunks import ChunkDie
from pipyard.core.notation import kind
from pipyard.core.text import because
from pipyard.pyramid.pieces import bits_of
from pipyard.pyramid.shapes import Shape, shape, turns

ROWS = 5
COLUMNS = 11
STRIDE = 12


class BlockDie(ChunkDie):
    """A die of a block as an atom: a letter for its row, a number for its column."""

    def __init__(self, row: int, column: int) -> None:
        super().__init__(row * STRIDE + column, f"{'abcde'[row]}{column}", (row, column, 0))
        self.row: int = row
        self.column: int = column


BLOCK_DICE: dict[int, BlockDie] = {row * STRIDE + column: BlockDie(row, column) for row in range(ROWS) for column in range(COLUMNS)}
_NAMED: dict[str, BlockDie] = {die.text: die for die in BLOCK_DICE.values()}
BLOCK: int = sum([1 << index for index in BLOCK_DICE])
"""A complete block."""

kind("BLOCKDIE", _NAMED.get, because("part-block-die"), list(_NAMED))


def block_bits(text: str) -> int:
    """Dice separated by spaces, as bits: ``block_bits("a0 a1 b1")``."""
    return sum([1 << _NAMED[token].index for token in text.split()])


def beside(bits: int) -> int:
    """All places next to some dice, and the dice themselves."""
    return bits | bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE


def hangs(bits: int) -> bool:
    """Whether dice are connected by faces; the empty set is."""
    reach = bits & -bits
    grown = beside(reach) & bits
    while grown != reach:
        reach = grown
        grown = beside(reach) & bits
    return reach == bits


@cache
def chunks(size: int) -> tuple[int, ...]:
    """All connected sets of so many dice of a complete block, in ascending order: 55 single dice, 238 threes, 4928 sixes."""
    if size == 1:
        return tuple(sorted([1 << index for index in BLOCK_DICE]))
    found: set[int] = set()
    for smaller in chunks(size - 1):
        around = beside(smaller) & BLOCK & ~smaller
        while around:
            low = around & -around
            found.add(smaller | low)
            around ^= low
    return tuple(sorted(found))


@cache
def piece_of(chunk: int) -> Shape:
    """The rigid piece of a chunk; rotations and mirror images are the same piece."""
    dice = [BLOCK_DICE[index] for index in bits_of(chunk)]
    return turns(shape([(die.row, die.column, 0) for die in dice]))[0]
