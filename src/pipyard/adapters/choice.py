"""Which game somebody means: a key, a file of one's own, or a game."""

from __future__ import annotations

from pathlib import Path

from pipyard.core.game import Game
from pipyard.shelf import adopt, game
from pipyard.tensors.support import demand_turn_based


def chosen(meant: Game | str | Path, options: dict[str, object]) -> Game:
    """The game, with these options; games that are not played in turns are refused."""
    if isinstance(meant, Game):
        found = meant
    elif str(meant).endswith(".py"):
        found = adopt(meant)
    else:
        found = game(str(meant))
    demand_turn_based(found)
    return found.configured(**options) if options else found
