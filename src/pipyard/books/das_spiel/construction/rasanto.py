"""Rasanto: one die on the plate, and the pyramid answers.

In your turn you put one die of your colour into an empty funnel of the plate. Then every funnel made of three dice
fills itself, one after the other: three of one colour call the other colour, two against one win it for themselves.
So a single die can set off a whole cascade. When the pyramid is complete, the colour that shows more outer faces wins.

Lines in quotation marks are quoted from the rules page; each stands beside the code that does what it says. Options come last.
R2 and R3 number its rulings, which stand in src/pipyard/rulings and in words in `pipyard rules rasanto --reference`.
"""

from pipyard.vocabulary import *

RED = 0
GREEN = 1


class RasantoOptions(Options):
    adjacency = choice("free", "touching", "touching_own", why="anywhere; next to a lying base die; next to an own one", source="variant")
    variant = choice("normal", "base_first", why="nothing fills before all 45 base dice lie", source="variant, R2")
    stock = box_stock("R3")
    start_seat = start_seat()


class RasantoState(CascadeState):
    # "Two of you have one colour each. Four or six play in two teams": even seats are red, odd ones green.
    def __init__(self, seats: int, options: RasantoOptions) -> None:
        dice = dice_each(options.stock, 2)
        super().__init__(seats, options.start_seat, sides=2, share=dice, touching=options.adjacency != "free")
        self.own: bool = options.adjacency == "touching_own"
        self.base_first: bool = options.variant == "base_first"
        # "It makes no difference which funnel you fill first", so the quickest order will do. But it does not note what lies next to a die
        # (touching), fills only above the last die (base first) and counts no dice, though the order decides who runs out (limited stock).
        self.quick: bool = not (self.touching or self.base_first or dice < UNLIMITED)

    # "Put one die of your colour into any empty funnel of the plate."
    def moves(self, seat: int) -> Space:
        if self.own or self.base_first:  # "own" looks at colours; "base first" leaves funnels above the plate open, which are not offered
            return Listed([PLACE[funnel] for funnel in self.allowed_funnels(seat % 2)])
        return self.plate()

    # "Then look for funnels made of three dice. Each of them fills at once, by itself ... until none is left.
    # Then it is the other side's turn."
    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if self.base_first and len(self.empty_funnels()) > 1:  # with 1 left, this die is the last of the plate: now everything fills
            self.put(move.at, seat % 2)
        else:
            self.put_and_fill(move.at, seat % 2, self.quick)
        self.next_with_dice()  # option stock: "a side without dice passes"

    # "Two dice against one win; the funnel gets the colour that is there twice. Three dice of one colour call the other colour."
    # `put_and_fill` asks this for every funnel, 120 times a game. That is why it is `i64`: an `int` of the processor's size, the fastest.
    def answer(self, funnel: i64) -> i64:
        colour, under = self.pile.colour, UNDER[funnel]
        greens = colour[under[0]] + colour[under[1]] + colour[under[2]]  # red is 0 and green is 1: the sum counts the green dice
        return GREEN if greens == 0 or greens == 2 else RED

    # "The game ends when all 45 funnels of the plate are taken and everything above them is filled. Now count the outer faces."
    # `drawn_scores` are those faces: every seat has its side's. Most games write only `ended`; this is quicker after every die.
    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        return ranked(self.drawn_scores(), "pyramid-complete") if self.pile.complete() else ALONE[self.seat]

    def drawn_areas(self) -> list[Area]:
        return FACES_WORTH  # what a die shows in each place, for the players to look up: 1, 2 or 3 faces

    # Options adjacency and variant: the empty funnels of the plate that are next to a lying die, or to an own one, if there are any.
    def allowed_funnels(self, side: int) -> list[int]:
        funnels, pile = self.empty_funnels(), self.pile
        own = [funnel for funnel in funnels if self.own and any([pile.at(neighbour) == side for neighbour in ADJACENT[funnel]])]
        return (own if self.own else sorted(self.rim)) or funnels  # `rim` is kept for "touching" only, and is empty before the first die

    def too_far_because(self) -> Text:
        return because("why-it-must-lie-next-to-own") if self.own else super().too_far_because()

    def empty_funnels(self) -> list[int]:
        return [funnel for funnel in range(BASE) if not self.pile.occupied(funnel)]

    # Option stock: when a colour has run out, the other fills in its place.
    def put(self, place: int, side: int) -> None:
        super().put(place, side if self.stock[side] else 1 - side)


Rasanto = Game(
    RasantoState, RasantoOptions, moves=["place CELL"], score="faces",
    presets={"standard": {}, "touching": {"adjacency": "touching"}, "base_first": {"variant": "base_first"}, "box": {"stock": "90"}},
    key="rasanto", book="kosmos", number=23, title="Rasanto", seats=(2, 4, 6), sides=2, minutes=15, kinds=("construction", "tactics"),
    summary="Put one die on the plate. Every funnel of three dice fills itself. Show more faces than the other colour.",
)  # fmt: skip
