"""The numbers on everybody's small pyramid are counted at the end of Mucho."""

from __future__ import annotations

from pipyard.core.game import Game
from pipyard.score.cards import TermBinding, same
from pipyard.score.end_positions import small_pyramids


def end_position(game: Game) -> TermBinding:
    return same(small_pyramids(4, numbers=True))
