"""Storing Scores: remember what lies under the green dice.

45 black dice cover the plate, 36 green dice hide the numbers between them. Roll three red dice, or keep the total that
the player before you has left, and lift one green die: do the three numbers of the funnel under it add up to the total?
Then the green die is yours and you roll again. If not, everybody has seen the numbers, the die goes back, and the next
player is on. Whoever stores enough green dice first wins.
"""

from pipyard.books.families.covered_numbers import MemoryState
from pipyard.vocabulary import *


class StoringScoresOptions(Options):
    end = choice(
        "target", "all", why="the 8th green die wins (6th from five players), or play until none is left", source="R1, abacus, kosmos"
    )
    max_rounds = max_rounds(60, "most green dice win")
    reveal_s = number(4, 1, 60, why="how many seconds the numbers under a lifted die are shown", source="screen")
    start_seat = start_seat()


class StoringScoresState(MemoryState):
    palette = ("black", "green")

    def __init__(self, seats: int, options: StoringScoresOptions) -> None:
        super().__init__(seats, options.start_seat, 0 if options.end == "all" else 8 if seats <= 4 else 6, float(options.reveal_s))
        self.max_rounds: int = options.max_rounds

    def limit(self) -> Over | None:
        return ranked(self.stored, "round-limit") if self.past(self.max_rounds) else None


StoringScores = Game(
    StoringScoresState, StoringScoresOptions, moves=["roll", "keep", "lift CELL"],
    presets={"standard": {}, "all": {"end": "all", "max_rounds": 40}},
    key="storing_scores", book="kosmos", number=15, title="Storing Scores", seats=(2, 3, 4, 5, 6, 7, 8), minutes=20,
    kinds=("special", "memory", "chance", "hidden"),
    score="stored",
    summary="Roll a total, lift a green die: do the three numbers under it add up? Remember what everybody has seen.",
)  # fmt: skip
