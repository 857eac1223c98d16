"""Rapier as WebAssembly in a browser, behind JavaScript (``web/src/net/worker/rapier_world.ts``).

Only numbers are passed, one by one: a list would have to be wrapped, and released again.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from pipyard.core.errors import reason_of
from pipyard.core.text import because
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn
from pipyard.physics.bodies import Body, DieForm, DieHabit, Face, Settings, Surface
from pipyard.physics.simulation_errors import PhysicsError

MODULE = "pipyard_rapier"
"""The name under which a worker offers the engine to Python."""


@cache
def rapier() -> Any:
    """The engine; the worker has to load it before."""
    try:
        return import_module(MODULE).RapierWorld
    except ImportError as error:
        raise PhysicsError(because("why-no-engine", what=reason_of(error)), "missing") from None


class WebBodies:
    """See :class:`pipyard.physics.bodies.Bodies`."""

    def __init__(self, world: Any) -> None:
        self._world = world
        self._pull: Vector = (0.0, 0.0, -981.0)

    def __del__(self) -> None:
        self._world.free()

    @staticmethod
    def made(given: Settings) -> WebBodies:
        return WebBodies(rapier().made(given.step, given.stiffness, given.coulomb, given.substeps, given.sweeps, given.slack))

    @staticmethod
    def resumed(snapshot: Any, step: float) -> WebBodies:
        return WebBodies(rapier().resumed(snapshot, step))

    def snapshot(self) -> Any:
        return self._world.snapshot()

    def again(self, snapshot: Any, step: float) -> WebBodies:
        return WebBodies(self._world.again(snapshot, step))

    def box(self, half: Vector, centre: Vector, surface: Surface) -> Any:
        return self._world.box(*half, *centre, surface.friction, surface.bounce)

    def mesh(self, corners: list[Vector], faces: list[Face], surface: Surface) -> Any:
        flat = [part for corner in corners for part in corner] + [end for face in faces for end in face]
        return self._world.mesh(surface.friction, surface.bounce, len(corners), *flat)

    def cylinder(self, half: float, radius: float, centre: Vector, surface: Surface) -> Any:
        return self._world.cylinder(half, radius, *centre, surface.friction, surface.bounce)

    def fixed_cube(self, inner: float, border: float, place: Vector, turn: Turn, surface: Surface) -> Any:
        return self._world.fixedCube(inner, border, *place, *turn, surface.friction, surface.bounce)

    def die(self, form: DieForm, place: Vector, turn: Turn, surface: Surface, habit: DieHabit) -> int:
        self._world.habit(habit.slow, habit.spin, habit.rest)
        number = self._world.die(form.inner, form.border, *place, *turn, *[part for corner in form.corners for part in corner])
        self._world.weigh(number, form.mass, *form.moments)
        self._world.coat(number, surface.friction, surface.bounce, habit.damping, habit.fast)
        return number

    def lull(self) -> None:
        self._world.lull()

    def wake_all(self) -> None:
        self._world.wakeAll()

    def strike(self, number: int, velocity: Vector, spin: Vector) -> None:
        self._world.strike(number, *velocity, *spin)

    def advance(self, steps: int) -> None:
        self._world.advance(steps)

    def moving(self) -> list[int]:
        return self._world.moving().to_py().tolist()

    def resting(self) -> bool:
        return self._world.resting()

    def body(self, number: int) -> Body:
        x, y, z, w, i, j, k = self._world.body(number).to_py().tolist()
        return (x, y, z, (w, i, j, k))

    def awake(self) -> list[tuple[int, Body]]:
        flat = iter(self._world.awake().to_py().tolist())
        return [(int(number), (x, y, z, (w, i, j, k))) for number, x, y, z, w, i, j, k in zip(*[flat] * 8, strict=True)]

    def velocity(self, number: int) -> tuple[Vector, Vector]:
        x, y, z, a, b, c = self._world.velocity(number).to_py().tolist()
        return (x, y, z), (a, b, c)

    def gravity(self) -> Vector:
        return self._pull

    def pull(self, gravity: Vector) -> None:
        self._pull = gravity
        self._world.pull(*gravity)

    def push(self, number: int, force: Vector, above: float) -> None:
        self._world.push(number, *force, above)

    def turned(self, numbers: list[int], spin: tuple[float, float], gain: tuple[float, float], mass: float) -> None:
        self._world.turned(*spin, *gain, mass, *numbers)

    def leave_alone(self, number: int) -> None:
        self._world.leaveAlone(number)

    def seen(self, eye: Vector, number: int, above: float) -> bool:
        return self._world.seen(*eye, number, above)

    def freeze(self, number: int) -> None:
        self._world.freeze(number)

    def touched(self, number: int) -> list[Any]:
        return self._world.touched(number).to_py().tolist()

    def grasp(self, number: int, stiffness: float) -> WebFingers:
        return WebFingers(self._world.grasp(number, stiffness))


class WebFingers:
    """See :class:`pipyard.physics.bodies.Fingers`."""

    def __init__(self, fingers: Any) -> None:
        self._fingers = fingers

    def grip(self, linear: Vector, angular: float) -> None:
        self._fingers.grip(*linear, angular)

    def move(self, place: Vector) -> None:
        self._fingers.move(*place)

    def let_go(self) -> None:
        self._fingers.letGo()
