"""A board from above as text, with the dice that lie on it."""

from __future__ import annotations

from pipyard.dice.board import Board
from pipyard.dice.pose import Pose

EMPTY_CHARACTERS = " ·─▁o"
"""Characters that a die may overwrite."""


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
        while row + 1 < rows and any(cell not in EMPTY_CHARACTERS for cell in grid[row][start : start + len(word)]):
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
