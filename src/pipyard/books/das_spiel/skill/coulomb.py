"""Coulomb: four dice become a little pyramid, by tilting the plate.

Three dice stand in the corner funnels and one in the middle. You tilt and shake the plate, without touching a die, until one of them
sits on the other three, anywhere on the plate. For small children it is enough to gather them. The shortest time wins.
"""

from pipyard.books.families.attempt_entries import AttemptOptions
from pipyard.books.families.few_dice import (
    CENTRES,
    CORNERS,
    FewDiceState,
    gatherings,
    is_gathered,
    is_small_pyramid,
    small_pyramids,
)
from pipyard.books.families.gestures import TILT_FORMS
from pipyard.vocabulary import *


class CoulombOptions(AttemptOptions):
    centre = choice("332", "323", "233", why="which of the three middle funnels holds the fourth die", source="R1")
    goal = choice(
        "pyramid", "gathered", why="a little pyramid, or only a group of neighbours, for small children", source="english, french"
    )


class CoulombState(FewDiceState):
    def __init__(self, seats: int, options: CoulombOptions) -> None:
        self.centre: int = CENTRES[options.centre]
        self.gathered: bool = options.goal == "gathered"
        super().__init__(seats, options)

    def start_cells(self) -> tuple[int, ...]:
        return (*CORNERS, self.centre)

    def reached(self, cells: list[int]) -> bool:
        return is_gathered(cells) if self.gathered else is_small_pyramid(cells)

    def goals(self) -> list[frozenset[int]]:
        return gatherings() if self.gathered else small_pyramids()


Coulomb = Game(
    CoulombState, CoulombOptions, moves=[*TILT_FORMS, "solved SECONDS", "dropped", "late", "accept", "object"],
    presets={"standard": {}, "children": {"goal": "gathered"}, "by_hand": {"input": "by_hand"}},
    key="coulomb", book="kosmos", number=4, title="Coulomb", seats=(1, 2, 3, 4, 5, 6), minutes=10, kinds=("dexterity", "skill"),
    authors="Jürgen Wagner", short={"goal": "gathered"},
    score="tries seconds",
    summary="Tilt and shake the plate until one of four scattered dice sits on the other three.",
)  # fmt: skip
