"""Bunte Kuh as in the Abacus edition: find the total of three dice in a funnel, before the others do.

45 grey dice lie on the plate, and every one of you has a share of 60 others. One player rolls three dice. Whoever first points at a
funnel whose three numbers make that total puts a die there, any way up; whoever rightly says No, because there is no such funnel,
puts one anywhere. A wrong claim brings a die from every opponent. The first player without dice wins.
"""

from pipyard.books.families.cow import CowState
from pipyard.vocabulary import *


class BunteKuhOptions(ProtocolOptions):
    dealt = choice("60", "120", why="how many dice are shared out", source="abacus, kosmos")
    claim = choice(
        "direct",
        "call_then_point",
        why="pointing is the call, or a call locks the others out and pointing follows",
        source="agreed",
    )
    round_limit_ms = number(60000, 1, 600000, why="when a round without a claim is over", source="screen")
    place_limit_ms = number(20000, 1, 600000, why="time to put the die, afterwards chance puts it", source="screen")
    round_cap = number(400, 1, 9999, why="after so many rounds the fewest dice win", source="screen")


class BunteKuhState(CowState):
    palette = ("grey", "red", "yellow")

    def __init__(self, seats: int, options: BunteKuhOptions) -> None:
        super().__init__(seats, options.start_seat, int(options.dealt) // seats, "no")
        self.two_steps = options.claim == "call_then_point"
        self.round_cap = options.round_cap
        self.seek_ms = options.round_limit_ms
        self.place_ms = options.place_limit_ms
        self.grace = options.grace_ms
        self.hand = options.hand_ms
        self.fumble = options.fumble_ms
        self.hinted = options.hints


BunteKuh = Game(
    BunteKuhState, BunteKuhOptions, moves=["claim CELL", "no", "call", "put CELL TRIPLE", "pass"],
    presets={"standard": {}, "call": {"claim": "call_then_point"}, "kosmos": {"dealt": "120"}},
    key="bunte_kuh", book="abacus", number=3, title="Bunte Kuh", seats=(2, 3, 4, 5, 6), minutes=40,
    kinds=("construction", "speed", "chance"), authors="Erika Wittig", printed=(6, 2, 2),
    score="claims left -1 all -1",
    summary="Three dice make a total. Be the first to find it in a funnel, or to see that it is in none.",
)  # fmt: skip
