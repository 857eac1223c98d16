"""Tours: ways through all cities of a map (or as many as can be), with many by-passes.

A by-pass is a city whose two neighbours on the tour are linked: a road along the tour may leave it out.
"""

from __future__ import annotations

from random import Random
from typing import Final

STEPS: Final = 4000


def bypasses(linked: list[bool], size: int, tour: list[int]) -> int:
    """How many cities of a tour can be left out."""
    return sum([1 for place in range(1, len(tour) - 1) if linked[tour[place - 1] * size + tour[place + 1]]])


def search(near: list[list[int]], linked: list[bool], name: str) -> list[list[int]]:
    """The longest tours a search finds, those with most by-passes first. Always the same for the same map.

    Extend a path at its end as long as possible; stuck, turn its tail round at a linked city (Pósa's rotation).
    Whole paths are kept, and the walk among them prefers by-passes.
    """
    rng = Random(f"tour/{name}")
    size = len(near)
    seen: dict[tuple[int, ...], int] = {}
    path = [0]
    worth = 0
    for step in range(STEPS):
        if rng.random() < 0.5:
            path = path[::-1]
        end = path[-1]
        fresh = [city for city in near[end] if city not in path]
        if fresh:
            # the city with the fewest ways on goes first: it is the one that is easily left behind
            ways = sorted([(len([next for next in near[city] if next not in path]), city) for city in fresh])
            path = [*path, ways[0 if rng.random() < 0.8 else int(rng.random() * len(ways))][1]]
            worth = 100 * len(path) + bypasses(linked, size, path)
        else:
            turns = [place for place in range(len(path) - 2) if linked[path[place] * size + end]]
            if not turns:
                continue
            place = turns[int(rng.random() * len(turns))]
            turned = path[: place + 1] + path[place + 1 :][::-1]
            other = 100 * len(turned) + bypasses(linked, size, turned)
            if other >= worth or rng.random() < 0.45 ** (worth - other) + (0.02 if step < STEPS // 4 else 0.0):
                path, worth = turned, other
        if len(path) > 1:
            seen[tuple(path if path[0] < path[-1] else path[::-1])] = worth
    longest = max([len(path) for path in seen])
    whole = sorted([(-worth, path) for path, worth in seen.items() if len(path) == longest])
    return [list(path) for _, path in whole]
