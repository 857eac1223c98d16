"""Faraday: three dice from the middle into the three corners, by tilting the plate.

Three dice stand in the middle funnels. You tilt and shake the plate, without touching a die, until one sits in every corner funnel
and the plate is level again. One tilt moves all three: that is the difficulty. The shortest time wins.
"""

from pipyard.books.families.attempt_entries import AttemptOptions
from pipyard.books.families.few_dice import CENTRES, CORNERS, FewDiceState
from pipyard.books.families.gestures import TILT_FORMS
from pipyard.vocabulary import *


class FaradayOptions(AttemptOptions):
    pass


class FaradayState(FewDiceState):
    def start_cells(self) -> tuple[int, ...]:
        return tuple(CENTRES.values())

    def reached(self, cells: list[int]) -> bool:
        return sorted(cells) == sorted(CORNERS)

    def drawn_areas(self) -> list[Area]:
        return [area("goal", CORNERS, say="area-goal-of-all")]

    def goals(self) -> list[frozenset[int]]:
        return [frozenset(CORNERS)]


Faraday = Game(
    FaradayState, FaradayOptions, moves=[*TILT_FORMS, "solved SECONDS", "dropped", "late", "accept", "object"],
    presets={"standard": {}, "one_try": {"attempts": 1}, "by_hand": {"input": "by_hand"}},
    key="faraday", book="kosmos", number=3, title="Faraday", seats=(1, 2, 3, 4, 5, 6), minutes=10, kinds=("dexterity", "skill"),
    short={"time_limit_s": "20"},
    score="tries seconds",
    summary="Tilt and shake the plate until the three dice from the middle sit in its three corners.",
)  # fmt: skip
