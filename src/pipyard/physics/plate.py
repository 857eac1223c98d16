"""The plate with its 45 funnels and dice on it, as the engine knows them (C11). Where cells lie is told in ``pyramid/places.py``."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random
from time import perf_counter

from pipyard.dice.pose import Pose, Turn, any_turn
from pipyard.physics.actions import Action, Ladle, Pull, Tap, Throw
from pipyard.physics.engine import Contact, PhysicsError, World
from pipyard.physics.motion import RATE, Motion, Recorder, frame_of
from pipyard.pyramid.places import EDGE, PLATE, TABLE, pose_in
from pipyard.pyramid.settled import ASTRAY, Standing, read

ROUNDING = 1.0
MASS = 0.0045
FRICTION, BOUNCE = 0.20, 0.45
LONGEST = 10.0
PATIENCE = 20.0


@cache
def _bare() -> bytes:
    world = World(coulomb=True)
    stone = Contact.of_dice((FRICTION, BOUNCE)).against((FRICTION, BOUNCE))
    for pose in PLATE:
        world.fixed_die(pose, EDGE, ROUNDING, stone)
    world.block((-1000.0, -1000.0, TABLE - 100), (1000.0, 1000.0, TABLE), stone)
    return world.snapshot()


class Scene:
    """The plate with dice on it, ready for the next action. Dice are known by the numbers given to them."""

    def __init__(self, dice: dict[int, Pose]) -> None:
        self.world = World(_bare())
        self.world.rest, self.world.slow = 0.5, 1.0
        self.skin = Contact.of_dice((FRICTION, BOUNCE))
        self.names: list[int] = []
        self.gone: set[int] = set()
        for die, pose in dice.items():
            self._put(die, pose)
        self.world.lull()

    def _put(self, die: int, pose: Pose) -> int:
        if die in self.names:
            raise PhysicsError(f"die {die} is on the plate already")
        self.names.append(die)
        return self.world.die(6, pose, EDGE, ROUNDING, MASS, self.skin)

    def poses(self) -> dict[int, Pose]:
        return {die: self.world.pose(number) for number, die in enumerate(self.names) if die not in self.gone}

    def read(self) -> dict[int, Standing]:
        return read(self.poses())

    def act(self, action: Action, fresh: list[int] | None = None, rng: Random | None = None, patience: float = PATIENCE) -> Motion:
        """Let an action happen and everything come to rest; ``fresh`` are the numbers for dice it brings in."""
        action.check()
        recorder = Recorder({number: frame_of(self.world.pose(number)) for number in range(len(self.names))})
        new = list(fresh or [])
        if isinstance(action, Throw):
            self._throw(recorder, new[0] if new else len(self.names), action)
        elif isinstance(action, Ladle):
            self._pour(recorder, new or list(range(len(self.names), len(self.names) + action.count)), action, rng or Random(0))
        elif isinstance(action, Pull):
            self._pull(action)
        else:
            self._tap(action, rng or Random(0))
        self._settle(recorder, patience)
        motion = recorder.motion()
        for track in motion.tracks:
            track.die = self.names[track.die]
        return motion

    def _throw(self, recorder: Recorder, die: int, action: Throw) -> None:
        pose = Pose(*action.at, action.turn)
        number = self._put(die, pose)
        recorder.last[number] = frame_of(pose)
        self.world.strike(number, action.velocity, action.spin)

    def _pour(self, recorder: Recorder, dice: list[int], action: Ladle, rng: Random) -> None:
        for at, die in enumerate(dice):
            way = at / max(1, len(dice) - 1)
            x, y = (a + way * (b - a) for a, b in zip(action.start, action.end, strict=True))
            pose = Pose(
                x + 8 * rng.random() - 4, y + 8 * rng.random() - 4, action.height, any_turn(rng.random(), rng.random(), rng.random())
            )
            number = self._put(die, pose)
            recorder.last[number] = frame_of(pose)
            around = 2 * pi * rng.random()
            self.world.strike(number, (0.0, 0.0, -0.2), (8 * cos(around), 8 * sin(around), 0.0))
            self._frames(recorder, max(1, round(action.interval * RATE)))

    def _pull(self, action: Pull) -> None:
        if action.die not in self.names or action.die in self.gone:
            raise PhysicsError(f"there is no die {action.die} to be pulled")
        self.world.drag(self.names.index(action.die), action.direction, action.distance, action.speed)
        self.gone.add(action.die)

    def _tap(self, action: Tap, rng: Random) -> None:
        for die, standing in self.read().items():
            if standing.how == ASTRAY:
                spin = (4 * rng.random() - 2, 4 * rng.random() - 2, 4 * rng.random() - 2)
                self.world.strike(self.names.index(die), (0.0, 0.0, action.strength), spin)

    def _frames(self, recorder: Recorder, count: int) -> bool:
        """Some frames of motion; tells whether anything still moves."""
        each = round(1 / RATE / self.world.step_seconds)
        moving: dict[int, tuple[float, float, float, Turn]] = {}
        for _ in range(count):
            self.world.advance(each)
            moving = {number: self.world.raw(number) for number in self.world.moving()}
            recorder.add(moving)
            for number, frame in moving.items():
                if frame[2] < TABLE - 20:
                    self.world.freeze(number)
        return bool(moving) and not self.world.resting()

    def _settle(self, recorder: Recorder, patience: float) -> None:
        began = perf_counter()
        for _ in range(round(LONGEST * RATE)):
            if not self._frames(recorder, 1) or perf_counter() - began > patience:
                return

    def tapped(self, rng: Random, times: int = 3) -> list[Motion]:
        """Tap the plate until no die is astray, three times at most."""
        motions: list[Motion] = []
        while len(motions) < times and any(standing.how == ASTRAY for standing in self.read().values()):
            motions.append(self.act(Tap(), rng=rng))
        return motions


def standing_scene(dice: dict[int, tuple[int, str]]) -> Scene:
    """A scene with dice in cells: the number of each die with its cell and triple."""
    return Scene({die: pose_in(cell, triple) for die, (cell, triple) in dice.items()})
