"""In Whose Favour? is Cui Bono? as in the Kosmos book: take from below, and try not to keep what you take.

The pyramid is complete. In your turn you take a die of the plate that shows at least two faces; the row that rests on it slides
down. You may put the die back into a funnel above the plate whose three dice have three colours, or one colour that is not
its own, unless that makes a row of one colour or a pile that has stood before. Otherwise you keep it, and kept dice cost points:
green 1, black 2, red 3. When the plate is empty, fewest points win.
"""

from pipyard.books.families.undercut import CuiBonoState
from pipyard.vocabulary import *

DEAL = Chance(Shuffle(55 * "g" + 55 * "k" + 55 * "r"))


class CuiBonoKosmosOptions(Options):
    edge_rule = choice(
        "rows", "edges", why="no row of one colour at all, or none whose dice all show two faces", source="R1, abacus, english"
    )
    end = choice(
        "plate_empty",
        "keep_limit",
        why="until no die is left, or until somebody keeps the 10th (7th from five players)",
        source="english, french, abacus",
    )
    repetition = choice("no_return", "off", why="a pile that has stood may not stand again", source="R2")
    guard = number(200, 1, 10_000, why="after so many put-backs in a row one die must be kept", source="R2")
    turn_seconds = number(0, 0, 3600, why="seconds for a turn, 0: as long as you like", source="book")
    on_timeout = choice("keep_first", "lose", why="the first takeable die is kept, or the player is out", source="screen, english, french")
    start_seat = start_seat()


class CuiBonoKosmosState(CuiBonoState):
    palette = ("green", "black", "red")
    letters = "gkr"

    def __init__(self, seats: int, options: CuiBonoKosmosOptions) -> None:
        super().__init__(seats, options.start_seat, DEAL, [1, 2, 3])
        self.showing_rows = options.edge_rule == "edges"
        self.no_return = options.repetition == "no_return"
        self.guard = options.guard
        self.keep_limit = 0 if options.end == "plate_empty" else 10 if seats <= 4 else 7
        self.out_on_time: bool = options.on_timeout == "lose"

    def lapse(self, seat: int) -> None:
        if not self.out_on_time:
            super().lapse(seat)
            return
        if self.in_hand >= 0:
            self.keep(seat)
        else:
            self.next_player()
        self.out.append(seat)
        if self.seat == seat:
            self.next_player()


def patience(options: CuiBonoKosmosOptions, state: CuiBonoKosmosState, seat: int) -> tuple[int, int]:
    """So long for a whole turn."""
    return (options.turn_seconds, state.turns)


CuiBonoKosmos = Game(
    CuiBonoKosmosState, CuiBonoKosmosOptions, moves=["take CELL", "put CELL", "keep"],
    presets={"standard": {}, "edges": {"edge_rule": "edges"}, "keep_limit": {"end": "keep_limit"}},
    hurries=["turn_seconds"], patience=patience,
    key="cui_bono_kosmos", book="kosmos", number=44, title="In Whose Favour?", seats=(2, 3, 4, 5, 6, 7, 8), minutes=30,
    kinds=("demolition", "tactics"), authors="Jens-Peter Steuck",
    score="costs green 1 black 2 red 3",
    summary="Take a die from below, let the row slide, and put the die back where it may go. What you keep costs points.",
)  # fmt: skip
