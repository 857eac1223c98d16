"""The pyramid in a terminal: every level is a triangle seen from above, side by side as far as the window reaches.

Corner i1 is at the top, a9 at the right, a1 at the left; letters and numbers stand beside the rows as on the rim of the plate.
A die is its colour's letter on its colour, with its triple where numbers are known: ``R623``.
``·`` is an empty cell, ``∘`` a funnel; brackets are round the last move. Funnels of an area (a home, a goal) show its sign.
"""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text as Line

from pipyard.cli import tower_drawing, trays
from pipyard.cli.area_signs import signed_cells
from pipyard.cli.style import PICK, QUIET, Highlights, letter, style
from pipyard.core.scene import Die, Scene
from pipyard.dice.pose import read_pose
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.geometry import nearest
from pipyard.texts import say
from pipyard.texts.place_names import ROW_LETTERS, place_name

CELL_WIDTHS, NUMBERED = 4, 6
"""How wide a cell is drawn without and with triples."""
LEVEL_NAME = "bold"


def draw(scene: Scene, look: Highlights) -> RenderableType:
    """Every level that has dice, or cells to point out; without a plate, the tower on the table."""
    if scene.extra.get("ground") == "table":
        return tower_drawing.drawn(scene)
    dice = {die.cell: die for die in scene.dice}
    pitch = NUMBERED if any(die.triple for die in scene.dice) or any(number > 99 for number in look.picks.values()) else CELL_WIDTHS
    written = signed_cells(scene)
    drawn = [_level(level, dice, scene, look, pitch, written) for level in range(9) if _shown(level, dice, look)]
    lines: list[Line] = []
    for strip in _strips(drawn, look.width):
        lines.extend([*_side_by_side(strip), Line()])
    for strip in _strips(trays.drawn(scene, look), look.width):
        lines.extend([*_side_by_side(strip), Line()])
    askew = loose(scene)
    if askew:
        lines[-1] = Line(say("cli-loose", dice=", ".join(askew)))
        lines.append(Line())
    if look.picks:
        lines[-1] = Line(say("cli-how-to-read-cells"), QUIET)
    return Group(*lines)


def loose(scene: Scene) -> list[str]:
    """The dice that lie in no cell: colour and number, and the cell they are nearest to where that is known."""
    found: list[str] = []
    for die in cast("list[dict[str, str]]", scene.extra.get("loose", [])):
        near = read_pose(die["pose"]) if die["pose"] else None
        cell = nearest(near)[0] if near is not None else -1
        where = f" ~{place_name(CELLS[cell].text)}" if cell >= 0 else ""
        found.append(f"{letter(die['colour'])}{die['die']}{where}")
    return found


def places(scene: Scene) -> set[str]:
    """The names of all cells, and of the dice in a tray."""
    return {cell for level in range(9) for row in _cells(level) for cell in row} | trays.names(scene)


def open_funnels(scene: Scene) -> set[str]:
    """The empty cells in which a die could stand now."""
    dice = {die.cell: die for die in scene.dice}
    return {cell for level in range(9) for row in _cells(level) for cell in row if _is_funnel(cell, dice)}


def name(x: int, y: int, level: int) -> str:
    return f"{x},{y},{8 - level - x - y}"


def _cells(level: int) -> list[list[str]]:
    """The names of a level's cells, row by row from the x-corner."""
    side = 8 - level
    return [[name(side - row, y, level) for y in range(row + 1)] for row in range(side + 1)]


def _under(cell: str) -> list[str]:
    x, y, z = map(int, cell.split(","))
    return [f"{x + 1},{y},{z}", f"{x},{y + 1},{z}", f"{x},{y},{z + 1}"] if x + y + z < 8 else []


def _over(cell: str) -> list[str]:
    x, y, z = map(int, cell.split(","))
    return [f"{x - 1},{y},{z}", f"{x},{y - 1},{z}", f"{x},{y},{z - 1}"]


def _is_funnel(cell: str, dice: dict[str, Die]) -> bool:
    return cell not in dice and all(under in dice for under in _under(cell))


def _is_free(cell: str, dice: dict[str, Die]) -> bool:
    return cell in dice and not any(over in dice for over in _over(cell))


def _shown(level: int, dice: dict[str, Die], look: Highlights) -> bool:
    if level == 0:
        return True
    cells = [cell for row in _cells(level) for cell in row]
    pointed_out = look.point_out == "funnels" and any(_is_funnel(cell, dice) for cell in cells)
    return pointed_out or any(cell in dice or cell in look.open or cell in look.picks or cell in look.signs for cell in cells)


def _level(level: int, dice: dict[str, Die], scene: Scene, look: Highlights, pitch: int, written: dict[str, tuple[str, str]]) -> list[Line]:
    """A level as lines of the same width: its name, its rows, the numbers below."""
    side = 9 - level
    width = 2 + side * pitch
    lines = [Line.assemble("  ", (say("cli-level", level=level).center(width - 2), LEVEL_NAME))]
    for row, cells in enumerate(_cells(level)):
        line = Line.assemble((f"{ROW_LETTERS[side - 1 - row]} ", QUIET))
        line.append(" " * ((side - 1 - row) * pitch // 2))
        for cell in cells:
            line.append_text(_cell(cell, dice, scene, look, pitch, written.get(cell)))
        lines.append(line)
    lines.append(Line("  " + "".join(str(y + 1).center(pitch - 1) + " " for y in range(side)), QUIET))
    for line in lines:
        line.pad_right(width - line.cell_len)
    return lines


def _cell(cell: str, dice: dict[str, Die], scene: Scene, look: Highlights, pitch: int, written: tuple[str, str] | None) -> Line:
    body = pitch - 1
    if cell in look.picks:
        return Line.assemble((str(look.picks[cell]).center(body), PICK), " ")
    left, right = "[]" if cell in scene.last else "  "
    if cell in look.signs:
        return _signed(look.signs[cell], dice.get(cell), pitch)
    if cell not in dice:
        funnel = _is_funnel(cell, dice)
        if funnel and look.point_out == "funnels" and left == " ":
            left, right = "<>"
        dot = "∘" if funnel else "·"
        if written and funnel and left == " ":
            return Line.assemble((written[0].center(body), written[1]), " ")
        return Line.assemble((f"{left}{dot}{right}".center(body), "" if funnel else QUIET), " ")
    die = dice[cell]
    if look.point_out == "free" and left == " " and _is_free(cell, dice):
        left, right = "()"
    if die.mark and right == " ":
        right = die.mark[0]
    if pitch == CELL_WIDTHS:
        return Line.assemble((f"{left}{letter(die.colour)}{right}", style(die.colour)), " ")
    shown = f"{letter(die.colour)}{die.triple}".center(4)
    return Line.assemble(left, (shown, style(die.colour)), right)


def _signed(sign: str, die: Die | None, pitch: int) -> Line:
    """A cell with a sign of a figure: behind the die, whose numbers stay to be read where there is room, or in the empty funnel."""
    numbers = die.triple if die and pitch == NUMBERED and len(sign) == 1 else ""
    shown = f"{letter(die.colour) if die else ''}{numbers}{sign}".center(pitch - 1)
    return Line.assemble((shown, style(die.colour) if die else PICK), " ")


def _strips(drawn: list[list[Line]], width: int) -> list[list[list[Line]]]:
    """Levels that fit side by side."""
    strips: list[list[list[Line]]] = []
    room = 0
    for block in drawn:
        wide = block[0].cell_len + 2
        if not strips or wide > room:
            strips.append([])
            room = width + 2
        strips[-1].append(block)
        room -= wide
    return strips


def _side_by_side(strip: list[list[Line]]) -> list[Line]:
    """Standing on the same line."""
    height = max(len(block) for block in strip)
    raised = [[Line(" " * block[0].cell_len)] * (height - len(block)) + block for block in strip]
    return [Line("  ").join([block[row] for block in raised]) for row in range(height)]
