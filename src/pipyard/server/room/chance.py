"""Where the table's chance comes from: the operating system's randomness, which nobody can foresee."""

from __future__ import annotations

from random import SystemRandom

from pipyard.core.notation import Outcome
from pipyard.core.source import Source
from pipyard.core.space import Certain
from pipyard.core.turn import Chance
from pipyard.physics.source import physical


class SystemChance(Source):
    """Draws from the system, but not faster than people can watch.

    Setups are drawn at once, and so is one roll after each move. Further rolls, and what is certain but takes its time
    (a die is covered again, a die comes to rest), are left to the room's clock, which calls :meth:`allow`.
    """

    def __init__(self) -> None:
        self.rng = SystemRandom()
        self.rolls = 1
        self.by_hand: set[int] = set()
        """Seats that roll real dice and tell what they show."""
        self.by = -1
        """Who rolled last (-1: nobody)."""

    def allow(self) -> None:
        """One more roll may be made now."""
        self.rolls = 1

    def resolve(self, chance: Chance) -> Outcome | None:
        self.by = chance.by
        if isinstance(chance.space, Certain) or physical(chance) or chance.by in self.by_hand:
            return None
        if chance.by >= 0:
            if self.rolls == 0:
                return None
            self.rolls -= 1
        return chance.space.sample(self.rng)
