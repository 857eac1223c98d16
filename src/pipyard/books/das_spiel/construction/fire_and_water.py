"""Fire and Water: red and green must never touch.

Everybody has red and green dice. In your turn you place one of them into a funnel where it touches no die of the other colour, by
a face or by an edge. Only when you can place neither do you put one of the common black dice, which may touch anything.
The first player without red and green dice wins.
"""

from pipyard.vocabulary import *

RED = 0
GREEN = 1
BLACK = 2
SHARE = {2: 24, 3: 15, 4: 12, 5: 9, 6: 8}
PUT: list[list[Move]] = [[Move(colour, place) for place in CELLS] for colour in ("red", "green", "black")]
WITH_CORNERS: list[list[int]] = [TOUCHING[place] + TOUCHING_BY_CORNER[place] for place in range(SIZE)]


class FireAndWaterOptions(Options):
    touch = choice("face_edge", "face_edge_corner", why="dice touch by faces and edges, or by corners too", source="english, french")
    black_stock = choice("unlimited", "90", why="black dice without end, or the 90 of the box", source="C3")
    start_seat = start_seat()


class FireAndWaterState(PassingState):
    all_passed = "nobody-can-place"
    fewest_win = True

    def __init__(self, seats: int, options: FireAndWaterOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.corners: bool = options.touch == "face_edge_corner"
        self.limited: bool = options.black_stock == "90"
        self.black: int = 90 if self.limited else SIZE
        self.hands: list[list[int]] = [[SHARE[seats], SHARE[seats]] for _ in range(seats)]

    def goal(self) -> Over | None:
        left = self.drawn_scores()
        complete = ranked(left, "pyramid-complete", fewest=True) if self.pile.complete() else None
        return first_with(0, left, "no-red-and-green-left") or complete

    def peaceful(self, place: int, colour: int) -> bool:
        """Whether a die would touch none of the other colour."""
        near = WITH_CORNERS[place] if self.corners else TOUCHING[place]
        lying = self.pile.colour
        return all([lying[other] != 1 - colour for other in near])

    def coloured(self, seat: int) -> list[Move]:
        """The red and green placements of a seat."""
        funnels = self.pile.funnel_cells()
        held = [colour for colour in (RED, GREEN) if self.hands[seat][colour]]
        return [PUT[colour][place] for colour in held for place in funnels if self.peaceful(place, colour)]

    def moves(self, seat: int) -> Space:
        return Listed(self.coloured(seat) or [PUT[BLACK][place] for place in self.pile.funnel_cells() if self.black])

    def able(self, seat: int) -> bool:
        return self.black > 0 or bool(self.coloured(seat))

    def play(self, seat: int, move: Move) -> None:
        colour = ("red", "green", "black").index(move.verb)
        self.pile.put(move.at, colour)
        if colour == BLACK:
            self.black -= 1
        else:
            self.hands[seat][colour] -= 1
        self.last = move
        self.end_turn()

    def objection(self, seat: int, move: Move) -> Text | None:
        colour = self.palette.index(move.verb)
        why = self.pile.no_funnel_because(move.at)
        if why or colour == BLACK:
            return why or because("why-black-is-for-those-who")
        left = self.hands[seat][colour]
        return because("why-red-and-green-must-not") if left else because("why-you-have-no-die-left", verb=move.verb)

    def drawn_heaps(self) -> list[Heap]:
        heaps = [Heap("stock", seat, {"red": red, "green": green}) for seat, (red, green) in enumerate(self.hands)]
        return [*heaps, Heap("stock", -1, {"black": self.black})] if self.limited else heaps

    def drawn_scores(self) -> list[int]:
        return [sum(hand) for hand in self.hands]


FireAndWater = Game(
    FireAndWaterState, FireAndWaterOptions, moves=["red CELL", "green CELL", "black CELL"],
    presets={"standard": {}, "french": {"touch": "face_edge_corner"}, "box": {"black_stock": "90"}},
    key="fire_and_water", book="kosmos", number=30, title="Fire and Water", seats=(2, 3, 4, 5, 6), minutes=25,
    kinds=("construction", "tactics"), authors="Georg Thimme", score="left",
    summary="Red and green dice must never touch. Get rid of yours first; black dice only help when nothing else goes.",
)  # fmt: skip
