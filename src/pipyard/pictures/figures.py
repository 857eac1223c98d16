"""Figures of the rules pages: a small notation in fenced blocks, drawn as SVG and described in words.

A block begins with a line of three backticks and ``figure``; every line in it is one of these::

    8,0,0 7,1,0 red          dice of a colour in some cells
    7,0,0 green 132          a die that shows a triple (6?3 where a face is not to be seen)
    start rasanto            how a game begins; a preset may follow
    take 7,0,0               a die is gone, or several
    move 7,0,0 6,2,0 213     a die stands elsewhere, and shows another triple if one follows
    arrow 7,0,0 6,2,0        a way, from cell to cell
    ring 7,0,0               a circle; ghost CELL red is a die to come, label CELL 1 a sign of one or two letters
    cross 7,0,0              nothing may go there; with several cells the cross stands in the middle of them
    lining 6,1,0             the three faces that look into a funnel are outlined
    meet 4,2,2 3,3,2         the two faces that meet at the common edge of neighbours are outlined
    plate                    the whole plate is shown, not only what lies near the dice
    plain                    numbers do not matter: dice are drawn without them
    cut x 6                  this picture is a cut through the pile, in the plane of the cells 6,0,0 to 6,2,0
    step                     the next picture: the dice stay, the signs and the cut go

A block that begins with ``board KEY``, ``sheet KEY`` or ``dice`` shows another table, see :mod:`pipyard.pictures.table_figures`.

A line ``caption …`` at the top of a block gives the caption. It is the only line with text, so all others are the same in every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.scene import Die
from pipyard.core.text import because, quoted
from pipyard.dice.orientation import fitting
from pipyard.pictures import cross_section, positions, pyramid_drawing, table_figures
from pipyard.pictures.paints import PAINTS
from pipyard.pictures.pyramid_drawing import BACKGROUND, Drawing, Frame, framed
from pipyard.pictures.pyramid_shapes import middle
from pipyard.pictures.signs import DARK, Arrow, Cross, Ghost, Label, Lining, Meeting, Ring, Sign
from pipyard.pictures.svg import number, tag, text
from pipyard.pyramid.cells import CELLS, UNDER, cells
from pipyard.texts import say
from pipyard.texts.place_names import CELL_TEXT, place_name

BLOCK: Final = re.compile(r"^```figure *\n(.*?)^``` *$", re.MULTILINE | re.DOTALL)
PICTURES_PER_ROW: Final = 3
"""Pictures of a sequence per row."""
GAP: Final = 16.0
COMMON_WIDTH: Final = 620.0
"""How wide a figure is shown on a page; a wider one becomes smaller there."""
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
    "lining CELL",
    "meet CELL CELL",
    "plate",
    "plain",
    "cut AXIS NUMBER",
    "step",
)
"""The possible lines of a figure."""
LONG_ROW: Final = 9
"""Longer lists of dice of a colour are counted instead."""
Find = Callable[[str], Game]


class FigureError(PipyardError):
    """A figure that cannot be drawn; the message names the line."""


class Block(NamedTuple):
    """A figure of a page: the number of its first line, its content, and its caption."""

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
    """A figure as a Markdown image with a text alternative and its caption on the line below."""
    shown = f"![{alternative_text(block.source, find, lang, block.line)}]({address})"
    return f"{shown}\n*{block.caption}*" if block.caption else shown


def alternative_text(source: str, find: Find, lang: str = "", first: int = 1) -> str:
    """A block in words, as a text alternative."""
    if table_figures.is_table(source):
        return table_figures.drawn(source, find, lang, first).words
    return words(read(source, find, first), lang)


def replaced(page: str, write: Callable[[int, Block], str]) -> str:
    """A page with its figures replaced: ``write`` gets the number of each, from 1, and the block."""
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
    if table_figures.is_table(source):
        return table_figures.drawn(source, find, lang, first).svg
    drawings = read(source, find, first)
    frames = _frames(drawings)
    title = words(drawings, lang)
    if len(drawings) == 1:
        return framed(_body(drawings[0], frames[0]), frames[0], title)
    columns = 2 if len(drawings) == 4 else min(PICTURES_PER_ROW, len(drawings))
    wide = max([frame.width for frame in frames])
    rows = [list(range(at, min(at + columns, len(drawings)))) for at in range(0, len(drawings), columns)]
    size = max(1.0, columns * wide / COMMON_WIDTH)
    parts: list[str] = []
    y = 0.0
    for row in rows:
        high = max([frames[at].height for at in row])
        for column, at in enumerate(row):
            frame, x = frames[at].grown(wide, high, from_below=drawings[at].cut is not None), column * (wide + GAP)
            shown = f"{number(frame.left)} {number(frame.top)} {number(frame.width)} {number(frame.height)}"
            parts.append(tag("svg", _body(drawings[at], frame), x=x, y=y, width=frame.width, height=frame.height, viewBox=shown))
            parts.append(_numbered(at + 1, x, y, size))
        y += high + GAP
    whole = Frame(0, 0, columns * (wide + GAP) - GAP, y - GAP)
    back = tag("rect", width=whole.width, height=whole.height, fill=BACKGROUND)
    return framed(back + "".join(parts), whole, title)


def _frames(drawings: tuple[Drawing, ...]) -> list[Frame]:
    """The frames of a sequence: views from above share one, so that nothing jumps, and so do cuts in one plane."""
    shared: dict[tuple[int, int] | None, Frame] = {}
    for drawing in drawings:
        frame = cross_section.frame_of(drawing) if drawing.cut else pyramid_drawing.frame_of(drawing)
        shared[drawing.cut] = shared[drawing.cut].joined(frame) if drawing.cut in shared else frame
    return [shared[drawing.cut] for drawing in drawings]


def _body(drawing: Drawing, frame: Frame) -> str:
    return cross_section.body(drawing, frame) if drawing.cut else pyramid_drawing.body(drawing, frame)


def _numbered(count: int, x: float, y: float, size: float) -> str:
    """The number of a picture in a sequence; larger in wide figures, which are shown smaller."""
    disc = tag("circle", cx=x + 20 * size, cy=y + 20 * size, r=14 * size, fill=DARK)
    return disc + text(x + 20 * size, y + 26 * size, str(count), 17 * size, fill="#ffffff", font_weight="bold", text_anchor="middle")


def words(drawings: tuple[Drawing, ...], lang: str = "") -> str:
    """The same in words, as a text alternative."""
    parts = [_drawing_words(drawing, lang) for drawing in drawings]
    if len(parts) == 1:
        return parts[0]
    return " ".join([say("figure-step", lang, number=at, what=what) for at, what in enumerate(parts, start=1)])


def _drawing_words(drawing: Drawing, lang: str) -> str:
    parts: list[str] = []
    seen = [die for die in drawing.dice if drawing.cut is None or cross_section.inside(die.cell, drawing.cut)]
    if drawing.cut:
        first, last = cross_section.ends(drawing.cut)
        parts.append(say("figure-cut", lang, first=first, last=last))
    for colour in dict.fromkeys(die.colour for die in seen):
        dice = [die for die in seen if die.colour == colour]
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
            case Lining():
                parts.append(say("figure-lining", lang, cell=place_name(sign.cell)))
            case Meeting():
                parts.append(say("figure-meeting", lang, cell=place_name(sign.cell), other=place_name(sign.other)))
    return "; ".join(parts or [say("figure-empty", lang)]) + "."


class _Reader:
    """Reads a block line by line."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.dice: dict[str, Die] = {}
        self.signs: list[Sign] = []
        self.show: Literal["plate", "near"] = "near"
        self.cut: tuple[int, int] | None = None
        self.plain = False
        self.drawn: list[Drawing] = []
        self.fresh = True

    def line(self, words: list[str]) -> None:
        verb, rest = words[0], words[1:]
        if CELL_TEXT.fullmatch(verb):
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
                self.dice[rest[1]] = replace(self.dice[rest[1]], mark=die.mark)
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
            case "lining", 1:
                self.signs.append(Lining(self.funnel(rest[0])))
            case "meet", 2:
                self.signs.append(Meeting(*self.neighbours(*rest)))
            case "plate", 0:
                self.show = "plate"
            case "plain", 0:
                self.plain = True
            case "cut", 2 if rest[0] in cross_section.CUT_AXES and re.fullmatch("[0-8]", rest[1]):
                self.cut = (cross_section.CUT_AXES.index(rest[0]), int(rest[1]))
            case "step", 0:
                self.finish()
                return
            case _:
                raise FigureError(because("figure-no-line", line=quoted(" ".join(words)), forms=", ".join(LINES)))
        self.fresh = False

    def put(self, words: list[str]) -> None:
        named = [word for word in words if CELL_TEXT.fullmatch(word)]
        colour, triple = ([word for word in words if not CELL_TEXT.fullmatch(word)] + ["", ""])[:2]
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

    def funnel(self, word: str) -> str:
        """A cell above three dice."""
        at = cells(self.cell(word))[0]
        under = [CELLS[below].text for below in UNDER[at]]
        if word in self.dice or not under or any([below not in self.dice for below in under]):
            raise FigureError(because("figure-no-funnel", cell=word))
        return word

    def neighbours(self, word: str, other: str) -> tuple[str, str]:
        """Two dice side by side on one level."""
        here, there = middle(self.die(word).cell), middle(self.die(other).cell)
        if sorted([b - a for a, b in zip(here, there, strict=True)]) != [-1, 0, 1]:
            raise FigureError(because("figure-no-neighbours", cell=word, other=other))
        return word, other

    def colour(self, word: str) -> str:
        if word not in PAINTS:
            raise FigureError(because("figure-no-colour", word=quoted(word), colours=", ".join(PAINTS)))
        return word

    def finish(self) -> None:
        """Complete a picture: the dice stay for the next one, the signs go."""
        if self.fresh:
            raise FigureError(because("figure-empty-step"))
        dice = [replace(die, triple="") if self.plain else die for die in self.dice.values()]
        if self.cut and not all([cross_section.shows(sign, self.cut) for sign in self.signs]):
            raise FigureError(because("figure-off-cut", axis=cross_section.CUT_AXES[self.cut[0]], number=self.cut[1]))
        self.drawn.append(Drawing(tuple(dice), tuple(self.signs), self.show, self.cut))
        self.signs = []
        self.cut = None
        self.fresh = True

    def done(self) -> tuple[Drawing, ...]:
        if not self.fresh:
            self.finish()
        if not self.drawn:
            raise FigureError(because("figure-nothing"))
        return tuple(self.drawn)
