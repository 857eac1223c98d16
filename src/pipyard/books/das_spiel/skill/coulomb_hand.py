"""Coulomb: the hand looks for tilts that bring the four dice together, and the last of them on top."""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.coulomb import CoulombState
from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.hands.goals import middle_wishes, pyramid_wishes, to_group, to_pyramid
from pipyard.hands.rehearsal import words_only
from pipyard.hands.tilt import play


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    if not isinstance(view, CoulombState):
        raise PipyardError(because("why-hands-play-only", game="coulomb"))
    worth, wishes = (to_group, middle_wishes) if view.gathered else (to_pyramid, pyramid_wishes)
    return words_only(view) or play(view, level, rng, worth, wishes)
