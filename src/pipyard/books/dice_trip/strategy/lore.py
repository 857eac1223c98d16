"""Tables learned from many games: knots of a few smooth tables, stored in ``lore.json``, and their interpolation.

``tools/trip_lore.py`` plays the games and writes the file.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp
from typing import Any, Final, cast

from pipyard.books.dice_trip.strategy.tour_value import CITIES, GAPS

LEFT_KNOTS: Final = [0, 2, 4, 7, 11, 16, 22, 29, 36]
"""Counts of empty cities with known values; linear in between."""
NUMBER_KNOTS: Final = [0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36]
GAP_KNOTS: Final = [0, 1, 2, 3, 4, 5, 6, 8, 10, 14]


def hats(knots: list[int], value: int) -> list[tuple[int, float]]:
    """The knots on both sides of a value and their weights."""
    for place in range(len(knots) - 1):
        if value <= knots[place + 1]:
            share = (value - knots[place]) / (knots[place + 1] - knots[place])
            return [(place, 1.0 - share), (place + 1, share)] if share else [(place, 1.0)]
    return [(len(knots) - 1, 1.0)]


def gap_index(left: int, gap: int, numbers: int) -> int:
    """The index of a knot of the three-way tables."""
    return (left * len(GAP_KNOTS) + gap) * len(NUMBER_KNOTS) + numbers


def gap_hats(left: int, gap: int, numbers: int) -> list[tuple[int, float]]:
    """The knots of a three-way table around a point, with their weights."""
    return [
        (gap_index(a, b, c), x * y * z)
        for a, x in hats(LEFT_KNOTS, left)
        for b, y in hats(GAP_KNOTS, gap)
        for c, z in hats(NUMBER_KNOTS, numbers)
    ]


def plain_gap(left: int, gap: int, numbers: int, size: int = 25) -> float:
    """The initial estimate of what a gap will hold, before learning."""
    if gap == 0 or numbers == 0:
        return 0.0
    return min(gap, numbers) * (1 - exp(-(0.40 + 0.84 * left / size) * numbers / gap))


def first_lore() -> dict[str, list[float]]:
    """The initial tables before learning, in points."""
    gaps = [plain_gap(left, gap, numbers) for left in LEFT_KNOTS for gap in GAP_KNOTS for numbers in NUMBER_KNOTS]
    return {
        "gap": gaps,
        "edge": gaps[:],
        "need": [0.0] * len(gaps),
        "clean": [0.9 for _ in range(37 * 37 * 4)],
        "series": [0.2 * (soon - now) for _ in range(37) for now in range(13) for soon in range(14)],
        "bonus_base": [0.0 for _ in range(37)],
        "bonus_colour": [0.42 for _ in range(37)],
        "bonus_double": [0.3 for _ in range(37)],
        "cross_base": [0.0 for _ in range(37)],
        "cross_dirty": [0.0 for _ in range(37)],
        "twice": [0.4 + 0.05 * left for left in range(37)],
        "reroll": [0.02 * left for left in range(37)],
    }


def spread(lore: dict[str, list[float]]) -> dict[str, list[int]]:
    """The tables as integers in thousandths, with every entry filled in."""
    tables: dict[str, list[int]] = {}
    for name, values in lore.items():
        if name in ("gap", "edge", "need"):
            full: list[int] = []
            for left in range(CITIES):
                for gap in range(GAPS):
                    for numbers in range(CITIES):
                        total = 0.0  # mypyc would infer an integer for the sum of a list of floats
                        for knot, share in gap_hats(left, gap, numbers):
                            total += values[knot] * share
                        full.append(round(1000 * total))
            tables[name] = full
        else:
            tables[name] = [round(1000 * value) for value in values]
    return tables


def kept_lore() -> dict[str, list[float]]:
    """The tables that ship with Pipyard."""
    text = resources.files("pipyard.books.dice_trip.strategy").joinpath("lore.json").read_text(encoding="utf-8")
    return cast("dict[str, list[float]]", cast("dict[str, Any]", json.loads(text))["tables"])
