"""Where a die lies and how it is turned: a place in millimetres and a unit quaternion (w, i, j, k).

A pose is written ``-12.34,481.02,68,0.7071,0,0,0.7071`` and is always as exact as its text: hundredths of a millimetre,
ten thousandths in the quaternion, so that a log tells the same as the table that wrote it.
"""

from __future__ import annotations

from math import acos, atan2, cos, degrees, pi, radians, sin, sqrt
from typing import Final

from pipyard.core.errors import Unparsable
from pipyard.core.text import because, quoted
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.polyhedra import Solid, Vector, solid

GRAVITY: Final = 9.81
"""In metres a second squared."""
FARTHEST: Final = 5000.0
"""No die ends farther away than this, in millimetres."""
COCKED: Final = radians(1.0)
"""Faces this close to the uppermost one count as uppermost too; the smallest number is read."""

Turn = tuple[float, float, float, float]
"""A rotation as a unit quaternion (w, i, j, k)."""


def short(value: float, places: int) -> str:
    """A number as short text: ``1.30`` is ``1.3``, never ``-0``."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def times(a: Turn, b: Turn) -> Turn:
    """Rotation ``b``, then rotation ``a``."""
    aw, ai, aj, ak = a
    bw, bi, bj, bk = b
    return (
        aw * bw - ai * bi - aj * bj - ak * bk,
        aw * bi + ai * bw + aj * bk - ak * bj,
        aw * bj - ai * bk + aj * bw + ak * bi,
        aw * bk + ai * bj - aj * bi + ak * bw,
    )


def about(axis: Vector, angle: float) -> Turn:
    """The turn by an angle (radians) about a unit axis, counter-clockwise seen from its tip."""
    half = angle / 2
    return (cos(half), axis[0] * sin(half), axis[1] * sin(half), axis[2] * sin(half))


def unit(turn: Turn) -> Turn:
    """The same rotation with length 1; the identity for invalid numbers."""
    w, i, j, k = turn
    size = sqrt(w * w + i * i + j * j + k * k)
    return (w / size, i / size, j / size, k / size) if size > 1e-9 else (1.0, 0.0, 0.0, 0.0)


def carried(turn: Turn, v: Vector) -> Vector:
    """A vector after the turn."""
    w, i, j, k = turn
    x, y, z = v
    tx, ty, tz = 2 * (j * z - k * y), 2 * (k * x - i * z), 2 * (i * y - j * x)
    return (x + w * tx + j * tz - k * ty, y + w * ty + k * tx - i * tz, z + w * tz + i * ty - j * tx)


class Pose:
    """A die's centre (x, y, z) and its turn (w, i, j, k)."""

    __slots__ = ("i", "j", "k", "w", "x", "y", "z")

    def __init__(self, x: float, y: float, z: float, turn: Turn = (1.0, 0.0, 0.0, 0.0)) -> None:
        w, i, j, k = turn
        sign = -1.0 if w < 0 else 1.0
        self.x: float = round(x, 2)
        self.y: float = round(y, 2)
        self.z: float = round(z, 2)
        self.w: float = round(sign * w, 4)
        self.i: float = round(sign * i, 4)
        self.j: float = round(sign * j, 4)
        self.k: float = round(sign * k, 4)

    def turn(self) -> Turn:
        return unit((self.w, self.i, self.j, self.k))

    def up(self) -> Vector:
        """The up direction in the die's own coordinates."""
        w, i, j, k = self.turn()
        return (2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j))

    def ahead(self) -> Vector:
        """The +y direction in the die's own coordinates."""
        w, i, j, k = self.turn()
        return (2 * (i * j + w * k), 1 - 2 * (i * i + k * k), 2 * (j * k - w * i))

    def face(self, shape: Solid) -> int:
        """The uppermost number; the smallest of several within a degree."""
        ux, uy, uz = self.up()
        leans = [acos(max(-1.0, min(1.0, ux * n[0] + uy * n[1] + uz * n[2]))) for n in shape.normals]
        most = min(leans) + COCKED
        return 1 + [lean <= most for lean in leans].index(True)

    def lean(self, shape: Solid) -> float:
        """The tilt of the uppermost face in degrees."""
        ux, uy, uz = self.up()
        return degrees(acos(max(-1.0, min(1.0, max([ux * n[0] + uy * n[1] + uz * n[2] for n in shape.normals])))))

    def nearest(self, shape: Solid, edge: float) -> float:
        """The smallest y of the die."""
        ax, ay, az = self.ahead()
        return self.y + edge * min([ax * c[0] + ay * c[1] + az * c[2] for c in shape.corners])

    def lowest(self, shape: Solid, edge: float) -> float:
        """The smallest z of the die."""
        ux, uy, uz = self.up()
        return self.z + edge * min([ux * c[0] + uy * c[1] + uz * c[2] for c in shape.corners])

    def footprint(self, shape: Solid, edge: float) -> list[tuple[float, float]]:
        """The corners seen from above."""
        turn = self.turn()
        spots = [carried(turn, c) for c in shape.corners]
        return [(self.x + edge * s[0], self.y + edge * s[1]) for s in spots]

    def text(self) -> str:
        place = [short(value, 2) for value in (self.x, self.y, self.z)]
        return ",".join(place + [short(value, 4) for value in (self.w, self.i, self.j, self.k)])

    def facts(self) -> object:
        return self.text()

    def copy(self) -> Pose:
        """Immutable."""
        return self

    def __repr__(self) -> str:
        return f"Pose({self.text()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pose) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())


def decimal(token: str) -> float | None:
    """A plain decimal number such as ``-3.5``; None for anything else, infinity and NaN included."""
    body = token[1:] if token[:1] == "-" else token
    whole, dot, part = body.partition(".")
    if not (whole.isascii() and whole.isdigit() and len(whole) <= 5 and len(part) <= 9):
        return None
    if dot and not (part.isascii() and part.isdigit()):
        return None
    return float(token)


def read_pose(text: str) -> Pose:
    """Parse a pose."""
    parts = [decimal(token) for token in text.split(",")]
    values = [part for part in parts if part is not None]
    if len(values) != 7 or len(parts) != 7:
        raise Unparsable(because("why-is-no-pose-it-is", what=quoted(text)))
    if max([abs(value) for value in values[:3]]) > FARTHEST:
        raise Unparsable(because("why-lies-farther-away-than-m", what=quoted(text), far=FARTHEST / 1000))
    turn: Turn = (values[3], values[4], values[5], values[6])
    if abs(sqrt(sum([value * value for value in turn])) - 1) > 0.01:
        raise Unparsable(because("why-is-no-pose-w-i", what=quoted(text)))
    return Pose(values[0], values[1], values[2], turn)


def from_axes(columns: list[Vector]) -> Turn:
    """The turn that carries x, y and z to these three vectors."""
    (a, d, g), (b, e, h), (c, f, k) = columns
    trace = a + e + k
    if trace > 0:
        s = 2 * sqrt(trace + 1)
        return unit((s / 4, (h - f) / s, (c - g) / s, (d - b) / s))
    if a >= e and a >= k:
        s = 2 * sqrt(1 + a - e - k)
        return unit(((h - f) / s, s / 4, (b + d) / s, (c + g) / s))
    if e >= k:
        s = 2 * sqrt(1 + e - a - k)
        return unit(((c - g) / s, (b + d) / s, s / 4, (f + h) / s))
    s = 2 * sqrt(1 + k - a - e)
    return unit(((d - b) / s, (c + g) / s, (f + h) / s, s / 4))


_SEEN: Final[tuple[Vector, ...]] = ((-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
"""Where the three numbers of a triple lie on a board: to the left, ahead, up."""


def cube_turn(orientation: int, seen: tuple[Vector, ...] = _SEEN) -> Turn:
    """The turn of a cube whose triple lies in three given directions."""
    towards: dict[int, Vector] = {}
    for number, (x, y, z) in zip([int(digit) for digit in TRIPLES[orientation].text], seen, strict=True):
        towards[number] = (x, y, z)
        towards[7 - number] = (-x, -y, -z)
    return from_axes([towards[6], towards[2], towards[4]])


CUBE_TURNS: Final[list[Turn]] = [cube_turn(orientation) for orientation in range(24)]
"""The 24 orientations on a board: the triple ``623`` shows 6 to the left, 2 ahead and 3 up."""


def attitudes(faces: int) -> int:
    """The number of ways to set a die down flat, apart from its yaw."""
    return 24 if faces == 6 else faces


def standing(faces: int, attitude: int) -> Turn:
    """The turn of a die set down flat: orientation 0-23 of a cube, else face ``attitude`` (from 1) upward."""
    if faces == 6:
        return CUBE_TURNS[attitude]
    x, y, z = solid(faces).normals[attitude - 1]
    across = sqrt(x * x + y * y)
    if across < 1e-9:
        return (1.0, 0.0, 0.0, 0.0) if z > 0 else (0.0, 1.0, 0.0, 0.0)
    return about((y / across, -x / across, 0.0), atan2(across, z))


def yawed(turn: Turn, yaw: float) -> Turn:
    """A turn followed by a turn about the vertical, in degrees, counter-clockwise seen from above."""
    return times(about((0.0, 0.0, 1.0), radians(yaw)), turn)


def any_turn(a: float, b: float, c: float) -> Turn:
    """A uniformly random rotation, from three uniform numbers between 0 and 1."""
    one, two = sqrt(1 - a), sqrt(a)
    return (two * cos(2 * pi * c), one * sin(2 * pi * b), one * cos(2 * pi * b), two * sin(2 * pi * c))
