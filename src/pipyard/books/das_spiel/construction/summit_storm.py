"""Summit Storm: Rasanto for three, and where all three colours meet the dice decide.

In your turn you put one die into an empty funnel of the plate. Every funnel made of three dice is then filled: two of one colour
fill it themselves, three of one colour leave it to the player on the left, and over three colours all three roll, the highest
fills. When the pyramid is complete, the colour that shows most outer faces wins.
"""

from pipyard.vocabulary import *

ROLL_OFF = {2: Chance(each(2)), 3: Chance(each(3))}
"""Two or three sides roll one die each, in the order of the seats."""


class SummitStormOptions(Options):
    stock = box_stock("C3")
    adjacency = choice("free", "touching", why="anywhere on the plate, or next to a die that lies there", source="sister")
    start_seat = start_seat()


class SummitStormState(CascadeState):
    def __init__(self, seats: int, options: SummitStormOptions) -> None:
        super().__init__(seats, options.start_seat, 3, dice_each(options.stock, 3), options.adjacency == "touching")
        self.contested: int = -1  # the funnel that is being rolled for
        self.rollers: list[int] = []  # the sides that roll for it, or have rolled last
        self.rolls: list[int] = []

    def on_turn(self) -> Turn:
        return ROLL_OFF[len(self.rollers)] if self.contested >= 0 else ALONE[self.seat]

    def decided(self, outcome: Outcome) -> None:
        self.rolls = outcome.numbers()
        best = max(self.rolls)
        highest = [side for side, rolled in zip(self.rollers, self.rolls, strict=True) if rolled == best]
        if len(highest) > 1:
            self.rollers, self.rolls = highest, []
        else:
            self.put(self.contested, highest[0])
            self.contested = -1
            self.cascade()

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        self.rollers, self.rolls = [], []
        self.put(move.at, seat % 3)
        self.cascade()

    def cascade(self) -> None:
        """Fill what waits, until the dice have to be asked or the next seat is on."""
        while self.waiting:
            funnel = self.first_waiting()
            side = self.answer(funnel)
            if side < 0:
                self.rollers, self.rolls = [one for one in range(3) if self.stock[one] > 0], []
                if len(self.rollers) > 1:
                    self.contested = funnel
                    return
                side = self.rollers[0]
            self.put(funnel, side)
        self.next_with_dice()

    def answer(self, funnel: i64) -> i64:
        """The side that fills a funnel, -1 if three colours meet; an empty stock hands it on to the left."""
        colour = self.pile.colour
        under = UNDER[funnel]
        a, b, c = colour[under[0]], colour[under[1]], colour[under[2]]
        side = a if a in (b, c) else b if b == c else -1
        if a == b == c:
            side = (a + 1) % 3
        while side >= 0 and self.stock[side] == 0:
            side = (side + 1) % 3
        return side

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((rolled,), side, "roll-off") for side, rolled in zip(self.rollers, self.rolls, strict=False)]

    def drawn_areas(self) -> list[Area]:
        return [*FACES_WORTH, *([area("reach", [self.contested], say="area-contested")] if self.contested >= 0 else [])]

    def said(self) -> list[Text]:
        return [Text("roll-off-for", {"cell": CELLS[self.contested].text, "count": len(self.rollers)})] if self.contested >= 0 else []


SummitStorm = Game(
    SummitStormState, SummitStormOptions, moves=["place CELL"],
    presets={"standard": {}, "touching": {"adjacency": "touching"}, "box": {"stock": "90"}},
    key="summit_storm", book="kosmos", number=24, title="Summit Storm", seats=(3, 6, 9), sides=3, minutes=20,
    kinds=("construction", "tactics", "chance"), authors="Peter Pallat, Reinhold Wittig", score="faces",
    summary="Put one die on the plate, funnels fill by majority. Where three colours meet, the highest roll takes the place.",
)  # fmt: skip
