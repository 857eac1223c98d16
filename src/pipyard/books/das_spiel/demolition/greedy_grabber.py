"""Greedy Grabber: three players, three sides, one rolled number, until nothing is left.

The pyramid is complete, and each of you sees only the faces of your own side. One player rolls a die. Until the call of Stop everybody
grabs free dice that show the rolled number on the own side; what that uncovers may be grabbed at once. Who grabs too late pays each
of the others a die. When the last die is gone, the most dice win.
"""

from pipyard.books.families.grab_race import GrabbingOptions, GrabbingState
from pipyard.vocabulary import *


class GreedyGrabberOptions(GrabbingOptions):
    apex = choice("kept", "removed", why="whether the top die is set aside before the start", source="kosmos, abacus")
    end = choice("empty", "base_only", why="play for all dice, or until only the plate is left", source="R4, abacus")


class GreedyGrabberState(GrabbingState):
    def __init__(self, seats: int, options: GreedyGrabberOptions) -> None:
        super().__init__(seats, options, 55 * "r" + 55 * "g" + 55 * "k", options.apex == "kept", options.end == "base_only")


GreedyGrabber = Game(
    GreedyGrabberState, GreedyGrabberOptions, moves=["grab CELL", "stop", "pass"],
    presets={"standard": {}, "abacus": {"apex": "removed", "end": "base_only"}, "pay": {"false_grab": "pay"}},
    key="greedy_grabber", book="kosmos", number=43, title="Greedy Grabber", seats=(3,), minutes=15,
    kinds=("demolition", "speed", "chance", "hidden"), authors="Uwe Beul", own_side=True,
    score="claims taken 1 -all 1",
    summary="You see one side of the pyramid. Grab free dice that show the rolled number on your side, until no die is left.",
)  # fmt: skip
