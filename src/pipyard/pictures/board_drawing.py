"""A stepped board from above, as SVG, with the dice on it. It descends from left to right; units are millimetres."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose
from pipyard.dice.shot import hull
from pipyard.pictures.paints import PAINTS, paint, shaded
from pipyard.pictures.pyramid_shapes import PIPS, Point
from pipyard.pictures.svg import document, number, tag, text

TABLE_MARGIN: Final = 34.0
"""The visible margin of table around the board."""
WOOD: Final = ("#f0dcb4", "#e6cb9a", "#dbb982", "#cfa669", "#c29352", "#b48040")
"""The steps, from the highest down."""
WORTH_BELOW, WORTH_ABOVE = 30.0, -20.0
"""Where it is written what a die counts: below it, or above it at the lower edge of the picture."""
CARVED, STEP_LINE, PEG = "#4a3219", "#3a2413", "#5a3a1e"


class DrawnDie(NamedTuple):
    """A die on the board: its corners from above (across, down), and its label."""

    name: str
    colour: str
    face: str
    corners: tuple[Point, ...]
    worth: str = ""


def board_die(name: str, colour: str, pose: Pose, faces: int, edge: float) -> DrawnDie:
    """A die at rest."""
    seen = [(x, y) for x, y in hull(pose.footprint(solid(faces), edge))]
    return DrawnDie(name, colour, str(pose.face(solid(faces))), tuple(seen))


def board_svg(shape: Mapping[str, Any], dice: Iterable[DrawnDie] = (), title: str = "", left_end: float = 0.0) -> str:
    """The board of a shape, with the disc on the left; ``left_end`` crops the picture on the left."""
    high = shape["width"] + 2 * TABLE_MARGIN
    return board_document(shape, [die_drawing(die, high / 2) for die in dice], title, left_end)


def board_document(shape: Mapping[str, Any], lying: Iterable[str], title: str = "", left_end: float = 0.0) -> str:
    """The board with dice that are drawn already."""
    half = shape["width"] / 2
    start = left_end or min(0.0, shape["disc"]["rect"][1])
    wide, high = shape["length"] - start + 2 * TABLE_MARGIN, shape["width"] + 2 * TABLE_MARGIN
    parts = [tag("rect", x=start - TABLE_MARGIN, y=-half - TABLE_MARGIN, width=wide, height=high, fill="url(#bd-table)")]
    for more in (3, 8, 14):
        parts.append(tag("rect", x=more - 1, y=more - half, width=shape["length"] + 2, height=2 * half, rx=4, fill="#000000", opacity=0.14))
    parts += [*_steps(shape, left_end), *_furniture(shape)]
    moved = tag("g", "".join([*parts, *lying]), transform=f"translate({number(TABLE_MARGIN - start)} {number(half + TABLE_MARGIN)})")
    return document(wide, high, _definitions() + moved, title)


def _definitions() -> str:
    def stop(at: float, colour: str, opaque: float = 1.0) -> str:
        return tag("stop", offset=at, stop_color=colour, stop_opacity=opaque)

    table = tag("radialGradient", stop(0, "#7a5433") + stop(0.6, "#5d3d24") + stop(1, "#33200f"), id="bd-table", r=0.75)
    lit = tag("linearGradient", stop(0, "#ffffff", 0.25) + stop(0.5, "#ffffff", 0) + stop(1, "#3a2413", 0.1), id="bd-lit", x2=1, y2=0.35)
    below = tag("linearGradient", stop(0, "#2a180a", 0.5) + stop(1, "#2a180a", 0), id="bd-below")
    return tag("defs", table + lit + below)


def _steps(shape: Mapping[str, Any], left_end: float) -> Iterable[str]:
    half = shape["width"] / 2
    near, far = shape["line"]
    for at, (first, last, _, times) in enumerate(shape["steps"]):
        box = {"x": float(first), "y": -half, "width": float(last - first), "height": 2 * half}
        yield tag("rect", **box, fill=WOOD[min(at, len(WOOD) - 1)])
        yield tag("rect", **box, fill="url(#bd-lit)")
        yield tag("path", d=_grain(first, last, half, at), fill="none", stroke="#8a5f2f", stroke_width=0.8, stroke_opacity=0.28)
        if at:  # the shade of the step above
            yield tag("rect", x=float(first), y=-half, width=15.0, height=2 * half, fill="url(#bd-below)")
            yield tag("rect", x=float(first) - 1.2, y=-half, width=1.2, height=2 * half, fill="#fff3d6", opacity=0.8)
        middle = (max(first, far) + last) / 2
        yield _said(middle, half - 16, f"{times}×")
        yield _said(middle, -half + 34, f"{times}×")
    yield _said((max(100.0, left_end) + near) / 2, half - 16, "0×")
    yield tag("rect", x=float(near), y=-half, width=float(far - near), height=2 * half, fill=STEP_LINE)


def _grain(first: float, last: float, half: float, seed: int) -> str:
    """Wood grain along the board."""
    lines: list[str] = []
    for at in range(9):
        y = -half + 2 * half * (at + 0.5 + 0.3 * ((at * 7 + seed * 3) % 5 - 2) / 2) / 9
        bend = 5 * ((at * 5 + seed * 2) % 7 - 3)
        lines.append(
            f"M{number(first)},{number(y)}q{number((last - first) / 2)},{number(bend / 2)} {number(last - first)},{number(bend / 5)}"
        )
    return "".join(lines)


def _furniture(shape: Mapping[str, Any]) -> Iterable[str]:
    """The pads for waiting dice, the disc they are shot from, and the pegs."""
    for left, top, right, bottom in shape["pads"]:
        box = {"x": float(top), "y": float(left), "width": float(bottom - top), "height": float(right - left), "rx": 6}
        yield tag("rect", **box, fill="#fbf3df", stroke="#a98650", stroke_width=1.2, opacity=0.85)
    left, top, right, bottom = (float(shape["disc"]["rect"][at]) for at in (1, 0, 3, 2))
    radius = number(shape["disc"]["radius"])
    curve = f"M{number(left)},{number(top)}H{number(right)}A{radius},{radius} 0 0 1 {number(right)},{number(bottom)}H{number(left)}Z"
    yield tag("path", d=curve, fill="#000000", opacity=0.2, transform="translate(3 5)")
    yield tag("path", d=curve, fill="#f7e8c8", stroke="#a98650", stroke_width=1.6)
    yield tag("path", d=curve, fill="url(#bd-lit)")
    for x, y in shape["pegs"]["at"]:
        r = shape["pegs"]["radius"] + 1.5
        yield tag("ellipse", cx=y + 7, cy=x + 9, rx=r * 1.5, ry=r * 1.1, fill="#000000", opacity=0.22)
        yield tag("circle", cx=float(y), cy=float(x), r=r, fill=PEG, stroke="#2c1a0c", stroke_width=1.0)
        yield tag("circle", cx=y - 2.0, cy=x - 2.0, r=r * 0.45, fill="#a8764a", opacity=0.9)


def die_drawing(die: DrawnDie, lowest: float = 0.0) -> str:
    """A die on the board; what it counts stays above the lower edge of the picture."""
    look = paint(die.colour if die.colour in PAINTS else "grey")
    seen = [(y, x) for x, y in die.corners]
    middle = (sum([x for x, _ in seen]) / len(seen), sum([y for _, y in seen]) / len(seen))
    spots = " ".join([f"{number(x)},{number(y)}" for x, y in seen])
    line = {"points": spots, "stroke_linejoin": "round"}
    parts = [
        f"<title>{escape(die.name)}</title>",
        tag("polygon", **line, fill="#000000", stroke="#000000", stroke_width=3.0, opacity=0.28, transform="translate(2.5 4)"),
        tag("polygon", **line, fill=look.body, stroke=shaded(look.body, 0.55), stroke_width=3.0),
        tag("polygon", **line, fill="url(#bd-lit)", stroke=shaded(look.body, 1.25), stroke_width=0.7),
    ]
    if len(seen) == 4 and die.face in ("1", "2", "3", "4", "5", "6"):
        (ox, oy), (ux, uy), _, (vx, vy) = seen
        turn = [(ux - ox) / 2, (uy - oy) / 2, (vx - ox) / 2, (vy - oy) / 2, *middle]
        pips = [tag("circle", cx=0.5 * a, cy=0.5 * b, r=0.19) for a, b in PIPS[int(die.face)]]
        parts.append(tag("g", "".join(pips), fill=look.ink, transform=f"matrix({' '.join([number(part) for part in turn])})"))
    else:
        parts.append(text(middle[0], middle[1] + 4.6, die.face, 13, fill=look.ink, text_anchor="middle", font_weight="bold"))
    if die.worth:
        halo = {"stroke": "#fff6e0", "stroke_width": 4.0, "stroke_linejoin": "round", "stroke_opacity": 0.85}
        written = middle[1] + (WORTH_BELOW if middle[1] + WORTH_BELOW < lowest else WORTH_ABOVE)
        parts += [
            text(middle[0], written, die.worth, 17, fill=CARVED, text_anchor="middle", font_weight="bold", **more) for more in (halo, {})
        ]
    return tag("g", "".join(parts))


def _said(x: float, y: float, words: str) -> str:
    return text(x, y, words, 25, fill=CARVED, text_anchor="middle", font_weight="bold", fill_opacity=0.78)
