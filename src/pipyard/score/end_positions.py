"""What is counted on the pyramid at the end of a game, as spots to tap: dice of a colour, outer faces, covered faces, numbers.

The companion ``_score`` of a game names its position with ``end_position(game)``; the helpers here make one. What is tapped is counted by
:mod:`pipyard.score.sheets.end_sums`.
"""

from __future__ import annotations

from collections.abc import Iterable

from pipyard.pyramid.cells import AT
from pipyard.score.sheets.sheet_terms import EndPosition, Spot

PYRAMID_EDGE = 9


def dice(places: Iterable[int], worth: list[int] | None = None, cost: str = "") -> EndPosition:
    """The players' dice in these places, each worth 1, or what the list says for its place. ``cost``: ``sheet-cost-…`` in the catalogue."""
    spots: list[Spot] = [(_at(place), -1, worth[place] if worth else 1) for place in places]
    return EndPosition(own=False, numbers=False, size=PYRAMID_EDGE, spots=spots, cost=cost)


def faces(found: Iterable[tuple[int, int, int]]) -> EndPosition:
    """The numbers on faces of dice: the place of each, its axis and its worth."""
    spots: list[Spot] = [(_at(place), axis, worth) for place, axis, worth in found]
    return EndPosition(own=False, numbers=True, size=PYRAMID_EDGE, spots=spots)


def small_pyramids(size: int, numbers: bool = False) -> EndPosition:
    """A small pyramid for each player, with all its outer faces."""
    cells = [(x, y, z) for x in range(size) for y in range(size - x) for z in range(size - x - y)]
    spots = [(f"{x},{y},{z}", axis, 1) for x, y, z in cells for axis, out in enumerate((x, y, z)) if out == 0]
    return EndPosition(own=True, numbers=numbers, size=size, spots=spots)


def _at(place: int) -> str:
    x, y, z = AT[place]
    return f"{x},{y},{z}"
