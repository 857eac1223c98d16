"""Rasanto: one die on the plate, and the pyramid answers.

In your turn you put one die of your colour into an empty funnel of the plate. Then every funnel made of three dice
fills itself, one after the other: three of one colour call the other colour, two against one win it for themselves.
So a single die can set off a whole cascade. When the pyramid is complete, the colour that shows more outer faces wins.
"""

from pipyard.vocabulary import *


class RasantoOptions(Options):
    adjacency = choice("free", "touching", "touching_own", why="anywhere; next to a lying base die; next to an own one", source="variant")
    variant = choice("normal", "base_first", why="nothing fills before all 45 base dice lie", source="variant, R2")
    stock = choice("unlimited", "90", why="as many dice of a colour as needed, or the 90 of the box", source="R3")
    start_seat = start_seat()


class RasantoState(CascadeState):
    def __init__(self, seats: int, options: RasantoOptions) -> None:
        share = 90 if options.stock == "90" else UNLIMITED
        super().__init__(seats, options.start_seat, 2, share, options.adjacency != "free")
        self.own: bool = options.adjacency == "touching_own"
        self.base_first: bool = options.variant == "base_first"
        self.quick: bool = not (self.touching or self.base_first or share < UNLIMITED)

    def turn(self) -> Turn:
        if not self.pile.complete():
            return ALONE[self.seat] if self.seat >= 0 else who_begins(self.seats)
        return ranked(self.drawn_scores(), "pyramid-complete")

    def moves(self, seat: int) -> Space:
        if self.own or self.base_first:
            return Listed([PLACE[place] for place in self.open_funnels(seat % 2)])
        return self.plate()

    def open_funnels(self, colour: int) -> list[int]:
        """The empty base funnels where a colour may go."""
        empty = sorted(self.rim) or [place for place in range(BASE) if not self.pile.occupied(place)]
        if self.own:
            found = [place for place in empty if any([self.pile.at(near) == colour for near in ADJACENT[place]])]
            return found or [place for place in range(BASE) if not self.pile.occupied(place)]
        return empty

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if self.quick and self.pile.story is None:
            self.cascade(self.pile.put(move.at, seat % 2))
        else:
            self.put(move.at, seat % 2)
            if not (self.base_first and self.open_funnels(0)):
                while self.waiting:
                    funnel = self.first_waiting()
                    self.put(funnel, self.answer(funnel))
        self.next_with_dice()

    def cascade(self, opened: i64) -> None:
        """Fill funnels of dice until there is none. Without an empty stock or somebody who watches, any order gives the same."""
        pile = self.pile
        while opened:
            funnel = pile.newest_funnel()
            opened += pile.put(funnel, self.answer(funnel)) - 1

    def answer(self, funnel: i64) -> i64:
        """The colour that fills a funnel: three alike call the other, two against one fill it themselves."""
        colour = self.pile.colour
        under = UNDER[funnel]
        green = colour[under[0]] + colour[under[1]] + colour[under[2]]
        return 1 if green == 0 or green == 2 else 0

    def put(self, place: int, side: int) -> None:
        """The other colour fills in for one that has run out."""
        super().put(place, side if self.stock[side] else 1 - side)

    def drawn_areas(self) -> list[Area]:
        return FACES_WORTH


Rasanto = Game(
    RasantoState, RasantoOptions, moves=["place CELL"],
    presets={"standard": {}, "touching": {"adjacency": "touching"}, "base_first": {"variant": "base_first"}, "box": {"stock": "90"}},
    key="rasanto", book="kosmos", number=23, title="Rasanto", seats=(2, 4, 6), sides=2, minutes=15, kinds=("construction", "tactics"),
    score="faces",
    summary="Put one die on the plate. Every funnel of three dice fills itself. Show more faces than the other colour.",
)  # fmt: skip
