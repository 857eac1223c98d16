"""Fitting the tables of the Dice Trip bot to played games; for ``trip_lore``."""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_matrix

from pipyard.books.dice_trip.strategy.lore import LEFT_KNOTS, hats


def ridge(rows: list[list[tuple[int, float]]], target: list[float], prior: np.ndarray, strength: float) -> np.ndarray:
    """Ridge regression towards the previous values."""
    index = np.array([place for row in rows for place, _ in row])
    share = np.array([part for row in rows for _, part in row])
    ends = np.cumsum([0, *[len(row) for row in rows]])
    table = csr_matrix((share, index, ends), shape=(len(rows), len(prior)))
    square = (table.T @ table).toarray() + strength * np.eye(len(prior))
    return prior + np.linalg.solve(square, table.T @ (np.array(target) - table @ prior))


def merged(row: list[tuple[int, float]]) -> list[tuple[int, float]]:
    total: dict[int, float] = {}
    for place, part in row:
        total[place] = total.get(place, 0.0) + part
    return list(total.items())


def smooth(values: np.ndarray) -> list[float]:
    """Interpolate knots over the empty cities to every count."""
    return [round(float(sum(values[knot] * share for knot, share in hats(LEFT_KNOTS, left))), 4) for left in range(37)]
