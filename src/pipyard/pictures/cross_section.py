"""A cut through the pile: one oblique plane of the lattice seen from the side, with its levels as rows.

A plane keeps one coordinate. In it every die is a square on its corner, a funnel is the gap between two of them, and a jump climbs
along one face, crosses the ridge and slides down the other side. Left and right are as in the view from above.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pipyard.core.scene import Die
from pipyard.pictures import signs
from pipyard.pictures.paints import paint, shaded
from pipyard.pictures.pyramid_drawing import CUP_NAME, Drawing, Frame
from pipyard.pictures.pyramid_shapes import DRAWN_EDGE, Point, colour_mark, points
from pipyard.pictures.signs import Arrow, Cross, Ghost, Label, Ring, Sign
from pipyard.pictures.svg import number, tag, text
from pipyard.pyramid.cells import BASE, CELLS
from pipyard.texts.place_names import place_name

CUT_AXES: Final = "xyz"
ACROSS: Final = ((1, 2), (0, 2), (1, 0))
"""For each axis of a cut: the coordinate that grows to the right, and the one that grows to the left."""
HALF: Final = DRAWN_EDGE / sqrt(2)
"""Half the diagonal of a die: how far a step along a face leads to the side, and up or down."""
SKY, PLATE_WOOD, WOOD_EDGE = "#1c6b53", "#8a5a33", "#3a2312"
PLATE_DEPTH: Final = 34.0
"""The wood below the cups, in which their names stand."""


def spot(cell: str, axis: int) -> Point:
    """The centre of a cell in the cut."""
    parts = [int(part) for part in cell.split(",")]
    right, left = ACROSS[axis]
    return HALF * (parts[right] - parts[left]), HALF * (parts[right] + parts[left])


def inside(cell: str, cut: tuple[int, int]) -> bool:
    """Whether a cell lies in the plane of a cut."""
    return int(cell.split(",")[cut[0]]) == cut[1]


def ends(cut: tuple[int, int]) -> tuple[str, str]:
    """The first and the last cup of the plane, from left to right."""
    found = cups(cut)
    return place_name(found[0]), place_name(found[-1])


def shows(sign: Sign, cut: tuple[int, int]) -> bool:
    """Whether a sign can be shown in a cut: it is of a kind for cuts, and lies in the plane."""
    return isinstance(sign, Arrow | Ring | Ghost | Label | Cross) and all([inside(cell, cut) for cell in signs.named(sign)])


def frame_of(drawing: Drawing) -> Frame:
    """The part of the cut near its dice and signs, with the plate below."""
    assert drawing.cut
    axis, line = drawing.cut[0], cups(drawing.cut)
    named = [die.cell for die in drawing.dice if inside(die.cell, drawing.cut)]
    named += [cell for sign in drawing.signs for cell in signs.named(sign)]
    places = [spot(cell, axis) for cell in named or line]
    floor = spot(line[0], axis)[1]
    across = [x for x, _ in places]
    room = 2 * HALF
    return Frame(min(across) - room, min([y for _, y in places]) - 1.4 * HALF, max(across) + room, floor + HALF + PLATE_DEPTH)


def body(drawing: Drawing, frame: Frame) -> str:
    """The elements of the picture: the plate in section, the dice, the signs above them."""
    assert drawing.cut
    axis = drawing.cut[0]
    sky = tag("rect", x=frame.left, y=frame.top, width=frame.width, height=frame.height, fill=SKY)
    dice = [_die(die, spot(die.cell, axis)) for die in drawing.dice if inside(die.cell, drawing.cut)]
    labelled = {sign.cell for sign in drawing.signs if isinstance(sign, Label)}
    over = sorted(drawing.signs, key=lambda sign: signs.DRAWING_ORDER[type(sign)])
    return "".join([sky, _plate(drawing.cut, frame), *dice, *[_sign(sign, axis, labelled) for sign in over]])


def cups(cut: tuple[int, int]) -> list[str]:
    """The cups of a plane, from left to right."""
    found = [cell.text for cell in CELLS[:BASE] if inside(cell.text, cut)]
    return sorted(found, key=lambda cell: spot(cell, cut[0])[0])


def _plate(cut: tuple[int, int], frame: Frame) -> str:
    """The plate in section: a saw of cups, flat rims beside them, and the names of the cups in the wood."""
    middles = [spot(cup, cut[0]) for cup in cups(cut)]
    floor, low = middles[0][1], frame.bottom + 10
    line: list[Point] = [(frame.left - 10, low), (frame.left - 10, floor), (middles[0][0] - HALF, floor)]
    for x, y in middles:
        line += [(x, y + HALF), (x + HALF, y)]
    line += [(frame.right + 10, floor), (frame.right + 10, low)]
    wood = tag("polygon", points=points(line), fill=PLATE_WOOD, stroke=WOOD_EDGE, stroke_width=2.4, stroke_linejoin="round")
    named = [
        text(x, y + HALF + 19, place_name(cup), 15.0, fill=CUP_NAME, text_anchor="middle", font_weight="600", aria_hidden="true")
        for cup, (x, y) in zip(cups(cut), middles, strict=True)
        if frame.left < x < frame.right
    ]
    return wood + "".join(named)


def _square(x: float, y: float, reach: float) -> list[Point]:
    return [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]


def _die(die: Die, at: Point) -> str:
    look = paint(die.colour)
    whole = tag("polygon", points=points(_square(*at, HALF)), fill=shaded(look.body, 0.42))
    round_ = {"points": points(_square(*at, 0.87 * HALF)), "stroke_linejoin": "round", "stroke_width": 3.4}
    mark = colour_mark(look)
    turned = f"translate({number(at[0])} {number(at[1])}) rotate(45) scale({number(DRAWN_EDGE / 2)})"
    return whole + tag("polygon", **round_, fill=look.body, stroke=look.body) + (tag("g", mark, transform=turned) if mark else "")


def _sign(sign: Sign, axis: int, labelled: set[str]) -> str:
    places = [spot(cell, axis) for cell in signs.named(sign)]
    match sign:
        case Arrow():
            return signs.arrow(places, *signs.arrow_room(sign, (), labelled))
        case Ring():
            return signs.ring(*places[0])
        case Cross():
            return signs.crossed(sign, places, ())
        case Label():
            return signs.labelled(sign, places[0], ())
        case Ghost():
            look = {"fill": paint(sign.colour).body, "stroke": signs.DARK, "stroke_width": 1.6, "stroke_dasharray": "4 3", "opacity": 0.62}
            return tag("polygon", points=points(_square(*places[0], 0.94 * HALF)), **look)
        case _:
            return ""
