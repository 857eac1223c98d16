"""A world of fixed blocks and posts and of dice, advanced step by step. No other module knows the physics engine.

Units are millimetres, metres a second and radians. Inside, the engine works in centimetres, where its tolerances suit 16 mm dice.
"""

from __future__ import annotations

import sys
from copy import copy
from math import isfinite, sqrt
from typing import Any

from pipyard.core.text import because
from pipyard.dice.polyhedra import Vector, solid
from pipyard.dice.pose import Pose, Turn
from pipyard.physics.bodies import Bodies, Body, DieForm, DieHabit, Settings, Surface
from pipyard.physics.inertia import inertia
from pipyard.physics.simulation_errors import PhysicsError, faults_reported

if sys.platform == "emscripten":
    from pipyard.physics.web_rapier import WebBodies as EngineBodies
else:
    from pipyard.physics.native_rapier import NativeBodies as EngineBodies

CM = 0.1
"""Centimetres in a millimetre."""
STEP_SECONDS = 1 / 240
"""Seconds in one step. Fast dice use continuous collision detection in between."""
IMPACT_SUBSTEPS = 4
"""Substeps at impacts. With the engine's default of 1, impacts within a step add up to 2 % of energy."""
SWEEPS = 4
"""Solver iterations per step. More of them make the result depend less on the order of contacts (a mirrored shot stays mirrored)."""
STIFFNESS = 240.0
"""Contact stiffness in hertz, doubled against fixed bodies. At the engine's default of 30 a pile of dice sags by millimetres."""
SLACK = 0.0005
"""Centimetres by which dice may sink in."""
NEWTON = 100.0
"""Units of the engine's force, kg cm/s², in one newton."""
FINGERS = 40_000.0
"""Stiffness of fingers in 1/s²: a die follows within half a millimetre."""
FINGERTIP = 4.0
"""Half the width of a fingertip, in millimetres: the lever arm against turning."""
REST_SPEED = 2.0
"""Millimetres a second below which a die counts as at rest."""
REST_SPIN = 0.1
"""Radians a second below which a die counts as at rest."""
REST_SECONDS = 0.3
"""Seconds a die must be at rest before it sleeps."""


def check() -> None:
    """Drop one die as a self-test. Raises PhysicsError if the engine does not work on this machine."""
    with faults_reported():
        world = World()
        skin = Contact(0.5, 0.5)
        world.block((-50.0, -50.0, -10.0), (50.0, 50.0, 0.0), skin)
        die = world.die(6, Pose(0.0, 0.0, 20.0, (1.0, 0.0, 0.0, 0.0)), 16.0, 1.0, 0.0045, skin)
        world.advance(4)
        if not 0.0 < world.pose(die).z < 20.0:
            raise PhysicsError(because("why-die-does-not-fall"))


class Contact(Surface, frozen=True):
    """Friction and restitution of a surface. Multiplied by those of a die they give the values of the pair."""

    @staticmethod
    def of_dice(pair: tuple[float, float]) -> Contact:
        """The surface of a die, from the values of two dice in contact."""
        return Contact(sqrt(pair[0]), sqrt(max(pair[1], 1e-4)))

    def against(self, pair: tuple[float, float]) -> Contact:
        """The surface of something else, from its values in contact with a die."""
        return Contact(pair[0] / self.friction, pair[1] / self.bounce)


class World:
    """Fixed bodies and dice. A die's number is the order in which it was added.

    ``rest``, ``slow`` and ``calming`` apply to dice added later: when they fall asleep, and the share of speed they lose in a second.
    """

    def __init__(
        self, snapshot: bytes | None = None, step: float = STEP_SECONDS, coulomb: bool = False, stiffness: float = STIFFNESS
    ) -> None:
        self.step_seconds = step
        self.bodies: Bodies = (
            EngineBodies.made(Settings(step, stiffness, coulomb, IMPACT_SUBSTEPS, SWEEPS, SLACK))
            if snapshot is None
            else EngineBodies.resumed(snapshot, step)
        )
        self.rest = REST_SECONDS
        self.slow = REST_SPEED
        self.calming = 0.0

    def snapshot(self) -> bytes:
        """A snapshot of the world. ``World(snapshot)`` resumes it, without the list of dice."""
        return self.bodies.snapshot()

    def again(self, snapshot: bytes) -> World:
        """A copy of this world at the time of the snapshot, with the same dice."""
        new = copy(self)
        new.bodies = self.bodies.again(snapshot, self.step_seconds)
        return new

    def block(self, low: Vector, high: Vector, contact: Contact) -> Any:
        """A fixed box between two corners."""
        half = vector([(b - a) / 2 * CM for a, b in zip(low, high, strict=True)])
        return self.bodies.box(half, vector([(a + b) / 2 * CM for a, b in zip(low, high, strict=True)]), contact)

    def slab(self, outline: list[tuple[float, float]], low: float, high: float, contact: Contact) -> Any:
        """A fixed slab over a convex outline, counter-clockwise.

        A triangle mesh without inner edges: a convex hull with so many corners gives way, and dice trip over the seams between pieces.
        """
        count = len(outline)
        middle = (sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count)
        corners = [(x * CM, y * CM, z * CM) for z in (low, high) for x, y in [*outline, middle]]
        top = count + 1
        faces: list[tuple[int, int, int]] = []
        for a in range(count):
            b = (a + 1) % count
            faces += [(top + a, top + b, top + count), (b, a, count), (a, b, top + b), (a, top + b, top + a)]
        return self.bodies.mesh(corners, faces, contact)

    def post(self, x: float, y: float, low: float, high: float, radius: float, contact: Contact) -> Any:
        """A fixed round post."""
        return self.bodies.cylinder((high - low) / 2 * CM, radius * CM, (x * CM, y * CM, (low + high) / 2 * CM), contact)

    def fixed_die(self, pose: Pose, edge: float, rounding: float, contact: Contact) -> Any:
        """A die that never moves: part of the plate."""
        return self.bodies.fixed_cube((edge / 2 - rounding) * CM, rounding * CM, _place(pose), pose.turn(), contact)

    def lull(self) -> None:
        """Put all dice to sleep where they lie."""
        self.bodies.lull()

    def wake_all(self) -> None:
        self.bodies.wake_all()

    def die(self, faces: int, pose: Pose, edge: float, rounding: float, mass: float, contact: Contact, fast: bool = True) -> int:
        """Add a die with rounded edges, which do not change its width, and return its number. ``fast``: use continuous collision
        detection."""
        inner = (edge / 2 - rounding) * CM
        corners = () if faces == 6 else tuple([(2 * inner * x, 2 * inner * y, 2 * inner * z) for x, y, z in solid(faces).corners])
        moments = vector([mass * moment * (edge * CM) ** 2 for moment in inertia(faces)])
        form = DieForm(inner, rounding * CM, corners, mass, moments)
        return self.bodies.die(form, _place(pose), pose.turn(), contact, DieHabit(fast, self.slow * CM, REST_SPIN, self.rest, self.calming))

    def strike(self, number: int, velocity: Vector, spin: Vector) -> None:
        """Give a die a velocity (m/s) and an angular velocity (rad/s)."""
        if not all(isfinite(value) for value in (*velocity, *spin)):
            raise PhysicsError(because("why-struck-with-no-numbers"))
        self.bodies.strike(number, vector([value * 100 for value in velocity]), spin)

    def advance(self, steps: int) -> None:
        self.bodies.advance(steps)

    def moving(self) -> list[int]:
        """The dice that are not at rest."""
        return self.bodies.moving()

    def resting(self) -> bool:
        return self.bodies.resting()

    def raw(self, number: int) -> tuple[float, float, float, Turn]:
        """Where a die is, unrounded: millimetres and a quaternion."""
        return _raw(self.bodies.body(number))

    def raws(self) -> dict[int, tuple[float, float, float, Turn]]:
        """Where all moving dice are, unrounded."""
        return {number: _raw(body) for number, body in self.bodies.awake()}

    def pose(self, number: int) -> Pose:
        x, y, z, turn = self.raw(number)
        return Pose(x, y, z, turn)

    def velocity(self, number: int) -> tuple[Vector, Vector]:
        """Velocity and angular velocity, in metres and radians a second."""
        (x, y, z), spin = self.bodies.velocity(number)
        return (x / 100, y / 100, z / 100), spin

    def pull_of(self, gravity: Vector) -> None:
        """Set gravity (metres a second squared). Coordinates are fixed to the plate, so a tilted plate means tilted gravity."""
        x, y, z = (value * 100 for value in gravity)
        bx, by, bz = self.bodies.gravity()
        if (bx - x) ** 2 + (by - y) ** 2 + (bz - z) ** 2 > 0.01:
            self.bodies.pull((x, y, z))

    def push(self, number: int, force: Vector, above: float = 0.0) -> None:
        """Apply a force (newtons) to a die, ``above`` millimetres over its middle, until :meth:`leave_alone`."""
        self.bodies.push(number, vector([part * NEWTON for part in force]), above * CM)

    def turned(self, numbers: list[int], spin: tuple[float, float], gain: tuple[float, float], mass: float) -> None:
        """Apply the inertial forces of a turning plate: ``spin`` in rad/s about x and y, ``gain`` its derivative. Other forces are
        reset."""
        self.bodies.turned(numbers, spin, gain, mass)

    def leave_alone(self, number: int) -> None:
        """Clear all forces on a die."""
        self.bodies.leave_alone(number)

    def exposed(self, place: Vector, number: int, heights: tuple[float, ...]) -> float:
        """The share of a die visible from a point, by rays to several heights above its middle."""
        eye = vector([part * CM for part in place])
        return sum([self.bodies.seen(eye, number, height * CM) for height in heights]) / len(heights)

    def freeze(self, number: int) -> None:
        """Take a die out of the simulation: it stays where it is and collides with nothing."""
        self.bodies.freeze(number)

    def touched(self, number: int) -> list[Any]:
        """What a die is in contact with."""
        return self.bodies.touched(number)


class Hold:
    """Fingers on a die: a joint that pulls it to the hand with a limited force (newtons) and keeps its orientation.

    The engine solves it together with the contacts, so fingers can be as stiff as dice.
    """

    def __init__(self, world: World, number: int) -> None:
        x, y, z, _ = world.raw(number)
        self.start = (x, y, z)
        self._fingers = world.bodies.grasp(number, FINGERS)

    def grip(self, x: float, y: float, z: float) -> None:
        """Set the maximum force along each axis."""
        self._fingers.grip((x * NEWTON, y * NEWTON, z * NEWTON), max(x, y) * FINGERTIP * CM * NEWTON)

    def move(self, place: Vector) -> None:
        """Move the fingers to a place, reached with the next step."""
        self._fingers.move(vector([part * CM for part in place]))

    def let_go(self) -> None:
        self._fingers.let_go()


def vector(parts: list[float]) -> Vector:
    return (parts[0], parts[1], parts[2])


def _place(pose: Pose) -> Vector:
    return (pose.x * CM, pose.y * CM, pose.z * CM)


def _raw(body: Body) -> tuple[float, float, float, Turn]:
    x, y, z, (w, i, j, k) = body
    if not isfinite(x + y + z + w + i + j + k):
        raise PhysicsError(because("why-left-all-numbers"))
    return (x / CM, y / CM, z / CM, (w, i, j, k))
