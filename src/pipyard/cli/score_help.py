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
OWN: Final = {
    "dice_trip": (
        ("1 1 3 5", "score-can-roll"),
        ("reroll blue 5", "score-can-reroll"),
        ("35 Gent, x Hasselt", "score-can-write"),
        ("twice 62 Mons, 65 Namur", "score-can-twice"),
    ),
    "tumblin_dice": (
        ("46 23 o s", "score-can-dice"),
        ("A 46 23", "score-can-dice-of"),
        ("fix A 2 46", "score-can-fix-die"),
        ("fix 1 A 2 46", "score-can-fix-round"),
    ),
    score.TRIES: (("fix 3 …", "score-can-fix-line"),),
}
"""Lines of the games that are scored move by move; for all others the prompt itself has an example."""


def lines_to_type(game: Game) -> Table:
    """A line to type, and what it does."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for line, key in (*OWN.get(score.way(game), ()), *ALWAYS):
        grid.add_row(line, say(key))
    return grid
