"""Where the table's chance comes from: the operating system's randomness, which nobody can foresee."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from pipyard.core.notation import Outcome
from pipyard.core.source import Source
from pipyard.core.space import Certain
from pipyard.core.turn import Chance
from pipyard.physics.physics_source import physical
from pipyard.server.room.roll_form import roll_form

DICE: Final = ("numbers", "standing")
"""What is rolled, and not drawn."""


class SystemChance(Source):
    """Draws from the system, but not faster than people can watch.

    Setups are drawn at once, and so is one roll after each move, unless its seat wants to say when. Further rolls, and what is certain
    but takes its time (a die is covered again, a die comes to rest), are left to the room's clock, which calls :meth:`allow`.
    """

    def __init__(self) -> None:
        self.rng = SystemRandom()
        self.rolls = 1
        self.by_hand: set[int] = set()
        """Seats that roll real dice and tell what they show."""
        self.at_will: set[int] = set()
        """Seats for which the table rolls when they say so."""
        self.undecided = False
        """Whether nobody decides anything in the game: then every roll of all is waited for, too."""
        self.by = -1
        """Who rolled last (-1: nobody)."""
        self._granted = False

    def allow(self, granted: bool = False) -> None:
        """One more roll may be made now; ``granted``: also one for a seat that wants to be asked."""
        self.rolls = 1
        self._granted = granted

    def rollers(self, chance: Chance) -> list[int]:
        """The seats that may say when this is rolled."""
        if isinstance(chance.space, Certain) or physical(chance) or not self.at_will:
            return []
        if chance.by < 0 and not self.undecided:
            return []
        if roll_form(chance.space).kind not in DICE:
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
