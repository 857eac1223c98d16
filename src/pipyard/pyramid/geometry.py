"""The lattice in millimetres: positions of cells, and the cell of a die in a given pose.

World axes: z is up, cell 8,0,0 lies ahead (+y), 0,8,0 and 0,0,8 follow clockwise seen from above. The origin is the middle of the
base level. The plate is the layer under the base, 55 dice of stone.
"""

from __future__ import annotations

from math import acos, cos, degrees, radians, sin, sqrt
from typing import Final

from pipyard.dice.orientation import INDEX, TRIPLES
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Pose, Turn, carried, cube_turn
from pipyard.pyramid.cells import find, xyz

EDGE: Final = 16.0
TABLE: Final = -40.0
"""The height of the table relative to the middles of the base dice."""
NEAR: Final = 1.5
"""The maximum distance of a seated die from its cell, in millimetres."""
STRAIGHT: Final = 5.0
"""The maximum angle of a seated die to the lattice, in degrees."""
BORDER: Final = -0.75
"""The edge of the plate, in cells outside the middles of its outermost funnels."""


def _axes() -> tuple[Vector, Vector, Vector]:
    """The lattice's axes in the world: all three go down, x ahead, y and z to the sides, clockwise seen from above."""
    out, down = sqrt(2 / 3), -1 / sqrt(3)
    x, y, z = [(out * cos(radians(angle)), out * sin(radians(angle)), down) for angle in (90.0, -30.0, 210.0)]
    return x, y, z


LATTICE_DIRECTIONS: Final[list[Vector]] = list(_axes())  # a list: mypyc treats a tuple of tuples as unset
"""The directions of the lattice's x, y and z in the world."""
SEEN: Final[tuple[Vector, ...]] = tuple([(-x, -y, -z) for x, y, z in LATTICE_DIRECTIONS])
"""The directions of the three numbers of a triple: -x, -y, -z of the lattice."""
TURNS: Final[list[Turn]] = [cube_turn(orientation, SEEN) for orientation in range(24)]
"""The rotation of each of the 24 orientations."""


def place(x: float, y: float, z: float) -> Vector:
    """The middle of a cell, or of any place of the lattice, in the world."""
    a, b, c = EDGE * (x - 8 / 3), EDGE * (y - 8 / 3), EDGE * (z - 8 / 3)
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = LATTICE_DIRECTIONS
    return (a * ax + b * bx + c * cx, a * ay + b * by + c * cy, a * az + b * bz + c * cz)


def lattice(x: float, y: float, z: float) -> Vector:
    """A place of the world in steps of the lattice: the inverse of :func:`place`."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = LATTICE_DIRECTIONS
    return (
        (x * ax + y * ay + z * az) / EDGE + 8 / 3,
        (x * bx + y * by + z * bz) / EDGE + 8 / 3,
        (x * cx + y * cy + z * cz) / EDGE + 8 / 3,
    )


def pose_in(cell: int, triple: str) -> Pose:
    """The pose of a die standing in a cell."""
    x, y, z = xyz(cell)
    px, py, pz = place(x, y, z)
    return Pose(px, py, pz, TURNS[INDEX[triple]])


def nearest(pose: Pose) -> tuple[int, str, float, float]:
    """The nearest cell and triple of a die, and its distance from them in millimetres and degrees; cell -1 off the lattice."""
    x, y, z = lattice(pose.x, pose.y, pose.z)
    i, j, k = round(x), round(y), round(z)
    missed = EDGE * sqrt((x - i) ** 2 + (y - j) ** 2 + (z - k) ** 2)
    w, a, b, c = pose.turn()
    fits = [abs(w * turn[0] + a * turn[1] + b * turn[2] + c * turn[3]) for turn in TURNS]
    fit = max(fits)
    return find(i, j, k), TRIPLES[fits.index(fit)].text, missed, degrees(2 * acos(min(1.0, fit)))


def beside(x: float, y: float) -> float:
    """The distance of a place from the plate seen from above, in millimetres; negative over the plate."""
    worst = -1000.0
    for ax, ay, _ in LATTICE_DIRECTIONS:
        out = (BORDER - (x * ax + y * ay) / EDGE - 8 / 3) * EDGE / sqrt(2 / 3)
        worst = max(worst, out)
    return worst


def over_plate(pose: Pose) -> bool:
    """Whether a die's middle lies over the triangle of the plate."""
    return beside(pose.x, pose.y) < 0


def before_side(side: int, distance: float, along: float = 0.0) -> tuple[float, float]:
    """The place at a distance in millimetres before the side x=0, y=0 or z=0 (0, 1, 2), ``along`` the side clockwise from its middle."""
    ax, ay, _ = LATTICE_DIRECTIONS[side]
    out = sqrt(2 / 3)
    ux, uy = -ax / out, -ay / out
    far = distance - beside(0.0, 0.0)
    return (far * ux + along * uy, far * uy - along * ux)


def touching(one: Pose, two: Pose, slack: float = 0.4) -> bool:
    """Whether two dice touch: no separating plane with more than ``slack`` millimetres."""
    apart = (two.x - one.x, two.y - one.y, two.z - one.z)
    if apart[0] ** 2 + apart[1] ** 2 + apart[2] ** 2 > (EDGE * sqrt(3.0) + slack) ** 2:
        return False
    first, second = _sides(one), _sides(two)
    normals = [*first, *second]
    for a in first:
        for b in second:
            cross = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
            size = sqrt(_dot(cross, cross))
            if size > 1e-3:
                normals.append((cross[0] / size, cross[1] / size, cross[2] / size))
    for normal in normals:
        reach = EDGE / 2 * sum([abs(_dot(normal, side)) for side in (*first, *second)])
        if abs(_dot(normal, apart)) > reach + slack:
            return False
    return True


def _sides(pose: Pose) -> list[Vector]:
    turn = pose.turn()
    return [carried(turn, (1.0, 0.0, 0.0)), carried(turn, (0.0, 1.0, 0.0)), carried(turn, (0.0, 0.0, 1.0))]


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


PLATE_STONES: Final[list[Pose]] = [Pose(*place(x, y, 9 - x - y), TURNS[0]) for x in range(10) for y in range(10 - x)]
"""The dice of stone under the base."""
