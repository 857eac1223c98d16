"""The trails on the plate are counted at the end of Witches' Dance."""

from __future__ import annotations

from pipyard.core.game import Game
from pipyard.pyramid.cells import BASE
from pipyard.score.cards import TermBinding, same
from pipyard.score.end_positions import dice


def end_position(game: Game) -> TermBinding:
    return same(dice(range(BASE)))
