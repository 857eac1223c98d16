"""Rapier as a Python package. Nothing else imports it."""

from __future__ import annotations

import os
from functools import cache
from math import sqrt
from typing import Any

from pipyard.core.errors import reason_of
from pipyard.core.text import because
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn
from pipyard.physics.bodies import Body, DieForm, DieHabit, Face, Settings, Surface
from pipyard.physics.simulation_errors import PhysicsError


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


class NativeBodies:
    """See :class:`pipyard.physics.bodies.Bodies`."""

    def __init__(self, world: Any, dice: list[Any], skins: list[Any]) -> None:
        self.world = world
        self.dice = dice
        self.skins = skins
        self.bodies: list[Any] = [world.rigid_bodies[handle] for handle in dice]

    @staticmethod
    def made(given: Settings) -> NativeBodies:
        engine = rapier()
        world: Any = engine.PhysicsWorld(gravity=(0.0, 0.0, -981.0))
        settings = world.integration_parameters
        settings.dt = given.step
        settings.contact_softness = engine.SpringCoefficients(given.stiffness, 10.0)
        settings.static_contact_softness = engine.SpringCoefficients(2 * given.stiffness, 10.0)
        settings.normalized_allowed_linear_error = given.slack
        settings.max_ccd_substeps = given.substeps
        settings.num_internal_pgs_iterations = given.sweeps
        if given.coulomb:
            settings.friction_model = engine.FrictionModel.COULOMB
        return NativeBodies(world, [], [])

    @staticmethod
    def resumed(snapshot: bytes, step: float) -> NativeBodies:
        world = rapier().PhysicsWorld.restore(snapshot)
        world.integration_parameters.dt = step
        return NativeBodies(world, [], [])

    def snapshot(self) -> bytes:
        return self.world.snapshot()

    def again(self, snapshot: bytes, step: float) -> NativeBodies:
        world = rapier().PhysicsWorld.restore(snapshot)
        world.integration_parameters.dt = step
        return NativeBodies(world, self.dice[:], self.skins[:])

    def _add(self, builder: Any, surface: Surface) -> Any:
        return self.world.add_collider(_coated(builder, surface).build())

    def box(self, half: Vector, centre: Vector, surface: Surface) -> Any:
        return self._add(rapier().Collider.cuboid(*half).translation(centre), surface)

    def mesh(self, corners: list[Vector], faces: list[Face], surface: Surface) -> Any:
        return self._add(rapier().Collider.trimesh(corners, faces, rapier().TriMeshFlags.FIX_INTERNAL_EDGES), surface)

    def cylinder(self, half: float, radius: float, centre: Vector, surface: Surface) -> Any:
        made = rapier().Collider.cylinder(half, radius).rotation((1.5707963267948966, 0.0, 0.0))
        return self._add(made.translation(centre), surface)

    def fixed_cube(self, inner: float, border: float, place: Vector, turn: Turn, surface: Surface) -> Any:
        return self._add(_cube(inner, border).position(_position(place, turn)), surface)

    def die(self, form: DieForm, place: Vector, turn: Turn, surface: Surface, habit: DieHabit) -> int:
        engine = rapier()
        shape = _cube(form.inner, form.border)
        if form.corners:
            hull = engine.Collider
            shape = hull.round_convex_hull(form.corners, form.border) if form.border else hull.convex_hull(form.corners)
        weight = engine.MassProperties((0.0, 0.0, 0.0), form.mass, form.moments)
        skin = _coated(shape.mass_properties(weight), surface).build()
        body = engine.RigidBody.dynamic().position(_position(place, turn)).ccd_enabled(habit.fast).build()
        handle = self.world.add_body(body, colliders=[skin])
        live = self.world.rigid_bodies[handle]
        activation = live.activation
        activation.linear_threshold = habit.slow
        activation.angular_threshold = habit.spin
        activation.time_until_sleep = habit.rest
        live.activation = activation
        if habit.damping:
            live.linear_damping = live.angular_damping = habit.damping
        self.dice.append(handle)
        self.bodies.append(live)
        self.skins.append(live.colliders[0])
        return len(self.dice) - 1

    def lull(self) -> None:
        self.world.detect_collisions()  # or the next step would wake the dice, falling
        for body in self.bodies:
            body.sleep()

    def wake_all(self) -> None:
        self.world.wake_up_all()

    def strike(self, number: int, velocity: Vector, spin: Vector) -> None:
        engine = rapier()
        body = self.bodies[number]
        body.linvel = engine.Vec3(*velocity)
        body.angvel = engine.Vec3(*spin)
        body.wake_up(True)

    def advance(self, steps: int) -> None:
        step = self.world.step
        for _ in range(steps):
            step()

    def moving(self) -> list[int]:
        return [number for number, body in enumerate(self.bodies) if not body.is_sleeping]

    def resting(self) -> bool:
        return not self.world.active_bodies()

    def body(self, number: int) -> Body:
        body = self.bodies[number]
        x, y, z = body.translation.to_tuple()
        i, j, k, w = body.rotation.to_tuple()
        return (x, y, z, (w, i, j, k))

    def awake(self) -> list[tuple[int, Body]]:
        found: list[tuple[int, Body]] = []
        for number, body in enumerate(self.bodies):
            if not body.is_sleeping:
                x, y, z = body.translation.to_tuple()
                i, j, k, w = body.rotation.to_tuple()
                found.append((number, (x, y, z, (w, i, j, k))))
        return found

    def velocity(self, number: int) -> tuple[Vector, Vector]:
        body = self.bodies[number]
        return body.linvel.to_tuple(), body.angvel.to_tuple()

    def gravity(self) -> Vector:
        return self.world.gravity.to_tuple()

    def pull(self, gravity: Vector) -> None:
        self.world.gravity = rapier().Vec3(*gravity)
        self.world.wake_up_all()

    def push(self, number: int, force: Vector, above: float) -> None:
        body = self.bodies[number]
        at = body.translation
        body.add_force_at_point(force, (at.x, at.y, at.z + above))

    def turned(self, numbers: list[int], spin: tuple[float, float], gain: tuple[float, float], mass: float) -> None:
        bodies = self.bodies
        (sx, sy), (gx, gy) = spin, gain
        for number in numbers:
            body = bodies[number]
            x, y, z = body.translation.to_tuple()
            ux, uy, uz = body.linvel.to_tuple()
            c = sx * y - sy * x
            body.reset_forces()
            body.add_force(
                (
                    -mass * (gy * z + sy * (c + 2 * uz)),
                    mass * (gx * z + sx * (c + 2 * uz)),
                    -mass * (gx * y - gy * x - (sx * sx + sy * sy) * z + 2 * (sx * uy - sy * ux)),
                )
            )

    def leave_alone(self, number: int) -> None:
        body = self.bodies[number]
        body.reset_forces()
        body.reset_torques()

    def seen(self, eye: Vector, number: int, above: float) -> bool:
        at = self.bodies[number].translation
        ray = rapier().Ray(eye, (at.x - eye[0], at.y - eye[1], at.z + above - eye[2]))
        hit = self.world.query_pipeline.cast_ray(ray, 1.0, True)
        return hit is None or hit[0] == self.skins[number]

    def freeze(self, number: int) -> None:
        self.bodies[number].is_enabled = False

    def touched(self, number: int) -> list[Any]:
        skin = self.skins[number]
        found: list[Any] = []
        for pair in self.world.narrow_phase.contact_pairs_with(skin):
            if pair.has_any_active_contact:
                found.append(pair.collider2 if pair.collider1 == skin else pair.collider1)
        return found

    def grasp(self, number: int, stiffness: float) -> NativeFingers:
        return NativeFingers(self, number, stiffness)


class NativeFingers:
    """See :class:`pipyard.physics.bodies.Fingers`."""

    def __init__(self, bodies: NativeBodies, number: int, stiffness: float) -> None:
        engine = rapier()
        self.world = bodies.world
        x, y, z, (w, i, j, k) = bodies.body(number)
        self.hand = self.world.add_body(engine.RigidBody.kinematic_position_based().translation((x, y, z)).build())
        back = engine.Isometry3((0.0, 0.0, 0.0), engine.Rotation3(w, -i, -j, -k))
        made = engine.GenericJointBuilder(engine.JointAxesMask.empty()).local_frame2(back)
        for axis in _axes(engine):
            made = made.motor_position(axis, 0.0, stiffness, 2 * sqrt(stiffness)).motor_model(axis, engine.MotorModel.ACCELERATION_BASED)
        self.joint = self.world.impulse_joints.insert(self.hand, bodies.dice[number], made.build())
        bodies.bodies[number].wake_up(True)

    def grip(self, linear: Vector, angular: float) -> None:
        axes = _axes(rapier())
        joint = self.world.impulse_joints[self.joint]
        motors = joint.data
        for axis, most in zip(axes, (*linear, angular, angular, angular), strict=True):
            motors.set_motor_max_force(axis, most)
        joint.data = motors

    def move(self, place: Vector) -> None:
        self.world.rigid_bodies[self.hand].set_next_kinematic_translation(place)

    def let_go(self) -> None:
        self.world.remove_body(self.hand)


def _axes(engine: Any) -> tuple[Any, ...]:
    axis = engine.JointAxis
    return (axis.LIN_X, axis.LIN_Y, axis.LIN_Z, axis.ANG_X, axis.ANG_Y, axis.ANG_Z)


def _coated(builder: Any, surface: Surface) -> Any:
    rule = rapier().CoefficientCombineRule.MULTIPLY
    return builder.friction(surface.friction).restitution(surface.bounce).friction_combine_rule(rule).restitution_combine_rule(rule)


def _position(place: Vector, turn: Turn) -> Any:
    engine = rapier()
    return engine.Isometry3(place, engine.Rotation3(*turn))


def _cube(inner: float, border: float) -> Any:
    shapes = rapier().Collider
    return shapes.round_cuboid(inner, inner, inner, border) if border else shapes.cuboid(inner, inner, inner)
