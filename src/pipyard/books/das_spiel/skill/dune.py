"""Dune: four dice become a little pyramid, by blowing.

Three dice stand in the corner funnels and one in the middle. Your breath alone moves them, until one sits on the other three, anywhere
on the plate. A die that falls off ends the attempt. The shortest time wins.
"""

from math import sqrt

from pipyard.books.families.attempt_entries import AttemptOptions
from pipyard.books.families.few_dice import CENTRES, CORNERS, FewDiceState, is_small_pyramid, small_pyramids
from pipyard.books.families.gestures import WHERE, Gestures, Part, gesture_forms, puffed
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

NEAREST = 50.0
"""A mouth is this far from every die at least, in millimetres."""
PUFF = (WHERE, Part("strength", 0.05, 1, [0.3, 0.5, 0.7, 0.85, 1], 0.7), Part("seconds", 0.05, 3, [0.1, 0.2, 0.4, 0.8], 0.3))
PUFF_FORMS = (*gesture_forms("puff CELL TOWARDS", 2), *gesture_forms("puff PLATEDIE TOWARDS", 2))


class DuneOptions(AttemptOptions):
    centre = choice("332", "323", "233", why="which of the three middle funnels holds the fourth die", source="R2")


class Breaths(Gestures):
    """Breaths at the dice that lie at ``poses``; a mouth never comes too near to one."""

    def __init__(self, cells: list[Name], poses: list[Pose]) -> None:
        super().__init__({"puff": PUFF}, ("stop",), ("blow",), named=("puff",), cells=cells)
        self.poses: list[Pose] = poses

    def breath(self, move: Move) -> Blow:
        """The breath of a puff: from behind the die, from as high and far as the other dice make it necessary."""
        at = [one.text for one in self.cells].index(str(move.atoms[1]))
        pose = self.poses[at]
        degrees, strength, seconds = self.filled(move)
        return puffed((pose.x, pose.y, pose.z), int(degrees), strength, seconds, self.poses)

    def unfit(self, action: Action) -> Text | None:
        if not isinstance(action, Blow):
            return None
        mouths = [action.mouth]
        if action.trace is not None:
            samples = [action.trace.sample(frame) for frame in range(0, len(action.trace.rows), RATE // 10)]
            mouths = [
                (one.get("mouth_x", 0.0), one.get("mouth_y", 0.0), one.get("mouth_z", 0.0)) for one in samples if one.get("breath", 0.0) > 0
            ]
        for x, y, z in mouths:
            for pose in self.poses:
                if sqrt((pose.x - x) ** 2 + (pose.y - y) ** 2 + (pose.z - z) ** 2) < NEAREST:
                    return because("why-mouth-stays-away")
        return None


class DuneState(FewDiceState):
    live = ("blow",)

    def __init__(self, seats: int, options: DuneOptions) -> None:
        self.centre: int = CENTRES[options.centre]
        super().__init__(seats, options)

    def start_cells(self) -> tuple[int, ...]:
        return (*CORNERS, self.centre)

    def reached(self, cells: list[int]) -> bool:
        return is_small_pyramid(cells)

    def goals(self) -> list[frozenset[int]]:
        return small_pyramids()

    def gestures(self) -> Gestures:
        lying = [die for die in self.dice.values() if die.pose is not None]
        names: list[Name] = [
            CELLS[die.standing.cell] if die.standing.how == SEATED else Name(die.number, die_name(die.number)) for die in lying
        ]
        return Breaths(names, [die.pose for die in lying if die.pose is not None])

    def act(self, move: Move) -> Action | None:
        space = self.gestures()
        return space.breath(move) if move.verb == "puff" and isinstance(space, Breaths) else read_action(move, self.rig())


Dune = Game(
    DuneState, DuneOptions, moves=[*PUFF_FORMS, *forms("blow", "stop"), "solved SECONDS", "dropped", "late", "accept", "object"],
    presets={"standard": {}, "one_try": {"attempts": 1}, "by_hand": {"input": "by_hand"}},
    key="dune", book="kosmos", number=2, title="Dune", seats=(1, 2, 3, 4, 5, 6), minutes=10, kinds=("dexterity", "skill"),
    short={"time_limit_s": "30"},
    score="tries seconds",
    summary="Blow four scattered dice together until one of them sits on the other three.",
)  # fmt: skip
