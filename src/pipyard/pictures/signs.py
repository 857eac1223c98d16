"""The signs of a figure: arrows, rings, crosses, labels, dice to come, and outlined faces.

No sign lies over pips: on a die that shows numbers a cross or a label becomes a badge on a ring round the die, and an arrow begins at the
edge of the die.
"""

from __future__ import annotations

from collections.abc import Collection
from math import hypot, sqrt
from typing import Final, NamedTuple

from pipyard.pictures.pyramid_shapes import DRAWN_EDGE, Point, corners, middle, points
from pipyard.pictures.svg import number, tag, text

SIGNAL, HALO, DARK, WRONG_COLOUR = "#ffb000", "#ffffff", "#1b1b1f", "#a61b1b"
RING, RING_WIDTH = 0.743 * DRAWN_EDGE, 5.6
"""The radius of a ring, and its width: outside all pips of its die, inside those of the neighbours."""
BADGE: Final = 0.235 * DRAWN_EDGE
"""The radius of a badge: at a corner of the hexagon no pip is nearer than that."""
BADGE_AT: Final = (-DRAWN_EDGE / sqrt(2), DRAWN_EDGE / sqrt(6))
"""Where a badge stands beside the middle of its die: at the lower left corner of the hexagon."""
DISC: Final = 0.27 * DRAWN_EDGE


class Arrow(NamedTuple):
    """A path from cell to cell."""

    way: tuple[str, ...]


class Ring(NamedTuple):
    """A circle round a cell."""

    cell: str


class Ghost(NamedTuple):
    """A die about to arrive, or just gone."""

    cell: str
    colour: str


class Label(NamedTuple):
    """A sign on a cell, such as ``1`` or ``A``."""

    cell: str
    sign: str


class Cross(NamedTuple):
    """A cross on a cell, or in the middle of several: nothing may go there."""

    among: tuple[str, ...]


class Lining(NamedTuple):
    """The three faces that look into a funnel, outlined."""

    cell: str


class Meeting(NamedTuple):
    """The two faces that meet at the common edge of neighbours on one level, outlined."""

    cell: str
    other: str


Sign = Arrow | Ring | Ghost | Label | Cross | Lining | Meeting
DRAWING_ORDER: Final[dict[type[Sign], int]] = {Ghost: 0, Lining: 1, Meeting: 1, Ring: 2, Cross: 3, Arrow: 4, Label: 5}
"""The drawing order of signs."""


def named(sign: Sign) -> list[str]:
    """The cells of a sign."""
    match sign:
        case Arrow():
            return list(sign.way)
        case Cross():
            return list(sign.among)
        case Meeting():
            return [sign.cell, sign.other]
        case _:
            return [sign.cell]


def ring(x: float, y: float, colour: str = SIGNAL) -> str:
    """A circle round a place."""
    circle = {"cx": x, "cy": y, "r": RING, "fill": "none"}
    return tag("circle", **circle, stroke=DARK, stroke_width=RING_WIDTH) + tag("circle", **circle, stroke=colour, stroke_width=3.4)


def cross(x: float, y: float, reach: float = 0.26 * DRAWN_EDGE, colour: str = HALO) -> str:
    """A diagonal cross at a place."""
    strokes = f"M{number(x - reach)},{number(y - reach)}l{number(2 * reach)},{number(2 * reach)}m0,{number(-2 * reach)}" + (
        f"l{number(-2 * reach)},{number(2 * reach)}"
    )
    line = {"d": strokes, "fill": "none", "stroke_linecap": "round"}
    bold = reach / 0.26 / DRAWN_EDGE
    return tag("path", **line, stroke=DARK, stroke_width=10.0 * bold) + tag("path", **line, stroke=colour, stroke_width=5.5 * bold)


def label(x: float, y: float, sign: str, radius: float = DISC) -> str:
    """A disc with one or two letters."""
    disc = tag("circle", cx=x, cy=y, r=radius, fill=HALO, stroke=DARK, stroke_width=1.6)
    if sign == "✶":
        return disc + star(x, y, 0.72 * radius)
    size = 15.0 if len(sign) == 1 else 12.0
    return disc + text(x, y + 0.36 * size, sign, size, fill=DARK, font_weight="bold", text_anchor="middle")


def star(x: float, y: float, radius: float) -> str:
    """A star of six rays, for which fonts differ too much."""
    rays = [(0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5)]
    between = [(0.25, -0.433), (0.5, 0.0), (0.25, 0.433), (-0.25, 0.433), (-0.5, 0.0), (-0.25, -0.433)]
    tips = [spike for pair in zip(rays, between, strict=True) for spike in pair]
    return tag("polygon", points=points([(x + radius * a, y + radius * b) for a, b in tips]), fill=DARK)


def badge(x: float, y: float, inside: str, colour: str) -> str:
    """A ring round a die with a badge on it, where no pip is covered."""
    at_x, at_y = x + BADGE_AT[0], y + BADGE_AT[1]
    if not inside:
        disc = tag("circle", cx=at_x, cy=at_y, r=BADGE, fill=colour, stroke=DARK, stroke_width=1.6)
        return ring(x, y, colour) + disc + cross(at_x, at_y, 0.11 * DRAWN_EDGE)
    return ring(x, y, colour) + label(at_x, at_y, inside, BADGE)


def crossed(sign: Cross, places: list[Point], numbered: Collection[str]) -> str:
    """A cross in the middle of its cells, or as a badge on a die with numbers."""
    x, y = sum([x for x, _ in places]) / len(places), sum([y for _, y in places]) / len(places)
    return badge(x, y, "", WRONG_COLOUR) if len(places) == 1 and sign.among[0] in numbered else cross(x, y)


def labelled(sign: Label, place: Point, numbered: Collection[str]) -> str:
    """A label on its cell, or as a badge on a die with numbers."""
    return badge(*place, sign.sign, HALO) if sign.cell in numbered else label(*place, sign.sign)


def outlined(sign: Lining | Meeting) -> str:
    """The faces that a rule compares, with a bright line round each."""
    x, y, z = middle(sign.cell)
    faces: list[tuple[tuple[float, float, float], int]]
    if isinstance(sign, Lining):
        faces = [((x + 1, y, z), 0), ((x, y + 1, z), 1), ((x, y, z + 1), 2)]
    else:
        steps = [int(there - here) for here, there in zip((x, y, z), middle(sign.other), strict=True)]
        faces = [((x, y, z), steps.index(-1)), (middle(sign.other), steps.index(1))]
    drawn: list[str] = []
    for at, axis in faces:
        line = {"points": points(corners(at, axis, -0.5, 0.45)), "fill": "none", "stroke_linejoin": "round"}
        drawn += [tag("polygon", **line, stroke=DARK, stroke_width=4.6), tag("polygon", **line, stroke=SIGNAL, stroke_width=2.8)]
    return "".join(drawn)


def arrow(way: list[Point], begin: float = 0.0, end: float = 3.0) -> str:
    """A line with an arrowhead; it begins and ends so far from the centres of the first and the last cell."""
    (ax, ay), (bx, by) = way[0], way[1]
    dx, dy = _towards((ax, ay), (bx, by))
    first = (ax + begin * dx, ay + begin * dy)
    (ax, ay), (bx, by) = way[-2], way[-1]
    dx, dy = _towards((ax, ay), (bx, by))
    tip = (bx - end * dx, by - end * dy)
    back = (tip[0] - 14 * dx, tip[1] - 14 * dy)
    head = [tip, (back[0] - 9 * dy, back[1] + 9 * dx), (back[0] + 9 * dy, back[1] - 9 * dx)]
    shaft = points([first, *way[1:-1], (tip[0] - 12 * dx, tip[1] - 12 * dy)])
    line = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return (
        tag("polyline", points=shaft, **line, stroke=DARK, stroke_width=9.0)
        + tag("polygon", points=points(head), fill=SIGNAL, stroke=DARK, stroke_width=4.0, stroke_linejoin="round")
        + tag("polyline", points=shaft, **line, stroke=SIGNAL, stroke_width=5.0)
        + tag("polygon", points=points(head), fill=SIGNAL)
    )


def arrow_room(sign: Arrow, numbered: Collection[str], occupied: Collection[str]) -> tuple[float, float]:
    """How far an arrow keeps from the centres of its ends: outside a die with numbers, and outside a label or mark."""
    begin = 0.72 * DRAWN_EDGE if sign.way[0] in numbered else DISC + 1.5 if sign.way[0] in occupied else 0.0
    end = 0.72 * DRAWN_EDGE if sign.way[-1] in numbered else DISC + 1.5 if sign.way[-1] in occupied else 3.0
    return begin, end


def _towards(a: Point, b: Point) -> Point:
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length
