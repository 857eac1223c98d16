"""Perspectives, of the Abacus extension: all throw at once, and every matching die goes into the pyramid.

Each of you has dice of one colour, and one of them, your handicap die, is thrown by your right-hand neighbour. All throw ten dice at
once. Two numbers count for you: that of your handicap die and that of the turquoise die. Matching dice you put into any funnel, as
fast as you can, until somebody calls Stop. Who calls while still holding matching dice lets each of the others add as many.
The first player without dice wins, or, when the pyramid is complete, the one with the fewest left.
"""

from pipyard.books.families.joint_throw import TossingState
from pipyard.vocabulary import *

ALL_DICE = 240
"""With five players and more these are shared out."""


class PerspectivesOptions(ProtocolOptions):
    holder_uses_turquoise = flag(True, why="whether the turquoise number counts for its holder", source="fifty_five, kosmos")
    stop_by = choice("anyone", "holder", why="who may call Stop", source="fifty_five, kosmos")
    min_open_ms = min_open_ms("screen")
    round_limit_ms = number(45000, 1, 600000, why="when a round stops by itself", source="screen")
    extra_ms = number(10000, 1, 600000, why="time of one player to add dice after a Stop", source="R2")
    quiet_rounds = number(20, 1, 999, why="so many rounds in a row without a placed die end the game", source="screen")
    start_seat = start_seat()


def share(seats: int) -> int:
    """The dice each player has to place: one of them is the handicap die."""
    return (55 if seats == 4 else ALL_DICE // seats) - 1


class PerspectivesState(TossingState):
    palette = ("red", "yellow", "grey", "green", "blue", "black", "white", "orange", "purple", "pink")

    def __init__(self, seats: int, options: PerspectivesOptions) -> None:
        super().__init__(seats, options.start_seat, share(seats))
        self.holder_uses = options.holder_uses_turquoise
        self.anyone_stops = options.stop_by == "anyone"
        self.hold = options.min_open_ms
        self.round_ms = options.round_limit_ms
        self.extra_ms = options.extra_ms
        self.grace = options.grace_ms
        self.hand = options.hand_ms
        self.fumble = options.fumble_ms
        self.hinted = options.hints
        self.quiet_limit = options.quiet_rounds


Perspectives = Game(
    PerspectivesState, PerspectivesOptions, moves=["put NUMBER CELL", "add CELL", "stop", "done", "pass"],
    presets={"standard": {}, "kosmos": {"holder_uses_turquoise": False, "stop_by": "holder"}},
    key="perspectives", book="fifty_five", number=2, title="Perspectives", seats=(4, 5, 6, 7, 8, 9, 10), minutes=15,
    kinds=("construction", "speed", "chance"), printed=(1, 5, 4),
    score="left",
    summary="All throw at once. Put every die that shows one of your two numbers, before somebody calls Stop.",
)  # fmt: skip
