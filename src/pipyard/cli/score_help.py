"""What can be typed at ``pipyard score``, with an example for each: the answer to ``?``."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from pipyard import score
from pipyard.core.game import Game
from pipyard.texts import say

UNDO: Final = "undo"
QUIT: Final = "quit"
HELP: Final = ("?", "help")
ALWAYS: Final = ((UNDO, "score-can-undo"), (QUIT, "score-can-quit"), ("Ctrl-C", "score-can-interrupt"), ("?, help", "score-can-help"))


def lines_to_type(game: Game) -> Table:
    """A line to type, and what it does."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for line, key in (*score.examples(game), *ALWAYS):
        grid.add_row(line, say(key))
    return grid
