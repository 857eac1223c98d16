"""What hands do at the plate, as records: a throw, a ladle, a pull, a tap. Each says itself whether it can be.

Millimetres from the middle of the plate (x to the right, y ahead, z up from the level of the base dice), metres and radians a second.
"""

from __future__ import annotations

from math import isfinite, sqrt

from msgspec import Struct

from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn
from pipyard.physics.engine import PhysicsError


def _size(vector: tuple[float, ...]) -> float:
    return sqrt(sum(part * part for part in vector))


def _need(fine: bool, what: str) -> None:
    if not fine:
        raise PhysicsError(what)


class Throw(Struct, frozen=True, kw_only=True):
    """A die is let go in the air."""

    at: Vector
    velocity: Vector = (0.0, 0.0, 0.0)
    spin: Vector = (0.0, 0.0, 0.0)
    turn: Turn = (1.0, 0.0, 0.0, 0.0)

    def check(self) -> None:
        _need(all(isfinite(part) for part in (*self.at, *self.velocity, *self.spin, *self.turn)), "a throw needs numbers")
        _need(_size(self.at[:2]) <= 1000, "a die is thrown from within a metre of the plate")
        _need(50 <= self.at[2] <= 400, "a die is let go 50 to 400 mm above the plate")
        _need(_size(self.velocity) <= 3, "a die is thrown with at most 3 m/s")
        _need(_size(self.spin) <= 40, "a die is thrown with a spin of at most 40 rad/s")
        _need(abs(_size(self.turn) - 1) < 0.01, "a die's turn is a quaternion of length 1")


class Ladle(Struct, frozen=True, kw_only=True):
    """Dice are poured from a bowl that moves along a straight path; they leave it one after the other, tumbling at random."""

    count: int
    start: tuple[float, float]
    end: tuple[float, float]
    height: float = 60.0
    interval: float = 0.08

    def check(self) -> None:
        _need(1 <= self.count <= 40, "a ladle holds 1 to 40 dice")
        _need(all(isfinite(part) and abs(part) <= 300 for part in (*self.start, *self.end)), "the ladle is moved over the plate")
        _need(30 <= self.height <= 300, "the ladle is held 30 to 300 mm above the plate")
        _need(0.02 <= self.interval <= 1, "dice leave the ladle every 0.02 to 1 seconds")


class Pull(Struct, frozen=True, kw_only=True):
    """A die is drawn out of the pile and taken away."""

    die: int
    direction: Vector
    distance: float = 60.0
    speed: float = 0.08

    def check(self) -> None:
        _need(all(isfinite(part) for part in self.direction) and _size(self.direction) > 0.01, "a pull needs a direction")
        _need(1 <= self.distance <= 200, "a die is pulled by 1 to 200 mm")
        _need(0.01 <= self.speed <= 0.5, "a die is pulled with 0.01 to 0.5 m/s")


class Tap(Struct, frozen=True):
    """The plate is tapped from below: dice that lie askew hop a little."""

    strength: float = 0.25

    def check(self) -> None:
        _need(0 < self.strength <= 0.5, "a tap gives dice up to 0.5 m/s")


Action = Throw | Ladle | Pull | Tap
