"""Dune: the mouth looks for breaths that bring the dice together, tries some in its mind, and blows the best, nearly as it meant to."""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from random import Random

from msgspec import Struct

from pipyard.books.das_spiel.skill.dune import NEAREST, DuneState
from pipyard.books.families.gestures import heading
from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.dice.pose import Pose
from pipyard.dice.shot_tremor import normal
from pipyard.hands.goals import CELL_SPOTS, bearing, planned, spot, steps, to_pyramid
from pipyard.hands.level import blended
from pipyard.hands.rehearsal import Rehearsal, words_only
from pipyard.hands.thinking_time import in_time
from pipyard.physics.action_simulation import ActionSimulation, samples
from pipyard.physics.plate_scene import PlateScene
from pipyard.pyramid.actions import Blow
from pipyard.pyramid.cells import BASE, xyz
from pipyard.pyramid.geometry import TABLE, place


class DuneSteadiness(Struct, frozen=True):
    """How good a breath is: how many are thought of, how often the best ones are varied, how often the best four are thought through again,
    how much worse things may look than now, deviations of where it goes (degrees), of the strength (relative), of the time (seconds) and
    of the mouth (millimetres)."""

    tried: int
    varied: int
    again: int
    dares: float
    aim: float
    strength: float
    length: float
    mouth: float


LEVELS: dict[str, DuneSteadiness] = {
    "beginner": DuneSteadiness(tried=20, varied=0, again=0, dares=1.0, aim=5.0, strength=0.12, length=0.06, mouth=5.0),
    "club": DuneSteadiness(tried=50, varied=2, again=4, dares=0.3, aim=2.5, strength=0.06, length=0.03, mouth=2.5),
    "master": DuneSteadiness(tried=100, varied=4, again=8, dares=0.0, aim=1.0, strength=0.025, length=0.01, mouth=1.0),
}
"""The errors of every level, as plain numbers."""
THOUGHTLESS: dict[str, object] = {"tried": 1, "varied": 0, "again": 0, "dares": 1000.0}
"""Any breath that comes to mind."""
REST = {"breath": 0.0}


class Breath(Struct, frozen=True):
    """A breath as it is meant: at a spot (millimetres), towards (degrees clockwise from the corner x), how steeply down, from how far, how
    strong, how long."""

    at: tuple[float, float, float]
    towards: float
    steep: float
    far: float
    strength: float
    seconds: float

    def trembled(self, hand: DuneSteadiness, rng: Random) -> Breath:
        x, y, z = self.at
        wide = hand.mouth
        return Breath(
            (x + wide * normal(rng), y + wide * normal(rng), z + 0.5 * wide * normal(rng)),
            self.towards + hand.aim * normal(rng),
            self.steep + hand.aim * normal(rng),
            self.far,
            max(0.05, min(1.0, self.strength * (1 + hand.strength * normal(rng)))),
            max(0.05, min(3.0, self.seconds + hand.length * normal(rng))),
        )

    def otherwise(self, rng: Random) -> Breath:
        """Nearly the same breath."""
        x, y, z = self.at
        return Breath(
            (x + 2 * normal(rng), y + 2 * normal(rng), z + 2 * normal(rng)),
            self.towards + 6 * normal(rng),
            self.steep + 4 * normal(rng),
            self.far,
            max(0.2, min(1.0, self.strength + 0.06 * normal(rng))),
            max(0.05, min(1.5, self.seconds + 0.04 * normal(rng))),
        )

    def blow(self, dice: list[Pose]) -> Blow | None:
        """The action; None where the mouth would be too near to a die or in the table."""
        x, y = heading(self.towards)
        flat, down = cos(radians(self.steep)), sin(radians(self.steep))
        way = (round(x * flat, 3), round(y * flat, 3), round(-down, 3))
        mouth = (
            round(self.at[0] - self.far * x * flat, 1),
            round(self.at[1] - self.far * y * flat, 1),
            round(self.at[2] + self.far * down, 1),
        )
        near = min([sqrt((die.x - mouth[0]) ** 2 + (die.y - mouth[1]) ** 2 + (die.z - mouth[2]) ** 2) for die in dice])
        if near < NEAREST + 1 or mouth[2] < TABLE + 1:
            return None
        return Blow(mouth, way, round(self.strength, 3), round(self.seconds, 3))


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    if not isinstance(view, DuneState):
        raise PipyardError(because("why-hands-play-only", game="dune"))
    return words_only(view) or blown(view, blended(level, LEVELS, THOUGHTLESS), rng)


def blown(view: DuneState, hand: DuneSteadiness, rng: Random) -> Move:
    """The breath after which things look best, with its errors."""
    still = Blow((0.0, -300.0, 100.0), (0.0, 1.0, 0.0), 0.0)
    scene = ActionSimulation(view.outcome_of(still), rng).scene
    dice = list(scene.poses().values())
    mind = Rehearsal(scene)
    wishes = wanted(dice)
    found: list[tuple[float, int, Breath]] = []

    def think(meant: Breath) -> None:
        after = rehearsed(mind, meant, dice, hand, rng)
        if after is not None:
            found.append((to_pyramid(after), len(found), meant))

    for _ in in_time(range(hand.tried)):
        think(thought_of(dice, wishes, rng))
    for _ in range(hand.varied):
        found.sort(key=lambda one: (-one[0], one[1]))
        for _, _, meant in found[:8]:
            for _ in in_time(range(3), 0):
                think(meant.otherwise(rng))
    found.sort(key=lambda one: (-one[0], one[1]))
    found = found[:4] if hand.again else found[:1]
    for at, (value, number, meant) in in_time(enumerate(found), 0):
        scenes = [rehearsed(mind, meant, dice, hand, rng) for _ in range(hand.again)]
        values = [to_pyramid(one) for one in scenes if one is not None]
        found[at] = (min([value, *([sum(values) / len(values)] if values else [])]), number, meant)
    found.sort(key=lambda one: (-one[0], one[1]))
    for value, _, meant in found:
        if value < to_pyramid(scene) - hand.dares:
            break
        for _ in range(4):
            breath = meant.trembled(hand, rng).blow(dice)
            if breath is not None:
                return breath.move()
    return waiting(dice).move()


def waiting(dice: list[Pose]) -> Blow:
    """A breath past everything: the mouth gathers itself."""
    high = max([die.z for die in dice]) + 120
    return Blow((0.0, 0.0, round(high, 1)), (0.0, 0.0, 1.0), 0.1, 0.3)


def rehearsed(mind: Rehearsal, meant: Breath, dice: list[Pose], hand: DuneSteadiness, rng: Random) -> PlateScene | None:
    """What a breath brings about, tried once; None if it cannot be."""
    breath = meant.trembled(hand, rng).blow(dice)
    return mind.after(samples(breath), REST) if breath is not None else None


def wanted(dice: list[Pose]) -> list[tuple[int, float]]:
    """Which dice should go where (degrees clockwise from the corner x): those of the foot first, then the one for the top."""
    if len(dice) < 4:
        return []
    _, cells = planned(dice)
    found: list[tuple[int, float]] = []
    above: list[tuple[int, float]] = []
    for number, (die, cell) in enumerate(zip(dice, cells, strict=True)):
        x, y, _ = place(*xyz(cell))
        wish = (number, bearing(x - die.x, y - die.y))
        if cell >= BASE:
            above.append(wish)
        elif steps(spot(die), CELL_SPOTS[cell]) > 0.3:
            found.append(wish)
    return found or above


def thought_of(dice: list[Pose], wishes: list[tuple[int, float]], rng: Random) -> Breath:
    """A breath that may be worth a try: at a die, from behind where it should go, or from anywhere."""
    random = rng.random
    which, goes = int(random() * len(dice)), 360 * random()
    if wishes and random() < 0.75:
        which, goes = wishes[int(random() * len(wishes))]
        goes += 60 * (random() - 0.5)
    die = dice[which]
    at = (die.x + 6 * (random() - 0.5), die.y + 6 * (random() - 0.5), die.z + 8 * (random() - 0.3))
    return Breath(at, goes, 30 * random() - 8, 55 + 40 * random(), 0.45 + 0.55 * random(), 0.06 + 0.5 * random() ** 2)
