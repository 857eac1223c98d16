"""What becomes of an action when nobody asks physics: a plain model, good enough to play games through and no more.

Dice come to rest in funnels or leave the plate, with odds that make games move on. It says nothing about skill.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from pipyard.core.notation import Move
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pose import Pose, yawed
from pipyard.pyramid.actions import Ladle, Place, Press, Pull
from pipyard.pyramid.cells import ADJACENT, APEX, BASE, OVER, SIZE, UNDER, xyz
from pipyard.pyramid.geometry import EDGE, TABLE, beside
from pipyard.pyramid.outcome import ASTRAY, KEPT, OFF, SEATED, TAKEN, ActionOutcome, LyingDie, Standing

T = TypeVar("T")


def one_of(things: list[T], rng: Random) -> T:
    return things[int(rng.random() * len(things))]


class ModelDice:
    """The dice of an action while the model moves them about."""

    __slots__ = ("full", "moved", "rng", "space")

    def __init__(self, space: ActionOutcome, rng: Random) -> None:
        self.space: ActionOutcome = space
        self.rng: Random = rng
        self.full: dict[int, int] = {}
        self.moved: dict[int, LyingDie] = {}
        for die in space.before.values():
            if die.standing.how == SEATED:
                self.full[die.standing.cell] = die.number

    def funnels(self) -> list[int]:
        full = self.full
        return [cell for cell in range(SIZE) if cell not in full and all([int(under) in full for under in UNDER[cell]])]

    def free(self) -> list[int]:
        """Cells whose die carries no other."""
        full = self.full
        return [cell for cell in sorted(full) if not any([int(over) in full for over in OVER[cell]])]

    def set_standing(self, number: int, standing: Standing, pose: Pose | None = None) -> None:
        self.moved.pop(number, None)
        self.moved[number] = LyingDie(number, self.space.colour(number), standing, pose)

    def leave(self, cell: int) -> int:
        return self.full.pop(cell)

    def seat(self, number: int, cell: int) -> None:
        self.full[cell] = number
        self.set_standing(number, Standing(SEATED, cell, one_of(TRIPLES, self.rng).text))

    def off(self, number: int) -> None:
        face = 1 + int(6 * self.rng.random())
        spot = len(self.space.before) + number
        pose = Pose(160.0 + 20 * (spot % 17), 40.0 * (spot // 17) - 320, TABLE + EDGE / 2, yawed(_flat(face), 0.0))
        self.set_standing(number, Standing(OFF, face=face), pose)

    def sink(self) -> None:
        """Dice that nothing carries any more fall: into a funnel at times, else off."""
        if not self.space.rig.supported:
            return
        loose = True
        while loose:
            loose = False
            for cell in sorted(self.full):
                if cell >= BASE and not all([int(under) in self.full for under in UNDER[cell]]):
                    number = self.leave(cell)
                    below = [int(under) for under in UNDER[cell] if int(under) in self.funnels()]
                    if below:
                        self.seat(number, below[0])
                    else:
                        self.off(number)
                    loose = True
                    break


def _flat(face: int) -> tuple[float, float, float, float]:
    from pipyard.dice.pose import standing  # noqa: PLC0415 - the word means something else here

    return standing(6, next(index for index, triple in enumerate(TRIPLES) if triple.text[2] == str(face)))


def stand_in(space: ActionOutcome, rng: Random) -> Move:
    """An outcome of an action."""
    heap = ModelDice(space, rng)
    action = space.action
    words: list[str] = []
    seconds = space.elapsed + round(0.5 + 2 * rng.random(), 2)
    if isinstance(action, Pull):
        _pull(heap, action)
    elif isinstance(action, Place):
        _place(heap, action)
    elif isinstance(action, Ladle):
        for number in space.fresh:
            _rain(heap, number, 0.85, 0.1)
    elif space.fresh:
        for number in space.fresh:
            _rain(heap, number, 0.6, 0.0)
        loose = heap.free()
        if loose and rng.random() < 0.15:
            heap.off(heap.leave(one_of(loose, rng)))
    elif _stir(heap, isinstance(action, Press)):
        words.append("goal")
    heap.sink()
    if space.left:
        seconds = min(seconds, space.elapsed + space.left)
    return space.written(round(seconds, 2), words, list(heap.moved.values()))


def _rain(heap: ModelDice, number: int, stays: float, kept: float) -> None:
    """A die comes from above: into a funnel, lower ones first, or off."""
    drawn = heap.rng.random()
    funnels = heap.funnels()
    if drawn < stays and funnels:
        heap.seat(number, one_of(funnels, heap.rng))
    elif drawn > 1 - kept:
        heap.set_standing(number, Standing(KEPT))
    else:
        heap.off(number)


def _pull(heap: ModelDice, action: Pull) -> None:
    """The die is drawn out and its row comes down one step; sometimes the top falls."""
    number = heap.space.pulled()
    if number < 0:
        return
    cell = next((cell for cell, die in heap.full.items() if die == number), -1)
    if not action.takes:
        die = heap.space.before[number]
        if die.pose is not None:
            dx, dy, dz = action.direction
            far = action.distance
            heap.full.pop(cell, None)
            pose = Pose(die.pose.x + far * dx, die.pose.y + far * dy, die.pose.z + far * dz, die.pose.turn())
            heap.set_standing(number, Standing(ASTRAY), pose)
            if cell >= 0:
                heap.full[cell] = number
        return
    heap.full.pop(cell, None)
    heap.set_standing(number, Standing(TAKEN))
    while cell >= 0:
        above = [int(over) for over in OVER[cell] if int(over) in heap.full]
        if not above:
            break
        falls = one_of(above, heap.rng)
        heap.seat(heap.leave(falls), cell)
        cell = falls
    if APEX in heap.full and heap.rng.random() < 0.05:
        heap.off(heap.leave(APEX))


def _place(heap: ModelDice, action: Place) -> None:
    """A die that is set down stands, mostly; in a tower a fall takes everything but the foot along."""
    number = next(iter(heap.space.fresh))
    if heap.rng.random() < 0.9:
        if action.spot and heap.space.rig.ground == "plate":
            x, y, z = [int(part) for part in action.spot.split(",")]
            fits = [cell for cell in range(SIZE) if xyz(cell) == (x, y, z) and cell not in heap.full]
            if fits:
                heap.seat(number, fits[0])
                return
        how = OFF if heap.space.rig.ground == "table" and action.at[2] < TABLE + EDGE else ASTRAY
        if beside(action.at[0], action.at[1]) < 0 or heap.space.rig.ground == "table":
            pose = Pose(action.at[0], action.at[1], action.at[2], action.turn)
            heap.set_standing(number, Standing(how, face=6 if how == OFF else 0), pose)
            return
    heap.off(number)
    if heap.space.rig.ground == "table":
        for die in heap.space.before.values():
            if die.standing.how == ASTRAY:
                heap.off(die.number)


def _stir(heap: ModelDice, pressed: bool) -> bool:
    """Dice hop into adjacent funnels, a few leave the plate; now and then all of them come to lie as they should."""
    rng = heap.rng
    goals = [goal for goal in heap.space.goals if len(goal) <= len(heap.full)]
    if goals and rng.random() < 0.2:
        goal = one_of(goals, rng)
        movers = [cell for cell in sorted(heap.full) if cell not in goal]
        for cell in sorted(goal):
            if cell not in heap.full and movers:
                heap.seat(heap.leave(movers.pop(0)), cell)
        for cell in movers:
            heap.off(heap.leave(cell))
        return True
    for cell in sorted(heap.full, reverse=True):
        drawn = rng.random()
        if pressed:
            if 0 not in sorted(xyz(cell))[:2] or sorted(xyz(cell))[1] != 0:
                if drawn < 0.9:
                    heap.off(heap.leave(cell))
            elif drawn < 0.03:
                heap.off(heap.leave(cell))
        elif cell in heap.free() and drawn < 0.5:
            ways = [there for there in ADJACENT[cell] if there in heap.funnels()]
            if ways and drawn > 0.02:
                heap.seat(heap.leave(cell), one_of(ways, rng))
            elif drawn <= 0.02:
                heap.off(heap.leave(cell))
    return False
