"""The plate with its 45 funnels, dice standing in cells, and reading a settled scene: seated, astray or off (C11).

The plate is 55 dice of stone: the layer under the base. World axes: z is up, cell 8,0,0 lies ahead (+y), 0,8,0 and 0,0,8 follow
clockwise seen from above. The origin is the middle of the base level.
"""

from __future__ import annotations

from functools import cache
from math import acos, cos, degrees, pi, radians, sin, sqrt
from random import Random
from time import perf_counter

from msgspec import Struct

from pipyard.dice.orientation import TRIPLES
from pipyard.dice.polyhedra import Vector, solid
from pipyard.dice.pose import Pose, Turn, any_turn, cube_turn
from pipyard.physics.actions import Action, Ladle, Pull, Tap, Throw
from pipyard.physics.engine import Contact, PhysicsError, World
from pipyard.physics.motion import RATE, Motion, Recorder, frame_of
from pipyard.pyramid.cells import CELLS, UNDER, find, xyz

EDGE = 16.0
ROUNDING = 1.0
MASS = 0.0045
TABLE = -40.0
"""The table lies this far below the middles of the base dice."""
NEAR = 1.5
"""A seated die is this near to its cell, in millimetres."""
STRAIGHT = 5.0
"""A seated die is turned from the lattice by less, in degrees."""
FRICTION, BOUNCE = 0.20, 0.45
LONGEST = 10.0
PATIENCE = 20.0

SEATED, ASTRAY, OFF = "seated", "astray", "off"


def _axes() -> tuple[Vector, Vector, Vector]:
    """The lattice's axes in the world: all three go down, x ahead, y and z to the sides, clockwise seen from above."""
    out, down = sqrt(2 / 3), -1 / sqrt(3)
    x, y, z = [(out * cos(radians(angle)), out * sin(radians(angle)), down) for angle in (90.0, -30.0, 210.0)]
    return x, y, z


AXES = _axes()
SEEN = tuple((-x, -y, -z) for x, y, z in AXES)
"""Where the three numbers of a triple lie: towards -x, -y, -z of the lattice."""
TURNS: list[Turn] = [cube_turn(orientation, SEEN) for orientation in range(24)]


def place(x: float, y: float, z: float) -> Vector:
    """The middle of a cell in the world."""
    a, b, c = (EDGE * (part - 8 / 3) for part in (x, y, z))
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = AXES
    return (a * ax + b * bx + c * cx, a * ay + b * by + c * cy, a * az + b * bz + c * cz)


def pose_in(cell: int, triple: str) -> Pose:
    """The pose of a die standing in a cell."""
    return Pose(*place(*xyz(cell)), TURNS[next(index for index, known in enumerate(TRIPLES) if known.text == triple)])


class Standing(Struct, frozen=True):
    """How one die came to rest. ``cell`` and ``triple`` for a seated one, ``face`` (uppermost) for one on the table."""

    how: str
    cell: int = -1
    triple: str = ""
    face: int = 0

    def __str__(self) -> str:
        if self.how == SEATED:
            return f"{CELLS[self.cell].text}/{self.triple}"
        return f"{self.how}{self.face}" if self.how == OFF else self.how


def nearest(pose: Pose) -> tuple[int, str, float, float]:
    """The cell and triple a die is nearest to, and by how many millimetres and degrees it misses them; cell -1 off the lattice."""
    parts = [(pose.x * ax + pose.y * ay + pose.z * az) / EDGE + 8 / 3 for ax, ay, az in AXES]
    cell = find(round(parts[0]), round(parts[1]), round(parts[2]))
    missed = EDGE * sqrt(sum((part - round(part)) ** 2 for part in parts))
    turn = pose.turn()
    fits = [abs(sum(a * b for a, b in zip(turn, other, strict=True))) for other in TURNS]
    best = max(range(24), key=lambda index: fits[index])
    return cell, TRIPLES[best].text, missed, degrees(2 * acos(min(1.0, fits[best])))


def read(poses: dict[int, Pose]) -> dict[int, Standing]:
    """How all dice of a settled scene stand; a die is seated only if what is under it is plate or seated."""
    found: dict[int, Standing] = {}
    seated: set[int] = set()
    fits = {die: nearest(pose) for die, pose in poses.items()}
    for die, pose in sorted(poses.items(), key=lambda one: one[1].z):
        cell, triple, missed, askew = fits[die]
        straight = cell >= 0 and missed < NEAR and askew < STRAIGHT
        if straight and all(under in seated for under in UNDER[cell]) and cell not in seated:
            seated.add(cell)
            found[die] = Standing(SEATED, cell, triple)
        elif pose.lowest(solid(6), EDGE) < TABLE + 1 or not over_plate(pose):
            found[die] = Standing(OFF, face=pose.face(solid(6)))
        else:
            found[die] = Standing(ASTRAY)
    return found


def over_plate(pose: Pose) -> bool:
    """Whether a die's middle lies over the triangle of the plate."""
    flat = [(pose.x * ax + pose.y * ay) / EDGE + 8 / 3 for ax, ay, _ in AXES]
    return min(flat) > -0.75


@cache
def _bare() -> bytes:
    world = World(coulomb=True)
    stone = Contact.of_dice((FRICTION, BOUNCE)).against((FRICTION, BOUNCE))
    for x in range(10):
        for y in range(10 - x):
            world.fixed_die(Pose(*place(x, y, 9 - x - y), TURNS[0]), EDGE, ROUNDING, stone)
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
