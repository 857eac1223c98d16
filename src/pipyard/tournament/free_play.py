"""An evening: everybody plays whenever two are free, as many games as the time allows."""

from __future__ import annotations

from collections.abc import Sequence

from pipyard.tournament.pairings import Entrant, Pairing, lot, seated


def next_pairings(entrants: Sequence[Entrant], pairings: Sequence[Pairing], seed: str) -> list[Pairing]:
    """Pair those who are free: whoever has waited longest first, with the nearest in points, if possible not the last opponent.

    Two who come from the same table wait for others, unless there are none. Every game is a round of its own.
    """
    now = max([one.round for one in pairings], default=0) + 1
    playing = [one.number for one in entrants if one.plays(now)]
    busy = {one for pairing in pairings if not pairing.over for one in (pairing.first, pairing.second)}
    last = {one: max([at for at, pairing in enumerate(pairings) if pairing.of(one)], default=-1) for one in playing}
    points = {one: sum([pairing.points(one) for pairing in pairings if pairing.of(one)]) for one in playing}
    free = sorted([one for one in playing if one not in busy], key=lambda one: (last[one], lot(seed, len(pairings), one)))
    found: list[Pairing] = []
    while len(free) > 1:
        mine = free.pop(0)
        fresh = [one for one in free if len(playing) == 2 or last[one] < 0 or last[one] != last[mine]]
        if fresh:
            other = min(fresh, key=lambda one: (_met_last(mine, one, pairings, last), abs(points[one] - points[mine])))
            free.remove(other)
            found.append(Pairing(now + len(found), *seated(mine, other, pairings)))
    return found


def _met_last(a: int, b: int, pairings: Sequence[Pairing], last: dict[int, int]) -> bool:
    """Whether the last game of one of two was against the other."""
    return any([last[one] >= 0 and pairings[last[one]].of(other) for one, other in ((a, b), (b, a))])
