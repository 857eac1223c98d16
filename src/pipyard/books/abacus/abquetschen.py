"""Abquetschen: build on your own dice and squeeze the others out.

Whoever first rolls a 4 sets a small pyramid of four dice. Then you roll in turn and place exactly as many dice as you rolled:
stable, in one piece, touching one of your dice by a face. A straight row of four or more earns bonus dice. You win with an empty
reserve, or by rolling more than it holds. If somebody is smothered, the smallest reserve wins.
"""

from pipyard.books.families.squeeze import SqueezeState, from_version_1
from pipyard.vocabulary import *

PASSES_THAT_END = 300


class AbquetschenOptions(Options):
    protect_start = choice(
        "first_round", "until_added", "off", why="how long a face of the start pyramid must stay open", source="abacus, kosmos"
    )
    bonus_contact = choice("any_own", "this_turn", why="bonus dice touch any own die, or one just placed", source="abacus, french")
    reroll_one = flag(False, why="a rolled 1 may be rolled again, once a turn", source="kosmos")
    start_seat = start_seat()


class AbquetschenState(SqueezeState):
    palette = ("red", "yellow", "grey", "extra")

    def __init__(self, seats: int, options: AbquetschenOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.protect = options.protect_start != "off"
        self.first_round: bool = options.protect_start == "first_round"
        self.this_turn_only = options.bonus_contact == "this_turn"
        self.again = options.reroll_one
        self.starter_had_turn: bool = False  # a second one, after setting the start pyramid

    def starting(self) -> bool:
        return not self.starter_had_turn if self.first_round else super().starting()

    def size(self, seat: int) -> int:
        return self.rolled

    def rolled_out(self, seat: int) -> bool:
        return self.rolled > self.stock[seat]

    def stopped(self) -> Over | None:
        if self.pile.complete() or self.buried(self.seat):
            return self.smallest_stock("player-buried")
        return self.smallest_stock("nobody-can-build") if self.passes >= PASSES_THAT_END else None

    def end_turn(self) -> None:
        if self.seat == self.starter and self.turns >= self.seats:
            self.starter_had_turn = True
        super().end_turn()


Abquetschen = Game(
    AbquetschenState, AbquetschenOptions, moves=["start CELL", "build CELL...", "bonus CELL...", "stop", "keep", "again"],
    presets={"standard": {}, "kosmos": {"protect_start": "until_added", "bonus_contact": "this_turn"}, "reroll": {"reroll_one": True}},
    key="abquetschen", book="abacus", number=1, title="Abquetschen", seats=(3, 4), minutes=30, version=2,
    kinds=("construction", "chance", "tactics"), authors="Reinhold Wittig", printed=(2, 8, 0),
    score="left", rolls_for_order=True,
    summary="Roll and place that many dice in one piece on your own dice. An empty stock wins, a smothered player ends it.",
)  # fmt: skip

migration("abquetschen", 1, from_version_1(Abquetschen))
