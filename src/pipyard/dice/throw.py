"""A throw of many dice, with too many rolls to list: parsed, sampled and weighed one at a time."""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from random import Random

from pipyard.core.notation import Atom, Move, Outcome
from pipyard.core.space import Space, Steps


class UnorderedThrow(Space):
    """A throw of ``count`` equal dice in ascending order. ``Pool`` lists every roll instead."""

    __slots__ = ("count", "faces")

    def __init__(self, count: int, faces: int = 6) -> None:
        self.count: int = count
        self.faces: int = faces

    def contains(self, move: Move) -> bool:
        return self.steps(move.atoms).done

    def sample(self, rng: Random) -> Move:
        random = rng.random
        return Move(*sorted([1 + int(random() * self.faces) for _ in range(self.count)]))

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        least = 1
        for atom in prefix:
            if not isinstance(atom, int) or not least <= atom <= self.faces:
                return Steps([], False)
            least = atom
        if len(prefix) >= self.count:
            return Steps([], len(prefix) == self.count)
        return Steps([*range(least, self.faces + 1)], False)

    def parse(self, text: str) -> Move:
        """The dice may be entered in any order."""
        return super().parse(" ".join(sorted(text.split())))

    def odds(self, outcome: Outcome) -> Fraction:
        """The probability of one throw; 0 if it is impossible."""
        if not self.contains(outcome):
            return Fraction(0)
        ways = factorial(self.count)
        numbers = outcome.numbers()
        for number in set(numbers):
            ways //= factorial(numbers.count(number))
        return Fraction(ways, self.faces**self.count)
