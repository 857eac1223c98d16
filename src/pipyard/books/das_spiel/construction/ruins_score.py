"""The dice of the whole pyramid are counted at the end of Ruins."""

from __future__ import annotations

from pipyard.core.game import Game
from pipyard.pyramid.cells import SIZE
from pipyard.score.cards import TermBinding, same
from pipyard.score.end_positions import dice


def end_position(game: Game) -> TermBinding:
    return same(dice(range(SIZE)))
