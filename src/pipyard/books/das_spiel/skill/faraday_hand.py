"""Faraday: the hand looks for tilts that bring the three dice nearer to the three corners."""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.faraday import FaradayState
from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.hands.goals import corner_wishes, to_corners
from pipyard.hands.rehearsal import words_only
from pipyard.hands.tilt import play


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    if not isinstance(view, FaradayState):
        raise PipyardError(because("why-hands-play-only", game="faraday"))
    return words_only(view) or play(view, level, rng, to_corners, corner_wishes)
