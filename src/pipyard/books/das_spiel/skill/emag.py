"""Emag: the highest tower.

One die stands on the bare table, and you place die after die on it until you stop or one falls. What stood before the fall counts.
The highest tower of all attempts wins.
"""

from pipyard.books.families.attempt_entries import AttemptOptions, Tried
from pipyard.books.families.attempt_rankings import MostState
from pipyard.books.families.gestures import Gestures, Part, gesture_forms
from pipyard.books.families.tower_shape import tower
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

FOOT = 1  # the number of the die that stands on the table
RIG = Rig(ground="table")
ASIDE = [0, -4, -2, 2, 4]
STACK = (
    Part("mm to the right", -16, 16, [*ASIDE], 0),
    Part("mm ahead", -16, 16, [*ASIDE], 0),
    Part("degrees", -90, 90, [0, 15, 45], 0),
    Part("mm above", 0, 20, [0, 0.5, 2], 0.5),
)


class EmagOptions(AttemptOptions):
    count = choice("height", "dice", why="how high the tower is, or how many dice it holds", source="R1")
    time_limit_s = number(600, 10, 3600, why="how many seconds a try may take", source="C12")


class EmagState(MostState):
    """``best_now`` is the most that stood at rest in this try."""

    palette = ("red", "green", "black", "blue", "yellow", "white")
    own_colours = True
    usual_rig = RIG
    most = MOST_DICE

    def __init__(self, seats: int, options: EmagOptions) -> None:
        self.count: str = options.count
        self.best_now: int = 0
        super().__init__(seats, options)

    def set_up(self) -> None:
        self.dice = {}
        self.best_now = 0

    def fresh(self) -> dict[int, int]:
        return {len(self.dice) + 1: self.seat}

    def gestures(self) -> Gestures:
        return Gestures({"stack": STACK}, ("stop",) if self.dice else (), ("place",), RIG)

    def act(self, move: Move) -> Action | None:
        if move.verb != "stack":
            return read_action(move, RIG)
        right, ahead, yaw, above = self.gestures().filled(move)
        top = max(self.poses().values(), key=lambda pose: pose.z, default=None)
        x, y, z = (top.x, top.y, top.z + EDGE) if top is not None else (0.0, 0.0, TABLE + EDGE / 2)
        at = (round(x + right, 2), round(y + ahead, 2), round(z, 2))
        return Place(at, yawed(standing(6, INDEX["236"]), yaw), above, yaw=yaw)

    def stays(self, die: LyingDie) -> bool:
        return die.number == FOOT or super().stays(die)

    def seen(self, result: ActionResult) -> None:
        fell = any([die.standing.how == OFF and die.number != FOOT for die in result.dice])
        if not fell:
            high, many = tower(self.poses(), FOOT)
            self.best_now = max(self.best_now, high if self.count == "height" else many)
        if fell or len(self.dice) >= MOST_DICE:
            self.end_try(self.run_out())

    def run_out(self) -> Tried:
        return (1, self.clock, self.best_now)

    def said_now(self) -> list[Text]:
        high, many = tower(self.poses(), FOOT)
        return [Text("emag-standing", {"height": high, "dice": many})]


Emag = Game(
    EmagState, EmagOptions, moves=[*gesture_forms("stack", 4), *PLACE_TURNED, *forms("stop"), "counted NUMBER", "accept", "object"],
    presets={"standard": {}, "dice": {"count": "dice"}, "by_hand": {"input": "by_hand"}},
    key="emag", book="kosmos", number=5, title="Emag", seats=(1, 2, 3, 4, 5, 6), minutes=15, kinds=("dexterity", "skill"),
    score="tries dice",
    summary="Die upon die on the bare table: the highest tower wins, and a fall ends the attempt.",
)  # fmt: skip
