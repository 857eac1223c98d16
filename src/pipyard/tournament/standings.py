"""The table of a tournament: places, points, tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pipyard.tournament.knock_out import KnockOut
from pipyard.tournament.pairings import Entrant, Pairing, starting_order
from pipyard.tournament.systems import Terms
from pipyard.tournament.tie_breaks import TIE_BREAKS, CrossTable


class RankedEntrant(Struct, frozen=True):
    """A line of the table; equal places are shared. ``tie_breaks``: their numbers, without the direct encounter, which has none."""

    place: int
    entrant: int
    points: float
    played: int
    tie_breaks: tuple[float, ...] = ()


def standings(terms: Terms, entrants: Sequence[Entrant], pairings: Sequence[Pairing], seed: str) -> list[RankedEntrant]:
    """The table after the pairings that are over. Among equals the starting order decides who is named first, not the place."""
    order, system = starting_order(entrants, seed), terms.system
    if system == "knock-out":
        return _by_rounds(order, entrants, pairings, seed)
    annulled = gone_early(entrants, pairings, terms.legs) if system == "round-robin" else set[int]()
    table = CrossTable(system, entrants, [one for one in pairings if one.first not in annulled and one.second not in annulled])
    groups = [[one for one in order if one not in annulled], [one for one in order if one in annulled]]
    groups = [part for group in groups if group for part in _by_points(table, group)]
    for kind in TIE_BREAKS[system]:
        groups = [part for group in groups for part in (table.split(kind, group) if len(group) > 1 else [group])]
    found: list[RankedEntrant] = []
    for group in groups:
        place = len(found) + 1
        for one in group:
            numbers = tuple([table.value(kind, one) for kind in TIE_BREAKS[system] if kind != "direct"])
            found.append(RankedEntrant(place, one, table.points(one), table.played(one), numbers))
    return found


def _by_points(table: CrossTable, group: Sequence[int]) -> list[list[int]]:
    points = {one: table.points(one) for one in group}
    return [[one for one in group if points[one] == each] for each in sorted(set(points.values()), reverse=True)]


def _by_rounds(order: Sequence[int], entrants: Sequence[Entrant], pairings: Sequence[Pairing], seed: str) -> list[RankedEntrant]:
    """Whoever got further is ahead; those who left in the same round share a place, and those who are still in it are ahead of them."""
    state = KnockOut(entrants, pairings, seed)
    table = CrossTable("knock-out", entrants, pairings)
    values = {one: (state.reached[one], one == state.winner) for one in order}
    found: list[RankedEntrant] = []
    for each in sorted(set(values.values()), reverse=True):
        place = len(found) + 1
        found += [RankedEntrant(place, one, float(state.reached[one]), table.played(one)) for one in order if values[one] == each]
    return found


def gone_early(entrants: Sequence[Entrant], pairings: Sequence[Pairing], legs: int = 1) -> set[int]:
    """Who left a round robin before half of the games: their results are shown, but count for nobody."""
    found: set[int] = set()
    for one in entrants:
        if one.until:
            played = len([each for each in pairings if each.of(one.number) and each.played and each.over])
            if 2 * played < legs * (len(entrants) - 1):
                found.add(one.number)
    return found
