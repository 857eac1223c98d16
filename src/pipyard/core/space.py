"""Spaces: what may be decided now, by a player or by chance.

A space answers whether it contains a move, samples one, and says which atom may come next after a prefix.
A :class:`Finite` space can also be listed; a :class:`Weighted` one knows exact odds.

A space speaks of the state that gave it, as it is now: after the next move ask the state again.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from mypy_extensions import mypyc_attr

from pipyard.core.errors import Illegal, Unparsable
from pipyard.core.notation import Atom, Move, Outcome
from pipyard.core.text import Text, because, quoted


class Steps:
    """What can follow a prefix: the next ``atoms``, and whether the prefix is itself a complete move (``done``)."""

    __slots__ = ("atoms", "done")

    def __init__(self, atoms: list[Atom], done: bool) -> None:
        self.atoms: list[Atom] = atoms
        self.done: bool = done

    def __repr__(self) -> str:
        return f"Steps({self.atoms!r}, done={self.done})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """A set of moves or outcomes that may be too large to list."""

    __slots__ = ()

    def contains(self, move: Move) -> bool:
        raise NotImplementedError

    def sample(self, rng: Random) -> Move:
        """A random member, drawn with ``rng.random()`` only, so that every Python gives the same for the same seed."""
        raise NotImplementedError

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        """The atoms that can follow ``prefix``; neither atoms nor ``done``: the prefix leads nowhere."""
        raise NotImplementedError

    def settings(self, prefix: tuple[Atom, ...]) -> list[tuple[Atom, ...]]:
        """All endings of a prefix after which the rest is one thing, such as a piece that is put down; none: atom by atom."""
        return []

    def parse(self, text: str) -> Move:
        """Parse a member, atom by atom along :meth:`steps`."""
        atoms: tuple[Atom, ...] = ()
        for token in text.split():
            steps = self.steps(atoms)
            found = [atom for atom in steps.atoms if str(atom) == token]
            if not found:
                raise Unparsable(because("why-cannot-stand-here-in", token=quoted(token), what=quoted(text), steps=_offer(steps)))
            atoms = (*atoms, found[0])
        steps = self.steps(atoms)
        if not steps.done:
            raise Unparsable(because("why-is-not-finished", what=quoted(text), steps=_offer(steps)))
        return Move(*atoms)

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        """What a seat (None: a spectator) may read of this in the log; ``?`` for a secret. For moves and outcomes."""
        return outcome.text

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.contains(move)


def _offer(steps: Steps) -> Text:
    if not steps.atoms:
        return because("part-nothing-follows")
    shown = ", ".join([str(atom) for atom in steps.atoms[:12]])
    more = len(steps.atoms) - 12
    return because("part-possible-and-more", shown=shown, more=more) if more > 0 else because("part-possible", shown=shown)


@mypyc_attr(allow_interpreted_subclasses=True)
class Finite(Space):
    """A space short enough to list."""

    __slots__ = ()

    def all(self) -> list[Move]:
        raise NotImplementedError

    def size(self) -> int:
        return len(self.all())

    def contains(self, move: Move) -> bool:
        return move in self.all()

    def sample(self, rng: Random) -> Move:
        moves = self.all()
        return moves[int(rng.random() * len(moves))]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        depth = len(prefix)
        words = [str(atom) for atom in prefix]
        found: dict[str, Atom] = {}
        done = False
        for move in self.all():
            atoms = move.atoms
            if len(atoms) < depth or [str(atom) for atom in atoms[:depth]] != words:
                continue
            if len(atoms) == depth:
                done = True
            else:
                found[str(atoms[depth])] = atoms[depth]
        return Steps(list(found.values()), done)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.all())

    def __len__(self) -> int:
        return self.size()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepwise(Space):
    """A space defined only by its steps.

    Do not offer prefixes that lead nowhere; a sample that runs into one is drawn again.
    """

    __slots__ = ()

    def contains(self, move: Move) -> bool:
        prefix: tuple[Atom, ...] = ()
        for atom in move.atoms:
            found = [offered for offered in self.steps(prefix).atoms if str(offered) == str(atom)]
            if not found:
                return False
            prefix = (*prefix, found[0])
        return self.steps(prefix).done

    def sample(self, rng: Random) -> Move:
        """Walk down the steps at random: where a prefix is a complete move, continuing is one choice among the others."""
        while True:
            prefix: tuple[Atom, ...] = ()
            steps = self.steps(prefix)
            while steps.atoms:
                pick = int(rng.random() * (len(steps.atoms) + int(steps.done)))
                if pick == len(steps.atoms):
                    break
                prefix = (*prefix, steps.atoms[pick])
                steps = self.steps(prefix)
            if steps.done:
                return Move(*prefix)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Finite):
    """These moves."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[Move]) -> None:
        self.moves: list[Move] = moves

    def all(self) -> list[Move]:
        return self.moves

    def sample(self, rng: Random) -> Move:
        moves = self.moves
        return moves[int(rng.random() * len(moves))]


NOTHING = Listed([])
"""The space of a seat that has nothing to decide."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighted(Finite):
    """Outcomes with exact odds."""

    __slots__ = ()

    def odds(self, outcome: Outcome) -> Fraction:
        """The probability of one outcome; 0 if it is impossible."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Even(Weighted):
    """Outcomes that are equally likely."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.outcomes: list[Outcome] = outcomes

    def all(self) -> list[Move]:
        return self.outcomes

    def sample(self, rng: Random) -> Move:
        outcomes = self.outcomes
        return outcomes[int(rng.random() * len(outcomes))]

    def odds(self, outcome: Outcome) -> Fraction:
        return Fraction(self.outcomes.count(outcome), len(self.outcomes))


@mypyc_attr(allow_interpreted_subclasses=True)
class Biased(Weighted):
    """Outcomes with whole-number weights."""

    __slots__ = ("outcomes", "total", "weights")

    def __init__(self, outcomes: list[Outcome], weights: list[int]) -> None:
        self.outcomes: list[Outcome] = outcomes
        self.weights: list[int] = weights
        self.total: int = sum(weights)

    def all(self) -> list[Move]:
        return self.outcomes

    def sample(self, rng: Random) -> Move:
        left = int(rng.random() * self.total)
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights do not reach their total")

    def odds(self, outcome: Outcome) -> Fraction:
        weight = sum([w for o, w in zip(self.outcomes, self.weights, strict=True) if o == outcome])
        return Fraction(weight, self.total)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Space):
    """``count`` cards drawn from a shuffled deck of one-letter cards, written as one word; too many to list.

    ``deck`` is the word to shuffle, equal letters being the same card; without a count the whole deck is drawn.
    """

    __slots__ = ("count", "deck")

    def __init__(self, deck: str, count: int = 0) -> None:
        self.deck: str = deck
        self.count: int = count or len(deck)

    def contains(self, move: Move) -> bool:
        word = move.text
        return len(word) == self.count and all([word.count(card) <= self.deck.count(card) for card in set(word)])

    def sample(self, rng: Random) -> Move:
        # sorting by random keys is several times as fast as drawing places one by one
        random = rng.random
        keyed = sorted([(random(), card) for card in self.deck])
        return Move("".join([card for _, card in keyed[: self.count]]))

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        """A shuffle is one long word; it is typed, not picked atom by atom."""
        return Steps([], len(prefix) == 1 and self.contains(Move(*prefix)))

    def parse(self, text: str) -> Move:
        outcome = Move(text.strip())
        if not self.contains(outcome):
            cards = "".join(sorted(set(self.deck)))
            raise Illegal(
                because("why-is-not-of-the-cards", strip=quoted(text.strip()), count=self.count, deck=len(self.deck), cards=quoted(cards))
            )
        return outcome

    def odds(self, outcome: Outcome) -> Fraction:
        if not self.contains(outcome):
            return Fraction(0)
        left = {card: self.deck.count(card) for card in set(self.deck)}
        chance = Fraction(1)
        for drawn, card in enumerate(outcome.text):
            chance *= Fraction(left[card], len(self.deck) - drawn)
            left[card] -= 1
        return chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Certain(Weighted):
    """A certain event that takes its time: the table may wait before it (a die is covered again). ``seconds``: how long the rules let
    everybody look first; 0 leaves that to the table.
    """

    __slots__ = ("event", "seconds")

    def __init__(self, event: str, seconds: float = 0.0) -> None:
        self.event: Outcome = Move(event)
        self.seconds: float = seconds

    def all(self) -> list[Move]:
        return [self.event]

    def odds(self, outcome: Outcome) -> Fraction:
        return Fraction(1 if outcome == self.event else 0)
