"""Long Row: six dice, a row of numbers that must all be new, and the question whether to roll once more.

In your turn you roll all six dice. Keep one number of the roll that your row does not have yet, with all dice that show it. Then stop,
and your row scores its pips, or roll the dice that are left. A roll without a new number costs you the row. A row of all six dice scores
at once. When somebody has reached the goal the round is played to its end, and the highest score wins.
"""

from pipyard.vocabulary import *

DICE = 6
THROWS = [Pool(count) for count in range(DICE + 1)]
"""What so many dice can show."""
ROLL_OR_STOP = Listed([Move("roll"), Move("stop")])


class LongRowOptions(Options):
    goal = number(60, 10, 200, why="how many points end the game: fewer make a shorter game")


class LongRowState(State):
    """``row`` holds the dice that are kept, ``thrown`` those that were just rolled and of which one number is to be kept."""

    def __init__(self, seats: int, options: LongRowOptions) -> None:
        self.seats = seats
        self.goal = options.goal
        self.seat = -1
        self.turns = 0
        self.points = [0] * seats
        self.row: list[int] = []
        self.thrown: list[int] = []
        self.rolling = True

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if max(self.points) >= self.goal and self.turns % self.seats == 0:
            return ranked(self.points, "the goal is reached, and the round is over")
        if self.rolling:
            return Chance(THROWS[DICE - len(self.row)], self.seat)
        return ALONE[self.seat]

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
            return
        self.rolling = False
        self.thrown = outcome.numbers()
        if not self.fresh():
            self.end_turn(0)

    def fresh(self) -> list[int]:
        """The numbers of the roll that the row does not have."""
        return sorted(set(self.thrown) - set(self.row))

    def moves(self, seat: int) -> Space:
        if self.thrown:
            return Listed([Move("keep", face) for face in self.fresh()])
        return ROLL_OR_STOP

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "keep":
            self.row += [face for face in self.thrown if face == move.number]
            self.thrown = []
            if len(self.row) == DICE:
                self.end_turn(sum(self.row))
        elif move.verb == "roll":
            self.rolling = True
        else:
            self.end_turn(sum(self.row))

    def end_turn(self, scored: int) -> None:
        self.points[self.seat] += scored
        self.row = []
        self.thrown = []
        self.rolling = True
        self.turns += 1
        self.seat = (self.seat + 1) % self.seats

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "keep" and self.thrown:
            return because("keep a number of this roll that your row does not have yet")
        return because("keep a number first") if self.thrown else because("roll again, or stop")

    def outlook(self, seat: int) -> float:
        """What I have; a row that is still at risk counts by the chance that the next roll has a new number."""
        if self.seat != seat or not self.row:
            return self.points[seat]
        known = len(set(self.row)) / 6
        risk = known ** (DICE - len(self.row)) if self.rolling else 0.0
        return self.points[seat] + (1 - risk) * (sum(self.row) + 4 * int(self.rolling))

    def scene(self) -> Scene:
        rolls = [Roll(tuple(self.thrown), self.seat, "roll")] if self.thrown else []
        if self.row:
            rolls.append(Roll(tuple(self.row), self.seat, "row"))
        said = because("the row is worth {points}, {left} dice are left", points=sum(self.row), left=DICE - len(self.row))
        return Scene(table="dice", rolls=tuple(rolls), scores=tuple(self.points), say=(said,))


LongRow = Game(
    LongRowState, LongRowOptions, moves=["keep NUMBER", "roll", "stop"],
    presets={"standard": {}, "short": {"goal": 30}},
    key="long_row", book="my_game", title="Long Row", seats=(2, 3, 4), minutes=10, kinds=("chance",),
    summary="Six dice, a row of new numbers only: stop in time, or roll once more.",
)  # fmt: skip
