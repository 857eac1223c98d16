"""Emag: the highest tower.

One die stands on the bare table, and you place die after die on it until you stop or one falls. What stood before the fall counts.
The highest tower of all attempts wins.
"""

from pipyard.books.families.attempts import ACT, AttemptOptions, MostState, Tried
from pipyard.books.families.attempts import Told as Entries
from pipyard.books.families.gestures import Gestures, Part
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

FOOT = 1
"""The number of the die that stands on the table."""
RIG = Rig(ground="table")
ASIDE = [0, -4, -2, 2, 4]
STACK = (
    Part("mm to the right", -16, 16, [*ASIDE], 0),
    Part("mm ahead", -16, 16, [*ASIDE], 0),
    Part("degrees", -90, 90, [0, 15, 45], 0),
    Part("mm above", 0, 20, [0, 0.5, 2], 0.5),
)


def carried(rests: dict[int, list[int]], foot: int) -> list[int]:
    """The foot and all dice it carries, whatever else touches them; ``rests`` says on which dice each die may rest."""
    found = [foot]
    grown = True
    while grown:
        more = [die for die, under in rests.items() if die not in found and any([one in found for one in under])]
        found += more
        grown = len(more) > 0
    return found


def height(rests: dict[int, list[int]], foot: int) -> int:
    """How many dice the longest chain from the foot has in which each rests on the one before."""
    level: dict[int, int] = {foot: 1}
    grown = True
    while grown:
        grown = False
        for die, under in rests.items():
            best = max([level[one] + 1 for one in under if one in level], default=0)
            if die != foot and best > level.get(die, 0) and best <= len(rests):
                level[die] = best
                grown = True
    return max(level.values())


class EmagOptions(AttemptOptions):
    count = choice("height", "dice", why="how high the tower is, or how many dice it holds", source="R1")
    time_limit_s = number(600, 10, 3600, why="how many seconds a try may take", source="C12")


class EmagState(MostState):
    """``best_now`` is the most that stood at rest in this try."""

    palette = ("red", "green", "black", "blue", "yellow", "white")
    own_colours = True

    def __init__(self, seats: int, options: EmagOptions) -> None:
        self.count: str = options.count
        self.best_now: int = 0
        super().__init__(seats, options)

    def set_up(self) -> None:
        self.dice = {}
        self.best_now = 0

    def rig(self) -> Rig:
        return RIG

    def fresh(self) -> dict[int, int]:
        return {len(self.dice) + 1: self.seat}

    def actions(self) -> Space:
        return self.gestures()

    def gestures(self) -> Gestures:
        return Gestures({"stack": STACK}, ("stop",) if self.dice else (), ("place",), RIG)

    def top(self) -> Pose | None:
        """The pose of the highest die."""
        poses = [die.pose for die in self.dice.values() if die.pose is not None]
        return max(poses, key=lambda pose: pose.z) if poses else None

    def act(self, move: Move) -> Action | None:
        if move.verb == "stop":
            self.end_try(self.run_out())
            return None
        if move.verb != "stack":
            return read_action(move, RIG)
        right, ahead, yaw, above = self.gestures().filled(move)
        top = self.top()
        x, y, z = (top.x, top.y, top.z + EDGE) if top is not None else (0.0, 0.0, TABLE + EDGE / 2)
        at = (round(x + right, 2), round(y + ahead, 2), round(z, 2))
        return Place(at, yawed(standing(6, INDEX["236"]), yaw), above, yaw=yaw)

    def stays(self, die: LyingDie) -> bool:
        return die.number == FOOT or super().stays(die)

    def poses(self) -> dict[int, Pose]:
        return {die.number: die.pose for die in self.dice.values() if die.pose is not None}

    def measured(self) -> tuple[int, int]:
        """How high the tower is, and how many dice are in it."""
        poses = self.poses()
        if FOOT not in poses:
            return (0, 0)
        rests = resting_on(poses)
        return height(rests, FOOT), len(carried(rests, FOOT))

    def seen(self, heard: Told) -> None:
        if any([die.standing.how == OFF and die.number != FOOT for die in heard.dice]):
            self.end_try(self.run_out())
            return
        high, many = self.measured()
        self.best_now = max(self.best_now, high if self.count == "height" else many)
        if len(self.dice) >= MOST_DICE:
            self.end_try(self.run_out())

    def run_out(self) -> Tried:
        return (1, self.clock, self.best_now)

    def entries(self) -> Entries:
        return Entries(0, (), {"counted": (MOST_DICE,)})

    def trouble(self, move: Move) -> Text | None:
        return self.gestures().trouble(move)

    def said(self) -> list[Text]:
        if self.by_hand or self.phase != ACT:
            return []
        high, many = self.measured()
        return [Text("emag-standing", {"height": high, "dice": many})]


Emag = Game(
    EmagState, EmagOptions,
    moves=[
        "stack", "stack DECIMAL", "stack DECIMAL DECIMAL", "stack DECIMAL DECIMAL DECIMAL", "stack DECIMAL DECIMAL DECIMAL DECIMAL",
        "place DECIMAL DECIMAL DECIMAL DECIMAL...", "place DECIMAL DECIMAL DECIMAL TURN", "place DECIMAL DECIMAL DECIMAL TURN DECIMAL",
        *forms("stop"), "counted NUMBER", "accept", "object",
    ],
    presets={"standard": {}, "dice": {"count": "dice"}, "by_hand": {"input": "by_hand"}},
    key="emag", book="kosmos", number=5, title="Emag", seats=(1, 2, 3, 4, 5, 6), minutes=15, kinds=("dexterity", "skill"),
    summary="Die upon die on the bare table: the highest tower wins, and a fall ends the attempt.",
)  # fmt: skip
