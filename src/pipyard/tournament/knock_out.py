"""Knock-out: whoever loses is out. The strongest have a bye where the number is no power of two, and meet as late as possible.

A drawn game is played again with seats exchanged, twice at most; then the lot decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from pipyard.tournament.pairings import BYE, Entrant, Pairing, bye, lot, pair_of, starting_order

MOST_GAMES = 3
"""Games of two entrants at most."""


def rounds(count: int) -> int:
    return max(1, (count - 1).bit_length())


def bracket(count: int) -> list[int]:
    """The places of the starting order in the order of the bracket, from 1; places beyond the count are byes."""
    places = [1]
    for _ in range(rounds(count)):
        size = 2 * len(places) + 1
        places = [each for place in places for each in (place, size - place)]
    return places


class KnockOut:
    """The state of a knock-out tournament."""

    def __init__(self, entrants: Sequence[Entrant], pairings: Sequence[Pairing], seed: str) -> None:
        self.seed = seed
        self.known = {one.number: one for one in entrants}
        self.pairings = pairings
        order = starting_order(entrants, seed)
        self.slots = [order[place - 1] if place <= len(order) else BYE for place in bracket(len(order))]
        self.reached = dict.fromkeys(order, 0)
        """The rounds that everybody has won."""
        self.due: list[Pairing] = []
        """The pairings to be made now."""
        self.winner = BYE
        round, slots = 1, self.slots
        while len(slots) > 1:
            after = self._play(round, slots)
            if after is None:
                return
            round, slots = round + 1, after
        self.winner = slots[0]

    def _play(self, round: int, slots: Sequence[int]) -> list[int] | None:
        """Who is left after a round; None: it is not over."""
        found = [self._decided(round, a, b) for a, b in zip(slots[::2], slots[1::2], strict=True)]
        left = [one for one in found if one is not None]
        if len(left) < len(found):
            return None
        for one in left:
            if one != BYE:
                self.reached[one] = round
        return left

    def _decided(self, round: int, a: int, b: int) -> int | None:
        """Who goes on from a pair: nobody, if both are out; None: not yet decided."""
        here = [one for one in (a, b) if one != BYE and self.known[one].plays(round)]
        games = [one for one in self.pairings if one.round == round and (one.pair == pair_of(a, b) or (one.is_bye and one.first in (a, b)))]
        if any([not one.over for one in games]):
            return None
        for one in reversed(games):
            if one.first_points != one.second_points:
                return one.first if one.points(one.first) > one.points(one.second) else one.second
            if not one.played:
                return BYE  # both were absent
        if not here:
            return BYE
        if len(here) == 1:
            self.due.append(bye(round, here[0]))
            return None
        if len(games) < MOST_GAMES:
            first = games[-1].second if games else (a if lot(self.seed, round, a, b) < lot(self.seed, round, b, a) else b)
            self.due.append(Pairing(round, first, b if first == a else a))
            return None
        return min((a, b), key=lambda one: lot(self.seed, "decides", round, one))


def next_pairings(entrants: Sequence[Entrant], pairings: Sequence[Pairing], seed: str) -> list[Pairing]:
    """The pairings that can be made now; none: some are not over, or the tournament is."""
    return KnockOut(entrants, pairings, seed).due
