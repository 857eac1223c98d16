"""Tours: ways through all cities of a map (or as many as can be), with many by-passes.

A by-pass is a city whose two neighbours on the tour are linked: a road along the tour may leave it out.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.books.dice_trip.chart import Chart

STEPS: Final = 4000
_found: Final[dict[str, list[list[int]]]] = {}


def bypasses(chart: Chart, tour: list[int]) -> int:
    """How many cities of a tour can be left out."""
    linked, size = chart.linked, chart.size
    return sum([1 for place in range(1, len(tour) - 1) if linked[tour[place - 1] * size + tour[place + 1]]])


def tours(chart: Chart) -> list[list[int]]:
    """The longest tours of a map that a search finds, those with most by-passes first. Always the same for the same map."""
    mark = f"{chart.id}:{chart.size}:{chart.links}"
    if mark not in _found:
        _found[mark] = _search(chart, Random(f"tour/{chart.id}"))
    return _found[mark]


def _search(chart: Chart, rng: Random) -> list[list[int]]:
    """Extend a path at its end as long as possible; stuck, turn its tail round at a linked city (Pósa's rotation).

    Whole paths are kept, and the walk among them prefers by-passes.
    """
    seen: dict[tuple[int, ...], int] = {}
    path = [0]
    worth = 0
    for step in range(STEPS):
        if rng.random() < 0.5:
            path = path[::-1]
        end = path[-1]
        inside = set(path)
        fresh = [city for city in chart.near[end] if city not in inside]
        if fresh:
            # the city with the fewest ways on goes first: it is the one that is easily left behind
            fresh.sort(key=lambda city: (len([next for next in chart.near[city] if next not in inside]), city))
            path = [*path, fresh[0 if rng.random() < 0.8 else int(rng.random() * len(fresh))]]
            worth = 100 * len(path) + bypasses(chart, path)
        else:
            turns = [place for place in range(len(path) - 2) if chart.linked[path[place] * chart.size + end]]
            if not turns:
                continue
            place = turns[int(rng.random() * len(turns))]
            turned = path[: place + 1] + path[place + 1 :][::-1]
            other = 100 * len(turned) + bypasses(chart, turned)
            if other >= worth or rng.random() < 0.45 ** (worth - other) + 0.02 * (step < STEPS // 4):
                path, worth = turned, other
        if len(path) > 1:
            seen[tuple(path if path[0] < path[-1] else path[::-1])] = worth
    longest = max([len(path) for path in seen])
    whole = sorted([(-worth, path) for path, worth in seen.items() if len(path) == longest])
    return [list(path) for _, path in whole]
