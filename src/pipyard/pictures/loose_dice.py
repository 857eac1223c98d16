"""Figures of dice without a board: rows of thrown dice, and towers.

``dice`` is followed by lines: ``row red 6! 6! 2x 3`` is a row of thrown dice (``!``: with a ring, ``x``: with a cross), and
``tower red 5 3`` a tower of five dice seen from the side, with one more die beside the one at height 4, on top of the third.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pipyard.core.errors import PipyardError
from pipyard.core.text import because, quoted
from pipyard.pictures.paints import PAINTS, paint
from pipyard.pictures.pyramid_shapes import PIPS
from pipyard.pictures.svg import document, line, tag
from pipyard.texts import say

FACE_TEXT: Final = re.compile(r"([1-6])([!x]?)")
DIE_EDGE: Final = 44.0
SPACE: Final = 12.0
DICE_MARGIN: Final = 18.0
MOST_DRAWN_DICE: Final = 12
TALLEST: Final = 9
DIE_COLOUR, PIP_COLOUR, RING_COLOUR, CROSS_COLOUR, TABLE_TOP = "#f4efe4", "#3a2a1a", "#d98e04", "#a61b1b", "#6b5433"
DICE_FORMS: Final = "row COLOUR FACE..., tower COLOUR COUNT [HEIGHT]"


class DiceRow(NamedTuple):
    colour: str
    faces: list[tuple[int, str]]


class DiceTower(NamedTuple):
    """A tower of dice; ``beside``: the height of one more die beside it, 0 for none."""

    colour: str
    dice: int
    beside: int


def read(words: list[str]) -> DiceRow | DiceTower:
    """One line of the block."""
    verb, colour, *rest = [*words, "", ""][: max(2, len(words))]
    if colour in PAINTS:
        faces = [FACE_TEXT.fullmatch(word) for word in rest]
        if verb == "row" and 0 < len(faces) <= MOST_DRAWN_DICE and all(faces):
            return DiceRow(colour, [(int(face[1]), face[2]) for face in faces if face])
        if verb == "tower" and len(rest) in (1, 2) and all([word.isdecimal() and len(word) == 1 for word in rest]):
            count, beside = (*[int(word) for word in rest], 0)[:2]
            if 0 < count <= TALLEST and beside < count:
                return DiceTower(colour, count, beside)
    raise PipyardError(because("figure-no-line", line=quoted(" ".join(words)), forms=DICE_FORMS))


def part_words(part: DiceRow | DiceTower, lang: str) -> str:
    colour = say(f"colour-{part.colour}", lang)
    if isinstance(part, DiceTower):
        key = "figure-tower-beside" if part.beside else "figure-tower"
        return say(key, lang, colour=colour, count=part.dice, height=part.beside)
    found = [say("figure-row", lang, colour=colour, faces=", ".join([str(face) for face, _ in part.faces]))]
    for sign, key in (("!", "figure-row-rings"), ("x", "figure-row-crosses")):
        marked = [str(face) for face, has in part.faces if has == sign]
        if marked:
            found.append(say(key, lang, faces=", ".join(marked)))
    return "; ".join(found)


def drawn(parts: list[DiceRow | DiceTower], lang: str) -> tuple[str, str]:
    """The figure as SVG, and in words: rows below one another, towers side by side under them on one table top."""
    rows = [part for part in parts if isinstance(part, DiceRow)]
    towers = [part for part in parts if isinstance(part, DiceTower)]
    found: list[str] = []
    y = DICE_MARGIN
    for row in rows:
        for at, (face, sign) in enumerate(row.faces):
            found.append(drawn_die(DICE_MARGIN + at * (DIE_EDGE + SPACE), y, row.colour, face, sign))
        y += DIE_EDGE + SPACE
    wide = max([len(row.faces) for row in rows], default=0) * (DIE_EDGE + SPACE)
    if towers:
        floor = y + max([tower.dice for tower in towers]) * DIE_EDGE
        x = DICE_MARGIN + DIE_EDGE
        for tower in towers:
            for height in range(tower.dice):
                found.append(drawn_die(x, floor - (height + 1) * DIE_EDGE, tower.colour))
            if tower.beside:
                found.append(drawn_die(x + 0.9 * DIE_EDGE, floor - (tower.beside + 1) * DIE_EDGE, tower.colour))
            x += 3.5 * DIE_EDGE
        wide = max(wide, x - DICE_MARGIN - DIE_EDGE)
        found.append(line(DICE_MARGIN, floor + 2, wide + DICE_MARGIN, floor + 2, stroke=TABLE_TOP, stroke_width=4))
        y = floor + SPACE
    words = "; ".join([part_words(part, lang) for part in parts]) + "."
    width, height = wide - (0 if towers else SPACE) + 2 * DICE_MARGIN, y - SPACE + DICE_MARGIN
    back = tag("rect", width=width, height=height, fill=DIE_COLOUR)
    return document(width, height, back + "".join(found), words), words


def drawn_die(x: float, y: float, colour: str, face: int = 0, sign: str = "") -> str:
    look = paint(colour)
    middle_x, middle_y = x + DIE_EDGE / 2, y + DIE_EDGE / 2
    parts = [tag("rect", x=x, y=y, width=DIE_EDGE, height=DIE_EDGE, rx=7.0, fill=look.body, stroke=PIP_COLOUR, stroke_width=1.5)]
    for across, down in PIPS.get(face, ()):
        parts.append(
            tag("circle", cx=middle_x + across * DIE_EDGE * 0.26, cy=middle_y + down * DIE_EDGE * 0.26, r=DIE_EDGE * 0.085, fill=look.ink)
        )
    if sign == "!":
        parts.append(tag("circle", cx=middle_x, cy=middle_y, r=DIE_EDGE * 0.62, fill="none", stroke=RING_COLOUR, stroke_width=4))
    elif sign == "x":
        badge = (x + DIE_EDGE - 1, y + 1)
        parts.append(tag("circle", cx=badge[0], cy=badge[1], r=8.5, fill=CROSS_COLOUR))
        for way in (1, -1):
            ends = (badge[0] - 4, badge[1] - way * 4, badge[0] + 4, badge[1] + way * 4)
            parts.append(line(*ends, stroke="#ffffff", stroke_width=2.5, stroke_linecap="round"))
    return "".join(parts)
