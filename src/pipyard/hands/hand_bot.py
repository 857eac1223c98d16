"""Bots with hands: they simulate actions on a copy of the board or the plate, as often and as steadily as their level allows, then act.

``hands:beginner``, ``hands:club`` and ``hands:master``; ``hands:master/club`` has a master's hands and a club player's thinking.

The hand of a game is a module beside its rules: ``dune_hand.py`` beside ``dune.py``. Its function ``choose(view, seat, level, rng)``
returns the move the hand makes, tremor included. ``level`` is beginner, club or master (or two of them, see
:mod:`pipyard.hands.level`); each file has the errors of its levels as plain numbers. ``CHOOSES = False`` marks a hand that always
does the same thing, well or badly.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pipyard.books.families.attempt_entries import ACCEPT
from pipyard.books.families.attempts import AttemptsState
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.bots.bot import Bot, kind
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.hands import any_game
from pipyard.hands.level import checked

Choose = Callable[[State, int, str, Random], Move]


class HandBot(Bot):
    """Plays games of dexterity by simulating its own actions."""

    def __init__(self, level: str, seed: str) -> None:
        super().__init__(seed)
        self.level = checked(level or "club")

    def choose(self, game: Game, view: State, seat: int) -> Move:
        """Accept whatever other players enter by hand."""
        playing = player(game) or (any_game.choose if isinstance(view, (SkillTurnState, AttemptsState)) else None)
        if playing is None:
            raise PipyardError(because("why-hands-play-dexterity", key=game.info.key))
        space = view.moves(seat)
        return ACCEPT if space.contains(ACCEPT) else playing(view, seat, self.level, self.rng)


def player(game: Game) -> Choose | None:
    """The hand of a game, if it has one."""
    return getattr(game.companion("hand"), "choose", None)


def have_learned(game: Game) -> bool:
    """Whether a game has a hand of its own; the others use ``any_game``."""
    return player(game) is not None


def has_choice(game: Game) -> bool:
    """Whether the hand of a game chooses between actions."""
    return bool(getattr(game.companion("hand"), "CHOOSES", True))


kind("hands", HandBot)
