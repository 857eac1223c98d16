"""Figures in the terminal: the levels of the pyramid with the signs of the figure, cuts through the pile, and other tables."""

from __future__ import annotations

from itertools import pairwise

from rich.console import Console, Group, RenderableType
from rich.text import Text as Line

from pipyard.cli.style import QUIET, Highlights, colour_name, letter, style
from pipyard.cli.tables import dice_trip, pyramid
from pipyard.core.match import Match
from pipyard.core.scene import Die, Scene
from pipyard.pictures import cross_section, figures, table_figures
from pipyard.pictures.loose_dice import DiceRow, DiceTower
from pipyard.pictures.pyramid_drawing import Drawing
from pipyard.pictures.signs import Arrow, Cross, Ghost, Label, Lining, Meeting, Ring, Sign
from pipyard.texts import say
from pipyard.texts.place_names import place_name

DIE_MARKS = {"!": "○", "x": "×", "": " "}
"""What stands beside a thrown die: a ring, a cross, or nothing."""
STEP_WIDTH = 7
"""How wide a step of a board is drawn."""
CUT_PITCH = 6


def shown(drawing: Drawing, width: int) -> RenderableType:
    """A drawing: dice and signs in the levels, paths in words below; or a cut, level by level."""
    if drawing.cut:
        return _cut(drawing, drawing.cut)
    signs: dict[str, str] = {}
    notes: list[str] = []
    for sign in drawing.signs:
        match sign:
            case Arrow():
                signs.setdefault(sign.way[-1], "*")
                notes.append(say("figure-arrow", way=" → ".join(map(place_name, sign.way))))
            case Lining():
                notes.append(say("figure-lining", cell=place_name(sign.cell)))
            case Meeting():
                notes.append(say("figure-meeting", cell=place_name(sign.cell), other=place_name(sign.other)))
            case _:
                _mark(signs, sign)
    drawn = pyramid.draw(Scene(dice=drawing.dice), Highlights(width=width, signs=signs))
    return Group(drawn, *[Line(words, QUIET) for words in notes]) if notes else drawn


def in_text(block: figures.Block, find: figures.Find, lang: str, width: int = 80) -> str:
    """A figure as text for a terminal: its caption and its pictures."""
    if table_figures.is_table(block.source):
        drawn = [_table(block.source, find, width)]
    else:
        drawn = [shown(drawing, width) for drawing in figures.read(block.source, find)]
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        for number, one in enumerate(drawn, start=1):
            if len(drawn) > 1:
                console.print(f"({number})")
            console.print(one)
    lines = [line.rstrip() for line in captured.get().splitlines()]
    body = "\n".join([line for line in lines if line])
    return f"*{block.caption}*\n\n```text\n{body}\n```"


def _cut(drawing: Drawing, cut: tuple[int, int]) -> RenderableType:
    """A cut through the pile: a line for every level, the names of the cups below; a path is drawn with arrows."""
    dice = {die.cell: die for die in drawing.dice if cross_section.inside(die.cell, cut)}
    signs = _signs_in_cut(drawing, cut)
    named = [*dice, *signs]
    columns = {cell: round(cross_section.spot(cell, cut[0])[0] / cross_section.HALF) for cell in [*named, *cross_section.cups(cut)]}
    levels = {cell: 8 - sum(map(int, cell.split(","))) for cell in columns}
    near = [columns[cell] for cell in named]
    cups = [cup for cup in cross_section.cups(cut) if min(near) - 2 <= columns[cup] <= max(near) + 2]
    first = min([columns[cell] for cell in [*named, *cups]])
    lines: list[Line] = []
    for level in range(max([levels[cell] for cell in named]), -1, -1):
        line = Line(f"{level} ", QUIET)
        here = [cell for cell in [*named, *(cups if level == 0 else [])] if levels[cell] == level]
        for cell in sorted(set(here), key=columns.__getitem__):
            line.append(" " * (3 + (columns[cell] - first) * CUT_PITCH // 2 - line.cell_len))
            line.append_text(_in_cut(dice.get(cell), signs.get(cell, "")))
        lines.append(line)
    below = Line()
    for cup in cups:
        below.append(" " * (3 + (columns[cup] - first) * CUT_PITCH // 2 - below.cell_len)).append(place_name(cup), QUIET)
    return Group(*lines, below)


def _in_cut(die: Die | None, sign: str) -> Line:
    return Line(f"{letter(die.colour)}{sign}", style(die.colour)) if die else Line(sign or "∘")


def _signs_in_cut(drawing: Drawing, cut: tuple[int, int]) -> dict[str, str]:
    """The signs of a cut by cell; along an arrow every place shows where it leads next."""
    signs: dict[str, str] = {}
    for sign in drawing.signs:
        if not isinstance(sign, Arrow):
            _mark(signs, sign)
            continue
        passed = _passed(sign.way)
        for here, there in pairwise(passed):
            (x1, y1), (x2, y2) = cross_section.spot(here, cut[0]), cross_section.spot(there, cut[0])
            signs.setdefault(here, ("↖" if x2 < x1 else "↗") if y2 < y1 else ("↙" if x2 < x1 else "↘"))
        signs.setdefault(passed[-1], "*")
    return signs


def _mark(signs: dict[str, str], sign: Sign) -> None:
    """Put a sign that stands in its cells."""
    match sign:
        case Label():
            signs[sign.cell] = sign.sign
        case Cross():
            signs |= dict.fromkeys(sign.among, "×")
        case Ring():
            signs.setdefault(sign.cell, "○")
        case Ghost():
            signs.setdefault(sign.cell, "+")
        case _:
            pass


def _passed(way: tuple[str, ...]) -> list[str]:
    """All cells of a path whose corners are given."""
    passed = [way[0]]
    for here, there in pairwise(way):
        start, end = [int(part) for part in here.split(",")], [int(part) for part in there.split(",")]
        steps = max([abs(b - a) for a, b in zip(start, end, strict=True)])
        for step in range(1, steps + 1):
            passed.append(",".join([str(a + (b - a) * step // steps) for a, b in zip(start, end, strict=True)]))
    return passed


def _table(source: str, find: figures.Find, width: int) -> RenderableType:
    content = table_figures.read(source, find)
    match content:
        case table_figures.FigureBoard():
            return _staircase(content)
        case Match():
            return dice_trip.draw(content.state.view(None).scene(), Highlights(width=width))
        case _:
            rows = [_row(part) for part in content if isinstance(part, DiceRow)]
            return Group(*rows, *_towers([part for part in content if isinstance(part, DiceTower)]))


def _staircase(board: table_figures.FigureBoard) -> RenderableType:
    """A stepped board from the side, with what lies on each step."""
    lying: dict[int | None, list[str]] = {}
    for colour, face, across, down, turned in board.dice:
        times = board.times(across, down, turned)
        lying.setdefault(times, []).append(f"[{face}] {colour_name(colour)}: {board.worth(face, times)}")
    zones: list[int] = [0, *[step[3] for step in board.shape["steps"]]]
    lines: list[Line] = []
    for at, times in enumerate(zones):
        edge = "│" if at == 0 else "┓" if at < len(zones) - 1 else ""
        step = f"{' ' * (at * STEP_WIDTH)}{'┗' if at > 1 else '━'}{'━' * (STEP_WIDTH - 1)}{edge}"
        lines.append(Line(f"{times}× {step}  {'  '.join(lying.get(times, []))}".rstrip()))
    if None in lying:
        lines.append(Line(f"   {say('score-off')}: {'  '.join(lying[None])}"))
    return Group(*lines)


def _row(row: DiceRow) -> Line:
    """Thrown dice: ``red  [6]○ [2]  [3]×``."""
    return Line(f"{colour_name(row.colour)}  " + " ".join([f"[{face}]{DIE_MARKS[sign]}" for face, sign in row.faces]))


def _towers(towers: list[DiceTower]) -> list[Line]:
    """Towers side by side on the table."""
    if not towers:
        return []
    lines: list[Line] = []
    for height in range(max([tower.dice for tower in towers]), 0, -1):
        line = Line()
        for tower in towers:
            box = f"[{letter(tower.colour)}]"
            beside = box if tower.beside and height == tower.beside + 1 else "   "
            line.append(f"   {box if height <= tower.dice else '   '}{beside}   ")
        lines.append(line)
    return [*lines, Line("▔" * 12 * len(towers))]
