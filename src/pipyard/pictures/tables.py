"""Figures of tables that are no pyramid: a board with steps and dice on it, and a sheet with what was written.

``board KEY`` is followed by dice, ``die red 6 0 700 30``: colour, face, millimetres across and down the board, degrees turned.
``sheet KEY`` is followed by a game for one, line by line: what was rolled, and what the player did.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Any, Final, NamedTuple, cast

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.source import ByHand
from pipyard.core.text import because, quoted
from pipyard.core.turn import Chance
from pipyard.pictures import positions, trip_sheet
from pipyard.pictures.paints import PAINTS, paint, shaded
from pipyard.pictures.svg import document, tag, text
from pipyard.pictures.svg import number as n
from pipyard.texts import language, say, speaking

TABLES: Final = ("board", "sheet")
"""The words such a figure begins with."""
BACK, INK, RIM = "#f4efe4", "#3a2a1a", "#6b5433"
STEPS: Final = ("#efdfbf", "#e0c99b", "#d2b47c", "#c39e5e", "#b48943")
TABLE_MARGIN: Final = 30.0


class Table(NamedTuple):
    """Such a figure: as SVG, and in words."""

    svg: str
    words: str


def is_table(source: str) -> bool:
    """Whether a block shows a table that is no pyramid."""
    return source.split(maxsplit=1)[:1] in ([word] for word in TABLES)


def drawn(source: str, find: Callable[[str], Game], lang: str, first: int = 1) -> Table:
    """A block whose first line has this number, drawn and told."""
    lines = [(at, line.split()) for at, line in enumerate(source.splitlines(), start=first) if line.strip()]
    head = lines[0][1]
    at = first
    try:
        if len(head) != 2:
            raise PipyardError(because("figure-no-line", line=quoted(" ".join(head)), forms="board KEY, sheet KEY"))
        with speaking(language(lang)):
            if head[0] == "sheet":
                match = Match(find(head[1]), seats=1, source=ByHand())
                for number, words in lines[1:]:
                    at = number
                    _happen(match, " ".join(words))
                return _sheet(match, lang)
            board = _Board(cast("dict[str, Any]", positions.start(find(head[1])).extra["shape"]))
            for number, words in lines[1:]:
                at = number
                board.die(words)
            return board.drawn(lang)
    except PipyardError as error:
        raise PipyardError(because("figure-line", number=at, error=error.text)) from None


def _happen(match: Match, line: str) -> None:
    if isinstance(match.turn, Chance):
        match.happen(line)
    else:
        match.submit(0, line)


def _sheet(match: Match, lang: str) -> Table:
    extra = cast("dict[str, Any]", match.state.view(None).scene().extra)
    names = {city["id"]: trip_sheet.named(city["name"], lang) for city in extra["map"]["cities"]}
    sheet: dict[str, Any] = extra["sheets"][0]
    told = [f"{names[city]} {written}" for city, written in sheet["numbers"].items()]
    told += [say("figure-crossed", lang, city=names[city]) for city in sheet["crossed"]]
    parts = [
        f"{say(f'trip-part-{part}', lang)}: {sheet['score'][part]['points']}" for part in ("bonus", "crossed", "road", "series", "zones")
    ]
    total = f"{say('trip-part-total', lang)}: {sheet['score']['total']}"
    return Table(trip_sheet.sheet_picture(extra, 0, lang=lang), f"{', '.join(told)}. {', '.join([*parts, total])}.")


class _Board:
    """A board that goes down in steps from left to right."""

    def __init__(self, shape: dict[str, Any]) -> None:
        self.shape = shape
        self.dice: list[tuple[str, int, float, float, float]] = []

    def die(self, words: list[str]) -> None:
        try:
            verb, colour, face, *place = words
            across, down, turned = (*[float(part) for part in place], 0.0)[:3]
        except ValueError:
            verb, colour, face, across, down, turned = "", "", "", 0.0, 0.0, 0.0
        if verb != "die" or colour not in PAINTS or face not in ("1", "2", "3", "4", "5", "6"):
            raise PipyardError(because("figure-no-line", line=quoted(" ".join(words)), forms="die COLOUR FACE ACROSS DOWN [TURNED]"))
        self.dice.append((colour, int(face), across, down, turned))

    def corners(self, across: float, down: float, turned: float) -> list[tuple[float, float]]:
        half = self.shape["edge"] / 2
        c, s = cos(radians(turned)), sin(radians(turned))
        return [(down + c * a - s * b, across + s * a + c * b) for a, b in ((-half, -half), (half, -half), (half, half), (-half, half))]

    def times(self, across: float, down: float, turned: float) -> int | None:
        """By what a die counts: 0 where it is short, None where it is off."""
        if abs(across) > self.shape["width"] / 2 or down > self.shape["length"]:
            return None
        if min([x for x, _ in self.corners(across, down, turned)]) < self.shape["line"][1]:
            return 0
        return next(step[3] for step in reversed(self.shape["steps"]) if down >= step[0])

    def drawn(self, lang: str) -> Table:
        wide, high = self.shape["length"] + 2 * TABLE_MARGIN, self.shape["width"] + 2 * TABLE_MARGIN
        half = self.shape["width"] / 2
        parts = [tag("rect", x=-TABLE_MARGIN, y=-half - TABLE_MARGIN, width=wide, height=high, fill=BACK)]
        near, far = self.shape["line"]
        for at, (start, end, _, times) in enumerate(self.shape["steps"]):
            parts.append(tag("rect", x=start, y=-half, width=end - start, height=2 * half, fill=STEPS[at % 5], stroke=RIM, stroke_width=2))
            middle = (max(start, far) + end) / 2
            parts.append(text(middle, -half + 30, f"{times}×", 24, fill=INK, text_anchor="middle", font_weight="bold"))
        parts.append(text(near / 2, -half + 30, "0×", 24, fill=INK, text_anchor="middle", font_weight="bold"))
        parts.append(tag("rect", x=near, y=-half, width=far - near, height=2 * half, fill=INK))
        left, top, right, bottom = (self.shape["disc"]["rect"][at] for at in (1, 0, 3, 2))
        disc = {"fill": "#fbf4e2", "stroke": RIM, "stroke_width": 2}
        radius = self.shape["disc"]["radius"]
        curve = f"M{n(left)},{n(top)}H{n(right)}A{n(radius)},{n(radius)} 0 0 1 {n(right)},{n(bottom)}"
        parts.append(tag("path", d=f"{curve}H{n(left)}Z", **disc))
        for x, y in self.shape["pegs"]["at"]:
            parts.append(tag("circle", cx=y, cy=x, r=self.shape["pegs"]["radius"] + 1, fill="#6b4423"))
        told: list[str] = []
        for colour, face, across, down, turned in self.dice:
            look, times = paint(colour), self.times(across, down, turned)
            points = " ".join([f"{n(x)},{n(y)}" for x, y in self.corners(across, down, turned)])
            parts.append(tag("polygon", points=points, fill=shaded(look.body, 1.0), stroke=INK, stroke_width=1.2))
            parts.append(text(down, across + 4.6, str(face), 13, fill=look.ink, text_anchor="middle", font_weight="bold"))
            worth = f"{face} × {times} = {face * times}" if times else "0"
            parts.append(text(down, across + 26, worth, 14, fill=INK, text_anchor="middle"))
            what = worth if times else say("score-off" if times is None else "score-short", lang)
            told.append(say("figure-board-die", lang, colour=say(f"colour-{colour}", lang), face=str(face), what=what))
        words = "; ".join(told or [say("figure-board", lang)]) + "."
        moved = tag("g", "".join(parts), transform=f"translate({n(TABLE_MARGIN)} {n(half + TABLE_MARGIN)})")
        return Table(document(wide, high, moved, words), words)
