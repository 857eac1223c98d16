"""Summit Storm: Rasanto for three, and where all three colours meet the dice decide.

In your turn you put one die into an empty funnel of the plate. Every funnel made of three dice is then filled: two of one colour
fill it themselves, three of one colour leave it to the player on the left, and over three colours all three roll, the highest
fills. When the pyramid is complete, the colour that shows most outer faces wins.
"""

from pipyard.vocabulary import *

ROLL_OFF = {2: Chance(each(2)), 3: Chance(each(3))}
"""Two or three sides roll one die each, in the order of the seats."""


class SummitStormOptions(Options):
    stock = choice("unlimited", "90", why="as many dice of a colour as needed, or the 90 of the box", source="C3")
    adjacency = choice("free", "touching", why="anywhere on the plate, or next to a die that lies there", source="sister")
    start_seat = start_seat(9)


class SummitStormState(CascadeState):
    def __init__(self, seats: int, options: SummitStormOptions) -> None:
        share = 90 if options.stock == "90" else UNLIMITED
        super().__init__(seats, options.start_seat, 3, share, options.adjacency == "touching")
        self.contested: int = -1  # the funnel that is being rolled for
        self.rollers: list[int] = []  # the sides that roll for it, or have rolled last
        self.rolls: list[int] = []

    def turn(self) -> Turn:
        if self.contested >= 0:
            return ROLL_OFF[len(self.rollers)]
        if self.pile.complete():
            return ranked(self.drawn_scores(), "pyramid-complete")
        return ALONE[self.seat] if self.seat >= 0 else who_begins(self.seats)

    def decided(self, outcome: Outcome) -> None:
        self.rolls = outcome.numbers()
        ahead = [side for side, rolled in zip(self.rollers, self.rolls, strict=True) if rolled == max(self.rolls)]
        if len(ahead) > 1:
            self.rollers = ahead
            self.rolls = []
        else:
            self.put(self.contested, ahead[0])
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
                self.rollers = [one for one in range(3) if self.stock[one] > 0]
                self.rolls = []
                if len(self.rollers) > 1:
                    self.contested = funnel
                    return
                side = self.rollers[0]
            self.put(funnel, side)
        self.next_with_dice()

    def answer(self, funnel: int) -> int:
        """The side that fills a funnel, -1 if three colours meet; an empty stock hands it on to the left."""
        colour = self.pile.colour
        under = UNDER[funnel]
        a, b, c = colour[under[0]], colour[under[1]], colour[under[2]]
        if a == b:
            side = (a + 1) % 3 if b == c else a
        elif a == c:
            side = a
        elif b == c:
            side = b
        else:
            return -1
        while self.stock[side] == 0:
            side = (side + 1) % 3
        return side

    def outlook(self, seat: int) -> float:
        return self.lead(self.faces(), seat)

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((rolled,), side, "roll-off") for side, rolled in zip(self.rollers, self.rolls, strict=False)]

    def said(self) -> list[Text]:
        if self.contested < 0:
            return []
        return [Text("roll-off-for", {"cell": CELLS[self.contested].text, "count": len(self.rollers)})]


SummitStorm = Game(
    SummitStormState, SummitStormOptions, moves=["place CELL"],
    presets={"standard": {}, "touching": {"adjacency": "touching"}, "box": {"stock": "90"}},
    key="summit_storm", book="kosmos", number=24, title="Summit Storm", seats=(3, 6, 9), sides=3, minutes=20,
    kinds=("construction", "tactics", "chance"), authors="Peter Pallat, Reinhold Wittig",
    summary="Put one die on the plate, funnels fill by majority. Where three colours meet, the highest roll takes the place.",
)  # fmt: skip
