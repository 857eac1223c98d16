"""The source of chance at the table: the operating system's randomness, which nobody can predict."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from pipyard.core.notation import Outcome
from pipyard.core.source import Source
from pipyard.core.space import Certain
from pipyard.core.turn import Chance
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.physics_source import physical
from pipyard.server.room.roll_form import roll_form

ROLLED_VERBS: Final = ("numbers", "standing")
"""Verbs of outcomes that are rolled rather than drawn."""
REAL_SHOT: Final = "shoot"
"""The verb of a shot on a real board."""


def on_real_board(chance: Chance) -> bool:
    """Whether a shot may have been made on a real board: ``shoot`` only names the die, and says nothing that could be simulated."""
    return isinstance(chance.space, ShotOutcome) and chance.space.shot.kind == REAL_SHOT


class SystemChance(Source):
    """Draws from the system, at a pace that people can follow.

    Setups are drawn at once, and so is one roll after each move, unless its seat decides when to roll. Further rolls, and certain events
    that take time (a die is covered again, a die comes to rest), wait for the room's clock, which calls :meth:`allow`.
    """

    def __init__(self) -> None:
        self.rng = SystemRandom()
        self.rolls = 1
        self.by_hand: set[int] = set()
        """Seats that roll real dice and enter the result."""
        self.at_will: set[int] = set()
        """Seats that decide when the table rolls for them."""
        self.undecided = False
        """Whether the game has no decisions; then every roll waits, for any seat."""
        self.by = -1
        """Who rolled last (-1: nobody)."""
        self._granted = False

    def allow(self, granted: bool = False) -> None:
        """Allow one more roll; ``granted``: even one for a seat that wants to be asked."""
        self.rolls = 1
        self._granted = granted

    def rollers(self, chance: Chance) -> list[int]:
        """The seats that may trigger this roll."""
        if isinstance(chance.space, Certain) or physical(chance) or not self.at_will:
            return []
        if chance.by < 0 and not self.undecided:
            return []
        if roll_form(chance.space).kind not in ROLLED_VERBS:
            return []
        return sorted(self.at_will) if chance.by < 0 else [chance.by] if chance.by in self.at_will else []

    def resolve(self, chance: Chance) -> Outcome | None:
        self.by = chance.by
        if isinstance(chance.space, Certain) or physical(chance) or chance.by in self.by_hand:
            return None
        if chance.by >= 0 or self.undecided:
            if self.rolls == 0 or (not self._granted and self.rollers(chance)):
                return None
            self.rolls -= 1
            self._granted = False
        return chance.space.sample(self.rng)
