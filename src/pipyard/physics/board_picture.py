"""A board from above as a picture (SVG) and as text, with the dice that lie on it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from pipyard.dice.board import Board
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose
from pipyard.dice.shot import hull
from pipyard.physics.board import outline

BOARD_MARGIN = 25.0
SHADES = (
    "#e8d5b0",
    "#dfc79a",
    "#d6b985",
    "#cdab70",
    "#c49d5b",
    "#bb8f46",
    "#b28131",
    "#a9731c",
    "#a06508",
    "#975700",
    "#8e4900",
    "#853b00",
)
FILLS = {
    "red": "#c0392b", "black": "#2c2c2c", "green": "#2e8b57", "white": "#fafafa", "blue": "#2468b4", "yellow": "#e6c229",
    "orange": "#e67e22", "purple": "#7d3c98", "pink": "#e8a0b4", "brown": "#7b5233", "grey": "#8a8a8a", "turquoise": "#3bb6a8",
    "olive": "#7a7a2a", "navy": "#1f2f5a", "maroon": "#6b1f2a", "lime": "#8fcf3c",
}  # fmt: skip
DARK = ("red", "black", "green", "blue", "purple", "brown", "olive", "navy", "maroon")

BACKGROUND = " ·─▁o"
"""Characters that a die may overwrite."""

Lying = tuple[str, str, Pose]
"""A die on the board: its name, its colour, its pose."""


def svg(board: Board, faces: int = 6, dice: Mapping[str, Lying] | None = None) -> str:
    """The board seen from above, the disc at the top, millimetres as units."""
    half = board.width / 2
    top = min(0.0, board.rect[1]) - BOARD_MARGIN
    height = board.length + BOARD_MARGIN - top
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-half - BOARD_MARGIN:g} {top:g} {board.width + 2 * BOARD_MARGIN:g} {height:g}" '
        f'font-family="sans-serif" role="img"><title>{escape(board.name)}</title>'
    ]
    for number, level in enumerate(board.levels):
        parts.append(_rect(-half, level.start, half, level.end, SHADES[number]))
        start = max(level.start, board.line[1]) if number == 0 else level.start
        parts.append(_label(half - 8, (start + level.end) / 2, f"{level.times}x", 22, "end"))
    parts.append(_label(half - 8, board.line[0] / 2, "0x", 22, "end"))
    for pad in board.pads:
        parts.append(_rect(*pad, "#f6efe0"))
    parts.append(_rect(-half, board.line[0], half, board.line[1], "#3a2a1a"))
    points = " ".join(f"{x:g},{y:g}" for x, y in hull(outline(board)))
    parts.append(f'<polygon points="{points}" fill="#f0e4c8" stroke="#6b5433"/>')
    for x, y in board.pegs:
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{board.peg_radius:g}" fill="#6b4423"/>')
    for name, colour, pose in (dice or {}).values():
        corners = " ".join(f"{x:.2f},{y:.2f}" for x, y in hull(pose.footprint(solid(faces), board.edge)))
        ink = "#fff" if colour in DARK else "#111"
        look = f'fill="{FILLS.get(colour, "#999")}" stroke="#111" stroke-width="0.6"'
        parts.append(f'<polygon points="{corners}" {look}><title>{escape(name)}</title></polygon>')
        parts.append(_label(pose.x, pose.y, str(pose.face(solid(faces))), 11, "middle", ink))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _rect(x0: float, y0: float, x1: float, y1: float, fill: str) -> str:
    return f'<rect x="{x0:g}" y="{y0:g}" width="{x1 - x0:g}" height="{y1 - y0:g}" fill="{fill}" stroke="#6b5433" stroke-width="0.8"/>'


def _label(x: float, y: float, text: str, size: int, anchor: str, fill: str = "#4a3820") -> str:
    return f'<text x="{x:g}" y="{y + size / 3:g}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'


def from_above(board: Board, dice: list[tuple[str, Pose, int]], columns: int = 58, row_mm: float = 22.0) -> list[str]:
    """The board as lines of text: dice as ``A1=5`` (name and face), pegs as ``o``, the disc as dots, zones at the edge."""
    half = board.width / 2
    first = min(0.0, board.rect[1])
    rows = int((board.length - first) / row_mm) + 1
    grid: list[list[str]] = []
    marks: list[str] = []
    for row in range(rows):
        y = first + (row + 0.5) * row_mm
        cells = [" "] * columns
        for column in range(columns):
            x = -half + (column + 0.5) * board.width / columns
            if board.on_disc(x, y):
                cells[column] = "·"
            elif board.line[0] - row_mm / 2 <= y < board.line[0] + row_mm / 2:
                cells[column] = "─"
        edge = any(abs(y - row_mm / 2 - level.start) < row_mm / 2 for level in board.levels[1:])
        if edge:
            cells = ["▁" if cell == " " else cell for cell in cells]
        grid.append(cells)
        level = board.level_at(y)
        marks.append("0x" if y < board.line[0] else f"{board.multiplier(level)}x")
    for x, y in board.pegs:
        row, column = _place(board, x, y, rows, columns, row_mm)
        grid[row][column] = "o"
    for name, pose, face in sorted(dice, key=lambda die: die[1].y):
        row, column = _place(board, pose.x, pose.y, rows, columns, row_mm)
        word = f"{name}={face}"
        start = max(0, min(columns - len(word), column - len(word) // 2))
        while row + 1 < rows and any(cell not in BACKGROUND for cell in grid[row][start : start + len(word)]):
            row += 1
        grid[row][start : start + len(word)] = list(word)
    shown = [mark if row == 0 or marks[row - 1] != mark else "" for row, mark in enumerate(marks)]
    lines = [f"{mark:>3} │{''.join(cells)}│" for mark, cells in zip(shown, grid, strict=True)]
    frame = "─" * columns
    return [f"    ┌{frame}┐", *lines, f"    └{frame}┘"]


def _place(board: Board, x: float, y: float, rows: int, columns: int, row_mm: float) -> tuple[int, int]:
    first = min(0.0, board.rect[1])
    row = max(0, min(rows - 1, int((y - first) / row_mm)))
    return row, max(0, min(columns - 1, int((x / board.width + 0.5) * columns)))
