"""Rigid pieces of a few dice: where they fit on a pile, and which dice of a building are connected by faces."""

from pipyard.pyramid.growth import BESIDE_MASK, UNDER_MASK, lying, mask
from pipyard.pyramid.shapes import Shape, spots
from pipyard.vocabulary import *


class Spot:
    """A place for a rigid piece: its cells, its supports, the cells it touches by a face, and its move."""

    def __init__(self, verb: str, places: tuple[int, ...]) -> None:
        self.bits: int = mask(places)
        under, near = 0, 0
        for place in places:
            under |= UNDER_MASK[place]
            near |= BESIDE_MASK[place]
        self.rests_on: int = under & ~self.bits
        self.near: int = near & ~self.bits
        self.move: Move = Move(verb, *[CELLS[place] for place in places])


def by_lowest(*pieces: tuple[str, Shape]) -> list[list[Spot]]:
    """For every cell the spots whose first cell it is; that one is lowest, so it must be a funnel."""
    found: list[list[Spot]] = [[] for _ in range(SIZE)]
    for verb, piece in pieces:
        for places in spots(piece):
            found[min(places)].append(Spot(verb, places))
    return found


def fitting(pile: Pile, pieces: list[list[Spot]], main: int) -> list[Move]:
    """The places for pieces in contact with a main structure."""
    occupied = lying(pile)
    return [
        spot.move
        for funnel in pile.funnel_cells()
        for spot in pieces[funnel]
        if not spot.bits & occupied and spot.rests_on & occupied == spot.rests_on and spot.near & main
    ]


def hanging_on(pile: Pile, first: int) -> int:
    """Everything connected with a die by faces, as bits."""
    found = 1 << first
    apart = pile.dice_cells()
    while True:
        still: list[int] = []
        for place in apart:
            if BESIDE_MASK[place] & found:
                found |= 1 << place
            else:
                still.append(place)
        if not still or len(still) == len(apart):
            return found
        apart = still[::-1]
