"""Rasanto: one die on the plate, and the pyramid answers.

In your turn you put one die of your colour into an empty funnel of the plate. Then every funnel made of three dice
fills itself, one after the other: three of one colour call the other colour, two against one win it for themselves.
So a single die can set off a whole cascade. When the pyramid is complete, the colour that shows more outer faces wins.
"""

from pipyard.vocabulary import *

RED = 0
GREEN = 1


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
        # it makes no difference which funnel fills first, unless dice can run out; so the quickest order will do
        self.quick: bool = not (self.touching or self.base_first or share < UNLIMITED)

    # The end: everything is filled, and most outer faces win.
    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        return ranked(self.drawn_scores(), "pyramid-complete") if self.pile.complete() else ALONE[self.seat]

    # Your turn: put one die of your colour into any empty funnel of the plate.
    def moves(self, seat: int) -> Space:
        if self.own or self.base_first:
            return Listed([PLACE[place] for place in self.open_funnels(seat % 2)])
        return self.plate()

    def open_funnels(self, side: int) -> list[int]:
        """The empty funnels of the plate where a side may go: with ``touching_own`` next to a die of its own, if there is any."""
        near = sorted(self.rim) or self.empty_funnels()
        if self.own:
            return [place for place in near if any([self.pile.at(next_to) == side for next_to in ADJACENT[place]])] or self.empty_funnels()
        return near

    def empty_funnels(self) -> list[int]:
        return [place for place in range(BASE) if not self.pile.occupied(place)]

    # Then every funnel made of three dice fills at once, by itself; with base_first not before the last die lies on the plate.
    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if self.base_first and len(self.empty_funnels()) > 1:
            self.put(move.at, seat % 2)
        else:
            self.put_and_fill(move.at, seat % 2, self.quick)
        self.next_with_dice()

    # Two dice against one win the funnel; three dice of one colour call the other colour.
    def answer(self, funnel: i64) -> i64:
        colour, under = self.pile.colour, UNDER[funnel]
        greens = colour[under[0]] + colour[under[1]] + colour[under[2]]
        return GREEN if greens == 0 or greens == 2 else RED

    # When a colour has run out, the other fills in its place.
    def put(self, place: int, side: int) -> None:
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
