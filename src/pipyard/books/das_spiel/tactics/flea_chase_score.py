"""The outer faces of the goal are counted at the end of Flea Chase, less the turns that the later player needed."""

from __future__ import annotations

from pipyard.books.das_spiel.tactics.flea_chase import FACES, GOAL
from pipyard.core.game import Game
from pipyard.score.cards import TermBinding, same
from pipyard.score.end_positions import dice


def end_position(game: Game) -> TermBinding:
    return same(dice(GOAL, FACES, cost="late"))
