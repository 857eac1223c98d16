"""Swiss: in every round entrants with equal points meet, nobody meets twice while that can be avoided, and byes go round.

Within a group of equal points the upper half meets the lower half, as in the Dutch system of the chess federation. Unlike there, the
rules for floaters and seats are preferences after that, not further criteria of the pairing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from pipyard.tournament.pairings import Entrant, Pairing, bye, lot, pair_of, seated, starting_order
from pipyard.tournament.partners import Matching

Pair = tuple[int, int]


def next_round(entrants: Sequence[Entrant], pairings: Sequence[Pairing], round: int, seed: str) -> list[Pairing]:
    """The pairings of a round, when those before are over. With an odd number the last one in the table who may rests, for a full point."""
    points: Counter[int] = Counter()
    met: Counter[Pair] = Counter()
    rested: Counter[int] = Counter()
    for pairing in pairings:
        for one in (pairing.first, pairing.second):
            points[one] += in_halves(pairing.points(one))
            if not pairing.played and pairing.points(one) == 1:
                rested[one] += 1  # somebody whose opponent was absent has rested, too
        if pairing.played and not pairing.is_bye:
            met[pairing.pair] += 1
    order = [one for one in starting_order(entrants, seed) if one in {each.number for each in entrants if each.plays(round)}]
    table = sorted(order, key=lambda one: -points[one])
    pairs, resting = paired(table, met, rested, points)
    turned = int(lot(seed, "seats")[0], 16) % 2
    found = [Pairing(round, *seated(a, b, pairings, bool((board + turned) % 2))) for board, (a, b) in enumerate(pairs)]
    return [*found, *[bye(round, one) for one in resting]]


def in_halves(points: float) -> int:
    """Points as whole numbers of half points, so that sums are exact."""
    return round(2 * points)


def paired(
    table: Sequence[int], met: Mapping[Pair, int], rested: Mapping[int, int], points: Mapping[int, int] | None = None
) -> tuple[list[Pair], list[int]]:
    """Pair a table, best first; also return who rests, nobody or one.

    With ``points``, halves of equal points meet; without, neighbours in the table.
    """
    for most in range(max(met.values(), default=0) + 1):
        for resting in _resting(table, rested):
            left = [one for one in table if one not in resting]
            graph = [[to for to, b in enumerate(left) if a != b and met.get(pair_of(a, b), 0) <= most] for a in left]
            matching = Matching(graph)
            if matching.complete():
                return _best_first(left, matching, points), resting
    raise AssertionError("everybody can meet somebody")


def _resting(table: Sequence[int], rested: Mapping[int, int]) -> list[list[int]]:
    """Who may rest, in order of preference: those who have done so least often, the last in the table first."""
    if len(table) % 2 == 0:
        return [[]]
    least = min([rested.get(one, 0) for one in table])
    return [[one] for one in reversed(table) if rested.get(one, 0) == least]


def _best_first(left: Sequence[int], matching: Matching, points: Mapping[int, int] | None) -> list[Pair]:
    """From the top of the table, everybody gets the best opponent with whom all others can still be paired."""
    rest = list(range(len(left)))
    found: list[Pair] = []
    while rest:
        mine = rest.pop(0)
        for other in _preferred(mine, rest, left, points):
            if other in matching.neighbours[mine] and matching.take_out(mine, other):
                rest.remove(other)
                found.append((left[mine], left[other]))
                break
        else:
            raise AssertionError("the partner in the matching is among them")
    return found


def _preferred(mine: int, rest: Sequence[int], left: Sequence[int], points: Mapping[int, int] | None) -> list[int]:
    if points is None:
        return list(rest)
    equal = [one for one in rest if points[left[one]] == points[left[mine]]]
    half = (len(equal) + 1) // 2
    return [*equal[max(half - 1, 0) :], *reversed(equal[: max(half - 1, 0)]), *rest[len(equal) :]]


def most_rounds(count: int) -> int:
    """Rounds in which nobody needs to meet twice or to rest twice."""
    return count if count % 2 else count - 1


def enough_rounds(count: int) -> int:
    """Rounds that find one winner."""
    return max(1, (count - 1).bit_length())
