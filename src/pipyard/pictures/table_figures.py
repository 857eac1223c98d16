"""Figures of other tables than the pyramid: a stepped board with dice, and a sheet with its entries.

``board KEY`` is followed by dice, ``die red 6 0 700 30``: colour, face, millimetres across and down the board, degrees turned.
``sheet KEY`` is followed by a game for one, line by line: what was rolled, and what the player did.
``dice`` is followed by thrown dice and towers, see :mod:`pipyard.pictures.loose_dice`.
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
from pipyard.pictures import loose_dice, positions, trip_sheet
from pipyard.pictures.board_drawing import DrawnDie, board_svg
from pipyard.pictures.loose_dice import DiceRow, DiceTower
from pipyard.pictures.paints import PAINTS
from pipyard.texts import language, say, speaking

TABLES: Final = ("board", "sheet", "dice")
"""The first words of such figures."""
BEFORE_DICE: Final = 90.0


class TableFigure(NamedTuple):
    """A figure: as SVG, and in words."""

    svg: str
    words: str


def is_table(source: str) -> bool:
    """Whether a block shows another table than the pyramid."""
    return source.split(maxsplit=1)[:1] in ([word] for word in TABLES)


def drawn(source: str, find: Callable[[str], Game], lang: str, first: int = 1) -> TableFigure:
    """Draw and describe a block; its first line has this number."""
    with speaking(language(lang)):
        content = read(source, find, first)
        match content:
            case FigureBoard():
                return content.drawn(lang)
            case Match():
                return _sheet(content, lang)
            case _:
                return TableFigure(*loose_dice.drawn(content, lang))


def read(source: str, find: Callable[[str], Game], first: int = 1) -> FigureBoard | Match | list[DiceRow | DiceTower]:
    """What a block shows: a board with its dice, the game whose sheet it is, or dice and towers without a board."""
    lines = [(at, line.split()) for at, line in enumerate(source.splitlines(), start=first) if line.strip()]
    head, at = lines[0][1], first
    try:
        if head == ["dice"]:
            loose: list[DiceRow | DiceTower] = []
            for number, words in lines[1:]:
                at = number
                loose.append(loose_dice.read(words))
            return loose
        if len(head) != 2:
            raise PipyardError(because("figure-no-line", line=quoted(" ".join(head)), forms="board KEY, sheet KEY, dice"))
        if head[0] == "sheet":
            match = Match(find(head[1]), seats=1, source=ByHand())
            for number, words in lines[1:]:
                at = number
                _happen(match, " ".join(words))
            return match
        board = FigureBoard(cast("dict[str, Any]", positions.start(find(head[1])).extra["shape"]))
        for number, words in lines[1:]:
            at = number
            board.die(words)
        return board
    except PipyardError as error:
        raise PipyardError(because("figure-line", number=at, error=error.text)) from None


def _happen(match: Match, line: str) -> None:
    if isinstance(match.turn, Chance):
        match.happen(line)
    else:
        match.submit(0, line)


def _sheet(match: Match, lang: str) -> TableFigure:
    extra = cast("dict[str, Any]", match.state.view(None).scene().extra)
    names = {city["id"]: trip_sheet.named(city["name"], lang) for city in extra["map"]["cities"]}
    sheet: dict[str, Any] = extra["sheets"][0]
    entries = [f"{names[city]} {written}" for city, written in sheet["numbers"].items()]
    entries += [say("figure-crossed", lang, city=names[city]) for city in sheet["crossed"]]
    parts = [
        f"{say(f'trip-part-{part}', lang)}: {sheet['score'][part]['points']}" for part in ("bonus", "crossed", "road", "series", "zones")
    ]
    total = f"{say('trip-part-total', lang)}: {sheet['score']['total']}"
    return TableFigure(trip_sheet.sheet_picture(extra, 0, lang=lang), f"{', '.join(entries)}. {', '.join([*parts, total])}.")


class FigureBoard:
    """A board that descends in steps from left to right."""

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
        """The multiplier of a die: 0 if it is short, None if it is off."""
        if abs(across) > self.shape["width"] / 2 or down > self.shape["length"]:
            return None
        if min([x for x, _ in self.corners(across, down, turned)]) < self.shape["line"][1]:
            return 0
        return next(step[3] for step in reversed(self.shape["steps"]) if down >= step[0])

    @staticmethod
    def worth(face: int, times: int | None) -> str:
        """What a die counts: its step times its face, as the table writes it."""
        return f"{times} × {face} = {times * face}" if times else "0"

    def left_end(self) -> float:
        """The left edge of the picture: with dice on the board, slightly before the first die or the line."""
        return max(0.0, min([self.shape["line"][0], *[down for _, _, _, down, _ in self.dice]]) - BEFORE_DICE) if self.dice else 0.0

    def drawn(self, lang: str) -> TableFigure:
        parts: list[str] = []
        lying: list[DrawnDie] = []
        for colour, face, across, down, turned in self.dice:
            times = self.times(across, down, turned)
            worth = self.worth(face, times)
            seen = tuple([(y, x) for x, y in self.corners(across, down, turned)])
            lying.append(DrawnDie("", colour, str(face), seen, worth))
            what = worth if times else say("score-off" if times is None else "score-short", lang)
            parts.append(say("figure-board-die", lang, colour=say(f"colour-{colour}", lang), face=str(face), what=what))
        words = "; ".join(parts or [say("figure-board", lang)]) + "."
        return TableFigure(board_svg(self.shape, lying, words, self.left_end()), words)
