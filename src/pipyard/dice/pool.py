"""Rolls of dice: every roll once, with its exact odds."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.errors import Illegal
from pipyard.core.notation import Atom, Move, Outcome
from pipyard.core.space import Even, Space, Steps, Weighted
from pipyard.core.text import because, quoted
from pipyard.core.turn import Chance
from pipyard.dice.orientation import INDEX, TRIPLES


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool(Weighted):
    """A roll of ``count`` equal dice, written in ascending order.

    Four dice have 126 such rolls with their weights, not 1296. Use :func:`each` where it matters which die shows what.
    """

    __slots__ = ("count", "faces", "rolls", "weights")

    def __init__(self, count: int, faces: int = 6) -> None:
        self.count: int = count
        self.faces: int = faces
        self.rolls: list[Outcome] = []
        self.weights: dict[str, int] = {}
        for numbers in combinations_with_replacement(range(1, faces + 1), count):
            weight = factorial(count)
            for number in set(numbers):
                weight //= factorial(numbers.count(number))
            roll = Move(*numbers)
            self.rolls.append(roll)
            self.weights[roll.text] = weight

    def all(self) -> list[Move]:
        return self.rolls

    def contains(self, move: Move) -> bool:
        return move.text in self.weights

    def sample(self, rng: Random) -> Move:
        return Move(*sorted([1 + int(rng.random() * self.faces) for _ in range(self.count)]))

    def odds(self, outcome: Outcome) -> Fraction:
        return Fraction(self.weights.get(outcome.text, 0), self.faces**self.count)

    def parse(self, text: str) -> Move:
        """The dice may be entered in any order."""
        return super().parse(" ".join(sorted(text.split(), key=lambda token: (len(token), token))))


@cache
def each(count: int, faces: int = 6) -> Even:
    """A roll of distinguishable dice (by colour, or by roller), in order."""
    return Even([Move(*numbers) for numbers in product(range(1, faces + 1), repeat=count)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Space):
    """``count`` dice in random orientations, written as one word of letters: ``a`` is 124, ``x`` is 654.

    ``visible``: for each die, the axes (0, 1, 2) that the players' log shows. With ``own_axis`` a seat sees only the faces of its own axis
    and a spectator none. Without ``visible`` everything is public.
    """

    __slots__ = ("count", "own_axis", "visible")

    def __init__(self, count: int, visible: list[list[int]] | None = None, own_axis: bool = False) -> None:
        self.count: int = count
        self.visible: list[list[int]] | None = visible
        self.own_axis: bool = own_axis

    def contains(self, move: Move) -> bool:
        return len(move.text) == self.count and all(["a" <= letter <= "x" for letter in move.text])

    def sample(self, rng: Random) -> Move:
        random = rng.random
        return Move("".join([LETTERS[int(random() * 24)] for _ in range(self.count)]))

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        """A deal is one long word; it is typed, not picked atom by atom."""
        return Steps([], len(prefix) == 1 and self.contains(Move(*prefix)))

    def parse(self, text: str) -> Move:
        """As letters, or as triples separated by spaces."""
        tokens = text.split()
        triples = tokens and all([token in INDEX for token in tokens])
        word = "".join([LETTERS[INDEX[token]] for token in tokens]) if triples else text.strip()
        outcome = Move(word)
        if not self.contains(outcome):
            raise Illegal(because("why-dice-are-dealt-as-many", count=self.count, what=quoted(text)))
        return outcome

    def odds(self, outcome: Outcome) -> Fraction:
        return Fraction(1 if self.contains(outcome) else 0, 24**self.count)

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        if self.visible is None:
            return outcome.text
        words: list[str] = []
        for letter, axes in zip(outcome.text, self.visible, strict=True):
            seen = [axis for axis in axes if not self.own_axis or axis == seat]
            words.append("".join([TRIPLES[LETTERS.index(letter)].text[axis] if axis in seen else "?" for axis in range(3)]))
        return " ".join(words)


LETTERS: Final = "abcdefghijklmnopqrstuvwx"
"""The letters of the 24 orientations in a deal."""

D6: Final = Even([Move(number) for number in range(1, 7)])
"""One die."""

STANDING: Final = Even([Move(triple) for triple in TRIPLES])
"""A die rolled into a funnel: one of the 24 orientations."""

ROLL: Final[list[Chance]] = [Chance(D6, seat) for seat in range(16)]
"""For every seat: the turn in which it rolls one die."""

ROLL_ONTO_PLATE: Final[list[Chance]] = [Chance(STANDING, seat) for seat in range(16)]
"""For every seat: the turn in which it rolls one die into a funnel."""
