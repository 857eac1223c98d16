"""Building with dice of one's own: sides with colours, stocks, several dice put one after the other, faces that count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.options import Choice, Options, choice
from pipyard.core.scene import Heap, Roll, Text
from pipyard.core.turn import Over, ranked
from pipyard.pyramid.cells import OUTER, SIZE
from pipyard.pyramid.pile import COUNT
from pipyard.pyramid.play import PyramidState

UNLIMITED: Final = SIZE
"""A stock that cannot run out: the pyramid is full before."""


def equal_share(sides: int) -> int:
    """How many dice every side gets when the dice of a whole pyramid are shared out: 55 of three, 83 of two."""
    return -(-SIZE // sides)


def box_stock(source: str) -> Choice:
    """How many dice a colour has: no limit, or those of the box."""
    return choice("unlimited", "90", why="as many dice of a colour as needed, or the 90 of the box", source=source)


def dice_each(stock: str, sides: int) -> int:
    """How many dice a side has by an option: ``unlimited``, ``equal`` shares of a pyramid, or a number."""
    if stock == "unlimited":
        return UNLIMITED
    return equal_share(sides) if stock == "equal" else int(stock)


def two_or_three(seats: int) -> int:
    """How many sides so many players are where two or three may play: three if the players can be shared out so, else two."""
    return 3 if seats % 3 == 0 else 2


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingState(PyramidState):
    """Seat ``i`` plays for side ``i % sides``; a side has a colour and a stock.

    ``share`` is how many dice every side has at the start, ``stock`` how many each has left; ``UNLIMITED`` cannot run out.

    ``rolled`` is what ``roller`` has rolled last, ``due`` how many dice are still to be put or taken with it.
    """

    __slots__ = ("due", "rolled", "roller", "share", "sides", "stock")

    def __init__(self, seats: int, start: Options | str, sides: int, share: int) -> None:
        super().__init__(seats, start)
        self.sides: int = sides
        self.share: int = share
        self.stock: list[int] = [share] * sides
        self.rolled: int = 0
        self.roller: int = -1
        self.due: int = 0

    def roll(self, number: int) -> None:
        """The seat on turn has rolled a number."""
        self.rolled = number
        self.roller = self.seat

    def put_own(self, place: int) -> None:
        """The seat on turn puts a die of its colour."""
        side = self.seat % self.sides
        self.pile.put(place, side)
        self.stock[side] -= 1

    def take_own(self, place: int) -> None:
        """The seat on turn takes a die of its colour back into the stock."""
        self.stock[self.pile.take(place)] += 1

    def free_own(self, side: int) -> list[int]:
        """The free dice of a colour."""
        pile = self.pile
        found: list[int] = []
        for spot in range(pile.free[COUNT]):
            place = pile.free[spot]
            if pile.colour[place] == side:
                found.append(place)
        return found

    def next_with_dice(self) -> None:
        """The turn passes to the next seat whose side has dice left; those without are skipped."""
        self.next_seat()
        left = self.seats
        while self.stock[self.seat % self.sides] == 0 and left > 0:
            self.next_seat()
            left -= 1

    def ended(self) -> Over | None:
        """Unless a game says otherwise: the pyramid is complete, and most faces win."""
        complete = self.pile.funnels[COUNT] == 0  # asked after every step: without a call
        return ranked(self.drawn_scores(), "pyramid-complete") if complete else None

    def rough_outlook(self, seat: int) -> float:
        return self.lead(self.faces(), seat)

    def faces(self) -> list[int]:
        """The outer faces every side shows now (C5)."""
        return [self.pile.outer_faces(side) for side in range(self.sides)]

    def used(self) -> list[int]:
        """How many dice every side has used."""
        return [self.share - left for left in self.stock]

    def by_seat(self, of_sides: list[int]) -> list[int]:
        """What every seat has, from what its side has."""
        return [of_sides[seat % self.sides] for seat in range(self.seats)]

    def lead(self, of_sides: list[int], seat: int) -> float:
        """How far the side of a seat is ahead of the best other one."""
        mine = seat % self.sides
        return float(of_sides[mine] - max([theirs for side, theirs in enumerate(of_sides) if side != mine]))

    def open_faces(self, seat: int) -> float:
        """What the open funnels promise: to the seat itself as long as it still has dice to put, to the others afterwards."""
        mine = self.seat == seat and self.due > 0
        best = sorted([int(OUTER[place]) for place in self.pile.funnel_cells()], reverse=True)
        worth = float(sum(best[: self.due if mine else 4]))
        return worth if mine else -worth

    def owner(self, colour: int) -> int:
        return colour

    def seat_colours(self) -> list[str]:
        return [self.palette[seat % self.sides] for seat in range(self.seats)]

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((self.rolled,), self.roller)] if self.rolled else []

    def drawn_heaps(self) -> list[Heap]:
        if self.share == UNLIMITED:
            return []
        return [Heap("stock", side, {self.palette[side]: count}) for side, count in enumerate(self.stock)]

    def drawn_scores(self) -> list[int]:
        """The outer faces that the side of every seat shows now."""
        return self.by_seat(self.faces())

    def dice_to_put(self) -> list[Text]:
        """How many dice the seat on turn still has to put."""
        return [Text("dice-to-put", {"count": self.due})] if self.due else []

    def not_own_because(self, seat: int, place: int) -> Text | None:
        """Why a seat cannot take the die in a cell as its own."""
        return self.pile.not_yours_because(place, seat % self.sides) or self.pile.not_free_because(place)
