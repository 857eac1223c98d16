"""Bots with hands: they try actions on a copy of the board or the plate, as often and as steadily as their level allows, and then they act.

``hands:beginner``, ``hands:club`` and ``hands:master``; ``hands:master/club`` has a master's hands and a club player's thoughts.

The hand for a game is in the module beside its rules: ``dune_hand.py`` beside ``dune.py``. It has a function
``choose(view, seat, level, rng)`` that comes back with the move the hand makes, its trembling included; ``level`` is beginner, club or
master (or two of them, see :mod:`pipyard.hands.level`), and how large the errors of a level are stands in each file as plain numbers.
``CHOOSES = False`` there says that the hand does one thing, well or badly, and has nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pipyard.books.families.attempts import ACCEPT, AttemptsState
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.bots.bot import Bot, kind
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.hands import any_game
from pipyard.hands.level import checked

Choose = Callable[[State, int, str, Random], Move]


class Hands(Bot):
    """Plays games of dexterity by simulating what its hands do."""

    def __init__(self, level: str, seed: str) -> None:
        super().__init__(seed)
        self.level = checked(level or "club")

    def choose(self, game: Game, view: State, seat: int) -> Move:
        """What others have entered by hand is believed."""
        playing = player(game) or (any_game.choose if isinstance(view, (SkillTurnState, AttemptsState)) else None)
        if playing is None:
            raise PipyardError(because("why-hands-play-dexterity", key=game.info.key))
        space = view.moves(seat)
        return ACCEPT if space.contains(ACCEPT) else playing(view, seat, self.level, self.rng)


def player(game: Game) -> Choose | None:
    """The hand that knows a game, if there is one."""
    return getattr(game.companion("hand"), "choose", None)


def have_learned(game: Game) -> bool:
    """Whether there is a hand that knows a game; in others hands do without."""
    return player(game) is not None


def has_choice(game: Game) -> bool:
    """Whether the hand of a game has anything to choose."""
    return bool(getattr(game.companion("hand"), "CHOOSES", True))


kind("hands", Hands)
