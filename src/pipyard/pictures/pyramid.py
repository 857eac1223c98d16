"""The dice pyramid seen from above, as SVG: every die a hexagon of three rhombi, on the plate with its funnels.

The picture is that of the browser's view from above: the corner ``8,0,0`` at the top, ``0,8,0`` on the right, ``0,0,8`` on the left,
so the face on ``-x`` is the lower rhombus, ``-y`` the upper left one, ``-z`` the upper right one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import hypot, sqrt
from typing import Final, Literal, NamedTuple

from pipyard.core.scene import Die
from pipyard.dice.orientation import TRIPLES
from pipyard.pictures.paints import Paint, paint, shaded
from pipyard.pictures.svg import document, number, tag, text
from pipyard.pyramid.cells import ABOVE, BASE, CELLS, cells
from pipyard.texts.place_names import LETTERS

EDGE: Final = 40.0
"""How long the edge of a die is in the picture, before it is foreshortened."""
AXES: Final = (0, 1, 2)
LIGHT: Final = (1.0, 1.14, 0.8)
"""How much light falls on the faces -x, -y, -z."""
FACES_KEPT: Final = 4096
"""Drawn faces that are remembered: most dice of a picture were in the one before, and a film draws hundreds of pictures."""
HOLLOW: Final = ("#5d4331", "#4a3426", "#37261b")
PLATE, RIM, BACKGROUND = "#7a563c", "#4a3323", "#f4efe4"
NAMES, NAME_SIZE, OUT = "#f4e3c4", 14.0, 0.98
"""The names of rows on the rim: their colour, their size, and how far they stand outside the outermost cells."""
SIGNAL, HALO, DARK = "#ffb000", "#ffffff", "#1b1b1f"
SPOTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
MARK_SIGNS: Final = {"witch": "✶", "wolf": "W", "possible": "?", "asked": "!"}
Point = tuple[float, float]


class Arrow(NamedTuple):
    """A way from cell to cell."""

    way: tuple[str, ...]


class Ring(NamedTuple):
    """A circle round a cell."""

    cell: str


class Ghost(NamedTuple):
    """A die that is about to come, or has just left."""

    cell: str
    colour: str


class Label(NamedTuple):
    """A sign on a cell, such as ``1`` or ``A``."""

    cell: str
    sign: str


class Cross(NamedTuple):
    """A cross on a cell, or in the middle of several: nothing may go there."""

    among: tuple[str, ...]


Sign = Arrow | Ring | Ghost | Label | Cross
OVER: Final[dict[type[Sign], int]] = {Ghost: 0, Ring: 1, Cross: 2, Arrow: 3, Label: 4}
"""Which signs are drawn over which."""


class Drawing(NamedTuple):
    """What a picture shows: dice, signs on them, and how much of the plate."""

    dice: tuple[Die, ...]
    signs: tuple[Sign, ...] = ()
    show: Literal["plate", "near"] = "plate"
    """The whole plate, or only what lies near the dice and signs."""


class Frame(NamedTuple):
    """The part of the plane that is shown."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def joined(self, other: Frame) -> Frame:
        return Frame(min(self.left, other.left), min(self.top, other.top), max(self.right, other.right), max(self.bottom, other.bottom))


def spot(x: float, y: float, z: float) -> Point:
    """Where a place of the lattice is seen."""
    return EDGE * (y - z) / sqrt(2), EDGE * (y + z - 2 * x) / sqrt(6)


def place(cell: str) -> Point:
    """Where the middle of a cell is seen."""
    x, y, z = cell.split(",")
    return spot(int(x), int(y), int(z))


WHOLE: Final = Frame(-12.5 * EDGE / sqrt(2), -25.2 * EDGE / sqrt(6), 12.5 * EDGE / sqrt(2), 13.0 * EDGE / sqrt(6))
"""The whole plate."""


def picture(drawing: Drawing, title: str, pips: bool = False) -> str:
    """One picture. Dice whose numbers do not matter get pips for decoration if asked for."""
    frame = frame_of(drawing)
    return framed(body(drawing, frame, pips), frame, title)


def framed(inside: str, frame: Frame, title: str) -> str:
    """A document that shows a frame of a drawing."""
    moved = tag("g", inside, transform=f"translate({number(-frame.left)} {number(-frame.top)})")
    return document(frame.width, frame.height, moved, title)


def frame_of(drawing: Drawing) -> Frame:
    """What has to be seen of the plate."""
    if drawing.show == "plate":
        return WHOLE
    named = [die.cell for die in drawing.dice]
    for sign in drawing.signs:
        named += _named(sign)
    if not named:
        return WHOLE
    points = [place(cell) for cell in named]
    room = 1.5 * EDGE
    across, down = [x for x, _ in points], [y for _, y in points]
    return Frame(min(across) - room, min(down) - room, max(across) + room, max(down) + room)


def _named(sign: Sign) -> list[str]:
    """The cells a sign speaks of."""
    match sign:
        case Arrow():
            return list(sign.way)
        case Cross():
            return list(sign.among)
        case _:
            return [sign.cell]


def body(drawing: Drawing, frame: Frame, pips: bool = False) -> str:
    """What a picture consists of, to be put on a page: the plate, the dice from below, the signs above them."""
    signs = [_sign(sign) for sign in sorted(drawing.signs, key=lambda sign: OVER[type(sign)])]
    return "".join([ground(frame), *pieces(drawing, frame, pips).values(), *signs])


def ground(frame: Frame) -> str:
    """The empty plate, without its funnels."""
    return tag("rect", x=frame.left, y=frame.top, width=frame.width, height=frame.height, fill=BACKGROUND) + _board()


def pieces(drawing: Drawing, frame: Frame, pips: bool = False) -> dict[tuple[int, int], str]:
    """Open funnels and visible dice by layer and place, in the order in which they are drawn."""
    dice = {cells(die.cell)[0]: die for die in drawing.dice}
    found = {(0, base): _funnel(CELLS[base].text) for base in range(BASE) if base not in dice and _within(CELLS[base].text, frame)}
    for at in sorted(dice):
        covered = {axis for axis in AXES if ABOVE[at][axis] in dice}
        if len(covered) < 3:
            found[1, at] = _die(dice[at], covered, pips)
    return found


def _within(cell: str, frame: Frame) -> bool:
    x, y = place(cell)
    return frame.left - EDGE < x < frame.right + EDGE and frame.top - EDGE < y < frame.bottom + EDGE


def _points(corners: Iterable[Point]) -> str:
    return " ".join([f"{number(x)},{number(y)}" for x, y in corners])


@cache
def _board() -> str:
    corners = [spot(10.8, -1.4, -1.4), spot(-1.4, 10.8, -1.4), spot(-1.4, -1.4, 10.8)]
    return tag("polygon", points=_points(corners), fill=PLATE, stroke=RIM, stroke_width=10.0, stroke_linejoin="round") + _rim()


def _rim() -> str:
    """The letters and numbers of the rows: letters along y = 0, numbers along x = 0, both along z = 0."""
    names: list[str] = []
    for at in range(9):
        other = 8 - at
        for said, (x, y) in (
            (LETTERS[at], spot(at, -OUT, other + OUT)),
            (str(at + 1), spot(-OUT, at, other + OUT)),
            (f"{LETTERS[at]}{other + 1}", spot(at + OUT / 2, other + OUT / 2, -OUT)),
        ):
            names.append(text(x, y + NAME_SIZE * 0.35, said, NAME_SIZE, fill=NAMES, text_anchor="middle", aria_hidden="true"))
    return "".join(names)


def _corners(cell: str, axis: int, side: float, reach: float = 0.5) -> list[Point]:
    """The rhombus of a face: the one on the side -0.5 of an axis is an upper one, on 0.5 a lower one."""
    middle = [float(part) for part in cell.split(",")]
    middle[axis] += side
    u, v = (axis + 1) % 3, (axis + 2) % 3
    found: list[Point] = []
    for du, dv in ((-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)):
        at = [*middle]
        at[u] += du
        at[v] += dv
        found.append(spot(*at))
    return found


@lru_cache(BASE)
def _funnel(cell: str) -> str:
    """Three walls that go down into the dark: so it looks hollow and not like a die."""
    walls = [tag("polygon", points=_points(_corners(cell, axis, 0.46, 0.46)), fill=HOLLOW[axis]) for axis in AXES]
    x, y = place(cell)
    depths = [tag("circle", cx=x, cy=y, r=share * EDGE, fill="#000000", opacity=0.22) for share in (0.36, 0.25, 0.14)]
    return "".join([*walls, *depths])


def _die(die: Die, covered: set[int], pips: bool) -> str:
    look = paint(die.colour)
    shown = die.triple or (_decoration(die.cell) if pips else "???")
    parts = [_face(die.cell, axis, look, shown[axis]) for axis in AXES if axis not in covered]
    if die.mark:
        parts.append(_sign(Label(die.cell, MARK_SIGNS.get(die.mark, die.mark if die.mark.isdigit() else die.mark[0].upper()))))
    return "".join(parts)


def _decoration(cell: str) -> str:
    """A triple for a die whose numbers do not matter, so that not all dice look alike."""
    x, y, z = (int(part) for part in cell.split(","))
    return TRIPLES[(5 * x + 7 * y + 11 * z) % 24].text


@lru_cache(FACES_KEPT)
def _face(cell: str, axis: int, look: Paint, shown: str) -> str:
    """A face with its mark and its pips; ``?`` is a face nobody knows: blank."""
    fill = shaded(look.body, LIGHT[axis])
    corners = _corners(cell, axis, -0.5)
    parts = [tag("polygon", points=_points(corners), fill=fill, stroke=DARK, stroke_width=1.6, stroke_linejoin="round")]
    origin, u, v = corners[0], corners[1], corners[3]
    inside = _mark(look) + ("" if shown == "?" else _pips(int(shown), look.ink))
    if inside:
        wide = [(u[0] - origin[0]) / 2, (u[1] - origin[1]) / 2, (v[0] - origin[0]) / 2, (v[1] - origin[1]) / 2]
        middle = ((u[0] + v[0]) / 2, (u[1] + v[1]) / 2)
        turn = " ".join([number(part) for part in (*wide, *middle)])
        parts.append(tag("g", inside, transform=f"matrix({turn})"))
    return "".join(parts)


def _pips(shown: int, ink: str) -> str:
    """The pips of a face that reaches from -1 to 1."""
    rounds = [f"M{number(0.5 * a - 0.19)},{number(0.5 * b)}a.19,.19 0 1 0 .38,0a.19,.19 0 1 0-.38,0" for a, b in SPOTS[shown]]
    return tag("path", d="".join(rounds), fill=ink)


def _mark(look: Paint) -> str:
    """What tells a colour where colours cannot be told."""
    line = {"fill": "none", "stroke": look.ink, "stroke_width": 0.07, "stroke_opacity": 0.85}
    match look.mark:
        case "frame":
            return tag("rect", x=-0.8, y=-0.8, width=1.6, height=1.6, **line)
        case "brackets":
            return tag("path", d="M-.8-.45V-.8H-.45M.45-.8H.8V-.45M.8.45V.8H.45M-.45.8H-.8V.45", **line)
        case "ring":
            return tag("circle", r=0.82, **line)
        case "bars":
            return tag("path", d="M-.65-.82H.65M-.65.82H.65", **{**line, "stroke_width": 0.1})
        case _:
            return ""


def _sign(sign: Sign) -> str:
    match sign:
        case Arrow():
            return _arrow([place(cell) for cell in sign.way])
        case Ring():
            x, y = place(sign.cell)
            circle = {"cx": x, "cy": y, "r": 0.62 * EDGE, "fill": "none"}
            return tag("circle", **circle, stroke=DARK, stroke_width=8.0) + tag("circle", **circle, stroke=SIGNAL, stroke_width=4.5)
        case Ghost():
            look = paint(sign.colour)
            dashes = {"stroke": DARK, "stroke_width": 1.6, "stroke_dasharray": "4 3"}
            tints = [shaded(look.body, light) for light in LIGHT]
            faces = [tag("polygon", points=_points(_corners(sign.cell, axis, -0.5)), fill=tints[axis], **dashes) for axis in AXES]
            return tag("g", "".join(faces), opacity=0.62)
        case Cross():
            points = [place(cell) for cell in sign.among]
            x, y = sum([x for x, _ in points]) / len(points), sum([y for _, y in points]) / len(points)
            reach = 0.26 * EDGE
            strokes = f"M{number(x - reach)},{number(y - reach)}l{number(2 * reach)},{number(2 * reach)}m0,{number(-2 * reach)}" + (
                f"l{number(-2 * reach)},{number(2 * reach)}"
            )
            line = {"d": strokes, "fill": "none", "stroke_linecap": "round"}
            return tag("path", **line, stroke=DARK, stroke_width=10.0) + tag("path", **line, stroke=HALO, stroke_width=5.5)
        case Label():
            x, y = place(sign.cell)
            disc = tag("circle", cx=x, cy=y, r=0.27 * EDGE, fill=HALO, stroke=DARK, stroke_width=1.6)
            return disc + text(x, y + 5.4, sign.sign, 15, fill=DARK, font_weight="bold", text_anchor="middle")


def _arrow(way: list[Point]) -> str:
    """A line with a head that leaves the middle of the first and the last cell to be seen."""
    (ax, ay), (bx, by) = way[-2], way[-1]
    length = hypot(bx - ax, by - ay) or 1.0
    dx, dy = (bx - ax) / length, (by - ay) / length
    tip = (bx - 3 * dx, by - 3 * dy)
    back = (bx - 17 * dx, by - 17 * dy)
    head = [tip, (back[0] - 9 * dy, back[1] + 9 * dx), (back[0] + 9 * dy, back[1] - 9 * dx)]
    shaft = _points([*way[:-1], (bx - 15 * dx, by - 15 * dy)])
    line = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return (
        tag("polyline", points=shaft, **line, stroke=DARK, stroke_width=9.0)
        + tag("polygon", points=_points(head), fill=SIGNAL, stroke=DARK, stroke_width=4.0, stroke_linejoin="round")
        + tag("polyline", points=shaft, **line, stroke=SIGNAL, stroke_width=5.0)
        + tag("polygon", points=_points(head), fill=SIGNAL)
    )


__all__ = ["Arrow", "Cross", "Drawing", "Frame", "Ghost", "Label", "Ring", "Sign", "body", "frame_of", "framed", "picture", "place"]
