"""Dice Mikado: pull dice out of the full pyramid until its top comes down.

One die after the other is drawn out by one hand, never the top one. Dice that come loose by themselves do not count and end nothing.
When the top die falls, or you stop, the dice you have taken are your score.
"""

from math import sqrt

from pipyard.books.families.attempt_entries import AttemptOptions, Tried
from pipyard.books.families.attempt_rankings import MostState
from pipyard.books.families.gestures import Gestures
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

TOP = APEX + 1
"""The number of the top die."""
GONE = 999.0
RIG = Rig(supported=False)
"""A die that hangs over a hole by friction is still in its cell."""


def shift(pose: Pose | None) -> float:
    """How many millimetres the top die is from its place."""
    if pose is None:
        return GONE
    x, y, z = place(*xyz(APEX))
    return sqrt((pose.x - x) ** 2 + (pose.y - y) ** 2 + (pose.z - z) ** 2)


class DiceMikadoOptions(AttemptOptions):
    attempts = number(1, 1, 9, why="how many tries everybody has; the best one counts", source="C12")
    time_limit_s = number(600, 10, 3600, why="how many seconds a try may take", source="C12")
    end = choice("apex_falls", "apex_moves", why="play until the top comes down, or until it moves", source="english, french")


class Pulls(Gestures):
    """The dice of the pyramid that a hand can grip: some upper face of them is open, and they are not the top."""

    def __init__(self, names: list[Name], everybody: dict[str, int]) -> None:
        super().__init__({"pull": ()}, ("stop",), (), RIG, ("pull",), names)
        self.everybody: dict[str, int] = everybody

    def misfit(self, move: Move) -> Text | None:
        try:
            action = read_action(move, self.rig)
        except PipyardError as error:
            return error.text
        name = str(move.atoms[1])
        if name not in self.everybody:
            return because("why-there-is-no-die-at", cell=name) if not name.startswith("#") else because("why-there-is-no-die", name=name)
        if self.everybody[name] == TOP:
            return because("why-top-die-stays")
        if name not in [one.text for one in self.cells]:
            return because("why-cannot-be-gripped", name=name)
        return action.trouble(self.rig)


class DiceMikadoState(MostState):
    """``taken`` are the dice drawn out in this try."""

    live = ("pull",)
    usual_rig = RIG
    most = SIZE - 1

    def __init__(self, seats: int, options: DiceMikadoOptions) -> None:
        self.farthest: float = EDGE / 2 if options.end == "apex_falls" else EDGE / 20
        self.taken: int = 0
        super().__init__(seats, options)

    def set_up(self) -> None:
        self.taken = 0
        self.dice = {cell + 1: seated(cell + 1, sum(xyz(cell)) % 3, cell) for cell in range(SIZE)}

    def drawn_areas(self) -> list[Area]:
        return [area("forbidden", [APEX], say="area-top-stays")]

    def gestures(self) -> Gestures:
        filled = {die.standing.cell: die.number for die in self.dice.values() if die.standing.how == SEATED}
        names: list[Name] = []
        everybody: dict[str, int] = {die_name(number): number for number in self.dice}
        for cell, die in sorted(filled.items()):
            everybody[CELLS[cell].text] = die
            if die != TOP and any([int(ABOVE[cell][axis]) not in filled for axis in AXES]):
                names.append(CELLS[cell])
        names += [Name(die.number, die_name(die.number)) for die in self.dice.values() if die.standing.how != SEATED and die.number != TOP]
        return Pulls(names, everybody)

    def act(self, move: Move) -> Action | None:
        return read_action(move)

    def came_to_rest(self, result: ActionResult) -> None:
        """The pull counts if the hand has the die and the top has stayed."""
        action = self.action
        pulled = self.outcome_of(action).pulled() if isinstance(action, Pull) else -1
        top = result.now(self.dice).get(TOP)
        if top is not None and top.standing.how != OFF and shift(top.pose) <= self.farthest:
            self.taken += len([die for die in result.dice if die.number == pulled and die.standing.how == TAKEN])
        super().came_to_rest(result)

    def top_shift(self) -> float:
        return shift(self.dice[TOP].pose) if TOP in self.dice else GONE

    def seen(self, result: ActionResult) -> None:
        if self.top_shift() > self.farthest or len(self.dice) == 1:
            self.end_try(self.run_out())

    def run_out(self) -> Tried:
        return (1, self.clock, self.taken)

    def said_now(self) -> list[Text]:
        return [Text("mikado-taken", {"taken": self.taken, "shift": short(self.top_shift(), 1)})]


DiceMikado = Game(
    DiceMikadoState, DiceMikadoOptions, moves=[*forms("pull", "stop"), "counted NUMBER", "accept", "object"],
    presets={"standard": {}, "apex_moves": {"end": "apex_moves"}, "by_hand": {"input": "by_hand"}},
    key="dice_mikado", book="kosmos", number=6, title="Dice Mikado", seats=(1, 2, 3, 4, 5, 6), minutes=15,
    kinds=("dexterity", "skill", "solo"), authors="Heike Kaufmann", short={"time_limit_s": "60"},
    score="tries dice",
    summary="Pull dice out of the full pyramid, one by one, as long as its top stays up.",
)  # fmt: skip
