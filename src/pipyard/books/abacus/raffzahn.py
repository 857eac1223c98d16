"""Raffzahn as in the Abacus edition: three players, three sides, one rolled number.

The pyramid is complete but for its top die, and each of you sees only the faces of your own side. One player rolls the turquoise
die. Until the roller calls Stop everybody grabs free dice that show the rolled number on the own side. Who grabs too late pays each of the
others a die. When after a Stop no die is left above the plate, the most dice win.
"""

from pipyard.books.families.grab_race import GrabbingOptions, GrabbingState
from pipyard.vocabulary import *


class RaffzahnOptions(GrabbingOptions):
    apex = choice("removed", "kept", why="whether the top die is set aside before the start", source="abacus, kosmos")


class RaffzahnState(GrabbingState):
    palette = ("red", "yellow", "grey")
    letters = "ryg"

    def __init__(self, seats: int, options: RaffzahnOptions) -> None:
        super().__init__(seats, options, 55 * "r" + 55 * "y" + 55 * "g", options.apex == "kept", True)


Raffzahn = Game(
    RaffzahnState, RaffzahnOptions, moves=["grab CELL", "stop", "pass"],
    presets={"standard": {}, "kept": {"apex": "kept"}, "pay": {"false_grab": "pay"}},
    key="raffzahn", book="abacus", number=2, title="Raffzahn", seats=(3,), minutes=15,
    kinds=("demolition", "speed", "chance", "hidden"), authors="Uwe Beul", printed=(2, 3, 5), own_side=True,
    score="claims taken 1 -all 1",
    summary="You see one side of the pyramid. Grab free dice that show the rolled number on your side, until somebody calls Stop.",
)  # fmt: skip
