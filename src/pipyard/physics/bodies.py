"""What a physics engine does for a world of dice, in its own units: centimetres, kilograms and seconds.

Rapier is behind it twice: as a Python package (:mod:`pipyard.physics.native_rapier`) and as WebAssembly in a browser
(:mod:`pipyard.physics.web_rapier`). :mod:`pipyard.physics.engine` chooses.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn

Body = tuple[float, float, float, Turn]
"""The place of a die and its turn (w, i, j, k)."""
Face = tuple[int, int, int]


class Settings(Struct, frozen=True):
    """How the engine solves contacts. ``stiffness`` in hertz, doubled against fixed bodies; ``coulomb``: friction at every point of
    contact instead of one for all of them."""

    step: float
    stiffness: float
    coulomb: bool
    substeps: int
    sweeps: int
    slack: float


class Surface(Struct, frozen=True):
    """Friction and restitution. Those of two surfaces in contact are multiplied."""

    friction: float
    bounce: float


class DieForm(Struct, frozen=True):
    """A die: half its width without the rounding, the rounding, and its corners if it is no cube; its mass and moments of inertia."""

    inner: float
    border: float
    corners: tuple[Vector, ...]
    mass: float
    moments: Vector


class DieHabit(Struct, frozen=True):
    """``fast``: collides continuously. It sleeps when it has been slower than ``slow`` and ``spin`` for ``rest`` seconds.
    ``damping``: the share of its speed that it loses in a second."""

    fast: bool
    slow: float
    spin: float
    rest: float
    damping: float


class Bodies(Protocol):
    """Fixed things and dice. Dice are numbered in the order in which they were added, fixed things are known by handles."""

    def snapshot(self) -> bytes: ...

    def again(self, snapshot: bytes, step: float) -> Bodies:
        """A copy at the time of the snapshot, with the dice that it had then."""
        ...

    def box(self, half: Vector, centre: Vector, surface: Surface) -> Any: ...

    def mesh(self, corners: list[Vector], faces: list[Face], surface: Surface) -> Any:
        """Triangles whose inner edges are not felt."""
        ...

    def cylinder(self, half: float, radius: float, centre: Vector, surface: Surface) -> Any:
        """A cylinder that stands upright."""
        ...

    def fixed_cube(self, inner: float, border: float, place: Vector, turn: Turn, surface: Surface) -> Any: ...

    def die(self, form: DieForm, place: Vector, turn: Turn, surface: Surface, habit: DieHabit) -> int: ...

    def lull(self) -> None:
        """Put all dice to sleep where they lie."""
        ...

    def wake_all(self) -> None: ...

    def strike(self, number: int, velocity: Vector, spin: Vector) -> None:
        """Set the velocity of a die, and wake it."""
        ...

    def advance(self, steps: int) -> None: ...

    def moving(self) -> list[int]:
        """The dice that are awake."""
        ...

    def resting(self) -> bool:
        """Whether nothing is awake."""
        ...

    def body(self, number: int) -> Body: ...

    def awake(self) -> list[tuple[int, Body]]:
        """All dice that are awake, and where they are."""
        ...

    def velocity(self, number: int) -> tuple[Vector, Vector]: ...

    def gravity(self) -> Vector: ...

    def pull(self, gravity: Vector) -> None:
        """Set gravity, and wake all dice."""
        ...

    def push(self, number: int, force: Vector, above: float) -> None:
        """Add a force to a die, so far above its middle, until :meth:`leave_alone`."""
        ...

    def turned(self, numbers: list[int], spin: tuple[float, float], gain: tuple[float, float], mass: float) -> None:
        """Set the forces on dice to those of a world that turns about x and y. ``gain``: the derivative of ``spin``."""
        ...

    def leave_alone(self, number: int) -> None:
        """Clear all forces on a die."""
        ...

    def seen(self, eye: Vector, number: int, above: float) -> bool:
        """Whether nothing is between a point and one so far above the middle of a die."""
        ...

    def freeze(self, number: int) -> None:
        """Let a die collide with nothing and stay where it is."""
        ...

    def touched(self, number: int) -> list[Any]:
        """Handles of the fixed things and dice that a die is in contact with."""
        ...

    def grasp(self, number: int, stiffness: float) -> Fingers: ...


class Fingers(Protocol):
    """A joint between a die and a hand, which keeps the die's turn."""

    def grip(self, linear: Vector, angular: float) -> None:
        """Set the largest forces along the axes and the largest torque."""
        ...

    def move(self, place: Vector) -> None:
        """Move the hand to a place, reached with the next step."""
        ...

    def let_go(self) -> None: ...
