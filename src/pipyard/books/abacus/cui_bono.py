"""Cui bono? as in the Abacus edition: take from below, and be the one who keeps least.

The pyramid is complete: red, yellow, grey. In your turn you take a die of the plate that shows at least two faces; the row that
rests on it slides down. You may put the die back into a funnel above the plate whose three dice have three colours, or one colour
that is not its own, unless that makes a row of one colour or a pile that has stood before. As soon as somebody keeps the tenth die
(the seventh from five players) the kept dice are counted: yellow 1, grey 2, red 3. The lowest cost wins.
"""

from pipyard.books.families.undercut import CuiBonoState
from pipyard.vocabulary import *

DEAL = Chance(Shuffle(55 * "y" + 55 * "g" + 55 * "r"))
PUT_BACKS_THAT_END = 200


class CuiBonoOptions(Options):
    penalty = numbers((1, 2, 3), 0, 99, why="what a kept yellow, grey and red die costs", source="R5")
    mono_row_min = choice("2", "3", "4", why="the shortest row that may not become one colour", source="R2")
    repetition = choice("no_return", "cap_only", why="a pile that has stood may not stand again, or only the guard stops it", source="R4")
    keep_limit = number(0, 0, 165, why="how many kept dice end the game; 0: 10, from five players 7", source="abacus")
    turn_seconds = number(0, 0, 3600, why="seconds for a turn, 0: as long as you like", source="screen")
    start_seat = start_seat()


class CuiBonoAbacusState(CuiBonoState):
    palette = ("yellow", "grey", "red")
    letters = "ygr"

    def __init__(self, seats: int, options: CuiBonoOptions) -> None:
        super().__init__(seats, options.start_seat, DEAL, list(options.penalty))
        self.least_row = int(options.mono_row_min)
        self.no_return = options.repetition == "no_return"
        self.keep_limit = options.keep_limit or (10 if seats <= 4 else 7)
        self.guard = PUT_BACKS_THAT_END + 1

    def ended(self) -> Over | None:
        if self.put_backs >= PUT_BACKS_THAT_END:
            return self.result("put-back-limit")
        return super().ended()


def patience(options: CuiBonoOptions, state: CuiBonoAbacusState, seat: int) -> tuple[int, int]:
    """So long for a whole turn."""
    return (options.turn_seconds, state.turns)


CuiBono = Game(
    CuiBonoAbacusState, CuiBonoOptions, moves=["take CELL", "put CELL", "keep"],
    presets={"standard": {}, "long_rows": {"mono_row_min": "4"}, "cap_only": {"repetition": "cap_only"}},
    hurries=["turn_seconds"], patience=patience,
    key="cui_bono", book="abacus", number=4, title="Cui bono?", seats=(2, 3, 4, 5, 6), minutes=15, kinds=("demolition", "tactics"),
    authors="Jens-Peter Steuck", printed=(5, 5, 0),
    score="costs yellow 1 grey 2 red 3",
    summary="Take a die from below, let the row slide, put it back where it may go. Ten kept dice end the game.",
)  # fmt: skip
