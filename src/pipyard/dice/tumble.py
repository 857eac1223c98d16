"""A throw of dice that are distinguished by position: one word of digits, ``4162``."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from pipyard.core.errors import Illegal
from pipyard.core.notation import Atom, Move, Outcome
from pipyard.core.space import Space, Steps
from pipyard.core.text import because, quoted


class OrderedThrow(Space):
    """``count`` dice in a fixed order, too many to list. In ``UnorderedThrow`` only the numbers count."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: int = count

    def contains(self, move: Move) -> bool:
        return len(move.text) == self.count and all(["1" <= digit <= "6" for digit in move.text])

    def sample(self, rng: Random) -> Move:
        random = rng.random
        return Move("".join(["123456"[int(random() * 6)] for _ in range(self.count)]))

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        """A throw is one long word; it is typed, not picked atom by atom."""
        return Steps([], len(prefix) == 1 and self.contains(Move(*prefix)))

    def parse(self, text: str) -> Move:
        """With or without spaces."""
        outcome = Move("".join(text.split()))
        if not self.contains(outcome):
            raise Illegal(because("why-dice-are-thrown-as-many", count=self.count, what=quoted(text)))
        return outcome

    def odds(self, outcome: Outcome) -> Fraction:
        return Fraction(1 if self.contains(outcome) else 0, 6**self.count)
