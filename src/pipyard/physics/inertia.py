"""The moments of inertia of the dice, from their shapes: a solid of even density, with sharp edges."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2

from pipyard.dice.polyhedra import Vector, solid


def _around(corners: list[Vector], normal: Vector) -> list[Vector]:
    """The corners of a face in order around it."""
    middle = tuple(sum(corner[axis] for corner in corners) / len(corners) for axis in range(3))
    first = tuple(corners[0][axis] - middle[axis] for axis in range(3))
    side = _cross(normal, (first[0], first[1], first[2]))

    def angle(corner: Vector) -> float:
        spoke = tuple(corner[axis] - middle[axis] for axis in range(3))
        return atan2(sum(s * a for s, a in zip(spoke, side, strict=True)), sum(s * a for s, a in zip(spoke, first, strict=True)))

    return sorted(corners, key=angle)


def _cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


@cache
def inertia(faces: int) -> Vector:
    """The three moments about the axes of a die of mass 1 and width 1. A cube has 1/6 about each."""
    shape = solid(faces)
    volume = 0.0
    squares = [0.0, 0.0, 0.0]
    for number, normal in enumerate(shape.normals, 1):
        ring = _around(shape.on_face(number), normal)
        a = ring[0]
        for b, c in pairwise(ring[1:]):
            turned = _cross(b, c)
            part = abs(sum(a[axis] * turned[axis] for axis in range(3))) / 6
            volume += part
            for axis in range(3):
                p, q, r = a[axis], b[axis], c[axis]
                squares[axis] += part * (p * p + q * q + r * r + p * q + q * r + r * p) / 10
    x, y, z = (square / volume for square in squares)
    return (y + z, z + x, x + y)
