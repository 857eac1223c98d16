"""Entrants, their pairings, and the order in which they start."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

BYE: Final = -1
"""The opponent of somebody who has none."""
System = Literal["swiss", "round-robin", "knock-out", "arena"]


class Entrant(Struct, frozen=True):
    """Somebody who takes part: a number, a strength for the starting order, the first round, and the last one (0: to the end)."""

    number: int
    strength: float = 0.0
    since: int = 1
    until: int = 0

    def plays(self, round: int) -> bool:
        return self.since <= round and not (self.until and self.until < round)


class Pairing(Struct, frozen=True):
    """A game of two entrants, or a bye. Points are None until it is over.

    ``played``: it was decided at the table, not by a bye or because somebody was absent.
    """

    round: int
    first: int
    second: int = BYE
    first_points: float | None = None
    second_points: float | None = None
    played: bool = True

    @property
    def over(self) -> bool:
        return self.first_points is not None

    @property
    def is_bye(self) -> bool:
        return self.second == BYE

    @property
    def pair(self) -> tuple[int, int]:
        return pair_of(self.first, self.second)

    def points(self, entrant: int) -> float:
        """What an entrant got from it; nothing before it is over."""
        return (self.first_points if entrant == self.first else self.second_points) or 0.0

    def opponent(self, entrant: int) -> int:
        return self.second if entrant == self.first else self.first

    def of(self, entrant: int) -> bool:
        return entrant in (self.first, self.second)


def pair_of(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def bye(round: int, entrant: int) -> Pairing:
    """A full point without an opponent."""
    return Pairing(round, entrant, BYE, 1.0, 0.0, played=False)


def lot(seed: str, *parts: object) -> str:
    """A lot drawn by a seed: without it nobody can foresee the order."""
    return hashlib.sha256("/".join(map(str, (seed, *parts))).encode()).hexdigest()


def starting_order(entrants: Iterable[Entrant], seed: str) -> list[int]:
    """The strongest first; the lot decides among equals."""
    return [one.number for one in sorted(entrants, key=lambda one: (-one.strength, lot(seed, one.number), one.number))]


def seated(a: int, b: int, pairings: Sequence[Pairing], turned: bool = False) -> tuple[int, int]:
    """Who of two sits first: whoever has done so less often, then whoever did not do so last, then ``a`` (``turned``: ``b``)."""
    times = {one: [pairing.first == one for pairing in pairings if not pairing.is_bye and pairing.of(one)] for one in (a, b)}
    balance = {one: 2 * sum(firsts) - len(firsts) for one, firsts in times.items()}
    if balance[a] != balance[b]:
        return (a, b) if balance[a] < balance[b] else (b, a)
    for mine, yours in zip(reversed(times[a]), reversed(times[b]), strict=False):
        if mine != yours:
            return (b, a) if mine else (a, b)
    return (b, a) if turned else (a, b)
