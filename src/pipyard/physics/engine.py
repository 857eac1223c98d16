"""A small wrapper of Rapier: fixed blocks and posts, dice, steps. No other module knows the engine.

Units are millimetres, metres a second and radians. Inside, the engine works in centimetres, where its tolerances suit 16 mm dice.
"""

from __future__ import annotations

import os
from functools import cache
from math import isfinite, sqrt
from typing import Any

from pipyard.core.errors import reason_of
from pipyard.core.text import because
from pipyard.dice.polyhedra import Solid, Vector, solid
from pipyard.dice.pose import Pose, Turn
from pipyard.physics.errors import PhysicsError, faults_reported
from pipyard.physics.inertia import inertia

CM = 0.1
"""Centimetres in a millimetre."""
STEP_SECONDS = 1 / 240
"""Seconds in one step. Fast dice use continuous collision detection in between."""
SUBSTEPS = 4
"""Substeps at impacts. With the engine's default of 1, impacts within a step add up to 2 % of energy."""
SWEEPS = 4
"""Solver iterations per step. More of them make the result depend less on the order of contacts (a mirrored shot stays mirrored)."""
STIFFNESS = 240.0
"""Contact stiffness in hertz, doubled against fixed bodies. At the engine's default of 30 a pile of dice sags by millimetres."""
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


@cache
def rapier() -> Any:
    """Load the engine, and NumPy first: without it the engine loads, but panics at the first number."""
    os.environ.setdefault("RAYON_NUM_THREADS", "1")  # threads cost more than a step with so few dice
    try:
        import numpy as numpy  # noqa: PLC0415
        import rapier3d  # noqa: PLC0415
    except ImportError as error:
        raise PhysicsError(because("why-no-engine", what=reason_of(error)), "missing") from None
    return rapier3d


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


class Contact:
    """Friction and restitution of a surface. Multiplied by those of a die they give the values of the pair."""

    __slots__ = ("bounce", "friction")

    def __init__(self, friction: float, bounce: float) -> None:
        self.friction = friction
        self.bounce = bounce

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
        engine = rapier()
        self.step_seconds = step
        if snapshot is None:
            self.world: Any = engine.PhysicsWorld(gravity=(0.0, 0.0, -981.0))
            settings = self.world.integration_parameters
            settings.dt = step
            settings.contact_softness = engine.SpringCoefficients(stiffness, 10.0)
            settings.static_contact_softness = engine.SpringCoefficients(2 * stiffness, 10.0)
            settings.normalized_allowed_linear_error = 0.0005
            settings.max_ccd_substeps = SUBSTEPS
            settings.num_internal_pgs_iterations = SWEEPS
            if coulomb:
                settings.friction_model = engine.FrictionModel.COULOMB
        else:
            self.world = engine.PhysicsWorld.restore(snapshot)
            self.world.integration_parameters.dt = step
        self.rest = REST_SECONDS
        self.slow = REST_SPEED
        self.calming = 0.0
        self.dice: list[Any] = []
        self.bodies: list[Any] = []
        self.skins: list[Any] = []

    def snapshot(self) -> bytes:
        """A snapshot of the world. ``World(snapshot)`` resumes it, without the list of dice."""
        return self.world.snapshot()

    def again(self, snapshot: bytes) -> World:
        """A copy of this world at the time of the snapshot, with the same dice."""
        new = World(snapshot, self.step_seconds)
        new.dice, new.skins, new.rest, new.slow = self.dice[:], self.skins[:], self.rest, self.slow
        new.bodies = [new.world.rigid_bodies[handle] for handle in new.dice]
        return new

    def _add(self, builder: Any, contact: Contact) -> Any:
        rule = rapier().CoefficientCombineRule.MULTIPLY
        made = builder.friction(contact.friction).restitution(contact.bounce).friction_combine_rule(rule).restitution_combine_rule(rule)
        return self.world.add_collider(made.build())

    def block(self, low: Vector, high: Vector, contact: Contact) -> Any:
        """A fixed box between two corners."""
        half = [(b - a) / 2 * CM for a, b in zip(low, high, strict=True)]
        centre = tuple((a + b) / 2 * CM for a, b in zip(low, high, strict=True))
        return self._add(rapier().Collider.cuboid(*half).translation(centre), contact)

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
        flags = rapier().TriMeshFlags.FIX_INTERNAL_EDGES
        return self._add(rapier().Collider.trimesh(corners, faces, flags), contact)

    def post(self, x: float, y: float, low: float, high: float, radius: float, contact: Contact) -> Any:
        """A fixed round post."""
        made = rapier().Collider.cylinder((high - low) / 2 * CM, radius * CM).rotation((1.5707963267948966, 0.0, 0.0))
        return self._add(made.translation((x * CM, y * CM, (low + high) / 2 * CM)), contact)

    def fixed_die(self, pose: Pose, edge: float, rounding: float, contact: Contact) -> Any:
        """A die that never moves: part of the plate."""
        return self._add(_shape(solid(6), edge, rounding).position(_position(pose)), contact)

    def lull(self) -> None:
        """Put all dice to sleep where they lie. Contacts are detected first, or the next step would wake the dice, falling."""
        self.world.detect_collisions()
        for body in self.bodies:
            body.sleep()

    def die(self, faces: int, pose: Pose, edge: float, rounding: float, mass: float, contact: Contact, fast: bool = True) -> int:
        """Add a die and return its number. ``fast``: use continuous collision detection."""
        engine = rapier()
        rule = engine.CoefficientCombineRule.MULTIPLY
        shape = solid(faces)
        moments = tuple(mass * moment * (edge * CM) ** 2 for moment in inertia(faces))
        weight = engine.MassProperties((0.0, 0.0, 0.0), mass, moments)
        skin = _shape(shape, edge, rounding).mass_properties(weight).friction(contact.friction).restitution(contact.bounce)
        skin = skin.friction_combine_rule(rule).restitution_combine_rule(rule).build()
        body = engine.RigidBody.dynamic().position(_position(pose)).ccd_enabled(fast).build()
        handle = self.world.add_body(body, colliders=[skin])
        live = self.world.rigid_bodies[handle]
        activation = live.activation
        activation.linear_threshold = self.slow * CM
        activation.angular_threshold = REST_SPIN
        activation.time_until_sleep = self.rest
        live.activation = activation
        if self.calming:
            live.linear_damping = live.angular_damping = self.calming
        self.dice.append(handle)
        self.bodies.append(live)
        self.skins.append(live.colliders[0])
        return len(self.dice) - 1

    def strike(self, number: int, velocity: Vector, spin: Vector) -> None:
        """Give a die a velocity (m/s) and an angular velocity (rad/s)."""
        if not all(isfinite(value) for value in (*velocity, *spin)):
            raise PhysicsError(because("why-struck-with-no-numbers"))
        engine = rapier()
        body = self.bodies[number]
        body.linvel = engine.Vec3(*(value * 100 for value in velocity))
        body.angvel = engine.Vec3(*spin)
        body.wake_up(True)

    def advance(self, steps: int) -> None:
        step = self.world.step
        for _ in range(steps):
            step()

    def moving(self) -> list[int]:
        """The dice that are not at rest."""
        return [number for number, body in enumerate(self.bodies) if not body.is_sleeping]

    def resting(self) -> bool:
        return not self.world.active_bodies()

    def raw(self, number: int) -> tuple[float, float, float, Turn]:
        """Where a die is, unrounded: millimetres and a quaternion."""
        body = self.bodies[number]
        x, y, z = body.translation.to_tuple()
        i, j, k, w = body.rotation.to_tuple()
        if not isfinite(x + y + z + w + i + j + k):
            raise PhysicsError(because("why-left-all-numbers"))
        return (x / CM, y / CM, z / CM, (w, i, j, k))

    def raws(self) -> dict[int, tuple[float, float, float, Turn]]:
        """Where all moving dice are, unrounded."""
        found: dict[int, tuple[float, float, float, Turn]] = {}
        for number, body in enumerate(self.bodies):
            if not body.is_sleeping:
                x, y, z = body.translation.to_tuple()
                i, j, k, w = body.rotation.to_tuple()
                if not isfinite(x + y + z + w + i + j + k):
                    raise PhysicsError(because("why-left-all-numbers"))
                found[number] = (x / CM, y / CM, z / CM, (w, i, j, k))
        return found

    def pose(self, number: int) -> Pose:
        x, y, z, turn = self.raw(number)
        return Pose(x, y, z, turn)

    def velocity(self, number: int) -> tuple[Vector, Vector]:
        """Velocity and angular velocity, in metres and radians a second."""
        body = self.bodies[number]
        v, w = body.linvel, body.angvel
        return (v.x / 100, v.y / 100, v.z / 100), (w.x, w.y, w.z)

    def energy(self, number: int) -> float:
        """Kinetic and potential energy of a die above the table, in millijoule."""
        body = self.bodies[number]
        return (body.kinetic_energy() + body.mass * 981.0 * body.translation.z) * 0.1

    def pull_of(self, gravity: Vector) -> None:
        """Set gravity (metres a second squared). Coordinates are fixed to the plate, so a tilted plate means tilted gravity."""
        x, y, z = (value * 100 for value in gravity)
        before = self.world.gravity
        if (before.x - x) ** 2 + (before.y - y) ** 2 + (before.z - z) ** 2 > 0.01:
            self.world.gravity = rapier().Vec3(x, y, z)
            self.world.wake_up_all()

    def push(self, number: int, force: Vector, above: float = 0.0) -> None:
        """Apply a force (newtons) to a die, ``above`` millimetres over its middle, until :meth:`leave_alone`."""
        body = self.bodies[number]
        at = body.translation
        body.add_force_at_point(tuple(part * NEWTON for part in force), (at.x, at.y, at.z + above * CM))

    def turned(self, numbers: list[int], spin: tuple[float, float], gain: tuple[float, float], mass: float) -> None:
        """Apply the inertial forces of a turning plate: ``spin`` in rad/s about x and y, ``gain`` its derivative. Other forces are reset.

        One loop for all dice, because a live scene does this in every frame.
        """
        bodies = self.bodies
        (sx, sy), (gx, gy) = spin, gain
        scale = -mass * NEWTON
        for number in numbers:
            body = bodies[number]
            x, y, z = body.translation.to_tuple()
            ux, uy, uz = body.linvel.to_tuple()
            x, y, z, ux, uy, uz = x / 100, y / 100, z / 100, ux / 50, uy / 50, uz / 50
            c = sx * y - sy * x
            body.reset_forces()
            body.add_force(
                (
                    scale * (gy * z + sy * (c + uz)),
                    -scale * (gx * z + sx * (c + uz)),
                    scale * (gx * y - gy * x - (sx * sx + sy * sy) * z + sx * uy - sy * ux),
                )
            )

    def leave_alone(self, number: int) -> None:
        """Clear all forces on a die."""
        body = self.bodies[number]
        body.reset_forces()
        body.reset_torques()

    def exposed(self, place: Vector, number: int, heights: tuple[float, ...]) -> float:
        """The share of a die visible from a point, by rays to several heights above its middle."""
        engine = rapier()
        at = self.bodies[number].translation
        x, y, z = (part * CM for part in place)
        seen = 0
        for height in heights:
            ray = engine.Ray((x, y, z), (at.x - x, at.y - y, at.z + height * CM - z))
            hit = self.world.query_pipeline.cast_ray(ray, 1.0, True)
            seen += hit is None or hit[0] == self.skins[number]
        return seen / len(heights)

    def freeze(self, number: int) -> None:
        """Take a die out of the simulation: it stays where it is and collides with nothing."""
        self.bodies[number].is_enabled = False

    def touched(self, number: int) -> list[Any]:
        """The colliders a die is in contact with."""
        skin = self.skins[number]
        found: list[Any] = []
        for pair in self.world.narrow_phase.contact_pairs_with(skin):
            if pair.has_any_active_contact:
                found.append(pair.collider2 if pair.collider1 == skin else pair.collider1)
        return found


class Hold:
    """Fingers on a die: a joint that pulls it to the hand with a limited force (newtons) and keeps its orientation.

    The engine solves it together with the contacts, so fingers can be as stiff as dice.
    """

    def __init__(self, world: World, number: int) -> None:
        engine = rapier()
        self.world = world
        body = world.world.rigid_bodies[world.dice[number]]
        x, y, z, (w, i, j, k) = world.raw(number)
        self.start = (x, y, z)
        self.hand = world.world.add_body(engine.RigidBody.kinematic_position_based().translation((x * CM, y * CM, z * CM)).build())
        back = engine.Isometry3((0.0, 0.0, 0.0), engine.Rotation3(w, -i, -j, -k))
        made = engine.GenericJointBuilder(engine.JointAxesMask.empty()).local_frame2(back)
        for axis in _axes(engine):
            made = made.motor_position(axis, 0.0, FINGERS, 2 * sqrt(FINGERS)).motor_model(axis, engine.MotorModel.ACCELERATION_BASED)
        self.joint = world.world.impulse_joints.insert(self.hand, world.dice[number], made.build())
        body.wake_up(True)

    def grip(self, x: float, y: float, z: float) -> None:
        """Set the maximum force along each axis."""
        engine = rapier()
        joint = self.world.world.impulse_joints[self.joint]
        motors = joint.data
        linear, angular = _axes(engine)[:3], _axes(engine)[3:]
        for axis, most in zip(linear, (x, y, z), strict=True):
            motors.set_motor_max_force(axis, most * NEWTON)
        for axis in angular:
            motors.set_motor_max_force(axis, max(x, y) * FINGERTIP * CM * NEWTON)
        joint.data = motors

    def move(self, place: Vector) -> None:
        """Move the fingers to a place, reached with the next step."""
        self.world.world.rigid_bodies[self.hand].set_next_kinematic_translation(tuple(part * CM for part in place))

    def let_go(self) -> None:
        self.world.world.remove_body(self.hand)


def _axes(engine: Any) -> tuple[Any, ...]:
    axis = engine.JointAxis
    return (axis.LIN_X, axis.LIN_Y, axis.LIN_Z, axis.ANG_X, axis.ANG_Y, axis.ANG_Z)


def _position(pose: Pose) -> Any:
    engine = rapier()
    return engine.Isometry3((pose.x * CM, pose.y * CM, pose.z * CM), engine.Rotation3(*pose.turn()))


def _shape(shape: Solid, edge: float, rounding: float) -> Any:
    """A die with rounded edges; rounding does not change its width."""
    engine = rapier()
    inner, border = (edge / 2 - rounding) * CM, rounding * CM
    if shape.faces == 6:
        return engine.Collider.round_cuboid(inner, inner, inner, border) if border else engine.Collider.cuboid(inner, inner, inner)
    corners = [(2 * inner * x, 2 * inner * y, 2 * inner * z) for x, y, z in shape.corners]
    return engine.Collider.round_convex_hull(corners, border) if border else engine.Collider.convex_hull(corners)
