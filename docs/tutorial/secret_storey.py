"""Secret Storey: everybody builds together, and only you know which level counts for you.

First everybody rolls a die under a cup: 1, 2 and 3 mean the first level above the plate, 4 and 5 the second, 6 the third. Then all build,
one die of your colour a turn. At the end the cups are lifted: every die on your level scores as many points as the level is high.
"""

from pipyard.vocabulary import *

LEVELS = [1, 1, 1, 2, 2, 3]
"""The level that each face of the die means."""


class Cup(Weighted):
    """A die rolled under a cup, which only one seat looks under."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def all(self) -> list[Move]:
        return [Move(level) for level in LEVELS]

    def odds(self, outcome: Outcome) -> Fraction:
        return Fraction(self.all().count(outcome), len(LEVELS))

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        return outcome.text if seat == self.seat else "?"


class SecretStoreyOptions(Options):
    dice = number(20, 1, 40, why="how many dice everybody puts: fewer make a shorter game")
    start_seat = start_seat()


class SecretStoreyState(PyramidState):
    """``levels`` holds what lies under the cups, 0 for what has not been rolled or is not known; ``rolled`` counts the cups."""

    own_colours = True

    def __init__(self, seats: int, options: SecretStoreyOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.dice = options.dice
        self.levels = [0] * seats
        self.rolled = 0

    def turn(self) -> Turn:
        if self.rolled < self.seats:
            return Chance(Cup(self.rolled), self.rolled)
        if self.seat < 0:
            return who_begins(self.seats)
        if not self.over():
            return ALONE[self.seat]
        return ranked(self.drawn_scores(), "the-cups-are-lifted")

    def over(self) -> bool:
        return self.rounds() >= self.dice

    def land(self, outcome: Outcome) -> None:
        if self.rolled < self.seats:
            self.levels[self.rolled] = outcome.number
            self.rolled += 1
        else:
            self.seat = outcome.number

    def moves(self, seat: int) -> Space:
        return self.pile.places

    def play(self, seat: int, move: Move) -> None:
        self.pile.put(move.at, seat)
        self.last = move
        self.next_seat()

    def conceal(self, seat: int | None) -> None:
        if not self.over():
            self.levels = [level if other == seat else 0 for other, level in enumerate(self.levels)]

    def guess(self, rng: Random) -> State:
        new = self.copy()
        for seat in range(new.rolled):
            if new.levels[seat] == 0:
                new.levels[seat] = LEVELS[int(rng.random() * len(LEVELS))]
        return new

    def drawn_scores(self) -> list[int]:
        return [
            level * len([place for place in self.pile.cells_of(seat) if LEVEL[place] == level]) for seat, level in enumerate(self.levels)
        ]

    def outlook(self, seat: int) -> float:
        return self.drawn_scores()[seat]

    def said(self) -> list[Text]:
        return [Text("your-level-is", {"level": level}) for level in self.levels if level and not self.over()]


SecretStorey = Game(
    SecretStoreyState, SecretStoreyOptions, moves=["place CELL"],
    key="secret_storey", book="my_game", title="Secret Storey", seats=(2, 3), minutes=10, kinds=("construction", "chance", "hidden"),
    summary="Everybody builds; only you know which level counts for you.",
)  # fmt: skip
