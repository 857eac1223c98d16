"""The elements of pyramid drawings: cloth, plate, cups and faces of dice, in the style of the table.

A repeated shape is defined once. Drawings write :func:`used`, and :func:`definitions` collects the shapes they need; a name fully
determines its shape, so that two drawings on one page cannot conflict.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from math import sqrt
from typing import Final

from pipyard.pictures.paints import PAINTS, Paint, paint, shaded
from pipyard.pictures.svg import number, tag, text
from pipyard.pyramid.cells import AXES
from pipyard.texts.place_names import ROW_LETTERS

DRAWN_EDGE: Final = 40.0
"""The edge length of a die in the picture, before foreshortening."""
LIGHT: Final = (0.98, 1.08, 0.76)
"""The brightness of the faces -x, -y, -z: the light comes over the viewer's left shoulder."""
CLOTH: Final = "#14604a"
NAMES, NAME_SIZE, NAME_DISTANCE = "#f3dcb4", 15.0, 1.04
"""Row names on the rim: colour, size, and distance outside the outermost cells."""
RIM_LEVEL, TRAY_LEVEL = -0.74, -0.68
"""The centre line of the frame and the edge of the tray, in steps outside the outermost cells."""
RIM_WIDE: Final = 68.0
CUP_WALLS: Final = ("#6d4c2c", "#b98f5c", "#93703f")
"""The walls +x, +y, +z of a cup: those nearest to the viewer are lit, so that it looks hollow."""
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
Point = tuple[float, float]
USED: Final = re.compile(r'(?:href="#|url\(#)(py-[\w-]+)')


def spot(x: float, y: float, z: float) -> Point:
    """A lattice place in the picture."""
    return DRAWN_EDGE * (y - z) / sqrt(2), DRAWN_EDGE * (y + z - 2 * x) / sqrt(6)


def middle(cell: str) -> tuple[float, float, float]:
    """The centre of a cell in the lattice."""
    x, y, z = cell.split(",")
    return float(x), float(y), float(z)


@cache
def place(cell: str) -> Point:
    """The centre of a cell in the picture."""
    return spot(*middle(cell))


def points(corners: Iterable[Point]) -> str:
    return " ".join([f"{number(x)},{number(y)}" for x, y in corners])


def corners(middle: tuple[float, float, float], axis: int, side: float, reach: float = 0.5) -> list[Point]:
    """The rhombus of a face: an upper one on side -0.5 of an axis, a lower one on 0.5."""
    at = list(middle)
    at[axis] += side
    u, v = (axis + 1) % 3, (axis + 2) % 3
    found: list[Point] = []
    for du, dv in ((-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)):
        corner = [*at]
        corner[u] += du
        corner[v] += dv
        found.append(spot(*corner))
    return found


def used(name: str, x: float, y: float) -> str:
    """A shape of :func:`definitions` at a place."""
    return f'<use href="#py-{name}" x="{number(x)}" y="{number(y)}"/>'


def face(colour: str, axis: int, shown: str, x: float, y: float) -> str:
    """A face of a die centred on a place; ``?`` is an unknown face: blank."""
    look = colour if colour in PAINTS else "ivory"
    pips = "" if shown == "?" else used(f"pips-{shown}-{axis}-{look}", x, y)
    return used(f"face-{look}-{axis}", x, y) + pips


def definitions(drawn: str) -> str:
    """The definitions of all shapes in a drawing, including nested ones."""
    found: dict[str, str] = {}
    open_names = dict.fromkeys(USED.findall(drawn))
    while open_names:
        name = open_names.popitem()[0]
        if name not in found:
            found[name] = _defined(name)
            open_names |= dict.fromkeys(USED.findall(found[name]))
    return tag("defs", "".join([found[name] for name in sorted(found)])) if found else ""


@cache
def _defined(name: str) -> str:
    kind, *more = name.removeprefix("py-").split("-")
    return _KINDS[kind](name, *more)


def _gradient(kind: str, name: str, stops: Iterable[tuple[float, str, float]], **where: object) -> str:
    listed = [
        tag("stop", offset=float(at), stop_color=colour, **({} if opaque == 1 else {"stop_opacity": float(opaque)}))
        for at, colour, opaque in stops
    ]
    return tag(kind, "".join(listed), id=name, **where)


def _cloth_light(name: str) -> str:
    """The lamp over the table."""
    stops = ((0.0, shaded(CLOTH, 1.12), 1), (0.55, CLOTH, 1), (1.0, shaded(CLOTH, 0.5), 1))
    return _gradient("radialGradient", name, stops, cx=0.46, cy=0.52, r=0.75)


def _wood(name: str) -> str:
    stops = ((0.0, "#96623a", 1), (0.35, "#7e4f2c", 1), (0.7, "#6a4023", 1), (1.0, "#54311a", 1))
    return _gradient("linearGradient", name, stops, gradientUnits="userSpaceOnUse", x1=-300.0, y1=-330.0, x2=260.0, y2=220.0)


def _depth(name: str) -> str:
    """The shade in a cup."""
    stops = ((0.0, "#120a04", 0.95), (0.32, "#1a0f07", 0.78), (0.75, "#2a190c", 0.25), (1.0, "#2a190c", 0.0))
    return _gradient("radialGradient", name, stops, gradientUnits="userSpaceOnUse", cx=0.0, cy=0.0, r=0.8 * DRAWN_EDGE)


def _sheen(name: str) -> str:
    """Highlight on a face, from its upper left edge."""
    stops = ((0.0, "#ffffff", 0.15), (0.5, "#ffffff", 0.0), (1.0, "#000000", 0.16))
    return _gradient("linearGradient", name, stops, x1=0.1, y1=0.0, x2=0.8, y2=1.0)


def _cup(name: str) -> str:
    """A cup centred on 0,0."""
    walls = [tag("polygon", points=points(corners((0, 0, 0), axis, 0.47, 0.47)), fill=CUP_WALLS[axis]) for axis in AXES]
    round_ = points(_hexagon(0.47))
    dark = tag("polygon", points=round_, fill="url(#py-depth)")
    return tag("g", "".join([*walls, dark, tag("polygon", points=round_, fill="none", stroke="#e2bd86", stroke_width=1.1)]), id=name)


def _hexagon(reach: float) -> list[Point]:
    signs = ((1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, 1, 1), (-1, -1, 1), (1, -1, 1))
    return [spot(reach * a, reach * b, reach * c) for a, b, c in signs]


def _face(name: str, colour: str, axis: str) -> str:
    """A face of a die centred on 0,0: rounded, with a dark groove and a lit edge."""
    look, turned = paint(colour), int(axis)
    fill = shaded(look.body, LIGHT[turned])
    whole = points(corners((0, 0, 0), turned, -0.5, 0.5))
    small = points(corners((0, 0, 0), turned, -0.5, 0.432))
    rounded = {"points": small, "stroke_linejoin": "round"}
    parts = [
        tag("polygon", points=whole, fill=shaded(look.body, 0.42 * LIGHT[turned])),
        tag("polygon", **rounded, fill=fill, stroke=fill, stroke_width=3.4),
        tag("polygon", **rounded, fill="url(#py-sheen)", stroke=shaded(look.body, min(1.5, 1.32 * LIGHT[turned])), stroke_width=0.8),
    ]
    mark = colour_mark(look)
    if mark:
        parts.append(tag("g", mark, transform=_laid(turned)))
    return tag("g", "".join(parts), id=name)


def _laid(axis: int) -> str:
    """The transformation from the square -1 to 1 to a face."""
    origin, u, _, v = corners((0, 0, 0), axis, -0.5)
    across = [(u[0] - origin[0]) / 2, (u[1] - origin[1]) / 2, (v[0] - origin[0]) / 2, (v[1] - origin[1]) / 2]
    return f"matrix({' '.join([number(part) for part in (*across, (u[0] + v[0]) / 2, (u[1] + v[1]) / 2)])})"


def _pips(name: str, shown: str, axis: str, colour: str) -> str:
    """The pips of a face, each with a shaded edge."""
    look = paint(colour)
    rounds = [f"M{number(0.5 * a - 0.19)},{number(0.5 * b)}a.19,.19 0 1 0 .38,0a.19,.19 0 1 0-.38,0" for a, b in PIPS[int(shown)]]
    edge = shaded(look.body, 0.45) if look.ink != "#1b1b1f" else shaded(look.body, 0.7)
    holes = tag("path", d="".join(rounds), fill=look.ink, stroke=edge, stroke_width=0.05)
    return tag("g", holes, id=name, transform=_laid(int(axis)))


def colour_mark(look: Paint) -> str:
    """The mark of a colour, for those who cannot tell colours apart."""
    line = {"fill": "none", "stroke": look.ink, "stroke_width": 0.06, "stroke_opacity": 0.6}
    match look.mark:
        case "frame":
            return tag("rect", x=-0.74, y=-0.74, width=1.48, height=1.48, rx=0.12, **line)
        case "brackets":
            return tag("path", d="M-.74-.42V-.74H-.42M.42-.74H.74V-.42M.74.42V.74H.42M-.42.74H-.74V.42", **line)
        case "ring":
            return tag("circle", r=0.77, **line)
        case "bars":
            return tag("path", d="M-.6-.76H.6M-.6.76H.6", **{**line, "stroke_width": 0.09})
        case _:
            return ""


def _plate(name: str) -> str:
    """The frame with its shadow, the tray, and the row names."""
    frame = _triangle(RIM_LEVEL)
    line = {"points": frame, "stroke_linejoin": "round"}
    shadows = [
        tag(
            "polygon", **line, stroke="#000000", fill="#000000", stroke_width=RIM_WIDE + more, opacity=0.13, transform=f"translate({x} {y})"
        )
        for more, x, y in ((2.0, 4, 6), (8.0, 7, 11), (16.0, 10, 16))
    ]
    tray = _triangle(TRAY_LEVEL)
    parts = [
        *shadows,
        tag("polygon", **line, fill="#3a2312", stroke="#3a2312", stroke_width=RIM_WIDE + 3),
        tag("polygon", **line, fill="url(#py-wood)", stroke="url(#py-wood)", stroke_width=RIM_WIDE),
        tag("path", d=_grain(), fill="none", stroke="#3a2312", stroke_width=0.9, stroke_opacity=0.22),
        tag("polygon", points=tray, fill="#d2a86f", stroke="#2c1a0c", stroke_width=3.0, stroke_linejoin="round"),
    ]
    return tag("g", "".join([*parts, *_rim_names()]), id=name)


def _triangle(level: float) -> str:
    top = 8 - 2 * level
    return points([spot(top, level, level), spot(level, top, level), spot(level, level, top)])


def _grain() -> str:
    """Wood grain along the near side of the frame and along the others."""
    lines: list[str] = []
    for at in range(9):
        level = -0.86 - 0.055 * at
        first, last = spot(level, 8 - 2 * level - 0.5, level + 0.5), spot(level, level + 0.5, 8 - 2 * level - 0.5)
        dip = 2.2 * (-1) ** at
        for turn in range(3):
            a, b = _turned(first, turn), _turned(last, turn)
            middle = ((a[0] + b[0]) / 2 * (1 + dip / 200), (a[1] + b[1]) / 2 * (1 + dip / 200))
            lines.append(f"M{number(a[0])},{number(a[1])}Q{number(middle[0])},{number(middle[1])} {number(b[0])},{number(b[1])}")
    return "".join(lines)


def _turned(point: Point, turn: int) -> Point:
    """A point rotated by thirds about the centre of the plate."""
    x, y = point
    for _ in range(turn):
        x, y = -x / 2 - y * sqrt(3) / 2, x * sqrt(3) / 2 - y / 2
    return x, y


def _rim_names() -> Iterable[str]:
    """The letters and numbers of the rows: letters along y = 0, numbers along x = 0, both along z = 0."""
    for at in range(9):
        other = 8 - at
        for said, (x, y) in (
            (ROW_LETTERS[at], spot(at + NAME_DISTANCE / 2, -NAME_DISTANCE, other + NAME_DISTANCE / 2)),
            (str(at + 1), spot(-NAME_DISTANCE, at + NAME_DISTANCE / 2, other + NAME_DISTANCE / 2)),
            (f"{ROW_LETTERS[at]}{other + 1}", spot(at + NAME_DISTANCE / 2, other + NAME_DISTANCE / 2, -NAME_DISTANCE)),
        ):
            size = NAME_SIZE if len(said) == 1 else NAME_SIZE - 2
            look = {"fill": NAMES, "text_anchor": "middle", "font_weight": "600", "aria_hidden": "true"}
            yield text(x, y + size * 0.35, said, size, **look)


_KINDS: Final[dict[str, Callable[..., str]]] = {
    "cloth": _cloth_light,
    "wood": _wood,
    "depth": _depth,
    "sheen": _sheen,
    "cup": _cup,
    "face": _face,
    "pips": _pips,
    "plate": _plate,
}
