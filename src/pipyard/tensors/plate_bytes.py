"""The dice on the plate as bytes, one for each of the 165 cells: what a batch of observations is made of."""

from __future__ import annotations

from typing import Final

from pipyard.dice.orientation import UP
from pipyard.pyramid.cells import AXES, SIZE
from pipyard.pyramid.play import PyramidState

DIGITS: Final = "?123456"


def colours(state: PyramidState) -> bytes:
    """1 more than the colour of every die; 0 where there is none."""
    held = state.pile.colour
    return bytes([int(held[place]) + 1 for place in range(SIZE)])


def faces(state: PyramidState) -> list[bytes]:
    """The numbers on the upper faces, by axis; 0 where there is no die, or nobody knows."""
    turned = state.pile.turned
    found = [bytearray(SIZE), bytearray(SIZE), bytearray(SIZE)]
    for place in range(SIZE):
        way = int(turned[place])
        if way >= 0:
            for axis in AXES:
                found[axis][place] = int(UP[way][axis])
    for place, known in state.seen.items():
        for axis in AXES:
            found[axis][place] = DIGITS.index(known[axis])
    return [bytes(one) for one in found]


def owners(state: PyramidState, count: int) -> bytes:
    """1 more than the seat that each of the colours belongs to; 0: nobody's."""
    return bytes([state.owner(colour) + 1 for colour in range(count)])


def has_numbers(state: PyramidState) -> bool:
    """Whether any die's number is known."""
    turned = state.pile.turned
    return len(state.seen) > 0 or any([turned[place] >= 0 for place in range(SIZE)])


def most_colours(state: PyramidState) -> int:
    """How many colours there may be: those of the palette, or more if more lie there."""
    held = state.pile.colour
    return max(len(state.palette), 1 + max([int(held[place]) for place in range(SIZE)]))
