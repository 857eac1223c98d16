"""Tie-breaks as the chess federation defines them (FIDE handbook C.07): what separates those with equal points.

In a Swiss tournament a round that somebody did not play counts for Buchholz and Sonneborn-Berger as a game against an opponent with as
many points as oneself at the end. For their opponents, rounds that somebody gave up at the end count as draws.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from pipyard.tournament.pairings import BYE, Entrant, Pairing, System

TieBreak = Literal["direct", "buchholz-cut-1", "buchholz", "sonneborn-berger", "wins"]
TIE_BREAKS: dict[System, tuple[TieBreak, ...]] = {
    "swiss": ("direct", "buchholz-cut-1", "buchholz", "sonneborn-berger", "wins"),
    "round-robin": ("direct", "wins", "sonneborn-berger"),
    "knock-out": (),
    "arena": ("wins", "direct"),
}
"""Which tie-breaks decide, in order."""


class Counted(NamedTuple):
    """A round of somebody, as Buchholz and Sonneborn-Berger count it. ``given_up``: not played, and not by a bye or an absent opponent."""

    worth: float
    points: float
    given_up: bool


class CrossTable:
    """The pairings that are over, for those who are ranked."""

    def __init__(self, system: System, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> None:
        self.system = system
        self.pairings = [one for one in pairings if one.over]
        self.rounds = max([one.round for one in self.pairings], default=0)
        self.of = {one.number: [pairing for pairing in self.pairings if pairing.of(one.number)] for one in entrants}
        self._pending = {(one.round, each) for one in pairings if not one.over for each in (one.first, one.second)}

    def points(self, one: int) -> float:
        return sum([pairing.points(one) for pairing in self.of[one]])

    def played(self, one: int) -> int:
        return len([pairing for pairing in self.of[one] if pairing.played and not pairing.is_bye])

    def wins(self, one: int) -> float:
        """Games won at the table."""
        return float(
            len([pairing for pairing in self.of[one] if pairing.played and pairing.points(one) > pairing.points(pairing.opponent(one))])
        )

    def buchholz(self, one: int) -> float:
        return sum([each.worth for each in self._counted(one)])

    def buchholz_cut_1(self, one: int) -> float:
        """Buchholz without the least of the rounds; without the least of those given up, if there are any."""
        counted = self._counted(one)
        cut = [each for each in counted if each.given_up] or counted
        return self.buchholz(one) - min([each.worth for each in cut], default=0.0)

    def sonneborn_berger(self, one: int) -> float:
        return sum([each.worth * each.points for each in self._counted(one)])

    def _counted(self, one: int) -> list[Counted]:
        if self.system != "swiss":
            return [Counted(self.points(each.opponent(one)), each.points(one), False) for each in self.of[one] if each.opponent(one) != BYE]
        found: list[Counted] = []
        by_round = {pairing.round: pairing for pairing in self.of[one]}
        for round in range(1, self.rounds + 1):
            pairing = by_round.get(round)
            if pairing is not None and pairing.played and not pairing.is_bye:
                found.append(Counted(self._for_opponents(pairing.opponent(one)), pairing.points(one), False))
            elif (round, one) not in self._pending:
                points = pairing.points(one) if pairing is not None else 0.0
                found.append(Counted(self.points(one), points, points == 0))
        return found

    def _for_opponents(self, one: int) -> float:
        """What somebody is worth to opponents: the points, and half a point for every round given up at the end."""
        by_round = {pairing.round: pairing for pairing in self.of[one]}
        given_up = 0
        for round in range(self.rounds, 0, -1):
            pairing = by_round.get(round)
            lost_unplayed = pairing is not None and not pairing.played and pairing.points(one) == 0
            if (round, one) in self._pending or not (pairing is None or lost_unplayed):
                break
            given_up += 1
        return self.points(one) + given_up / 2

    def direct(self, tied: Sequence[int]) -> list[list[int]]:
        """Those who are tied, by the games among them: groups, best first.

        If not all have met, only somebody whom nobody else could overtake in the missing games is ahead; the rest is compared again.
        """
        left, found = list(tied), list[list[int]]()
        while len(left) > 1:
            among = {one: [each for each in self.of[one] if each.opponent(one) in left] for one in left}
            score = {one: sum([each.points(one) for each in among[one]]) for one in left}
            met = {one: {each.opponent(one) for each in among[one]} for one in left}
            if all([len(met[one]) == len(left) - 1 for one in left]) and len({len(among[one]) for one in left}) == 1:
                return [*found, *_grouped(left, lambda one, score=score: score[one])]
            best = [
                one for one in left if all([score[one] > score[other] + len(left) - 1 - len(met[other]) for other in left if other != one])
            ]
            if not best:
                break
            found.append(best)
            left.remove(best[0])
        return [*found, left] if left else found

    def value(self, kind: TieBreak, one: int) -> float:
        """The number of a tie-break; direct encounters have none."""
        kinds: dict[TieBreak, Callable[[int], float]] = {
            "buchholz": self.buchholz,
            "buchholz-cut-1": self.buchholz_cut_1,
            "sonneborn-berger": self.sonneborn_berger,
            "wins": self.wins,
        }
        return kinds[kind](one)

    def split(self, kind: TieBreak, tied: Sequence[int]) -> list[list[int]]:
        """Groups of those who are tied, best first."""
        return self.direct(tied) if kind == "direct" else _grouped(tied, lambda one: self.value(kind, one))


def _grouped(tied: Sequence[int], value: Callable[[int], float]) -> list[list[int]]:
    values = {one: value(one) for one in tied}
    return [[one for one in tied if values[one] == each] for each in sorted(set(values.values()), reverse=True)]
