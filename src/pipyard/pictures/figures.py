"""Figures of the rules pages: a small notation in fenced blocks, read into drawings, drawn as SVG, told in words.

A block begins with a line of three backticks and ``figure``; every line in it is one of these::

    8,0,0 7,1,0 red          dice of a colour in some cells
    7,0,0 green 132          a die that shows a triple (6?3 where a face is not to be seen)
    start rasanto            how a game begins; a preset may follow
    take 7,0,0               a die is gone, or several
    move 7,0,0 6,2,0 213     a die stands elsewhere, and shows another triple if one follows
    arrow 7,0,0 6,2,0        a way, from cell to cell
    ring 7,0,0               a circle; ghost CELL red is a die to come, label CELL 1 a sign of one or two letters
    cross 7,0,0              nothing may go there; with several cells the cross stands in the middle of them
    plate                    the whole plate is shown, not only what lies near the dice
    step                     the next picture: the dice stay, the signs go

A block that begins with ``board KEY`` or ``sheet KEY`` shows another table, see :mod:`pipyard.pictures.tables`.

A line ``caption …`` at the top of a block is what stands under the picture. It is the only line with words in it, so all others stand
unchanged in every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.scene import Die
from pipyard.core.text import because, quoted
from pipyard.dice.orientation import fitting
from pipyard.pictures import positions, tables
from pipyard.pictures.paints import PAINTS
from pipyard.pictures.pyramid import BACKGROUND, DARK, Arrow, Cross, Drawing, Frame, Ghost, Label, Ring, Sign, body, frame_of, framed
from pipyard.pictures.svg import number, tag, text
from pipyard.pyramid.cells import CELLS, UNDER, cells
from pipyard.texts import say
from pipyard.texts.place_names import place_name

CELL: Final = re.compile(r"[0-8],[0-8],[0-8]")
BLOCK: Final = re.compile(r"^```figure *\n(.*?)^``` *$", re.MULTILINE | re.DOTALL)
ROW: Final = 3
"""So many pictures of a sequence stand side by side."""
GAP: Final = 16.0
CAPTION: Final = "caption "
LINES: Final = (
    "CELL... COLOUR [TRIPLE]",
    "start KEY [PRESET]",
    "take CELL...",
    "move CELL CELL [TRIPLE]",
    "arrow CELL CELL...",
    "ring CELL",
    "cross CELL...",
    "ghost CELL COLOUR",
    "label CELL SIGN",
    "plate",
    "step",
)
"""What a line of a figure can be."""
LONG_ROW: Final = 9
"""More dice of a colour are counted, not listed."""
Find = Callable[[str], Game]


class FigureError(PipyardError):
    """A figure that cannot be drawn; the message names the line."""


class Block(NamedTuple):
    """A figure of a page: the number of its first line there, what stands in it, and what stands under it."""

    line: int
    source: str
    caption: str = ""


def blocks(page: str) -> list[Block]:
    """The figures of a rules page, in order."""
    found: list[Block] = []
    for block in BLOCK.finditer(page):
        first, line = block[1].partition("\n")[0], page[: block.start(1)].count("\n") + 1
        if first.startswith(CAPTION):
            found.append(Block(line + 1, block[1].partition("\n")[2], first.removeprefix(CAPTION).strip()))
        else:
            found.append(Block(line, block[1]))
    return found


def image(block: Block, find: Find, lang: str, address: str) -> str:
    """A figure as an image of Markdown, told in words, with its caption on the line below."""
    shown = f"![{told(block.source, find, lang, block.line)}]({address})"
    return f"{shown}\n*{block.caption}*" if block.caption else shown


def told(source: str, find: Find, lang: str = "", first: int = 1) -> str:
    """A block in words, for whoever does not see it."""
    return tables.drawn(source, find, lang, first).words if tables.is_table(source) else words(read(source, find, first), lang)


def replaced(page: str, write: Callable[[int, Block], str]) -> str:
    """A page with something else in the place of its figures: ``write`` gets the number of each, from 1, and the block."""
    listed = iter(enumerate(blocks(page), start=1))
    return BLOCK.sub(lambda _: write(*next(listed)), page)


def read(source: str, find: Find, first: int = 1) -> tuple[Drawing, ...]:
    """The pictures of a block whose first line has this number."""
    reader = _Reader(find)
    for at, line in enumerate(source.splitlines(), start=first):
        words = line.split()
        try:
            if words:
                reader.line(words)
        except PipyardError as error:
            raise FigureError(because("figure-line", number=at, error=error.text)) from None
    return reader.done()


def draw(source: str, find: Find, lang: str = "", first: int = 1) -> str:
    """A block as SVG."""
    if tables.is_table(source):
        return tables.drawn(source, find, lang, first).svg
    drawings = read(source, find, first)
    frame = frame_of(drawings[0])
    for drawing in drawings[1:]:
        frame = frame.joined(frame_of(drawing))
    title = words(drawings, lang)
    if len(drawings) == 1:
        return framed(body(drawings[0], frame), frame, title)
    columns = 2 if len(drawings) == 4 else min(ROW, len(drawings))
    rows = -(-len(drawings) // columns)
    parts: list[str] = []
    for at, drawing in enumerate(drawings):
        x, y = (at % columns) * (frame.width + GAP), (at // columns) * (frame.height + GAP)
        inside = tag("g", body(drawing, frame), transform=f"translate({number(-frame.left)} {number(-frame.top)})")
        numbered = tag("circle", cx=20.0, cy=20.0, r=14.0, fill=DARK) + text(
            20, 26, str(at + 1), 17, fill="#ffffff", font_weight="bold", text_anchor="middle"
        )
        shown = f"0 0 {number(frame.width)} {number(frame.height)}"
        parts.append(tag("svg", inside + numbered, x=x, y=y, width=frame.width, height=frame.height, viewBox=shown))
    whole = Frame(0, 0, columns * (frame.width + GAP) - GAP, rows * (frame.height + GAP) - GAP)
    back = tag("rect", width=whole.width, height=whole.height, fill=BACKGROUND)
    return framed(back + "".join(parts), whole, title)


def words(drawings: tuple[Drawing, ...], lang: str = "") -> str:
    """The same in words, for whoever does not see it."""
    told = [_told(drawing, lang) for drawing in drawings]
    if len(told) == 1:
        return told[0]
    return " ".join([say("figure-step", lang, number=at, what=what) for at, what in enumerate(told, start=1)])


def _told(drawing: Drawing, lang: str) -> str:
    parts: list[str] = []
    for colour in dict.fromkeys(die.colour for die in drawing.dice):
        dice = [die for die in drawing.dice if die.colour == colour]
        name = say(f"colour-{colour}", lang)
        if len(dice) > LONG_ROW:
            parts.append(say("figure-many", lang, colour=name, count=len(dice)))
        else:
            listed = ", ".join([f"{place_name(die.cell)} ({die.triple})" if die.triple else place_name(die.cell) for die in dice])
            parts.append(say("figure-dice", lang, colour=name, cells=listed))
    for sign in drawing.signs:
        match sign:
            case Arrow():
                parts.append(say("figure-arrow", lang, way=" → ".join(map(place_name, sign.way))))
            case Ring():
                parts.append(say("figure-ring", lang, cell=place_name(sign.cell)))
            case Cross():
                parts.append(say("figure-cross", lang, cells=", ".join(map(place_name, sign.among))))
            case Ghost():
                parts.append(say("figure-ghost", lang, cell=place_name(sign.cell), colour=say(f"colour-{sign.colour}", lang)))
            case Label():
                parts.append(say("figure-label", lang, cell=place_name(sign.cell), sign=sign.sign))
    return "; ".join(parts or [say("figure-empty", lang)]) + "."


class _Reader:
    """Reads a block line by line."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.dice: dict[str, Die] = {}
        self.signs: list[Sign] = []
        self.show: Literal["plate", "near"] = "near"
        self.drawn: list[Drawing] = []
        self.fresh = True

    def line(self, words: list[str]) -> None:
        verb, rest = words[0], words[1:]
        if CELL.fullmatch(verb):
            self.put(words)
            return
        match verb, len(rest):
            case "start", 1 | 2:
                self.start(*rest)
            case "take", _ if rest:
                for word in rest:
                    self.die(word)
                    del self.dice[word]
            case "move", 2 | 3:
                die = self.die(rest[0])
                del self.dice[rest[0]]
                self.put([rest[1], die.colour, rest[2] if len(rest) == 3 else die.triple])
            case "arrow", _ if len(rest) >= 2:
                self.signs.append(Arrow(tuple([self.cell(word) for word in rest])))
            case "ring", 1:
                self.signs.append(Ring(self.cell(rest[0])))
            case "cross", _ if rest:
                self.signs.append(Cross(tuple([self.cell(word) for word in rest])))
            case "ghost", 2:
                self.signs.append(Ghost(self.cell(rest[0]), self.colour(rest[1])))
            case "label", 2 if len(rest[1]) <= 2:
                self.signs.append(Label(self.cell(rest[0]), rest[1]))
            case "plate", 0:
                self.show = "plate"
            case "step", 0:
                self.finish()
                return
            case _:
                raise FigureError(because("figure-no-line", line=quoted(" ".join(words)), forms=", ".join(LINES)))
        self.fresh = False

    def put(self, words: list[str]) -> None:
        named = [word for word in words if CELL.fullmatch(word)]
        colour, triple = ([word for word in words if not CELL.fullmatch(word)] + ["", ""])[:2]
        if words[: len(named)] != named or len(words) > len(named) + 2:
            raise FigureError(because("figure-no-dice", line=quoted(" ".join(words))))
        if triple and (len(triple) != 3 or not fitting(triple)):
            raise FigureError(because("figure-no-triple", triple=triple))
        for word in named:
            cell = self.cell(word)
            if cell in self.dice:
                raise FigureError(because("why-a-die-lies-at-already", taken=cell))
            empty = [CELLS[under].text for under in UNDER[cells(cell)[0]] if CELLS[under].text not in self.dice]
            if empty:
                raise FigureError(because("figure-in-the-air", cell=cell, empty=empty))
            self.dice[cell] = Die(cell, self.colour(colour), triple)
        self.fresh = False

    def start(self, key: str, preset: str = "") -> None:
        game = self.find(key)
        if preset and preset not in game.presets:
            raise FigureError(because("why-no-preset", key=key, preset=quoted(preset), known=", ".join(game.presets)))
        scene = positions.start(game, preset)
        if scene.table != "pyramid":
            raise FigureError(because("figure-no-pyramid", key=key))
        self.dice = {die.cell: die for die in scene.dice}
        self.show = "plate"

    def die(self, word: str) -> Die:
        cell = self.cell(word)
        if cell not in self.dice:
            raise FigureError(because("why-there-is-no-die-at", cell=cell))
        return self.dice[cell]

    def cell(self, word: str) -> str:
        if not any([cell.text == word for cell in CELLS]):
            raise FigureError(because("figure-no-cell", word=quoted(word)))
        return word

    def colour(self, word: str) -> str:
        if word not in PAINTS:
            raise FigureError(because("figure-no-colour", word=quoted(word), colours=", ".join(PAINTS)))
        return word

    def finish(self) -> None:
        """One picture is complete: the dice stay for the next, the signs go."""
        if self.fresh:
            raise FigureError(because("figure-empty-step"))
        self.drawn.append(Drawing(tuple(self.dice.values()), tuple(self.signs), self.show))
        self.signs = []
        self.fresh = True

    def done(self) -> tuple[Drawing, ...]:
        if not self.fresh:
            self.finish()
        if not self.drawn:
            raise FigureError(because("figure-nothing"))
        return tuple(self.drawn)
