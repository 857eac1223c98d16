"""Spotted Cow: find the total of three dice in a funnel, before the others do.

45 dice lie on the plate, and every one of you has a share of 120 others. Three dice are rolled. Whoever first claims a funnel whose
three numbers make that total puts a die there; whoever rightly says blank, because there is no such funnel, puts one anywhere.
A wrong claim brings a die from every opponent. The first player without dice wins.
"""

from pipyard.books.families.cow import CowState
from pipyard.vocabulary import *

DEALT = 120
BLOCKED_MS = 1500
TURN_MS = 10000


class SpottedCowOptions(ClaimOptions):
    false_claim = choice(
        "penalty", "nothing", why="a wrong funnel costs as much as a wrong blank, or is only refused", source="abacus, kosmos"
    )
    after_false = choice(
        "next_roll", "continue", why="after a fine: the next roll, or the others go on with this one", source="abacus, agreed"
    )
    orientation = choice("choice", "random", why="how a die is put: as one likes, or as it falls", source="R1")
    think_s = number(60, 1, 600, why="seconds until a roll is given up", source="R2")
    max_events = number(600, 1, 9999, why="after so many rolls the fewest dice win", source="R5")


class SpottedCowState(CowState):
    def __init__(self, seats: int, options: SpottedCowOptions) -> None:
        super().__init__(seats, "0", DEALT // seats, "blank")
        self.refuses = options.false_claim == "nothing"
        self.goes_on = options.after_false == "continue"
        self.random_turn = options.orientation == "random"
        self.round_cap = options.max_events
        self.seek_ms = 1000 * options.think_s
        self.place_ms = TURN_MS
        self.fumble = BLOCKED_MS if self.refuses else 0
        self.roller = False


SpottedCow = Game(
    SpottedCowState, SpottedCowOptions, moves=["claim CELL", "blank", "put CELL", "put CELL TRIPLE", "pass"],
    presets={
        "standard": {}, "book": {"false_claim": "nothing"}, "going_on": {"after_false": "continue"},
        "rolled": {"orientation": "random"},
    },
    key="spotted_cow", book="kosmos", number=18, title="Spotted Cow", seats=(2, 3, 4, 5, 6), minutes=40,
    kinds=("construction", "speed", "chance"), authors="Erika Wittig",
    score="claims left -1 all -1",
    summary="Three dice make a total. Be the first to find it in a funnel, or to see that it is in none.",
)  # fmt: skip
