"""Whether bots and rules still behave as they did when something was measured: a hash of behaviour, not of source code.

The hash covers the beginning of a game by the bots in question and a game of random bots: every move, the alternatives, and each seat's
``outlook``, which the greedy and searching bots use. A change that does not affect play keeps the hash; any other change makes a new one,
and the measurements are repeated.
"""

from __future__ import annotations

import hashlib

from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.turn import Chance
from pipyard.lab.bot_game import GameObserver, play

DEFINITION = "2"
"""Change this when the definition of the hash changes."""
FINGERPRINT_STEPS = 24
"""Steps of the game by the bots; actions by hand and their outcomes take ``HANDS``."""
HANDS = 4
ANYTHING = 200
"""Steps of the game by random bots."""


class BehaviourDigest(GameObserver):
    """A digest of everything that happens in a game."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.digest = hashlib.sha256()

    def note(self, word: str) -> None:
        self.digest.update(f"{word}\n".encode())

    def decision(self, state: State, seat: int, move: Move) -> None:
        self.note(f"{seat} {move.text}")
        if self.leads:
            self.note(" ".join(f"{state.outlook(one):.6g}" for one in range(self.seats)))

    def chance(self, turn: Chance) -> None:
        self.note(type(turn.space).__name__)


def mark(game: Game, seats: int, bots: list[str]) -> str:
    """The hash of a game with these bots."""
    physical = "dexterity" in game.info.kinds
    notes = BehaviourDigest(game, seats)
    notes.note(f"{DEFINITION} {seats} {' '.join(bots)}")
    if not physical:
        play(game, seats, ["random"], "mark", "mark", notes, ANYTHING)
    record = play(game, seats, bots, "mark", "mark", notes, HANDS if physical else FINGERPRINT_STEPS)
    notes.note(f"{record.ranks} {record.scores} {record.why} {record.decisions}")
    return notes.digest.hexdigest()[:16]
