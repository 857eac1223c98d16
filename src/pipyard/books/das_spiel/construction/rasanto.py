"""Rasanto: one die on the plate, and the pyramid answers.

In your turn you put one die of your colour into an empty funnel of the plate. Then every funnel made of three dice
fills itself, one after the other: three of one colour call the other colour, two against one win it for themselves.
So a single die can set off a whole cascade. When the pyramid is complete, the colour that shows more outer faces wins.
"""

from __future__ import annotations

from typing import ClassVar, cast

from mypy_extensions import i64

from pipyard.core.game import Game, State
from pipyard.core.info import Info
from pipyard.core.notation import Move, Outcome
from pipyard.core.options import Options, choice, start_seat
from pipyard.core.scene import Heap
from pipyard.core.space import Listed, Space
from pipyard.core.turn import ALONE, Turn, ranked
from pipyard.pyramid.cells import ADJACENT, BASE, PLACE, UNDER
from pipyard.pyramid.play import PyramidState, who_begins


class RasantoOptions(Options):
    adjacency = choice(
        "free", "touching", "touching_own", why="anywhere; next to a lying base die; next to an own one", source="the book's variant"
    )
    variant = choice("normal", "base_first", why="nothing fills before all 45 base dice lie", source="the book's variant, ruling R2")
    stock = choice("unlimited", "90", why="as many dice of a colour as needed, or the 90 of the box", source="ruling R3")
    start_seat = start_seat()


class RasantoState(PyramidState):
    __slots__ = ("adjacency", "base_first", "limited", "plain", "stock")

    palette: ClassVar[tuple[str, ...]] = ("red", "green")

    def __init__(self, seats: int, options: RasantoOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.adjacency: str = options.adjacency
        self.base_first: bool = options.variant == "base_first"
        self.limited: bool = options.stock == "90"
        self.stock: list[int] = [90, 90]
        self.plain: bool = self.adjacency == "free" and not self.base_first

    def turn(self) -> Turn:
        if not self.pile.complete():
            return ALONE[self.seat] if self.seat >= 0 else who_begins(self.seats)
        faces = [self.pile.outer_faces(0), self.pile.outer_faces(1)]
        return ranked([faces[seat % 2] for seat in range(self.seats)], "pyramid-complete")

    def land(self, outcome: Outcome) -> None:
        self.seat = outcome.number

    def moves(self, seat: int) -> Space:
        if self.plain:
            return self.pile.places
        return Listed([PLACE[place] for place in self.open_funnels(seat % 2)])

    def open_funnels(self, colour: int) -> list[int]:
        """The empty base funnels where a colour may go."""
        empty = [place for place in range(BASE) if not self.pile.occupied(place)]
        if self.adjacency == "free" or len(empty) == BASE:
            return empty
        if self.adjacency == "touching":
            return [place for place in empty if any([self.pile.occupied(near) for near in ADJACENT[place]])]
        return [place for place in empty if any([self.pile.at(near) == colour for near in ADJACENT[place]])] or empty

    def play(self, seat: int, move: Move) -> None:
        opened = self.put(move.at, seat % 2)
        if self.base_first:
            opened = 1 if not self.open_funnels(0) else 0
        if opened:
            self.cascade(opened)
        self.last = move
        self.next_seat()
        if self.limited and self.stock[self.seat % 2] == 0:
            self.next_seat()

    def cascade(self, opened: i64) -> None:
        """Fill funnels of dice until there is none. Only an empty stock, or somebody who watches, asks for the right order."""
        pile = self.pile
        if self.limited or self.base_first or pile.story is not None:
            funnel = pile.first_upper_funnel()
            while funnel >= 0:
                self.put(funnel, self.answer(funnel))
                funnel = pile.first_upper_funnel()
            return
        while opened:
            funnel = pile.newest_funnel()
            opened += pile.put(funnel, self.answer(funnel)) - 1

    def answer(self, funnel: i64) -> i64:
        """The colour that fills a funnel: three alike call the other, two against one fill it themselves."""
        colour = self.pile.colour
        under = UNDER[funnel]
        green = colour[under[0]] + colour[under[1]] + colour[under[2]]
        return 1 if green == 0 or green == 2 else 0

    def put(self, place: i64, colour: i64) -> i64:
        if self.limited:
            if self.stock[colour] == 0:
                colour = 1 - colour
            self.stock[colour] -= 1
        return self.pile.put(place, colour)

    def copy(self) -> State:
        new = RasantoState.__new__(RasantoState)
        new.seats, new.seat, new.turns = self.seats, self.seat, self.turns
        new.pile, new.last, new.seen = self.pile.copy(), self.last, {}
        new.adjacency, new.base_first, new.limited, new.plain = self.adjacency, self.base_first, self.limited, self.plain
        new.stock = self.stock[:]
        return new

    def objection(self, seat: int, move: Move) -> str:
        if move.at >= BASE:
            return "dice are put on the plate only: the funnels above fill themselves"
        return self.pile.no_funnel_because(move.at) or "it must lie next to a die that is there already"

    def outlook(self, seat: int) -> float:
        """My outer faces against the others'."""
        mine, theirs = self.pile.outer_faces(seat % 2), self.pile.outer_faces(1 - seat % 2)
        return float(mine - theirs)

    def owner(self, colour: int) -> int:
        return colour

    def seat_colours(self) -> list[str]:
        return [self.palette[seat % 2] for seat in range(self.seats)]

    def drawn_heaps(self) -> list[Heap]:
        if not self.limited:
            return []
        return [Heap("stock", side, {self.palette[side]: self.stock[side]}) for side in range(2)]

    def drawn_scores(self) -> list[int]:
        return [self.pile.outer_faces(seat % 2) for seat in range(self.seats)]


class Rasanto(Game):
    info: ClassVar[Info] = Info(
        key="rasanto",
        book="kosmos",
        number=23,
        title="Rasanto",
        seats=(2, 4, 6),
        sides=2,
        minutes=15,
        kinds=("construction", "tactics"),
        summary="Put one die on the plate. Every funnel of three dice fills itself. Show more faces than the other colour.",
    )
    choices: ClassVar[type[Options]] = RasantoOptions
    presets: ClassVar[dict[str, dict[str, object]]] = {
        "standard": {},
        "touching": {"adjacency": "touching"},
        "base_first": {"variant": "base_first"},
        "box": {"stock": "90"},
    }
    forms: ClassVar[tuple[str, ...]] = ("place CELL",)

    def begin(self, seats: int) -> State:
        return RasantoState(seats, cast("RasantoOptions", self.options))
