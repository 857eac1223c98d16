"""Lookout: all throw at once, and every matching die goes into the pyramid.

Your left-hand neighbour throws a die of your colour: its number is yours. The golden die's number counts for everybody but its
holder. All throw ten dice at once and put matching ones into funnels, as fast as they can, until the holder of the golden die calls
stop. What that player could still have put, each of the others may now put of anything. The first player without dice wins.
"""

from pipyard.books.families.joint_throw import TossingState
from pipyard.vocabulary import *

FEW = 5
"""With fewer dice than this one throws blue ones as well."""
WRONG_MS = 2000


class LookoutOptions(ClaimOptions):
    golden_bonus = choice("others_only", "all", why="for whom the golden number counts", source="kosmos, fifty_five")
    extra_dice = choice("any", "playable_only", why="what may be put after an early stop", source="R2")
    round_s = number(60, 1, 600, why="seconds until a round stops by itself", source="R5")
    extra_s = number(10, 1, 600, why="seconds to add dice after an early stop", source="screen")
    hand_ms = hand_ms("screen")
    max_rounds = max_rounds(100, "the smallest stock wins", most=999, source="screen")
    start_seat = start_seat()


class LookoutState(TossingState):
    def __init__(self, seats: int, options: LookoutOptions) -> None:
        super().__init__(seats, options.start_seat, 82 if seats == 2 else 55)
        self.holder_uses = options.golden_bonus == "all"
        self.anyone_stops = False
        self.any_extra = options.extra_dice == "any"
        self.in_turn = False
        self.drops = False
        self.limit_stops = True
        self.round_ms = 1000 * options.round_s
        self.extra_ms = 1000 * options.extra_s
        self.hand = options.hand_ms
        self.fumble = WRONG_MS
        self.round_limit = options.max_rounds

    def thrown(self, seat: int) -> int:
        return max(FEW, super().thrown(seat))


Lookout = Game(
    LookoutState, LookoutOptions, moves=["put NUMBER CELL", "add CELL", "stop", "done", "pass"],
    presets={"standard": {}, "golden_for_all": {"golden_bonus": "all"}, "strict": {"extra_dice": "playable_only"}},
    key="lookout", book="kosmos", number=33, title="Lookout", seats=(2, 3), minutes=20, kinds=("construction", "speed", "chance"),
    authors="Joe Nikisch",
    score="left",
    summary="All throw at once. Put every die that shows one of your numbers, before the holder of the golden die calls stop.",
)  # fmt: skip
