"""Simulated throws and flicks: a copy of the plate for every try, slightly coarser than the real simulation."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, exp, radians, sin, sqrt
from random import Random

from msgspec import Struct

from pipyard.dice.pose import Pose, any_turn, standing, yawed
from pipyard.dice.shot_tremor import normal
from pipyard.hands.level import NONE, clever, steady
from pipyard.hands.thinking_time import in_time
from pipyard.physics.engine import STEP_SECONDS, World
from pipyard.physics.plate_scene import MASS, ROUNDING, PlateScene
from pipyard.pyramid.action_fields import Rig, size
from pipyard.pyramid.action_words import goal, spun, thrown_at
from pipyard.pyramid.actions import Action, Flick, Throw
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.geometry import EDGE, TABLE, beside
from pipyard.pyramid.outcome import SEATED, LyingDie, Standing, read

COARSE = 2
"""Factor on the time step for throws, whose orientation is random anyway. Flicks need the full resolution: with coarse steps one in
ten comes out wrong."""
CHECK_SECONDS = 1 / 12
"""Seconds between two checks for rest."""
MAX_TRIAL_TURNS = 30
"""Maximum number of checks in a try."""
TRIAL_REST_SPEED = 0.006
"""Metres a second below which dice count as at rest."""


class Tremor(Struct, frozen=True):
    """The errors of a hand: speed (relative), direction (degrees), point of release (millimetres)."""

    speed: float
    direction: float
    place: float


TREMORS: dict[str, Tremor] = {
    "beginner": Tremor(0.10, 6.0, 10.0),
    "club": Tremor(0.05, 3.0, 5.0),
    "master": Tremor(0.02, 1.2, 2.0),
}
"""The errors of throwing and flicking hands."""


class Trials:
    """The plate with its dice, built once and copied for every try."""

    def __init__(self, dice: dict[int, LyingDie], coarse: int = COARSE) -> None:
        self.before = dice
        scene = PlateScene({number: die.pose for number, die in dice.items() if die.pose is not None})
        self.skin = scene.skin
        self.names = scene.names
        self.world: World = scene.world
        self.start = self.world.snapshot()
        self.world.step_seconds = STEP_SECONDS * coarse
        self.steps_per_check = round(CHECK_SECONDS / self.world.step_seconds)

    def tried(self, action: Action, rng: Random) -> dict[int, Standing]:
        """The dice that a throw or flick has moved, with their new standings. The new die has number -1."""
        world = self.world.again(self.start)
        if isinstance(action, Throw):
            pose = Pose(*action.at, any_turn(rng.random(), rng.random(), rng.random()))
            velocity, spin = action.velocity, action.spin
        elif isinstance(action, Flick):
            turn = yawed(standing(6, int(24 * rng.random())), action.azimuth)
            pose = Pose(action.x, action.y, TABLE + EDGE / 2, turn)
            velocity, spin = action.velocity(), (0.0, 0.0, action.spin)
        else:
            return {}
        new = world.die(6, pose, EDGE, ROUNDING, MASS, self.skin)
        world.strike(new, velocity, spin)
        moved = {new}
        for _ in range(MAX_TRIAL_TURNS):
            world.advance(self.steps_per_check)
            moving = world.moving()
            moved.update(moving)
            awake = [number for number in moving if not self._gone(world, number) and size(world.velocity(number)[0]) > TRIAL_REST_SPEED]
            if not awake:
                break
        return self._read(world, new, moved)

    def _gone(self, world: World, number: int) -> bool:
        x, y, z, _ = world.raw(number)
        return z < TABLE / 2 and beside(x, y) > -EDGE

    def _read(self, world: World, new: int, moved: set[int]) -> dict[int, Standing]:
        names = {number: -1 if number == new else self.names[number] for number in moved}
        filled = {die.standing.cell for number, die in self.before.items() if die.standing.how == SEATED and number not in names.values()}
        return read({name: world.pose(number) for number, name in names.items()}, full=frozenset(filled))


def trembled(action: Action, tremor: Tremor, rig: Rig, rng: Random) -> Action:
    """The throw or flick a hand really makes, with tremor, never closer to the plate than allowed."""
    faster = exp(tremor.speed * normal(rng))
    aside = radians(tremor.direction * normal(rng))
    higher = radians(tremor.direction * normal(rng))
    if isinstance(action, Throw):
        x, y, z = action.at
        vx, vy, vz = action.velocity
        vx, vy = cos(aside) * vx - sin(aside) * vy, sin(aside) * vx + cos(aside) * vy
        flat = sqrt(vx * vx + vy * vy) or 1e-6
        flatter, vz = cos(higher) * flat - sin(higher) * vz, sin(higher) * flat + cos(higher) * vz
        vx, vy = vx * flatter / flat, vy * flatter / flat
        faster = min(faster, 2.99 / max(0.01, sqrt(vx * vx + vy * vy + vz * vz)))
        x, y = x + tremor.place * normal(rng), y + tremor.place * normal(rng)
        x, y = _stepped_back(x, y, rig.distance)
        z = max(50.0, min(400.0, z + tremor.place * normal(rng)))
        at = (round(x, 1), round(y, 1), round(z, 1))
        return Throw(at, (round(faster * vx, 3), round(faster * vy, 3), round(faster * vz, 3)), action.spin)
    if isinstance(action, Flick):
        speed = max(0.1, min(3.0, action.speed * faster))
        rise = max(0.0, min(60.0, action.elevation + tremor.direction * normal(rng)))
        spin = max(-40.0, min(40.0, action.spin + 2 * tremor.direction * normal(rng)))
        azimuth = action.azimuth + tremor.direction * normal(rng)
        return Flick(action.x, action.y, round(azimuth, 2), round(rise, 2), round(speed, 3), round(spin, 2))
    return action


def _stepped_back(x: float, y: float, distance: float) -> tuple[float, float]:
    """Move a place away from the middle until it is far enough from the plate."""
    while beside(x, y) < distance:
        x, y = 1.01 * x, 1.01 * y
    return x, y


TRIAL_ROUNDS: dict[str, tuple[tuple[int, int], ...]] = {
    "beginner": ((6, 1), (2, 2)),
    "club": ((40, 1), (8, 4)),
    "master": ((150, 1), (30, 3), (8, 8)),
    NONE: (),
}
"""For every level: (candidates, trials each) per round; only the best reach the next round."""
USUAL_DICE = 10.0
"""More dice than this make a try costlier, so the number of candidates shrinks in proportion."""


def best(
    trials: Trials, candidate: Callable[[Random], Action], worth: Callable[[dict[int, Standing]], float], rig: Rig, level: str, rng: Random
) -> Action:
    """The action with the best mean value under tremor, as the hand then makes it; a random one without thinking."""
    tremor = TREMORS[steady(level)]
    rounds = TRIAL_ROUNDS[clever(level)]
    if not rounds:
        return trembled(candidate(rng), tremor, rig, rng)
    share = max(1.0, len(trials.before) / USUAL_DICE)
    pool: list[tuple[float, int, Action]] = [(0.0, 0, candidate(rng)) for _ in range(max(2, int(rounds[0][0] / share)))]
    for keep, times in rounds:
        pool = sorted(pool, key=lambda one: -one[0])[: max(2, int(keep / share))]
        tried: list[tuple[float, int, Action]] = []
        for mean, count, action in in_time(pool):
            total = mean * count + sum(worth(trials.tried(trembled(action, tremor, rig, rng), rng)) for _ in range(times))
            tried.append((total / (count + times), count + times, action))
        pool = tried
    return trembled(max(pool, key=lambda one: one[0])[2], tremor, rig, rng)


def some_throw(targets: list[int], rig: Rig, rng: Random) -> Throw:
    """A throw at one of some cells, from any side, flat or high."""
    from_there = Rig(distance=rig.distance, side=int(3 * rng.random()))
    there = goal(CELLS[targets[int(rng.random() * len(targets))]], 0)
    flight = 0.19 + 0.2 * rng.random()
    height = max(50.0, there[2]) + 70 * rng.random()
    return spun(thrown_at(there, from_there, flight, height, 80 * rng.random() - 40, 12.0), rng, 15.0)
