"""Squeezing: build on your own dice before the others bury them.

Whoever first rolls a 4 sets a small pyramid of four dice. Then you roll in turn and build exactly as many dice as you rolled:
standing firmly, hanging together by faces, touching one of your dice by a face. A straight row of four or more new dice
earns bonus dice. Whoever has built all 55 dice wins; whoever is buried under the dice of others sits it out.
"""

from pipyard.books.families.squeeze import SqueezeState, from_version_1
from pipyard.vocabulary import *


class SqueezingOptions(Options):
    first_contact = choice("any_die", "free", why="a first build touches any die, or may stand anywhere", source="R1, translator")
    start_border = choice("inner", "any", why="whether the start pyramid keeps off the edge funnels", source="abacus, kosmos")
    reroll_one = choice("no", "replace", why="a rolled 1 may be rolled again, once a turn", source="variant")
    bonus_contact = choice("own", "this_turn", why="bonus dice touch any own die, or one just built", source="english, french")
    end_on_squeeze = choice("no", "yes", why="the game ends when the turn comes to a buried player", source="kosmos, abacus")
    finish = choice("place", "overshoot_wins", why="the last dice are built, or rolling more than you have wins", source="R4, abacus")
    max_rounds = max_rounds(200, "the smallest stock wins")
    start_seat = start_seat()


class SqueezingState(SqueezeState):
    def __init__(self, seats: int, options: SqueezingOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.anywhere = options.first_contact == "free"
        self.inner_start = options.start_border == "inner"
        self.again = options.reroll_one == "replace"
        self.this_turn_only = options.bonus_contact == "this_turn"
        self.end_on_squeeze: bool = options.end_on_squeeze == "yes"
        self.overshoot: bool = options.finish == "overshoot_wins"
        self.max_rounds: int = options.max_rounds
        self.dead_end: bool = False

    def rolled_out(self, seat: int) -> bool:
        return self.overshoot and self.rolled > self.stock[seat]

    def stopped(self) -> Over | None:
        if self.dead_end:
            return self.smallest_stock("nobody-can-build")
        if self.end_on_squeeze and self.buried(self.seat):
            return self.smallest_stock("player-buried")
        return self.smallest_stock("round-limit") if self.past(self.max_rounds) else None

    def end_turn(self) -> None:
        """Buried players are skipped without a roll; their turns count all the same."""
        super().end_turn()
        left = self.seats
        while not self.end_on_squeeze and left and self.buried(self.seat):
            self.next_seat()
            left -= 1

    def after_pass(self) -> None:
        """After every pass: could anybody still build anything?"""
        self.dead_end = not any(
            [bool(self.builds(seat, count)) for seat in range(self.seats) for count in range(1, min(6, self.stock[seat]) + 1)]
        )


Squeezing = Game(
    SqueezingState, SqueezingOptions, moves=["start CELL", "build CELL...", "bonus CELL...", "stop", "keep", "again"],
    presets={
        "standard": {}, "free_start": {"first_contact": "free"}, "abacus": {"end_on_squeeze": "yes", "finish": "overshoot_wins"},
        "french": {"bonus_contact": "this_turn", "reroll_one": "replace"},
    },
    key="squeezing", book="kosmos", number=31, title="Squeezing", seats=(3,), minutes=30, version=2,
    kinds=("construction", "chance", "tactics"),
    score="left", rolls_for_order=True,
    summary="Roll and build that many dice in one piece on your own dice. Use up all 55 before you are buried.",
)  # fmt: skip

migration("squeezing", 1, from_version_1(Squeezing))
