"""Whether bots and rules still are what they were when something was measured: a mark of what they do, not of how it is written.

A game is begun with the bots in question and one is played by bots that play anything; every move, what could have been played and how
everything looks to everybody (the games' ``outlook``, which greed and search go by) goes into the mark. A change that changes nothing in
play leaves it as it is; one that does makes another mark, and what was measured before is measured anew.
"""

from __future__ import annotations

import hashlib

from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.turn import Chance
from pipyard.lab.bot_game import Closely, play

DEFINITION = "2"
"""Another number whenever it is defined anew what is measured."""
FINGERPRINT_STEPS = 24
"""Steps of a game of the bots; what hands do and what becomes of it takes ``HANDS``."""
HANDS = 4
ANYTHING = 200
"""Steps of a game of bots that play anything."""


class Traced(Closely):
    """Everything that happens in a game, as a digest."""

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
    """The mark of a game with these bots."""
    physical = "dexterity" in game.info.kinds
    notes = Traced(game, seats)
    notes.note(f"{DEFINITION} {seats} {' '.join(bots)}")
    if not physical:
        play(game, seats, ["random"], "mark", "mark", notes, ANYTHING)
    record = play(game, seats, bots, "mark", "mark", notes, HANDS if physical else FINGERPRINT_STEPS)
    notes.note(f"{record.ranks} {record.scores} {record.why} {record.decisions}")
    return notes.digest.hexdigest()[:16]
