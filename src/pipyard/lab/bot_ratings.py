"""Ratings with intervals: the Bradley-Terry model, fitted to whole blocks of games.

A block of games with the same chance and all seats exchanged gives one number, the first bot's share of the points. The ratings maximise
the likelihood of these shares; the intervals come from the variation between blocks (the sandwich estimator), so that the dependent games
of one block do not count as independent. The scale is the usual one: 400 points are odds of ten to one.
"""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from typing import Any

from msgspec import Struct

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.lab.statistics import ELO, Z95, Moments, expected

PRIOR = 0.5
"""Drawn blocks added for every pair that met, so that an unbeaten bot is not infinitely strong."""


class BotRating(Struct, frozen=True):
    """A bot's rating, relative to the mean of all, with its 95 % interval."""

    name: str
    rating: float
    low: float
    high: float


def tools() -> tuple[Any, Any]:
    """Import numpy and scipy's optimiser. Called before the first game, so that missing packages are reported at once."""
    try:
        return import_module("numpy"), import_module("scipy.optimize")
    except ImportError:
        raise PipyardError(because("why-ratings-need-scipy")) from None


def ratings(names: list[str], met: dict[tuple[int, int], Moments]) -> list[BotRating]:
    """The ratings of all bots, the best first. ``met`` maps pairs of indices to the first one's share of the points of each block."""
    numpy, optimize = tools()
    many = len(names)
    played = {pair: seen for pair, seen in met.items() if seen.count}

    def cost(at: Any) -> tuple[float, Any]:
        """The negative log likelihood and its gradient, in log odds."""
        total, slope = 0.0, numpy.zeros(many)
        for (a, b), seen in played.items():
            weight = seen.count + PRIOR
            won = seen.mean * seen.count + PRIOR / 2
            gap = float(at[a] - at[b])
            total += weight * float(numpy.logaddexp(0.0, gap)) - won * gap
            push = weight * expected(gap * ELO) - won
            slope[a] += push
            slope[b] -= push
        mean = float(at.mean())
        return total + mean * mean, slope + 2 * mean / many

    fitted = optimize.minimize(cost, numpy.zeros(many), jac=True, method="BFGS", options={"gtol": 1e-8})
    found = fitted.x - fitted.x.mean()
    bread, meat = numpy.full((many, many), 1.0 / many), numpy.zeros((many, many))
    for (a, b), seen in played.items():
        chance = expected(float(found[a] - found[b]) * ELO)
        along = numpy.zeros(many)
        along[a], along[b] = 1.0, -1.0
        across = numpy.outer(along, along)
        bread += (seen.count + PRIOR) * chance * (1 - chance) * across
        # identical blocks suggest a small spread, not none
        spread = (seen.squares + PRIOR * 0.25) / max(1.0, seen.count - 1 + PRIOR)
        meat += (seen.count + PRIOR) * max(spread, 0.0) * across
    turned = numpy.linalg.pinv(bread)
    spreads = turned @ meat @ turned
    rows = [BotRating(name, ELO * float(found[place]), *_around(float(found[place]), float(spreads[place, place])))
            for place, name in enumerate(names)]  # fmt: skip
    return sorted(rows, key=lambda row: -row.rating)


def _around(middle: float, variance: float) -> tuple[float, float]:
    half = Z95 * sqrt(max(0.0, variance))
    return ELO * (middle - half), ELO * (middle + half)
