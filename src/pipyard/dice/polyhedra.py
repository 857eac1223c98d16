"""The dice as solids: the cube, the octahedron, the pentagonal trapezohedron, the dodecahedron and the icosahedron.

A solid is given by the outward normals of its faces; face ``n`` has normal ``normals[n - 1]``, opposite faces add up to the
number of faces plus 1. The distance between opposite faces is 1: multiply by the edge of the die.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from pipyard.core.errors import BadOption
from pipyard.core.text import because

Vector = tuple[float, float, float]

GOLDEN: Final = (1 + sqrt(5)) / 2
KITE: Final = pi / 4
"""How far the normals of a ten-sided die rise above its equator: its two tips are then square, as on the dice that are sold."""


class Solid:
    """A die's shape: its corners and the normals of its faces, for a distance of 1 between opposite faces."""

    __slots__ = ("corners", "faces", "farthest", "normals")

    def __init__(self, normals: list[Vector]) -> None:
        self.faces: int = len(normals)
        self.normals: list[Vector] = normals
        self.corners: list[Vector] = _corners(normals)
        self.farthest: float = max([sqrt(x * x + y * y + z * z) for x, y, z in self.corners])

    def on_face(self, number: int) -> list[Vector]:
        """The corners of a face, in no order."""
        nx, ny, nz = self.normals[number - 1]
        return [c for c in self.corners if abs(c[0] * nx + c[1] * ny + c[2] * nz - 0.5) < 1e-6]

    def reach(self) -> float:
        """The distance of the farthest corner from the centre."""
        return self.farthest


def _unit(x: float, y: float, z: float) -> Vector:
    size = sqrt(x * x + y * y + z * z)
    return (x / size, y / size, z / size)


def _numbered(half: list[Vector]) -> list[Vector]:
    """All normals from those of the lower numbers: the opposite of ``n`` is the number of faces plus 1 minus ``n``."""
    return half + [(-x, -y, -z) for x, y, z in reversed(half)]


def _corners(normals: list[Vector]) -> list[Vector]:
    """Where three faces meet and no other face cuts the point off."""
    found: list[Vector] = []
    for a, (ax, ay, az) in enumerate(normals):
        for b in range(a + 1, len(normals)):
            bx, by, bz = normals[b]
            for c in range(b + 1, len(normals)):
                cx, cy, cz = normals[c]
                det = ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)
                if abs(det) < 1e-9:
                    continue
                x = 0.5 * ((by * cz - bz * cy) + (ay * bz - az * by) + (az * cy - ay * cz)) / det
                y = 0.5 * ((bz * cx - bx * cz) + (az * bx - ax * bz) + (ax * cz - az * cx)) / det
                z = 0.5 * ((bx * cy - by * cx) + (ax * by - ay * bx) + (ay * cx - ax * cy)) / det
                if max([x * n[0] + y * n[1] + z * n[2] for n in normals]) > 0.5 + 1e-9:
                    continue
                if all([abs(x - p[0]) + abs(y - p[1]) + abs(z - p[2]) > 1e-6 for p in found]):
                    found.append((x, y, z))
    return found


def _halves(faces: int) -> list[Vector]:
    """The normals of the lower half of the numbers."""
    if faces == 6:
        return [(-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, -1.0)]
    if faces == 8:
        return [_unit(1, 1, 1), _unit(1, -1, -1), _unit(-1, 1, -1), _unit(-1, -1, 1)]
    if faces == 10:
        rise, out = sin(KITE), cos(KITE)
        turns = [2 * pi * ring / 5 for ring in (0, 2, 4, 1, 3)]
        return [(out * cos(turn), out * sin(turn), rise) for turn in turns]
    if faces == 12:
        return [_unit(*v) for v in ((0, 1, GOLDEN), (0, 1, -GOLDEN), (1, GOLDEN, 0), (1, -GOLDEN, 0), (GOLDEN, 0, 1), (-GOLDEN, 0, 1))]
    if faces == 20:
        low = 1 / GOLDEN
        return [
            _unit(*v)
            for v in (
                (1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1), (0, low, GOLDEN),
                (0, low, -GOLDEN), (low, GOLDEN, 0), (low, -GOLDEN, 0), (GOLDEN, 0, low), (-GOLDEN, 0, low),
            )
        ]  # fmt: skip
    raise BadOption(because("why-there-is-no-die-of-faces", faces=faces))


@cache
def solid(faces: int) -> Solid:
    """The die with so many faces."""
    return Solid(_numbered(_halves(faces)))
