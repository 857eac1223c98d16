"""The dice pyramid seen from above, as SVG: every die a hexagon of three rhombi, on the plate with its funnels.

The picture matches the browser's view from above: the corner ``8,0,0`` at the top, ``0,8,0`` on the right, ``0,0,8`` on the left, so the
face on ``-x`` is the lower rhombus, ``-y`` the upper left one, ``-z`` the upper right one.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Literal, NamedTuple

from pipyard.core.scene import Die
from pipyard.dice.orientation import TRIPLES
from pipyard.pictures import signs
from pipyard.pictures.paints import paint, shaded
from pipyard.pictures.pyramid_shapes import AXES, CLOTH, DRAWN_EDGE, LIGHT, corners, definitions, face, middle, place, points, used
from pipyard.pictures.signs import Arrow, Cross, Ghost, Label, Lining, Meeting, Ring, Sign
from pipyard.pictures.svg import document, number, tag, text
from pipyard.pyramid.cells import ABOVE, BASE, CELLS, UNDER, cells
from pipyard.texts.place_names import place_name

BACKGROUND: Final = CLOTH
MARK_SIGNS: Final = {"witch": "✶", "wolf": "W", "possible": "?", "asked": "!"}
CUP_NAME: Final = "#e8cfa4"


class Drawing(NamedTuple):
    """The content of a picture: dice, signs on them, and the visible part of the plate."""

    dice: tuple[Die, ...]
    signs: tuple[Sign, ...] = ()
    show: Literal["plate", "near"] = "plate"
    """The whole plate, or only the part near the dice and signs."""
    cut: tuple[int, int] | None = None
    """An axis and a number: a cut through the pile in that plane, see :mod:`pipyard.pictures.cross_section`."""


class Frame(NamedTuple):
    """The visible part of the plane."""

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

    def grown(self, width: float, height: float, from_below: bool = False) -> Frame:
        """A frame of this size with the same middle, or with the same lower edge."""
        side, more = (width - self.width) / 2, height - self.height
        below = 0.0 if from_below else more / 2
        return Frame(self.left - side, self.top - more + below, self.right + side, self.bottom + below)


WHOLE: Final = Frame(-12.9 * DRAWN_EDGE / sqrt(2), -23.8 * DRAWN_EDGE / sqrt(6), 12.9 * DRAWN_EDGE / sqrt(2), 14.2 * DRAWN_EDGE / sqrt(6))
"""The whole plate."""


PLATE_FRAME: Final = Frame(
    -11.5 * DRAWN_EDGE / sqrt(2), -22.0 * DRAWN_EDGE / sqrt(6), 11.5 * DRAWN_EDGE / sqrt(2), 12.4 * DRAWN_EDGE / sqrt(6)
)
"""The whole plate with hardly any table round it, for pictures that are shown small."""


def picture(drawing: Drawing, title: str, pips: bool = False, frame: Frame | None = None) -> str:
    """One picture. Dice without relevant numbers get decorative pips on request."""
    shown = frame or frame_of(drawing)
    return framed(body(drawing, shown, pips), shown, title)


def framed(inside: str, frame: Frame, title: str) -> str:
    """A document of a frame of a drawing."""
    moved = definitions(inside) + tag("g", inside, transform=f"translate({number(-frame.left)} {number(-frame.top)})")
    return document(frame.width, frame.height, moved, title)


def frame_of(drawing: Drawing) -> Frame:
    """The part of the plate to show."""
    if drawing.show == "plate":
        return WHOLE
    named = [die.cell for die in drawing.dice]
    for sign in drawing.signs:
        named += signs.named(sign)
    if not named:
        return WHOLE
    middles = [place(cell) for cell in named]
    room = 1.5 * DRAWN_EDGE
    across, down = [x for x, _ in middles], [y for _, y in middles]
    return Frame(min(across) - room, min(down) - room, max(across) + room, max(down) + room)


def body(drawing: Drawing, frame: Frame, pips: bool = False) -> str:
    """The elements of a picture for embedding: the plate, the dice from the bottom up, the signs above them."""
    numbered = _numbered(drawing)
    labelled = {sign.cell for sign in drawing.signs if isinstance(sign, Label)} | {die.cell for die in drawing.dice if die.mark}
    drawn = [_sign(sign, numbered, labelled) for sign in sorted(drawing.signs, key=lambda sign: signs.DRAWING_ORDER[type(sign)])]
    names = _cup_names(drawing, frame) if drawing.show == "near" else []
    return "".join([ground(frame), *pieces(drawing, frame, pips).values(), *names, *drawn])


def _numbered(drawing: Drawing) -> set[str]:
    """The places where a sign would hide pips: dice with numbers, and funnels between them."""
    dice = {cells(die.cell)[0]: die.triple for die in drawing.dice}
    above = [at for at in range(len(CELLS)) if at not in dice and any([dice.get(under) for under in UNDER[at]])]
    return {CELLS[at].text for at in [*[at for at, triple in dice.items() if triple], *above]}


def _cup_names(drawing: Drawing, frame: Frame) -> list[str]:
    """The names of the empty cups in a detail of the plate, where the rim with its letters may be out of sight."""
    taken = {die.cell for die in drawing.dice} | {cell for sign in drawing.signs for cell in signs.named(sign)}
    found: list[str] = []
    for base in range(BASE):
        cell = CELLS[base].text
        x, y = place(cell)
        if cell not in taken and frame.left < x - 9 and x + 9 < frame.right and frame.top < y - 6 and y + 6 < frame.bottom:
            found.append(
                text(x, y + 3.6, place_name(cell), 10.5, fill=CUP_NAME, fill_opacity=0.75, text_anchor="middle", aria_hidden="true")
            )
    return found


def ground(frame: Frame) -> str:
    """The cloth of the table, and the plate on it without its cups."""
    cloth = tag("rect", x=frame.left, y=frame.top, width=frame.width, height=frame.height, fill="url(#py-cloth)")
    return cloth + used("plate", 0, 0)


def pieces(drawing: Drawing, frame: Frame, pips: bool = False) -> dict[tuple[int, int], str]:
    """Open funnels and visible dice by layer and place, in drawing order."""
    dice = {cells(die.cell)[0]: die for die in drawing.dice}
    found = {
        (0, base): used("cup", *place(CELLS[base].text)) for base in range(BASE) if base not in dice and _within(CELLS[base].text, frame)
    }
    for at in sorted(dice):
        covered = {axis for axis in AXES if ABOVE[at][axis] in dice}
        if len(covered) < 3:
            found[1, at] = _die(dice[at], covered, pips)
    return found


def _within(cell: str, frame: Frame) -> bool:
    x, y = place(cell)
    return frame.left - DRAWN_EDGE < x < frame.right + DRAWN_EDGE and frame.top - DRAWN_EDGE < y < frame.bottom + DRAWN_EDGE


def _die(die: Die, covered: set[int], pips: bool) -> str:
    shown = die.triple or (_decoration(die.cell) if pips else "???")
    parts = [face(die.colour, axis, shown[axis], *place(die.cell)) for axis in AXES if axis not in covered]
    if die.mark:
        sign = MARK_SIGNS.get(die.mark, die.mark if die.mark.isdigit() else die.mark[0].upper())
        parts.append(signs.labelled(Label(die.cell, sign), place(die.cell), {die.cell} if die.triple else ()))
    return "".join(parts)


def _decoration(cell: str) -> str:
    """A triple for a die without relevant numbers, so that not all dice look alike."""
    x, y, z = (int(part) for part in cell.split(","))
    return TRIPLES[(5 * x + 7 * y + 11 * z) % 24].text


def _sign(sign: Sign, numbered: set[str], labelled: set[str]) -> str:
    match sign:
        case Arrow():
            return signs.arrow([place(cell) for cell in sign.way], *signs.arrow_room(sign, numbered, labelled))
        case Ring():
            return signs.ring(*place(sign.cell))
        case Ghost():
            look = paint(sign.colour)
            dashes = {"stroke": signs.DARK, "stroke_width": 1.6, "stroke_dasharray": "4 3"}
            tints = [shaded(look.body, light) for light in LIGHT]
            seen = [points(corners(middle(sign.cell), axis, -0.5)) for axis in AXES]
            return tag("g", "".join([tag("polygon", points=seen[axis], fill=tints[axis], **dashes) for axis in AXES]), opacity=0.62)
        case Cross():
            return signs.crossed(sign, [place(cell) for cell in sign.among], numbered)
        case Label():
            return signs.labelled(sign, place(sign.cell), numbered)
        case Lining() | Meeting():
            return signs.outlined(sign)


__all__ = ["Drawing", "Frame", "body", "frame_of", "framed", "picture", "place"]
