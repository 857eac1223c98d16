"""Storing Scores: remember what lies under the green dice.

45 black dice cover the plate, 36 green dice hide the numbers between them. Roll three red dice, or keep the total that
the player before you has left, and lift one green die: do the three numbers of the funnel under it add up to the total?
Then the green die is yours and you roll again. If not, everybody has seen the numbers, the die goes back, and the next
player is on. Whoever stores enough green dice first wins.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, cast

from pipyard.core.game import Game, State
from pipyard.core.info import Info
from pipyard.core.notation import Move, Outcome
from pipyard.core.options import Options, choice, number, start_seat
from pipyard.core.scene import Heap, Roll, Text
from pipyard.core.space import Certain, Listed, Space
from pipyard.core.turn import ALONE, Chance, Turn, ranked, won
from pipyard.dice.pool import LETTERS, Deal, Pool
from pipyard.pyramid.cells import AT, AXES, BASE, BELOW, CELLS, LEVEL, SIZE
from pipyard.pyramid.play import PyramidState, who_begins

BLACK: Final = 0
GREEN: Final = 1
GREEN_CELLS: Final[list[int]] = [place for place in range(SIZE) if LEVEL[place] == 1]
DEAL: Final = Chance(Deal(BASE, [[axis for axis in AXES if AT[place][axis] == 0] for place in range(BASE)]))
COVER: Final = Chance(Certain("cover"))
THREE: Final = [Chance(Pool(3), seat) for seat in range(8)]
ROLL_OR_KEEP: Final = Listed([Move("roll"), Move("keep")])
LIFT: Final[dict[int, Move]] = {place: Move("lift", CELLS[place]) for place in GREEN_CELLS}


class StoringScoresOptions(Options):
    end = choice(
        "target", "all", why="the 8th green die wins (6th from five players), or play until none is left", source="Abacus | the book"
    )
    max_rounds = number(60, 1, 10_000, why="after so many rounds most green dice win", source="common rule C9")
    reveal_s = number(4, 1, 60, why="how many seconds the numbers under a lifted die are shown", source="for the table on a screen")
    start_seat = start_seat()


class StoringScoresState(PyramidState):
    __slots__ = ("dealt", "lifted", "max_rounds", "red", "roll_due", "stored", "target", "total")

    palette: ClassVar[tuple[str, ...]] = ("black", "green")

    def __init__(self, seats: int, options: StoringScoresOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.target: int = 0 if options.end == "all" else 8 if seats <= 4 else 6
        self.max_rounds: int = options.max_rounds
        self.dealt: bool = False
        self.stored: list[int] = [0] * seats
        self.red: list[int] = []
        self.total: int = 0  # what the lifted numbers must add up to, 0: to be rolled or kept first
        self.roll_due: bool = True
        self.lifted: int = -1  # the green die whose numbers everybody sees at this moment

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if not self.dealt:
            return DEAL
        if self.lifted >= 0:
            return COVER
        if self.target and max(self.stored) >= self.target:
            return won([self.stored.index(max(self.stored))], self.stored, "enough-dice-stored")
        if sum(self.stored) == len(GREEN_CELLS):
            return ranked(self.stored, "no-green-die-left")
        if self.rounds() >= self.max_rounds:
            return ranked(self.stored, "round-limit")
        return THREE[self.seat] if self.roll_due else ALONE[self.seat]

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = outcome.number
        elif not self.dealt:
            self.set_up([LETTERS.index(letter) for letter in outcome.text])
        elif self.lifted >= 0:
            self.lifted = -1
            self.total = 0
            self.next_seat()
        else:
            self.red = outcome.numbers()
            self.total = sum(self.red)
            self.roll_due = False

    def set_up(self, orientations: list[int]) -> None:
        for place in range(BASE):
            self.pile.stand(place, BLACK, orientations[place])
        for place in GREEN_CELLS:
            self.pile.put(place, GREEN)
        self.dealt = True

    def moves(self, seat: int) -> Space:
        if self.total == 0:
            return ROLL_OR_KEEP
        return Listed([LIFT[place] for place in GREEN_CELLS if self.pile.occupied(place)])

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "roll":
            self.roll_due = True
        elif move.verb == "keep":
            self.total = sum(self.red)
        elif sum(self.pile.funnel_numbers(move.at)) == self.total:
            self.pile.take(move.at)
            self.stored[seat] += 1
            self.total = 0
            self.roll_due = True
        else:
            self.lifted = move.at

    def conceal(self, seat: int | None) -> None:
        """Nobody sees the numbers under green dice, but for those of the die that is lifted right now."""
        numbers = self.lifted_numbers() if self.lifted >= 0 else []
        self.hide_numbers()
        for axis, seen in enumerate(numbers):
            place = BELOW[self.lifted][axis]
            known = list(self.seen[place])
            known[axis] = str(seen)
            self.seen[place] = "".join(known)

    def guess(self, rng: Random) -> State:
        new = self.copy()
        assert isinstance(new, StoringScoresState)
        new.guess_numbers(rng)
        return new

    def objection(self, seat: int, move: Move) -> str:
        if self.total == 0:
            return "first you roll, or keep the total that lies there"
        if move.verb == "lift":
            return f"there is no green die at {CELLS[move.at].text}"
        return "you have your total: lift a green die"

    def outlook(self, seat: int) -> float:
        best = max([theirs for other, theirs in enumerate(self.stored) if other != seat])
        return float(self.stored[seat] - best)

    def drawn_rolls(self) -> list[Roll]:
        return [Roll(tuple(self.red), self.seat)] if self.red else []

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("stored", seat, {"green": count}) for seat, count in enumerate(self.stored)]

    def drawn_scores(self) -> list[int]:
        return self.stored

    def said(self) -> list[Text]:
        found: list[Text] = []
        if self.target:
            found.append(Text("storing-target", {"target": self.target}))
        if self.lifted >= 0:
            numbers = self.lifted_numbers()
            found.append(
                Text("storing-shown", {"a": numbers[0], "b": numbers[1], "c": numbers[2], "sum": sum(numbers), "total": self.total})
            )
        elif self.total:
            found.append(Text("storing-total", {"total": self.total}))
        return found

    def lifted_numbers(self) -> list[int]:
        """The three numbers everybody sees, from the whole state or from a view."""
        if not self.seen:
            return self.pile.funnel_numbers(self.lifted)
        return [int(self.seen[BELOW[self.lifted][axis]][axis]) for axis in AXES]


class StoringScores(Game):
    info: ClassVar[Info] = Info(
        key="storing_scores",
        book="kosmos",
        number=15,
        title="Storing Scores",
        seats=(2, 3, 4, 5, 6, 7, 8),
        minutes=20,
        kinds=("special", "memory", "chance", "hidden"),
        summary="Roll a total, lift a green die: do the three numbers under it add up? Remember what everybody has seen.",
    )
    choices: ClassVar[type[Options]] = StoringScoresOptions
    presets: ClassVar[dict[str, dict[str, object]]] = {"standard": {}, "all": {"end": "all", "max_rounds": 40}}
    forms: ClassVar[tuple[str, ...]] = ("roll", "keep", "lift CELL")

    def begin(self, seats: int) -> State:
        return StoringScoresState(seats, cast("StoringScoresOptions", self.options))
