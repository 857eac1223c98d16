"""Cascades: one die on the plate opens funnels of three dice, and these are filled one after the other in the order of the rules (C6).

A game says two things: where a die may be put by hand (``moves``), and which colour fills a funnel by itself (``answer``).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pipyard.core.arrays import i64
from pipyard.core.notation import Move
from pipyard.core.options import Options
from pipyard.core.space import Listed, Space
from pipyard.core.text import Text, because
from pipyard.pyramid.building_state import UNLIMITED, BuildingState
from pipyard.pyramid.cells import ADJACENT, BASE, PLACE
from pipyard.pyramid.pile import COUNT


@mypyc_attr(allow_interpreted_subclasses=True)
class CascadeState(BuildingState):
    """Dice are put on the plate by hand; the funnels above it fill by themselves.

    ``waiting``: the funnels above the plate that are still to be filled. ``touching``: a die goes next to one that lies on the plate;
    then ``rim`` holds the empty funnels of the plate that are next to one.
    """

    __slots__ = ("rim", "touching", "waiting")

    def __init__(self, seats: int, start: Options | str, sides: int, share: int, touching: bool) -> None:
        super().__init__(seats, start, sides, share)
        self.touching: bool = touching
        self.rim: list[int] = []
        self.waiting: list[int] = []

    def moves(self, seat: int) -> Space:
        return self.plate()

    def plate(self) -> Space:
        """Where a die may be put on the plate: ``place CELL``. The first die goes anywhere."""
        if self.rim:
            return Listed([PLACE[place] for place in sorted(self.rim)])
        return self.pile.places

    def put(self, place: int, side: int) -> None:
        """A side puts a die, by hand or as a filling; the funnels this opens wait."""
        pile = self.pile
        opened = pile.put(place, side)
        if self.share < UNLIMITED:
            self.stock[side] -= 1
        if opened > 0:
            last = pile.funnels[COUNT]
            while opened > 0:
                self.waiting.append(pile.funnels[last - opened])
                opened -= 1
        if self.touching and place < BASE:
            rim = self.rim
            if place in rim:
                rim.remove(place)
            for near in ADJACENT[place]:
                if near not in rim and not pile.occupied(near):
                    rim.append(near)

    def put_and_fill(self, place: i64, side: i64, any_order: bool) -> None:
        """Put a die on the plate, then fill every funnel of dice with the colour that :meth:`answer` gives, until there is none.

        ``any_order``: whichever funnel fills first, the pyramid comes out the same, so the quickest order will do.
        """
        pile = self.pile
        if not any_order or pile.story is not None:
            self.put(place, side)
            while self.waiting:
                funnel = self.first_waiting()
                self.put(funnel, self.answer(funnel))
            return
        opened = pile.put(place, side)
        while opened:
            newest = pile.newest_funnel()
            opened += pile.put(newest, self.answer(newest)) - 1

    def answer(self, funnel: i64) -> i64:
        """The colour that fills a funnel by itself."""
        raise NotImplementedError

    def first_waiting(self) -> int:
        """The funnel that is filled next, taken off the list."""
        waiting = self.waiting
        if len(waiting) == 1:
            return waiting.pop()
        first = waiting[0]
        for place in waiting:
            first = place if place < first else first  # the compiler makes this quicker than min()
        waiting.remove(first)
        return first

    def objection(self, seat: int, move: Move) -> Text | None:
        return self.no_base_place_because(move.at)

    def no_base_place_because(self, place: int) -> Text | None:
        """Why a die cannot be put there by hand."""
        if place >= BASE:
            return because("why-dice-are-put-on-the")
        return self.pile.no_funnel_because(place) or self.too_far_because()

    def too_far_because(self) -> Text:
        """Why an empty funnel of the plate is not offered: next to what a die must lie."""
        return because("why-it-must-lie-next-to")
