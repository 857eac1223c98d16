"""The Forbidden Number: five numbers build, one tears down.

Each of three players builds with dice of one colour. Roll, and put as many dice as you have rolled. But one number is
forbidden: whoever rolls it takes back all their dice on which nothing rests. When the pyramid is complete, the colour
that shows most outer faces wins.
"""

from pipyard.vocabulary import *

DRAW = Chance(D6)


class ForbiddenNumberOptions(Options):
    forbidden = choice(
        "rolled", "1", "2", "3", "4", "5", "6", why="the forbidden number is drawn by a roll, or agreed upon", source="french, english"
    )
    removal = choice("once", "repeat", why="the dice free now go, or also those that become free by it", source="R1")
    stock = choice("unlimited", "equal", why="as many dice as needed, or 55 each; without dice you do not roll", source="C3")
    max_rounds = max_rounds(150, "most outer faces win", most=1000)
    start_seat = start_seat()


class ForbiddenNumberState(BuildingState):
    def __init__(self, seats: int, options: ForbiddenNumberOptions) -> None:
        super().__init__(seats, options.start_seat, 3, dice_each(options.stock, 3))
        self.forbidden: int = 0 if options.forbidden == "rolled" else int(options.forbidden)  # 0: not drawn yet
        self.repeat: bool = options.removal == "repeat"
        self.max_rounds: int = options.max_rounds

    def turn(self) -> Turn:
        if self.due:
            return ALONE[self.seat]
        if self.seat < 0:
            return who_begins(self.seats)
        if not self.forbidden:
            return DRAW
        if self.pile.complete():
            return ranked(self.drawn_scores(), "pyramid-complete")
        return ranked(self.drawn_scores(), "round-limit") if self.past(self.max_rounds) else ROLL[self.seat]

    def decided(self, outcome: Outcome) -> None:
        if not self.forbidden:
            self.forbidden = outcome.number
        else:
            self.roll(outcome.number)
            if self.rolled == self.forbidden:
                self.take_back()
                self.next_with_dice()
            else:
                self.due = min(self.rolled, self.stock[self.seat])

    def take_back(self) -> None:
        """All free dice of the seat on turn go back into its stock."""
        going = self.free_own(self.seat)
        while going:
            for place in going:
                self.take_own(place)
            going = self.free_own(self.seat) if self.repeat else []

    def moves(self, seat: int) -> Space:
        return self.pile.places

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        self.put_own(move.at)
        self.due = 0 if self.pile.complete() else self.due - 1
        if self.due == 0:
            self.next_with_dice()

    def objection(self, seat: int, move: Move) -> Text | None:
        return self.pile.no_funnel_because(move.at)

    def drawn_areas(self) -> list[Area]:
        return FACES_WORTH

    def said(self) -> list[Text]:
        found = [self.said_round(self.max_rounds)]
        if self.forbidden:
            found.append(Text("forbidden-number", {"number": self.forbidden}))
        return found + self.dice_to_put()


ForbiddenNumber = Game(
    ForbiddenNumberState, ForbiddenNumberOptions, moves=["place CELL"],
    presets={"standard": {}, "six": {"forbidden": "6"}, "repeat": {"removal": "repeat"}, "equal": {"stock": "equal"}},
    key="forbidden_number", book="kosmos", number=12, title="The Forbidden Number", seats=(3,), minutes=30, kinds=("chance",),
    authors="Jürgen Wagner", score="faces",
    summary="Roll and put that many dice, but the forbidden number takes your free dice back. Most outer faces win.",
)  # fmt: skip
