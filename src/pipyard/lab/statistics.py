"""Statistics of the lab: intervals, shares of variance, rank correlation (why not by scipy: docs/adr/0017)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10, sqrt
from random import Random
from statistics import StatisticsError, correlation
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
Z95 = 1.959963984540054
ELO = 400 / log(10)
"""Points of the usual rating scale for one unit of log odds."""


class Estimate(Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int = 0


def wilson(hits: float, tries: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share, after Wilson, by default of 95 %: sensible near 0 and 1 and for few games."""
    if tries == 0:
        return 0.0, 1.0
    share, spread = hits / tries, z * z / tries
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(max(0.0, share * (1 - share)) / tries + spread / tries / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(hits: float, tries: int) -> Estimate:
    """A share of a number of tries."""
    return Estimate(hits / tries if tries else 0.0, *wilson(hits, tries), tries)


STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31)
"""Student's t for 95 %, which replaces ``Z95`` for few values; the first is for two of them."""


def _student(freedom: int) -> float:
    if freedom < 1:
        return Z95
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else Z95 + 2.5 / freedom


class Moments:
    """Running mean and spread of numbers."""

    __slots__ = ("count", "high", "low", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0  # of the distances from the mean
        self.low = 0.0
        self.high = 0.0

    def add(self, value: float) -> None:
        self.low = value if self.count == 0 else min(self.low, value)
        self.high = value if self.count == 0 else max(self.high, value)
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self.squares += away * (value - self.mean)

    @property
    def variance(self) -> float:
        return self.squares / (self.count - 1) if self.count > 1 else 0.0

    @property
    def deviation(self) -> float:
        return sqrt(self.variance)

    def estimate(self) -> Estimate:
        """The mean with its interval, assuming many values or few outliers."""
        half = _student(self.count - 1) * sqrt(self.variance / self.count) if self.count else 0.0
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)

    def bounded(self) -> Estimate:
        """Like :meth:`estimate`, for values from 0 to 1. A few equal values mean a small spread, not none."""
        half = Z95 * sqrt((self.squares + 0.125) / self.count / self.count) if self.count else 1.0
        return Estimate(self.mean, max(0.0, self.mean - half), min(1.0, self.mean + half), self.count)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of numbers, with its interval."""
    moments = Moments()
    for value in values:
        moments.add(value)
    return moments.estimate()


def difference(values: Sequence[float]) -> Estimate:
    """The mean of differences from -1 to 1, with its interval. A few equal values mean a small spread, not none."""
    moments = Moments()
    for value in values:
        moments.add((value + 1) / 2)
    one = moments.bounded()
    return Estimate(2 * one.value - 1, 2 * one.low - 1, 2 * one.high - 1, one.count)


def elo(points: float) -> float:
    """The rating difference at which the better player gets this share of the points."""
    return 400 * log10(points / (1 - points))


def expected(difference: float) -> float:
    """The expected share of points at a rating difference."""
    return 1 / (1 + exp(-difference / ELO))


Twins = tuple[Sequence[float], Sequence[float]]
"""Results (one number per side) of two games with the same rolls that differ only in the players' random choices."""


def varied(twins: Sequence[Twins]) -> bool:
    """Whether results differ at all."""
    return any(list(one) != list(twins[0][0]) for pair in twins for one in pair)


def shared_out(alone: float, others: float) -> float:
    """The Shapley value of one of two causes: what it explains alone, plus half of what only both explain together."""
    return max(0.0, min(1.0, (alone + 1 - others) / 2))


def repeated(twins: Sequence[Twins], weights: Sequence[float] = ()) -> float:
    """The share of variance explained by what twins have in common: the intraclass correlation, from 0 to 1."""
    if len(twins) < 2:
        return 0.0
    counts = weights or [1.0] * len(twins)
    whole = sum(counts)
    many = whole * whole / sum(count * count for count in counts)  # effective number of pairs
    if many <= 1:
        return 0.0
    together = apart = 0.0
    for side in range(len(twins[0][0])):
        middle = sum(count * (a[side] + b[side]) for count, (a, b) in zip(counts, twins, strict=True)) / (2 * whole)
        for count, (a, b) in zip(counts, twins, strict=True):
            together += count * (a[side] + b[side] - 2 * middle) ** 2 / 2
            apart += count * (a[side] - b[side]) ** 2 / 2
    together *= many / (many - 1)  # the mean comes from the same pairs
    total = together + apart
    return max(0.0, (together - apart) / total) if total > 1e-12 * whole else 0.0


VIRTUAL = 0.25
"""Weight of unobserved results in every draw: without them, a few equal results would look like certainty."""


def repeated_anew(twins: Sequence[Twins], rng: Random) -> float:
    """One draw of the Bayesian bootstrap of :func:`repeated`, with a little weight on unobserved results."""
    sides = len(twins[0][0])
    wins = [[float(side == winner) for side in range(sides)] for winner in range(sides)]
    alike = [(win, win) for win in wins]
    unlike = [(win, wins[side - 1]) for side, win in enumerate(wins)]
    weights = [rng.expovariate(1.0) for _ in twins]
    beside = [rng.gammavariate(VIRTUAL / sides, 1.0) for _ in (*alike, *unlike)]
    return repeated([*twins, *alike, *unlike], [*weights, *beside])


def luck(twins: Sequence[Twins], times: int = 300, seed: str = "luck") -> Estimate:
    """The share of variance that chance explains, with its interval; 0 without twins."""
    if not twins:
        return Estimate(0.0, 0.0, 0.0)
    rng = Random(seed)
    value = repeated(twins)
    drawn = sorted(repeated_anew(twins, rng) for _ in range(times))
    return Estimate(value, min(value, quantile(drawn, 0.025)), max(value, quantile(drawn, 0.975)), len(twins))


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of every value, from the smallest; equal values share their mean rank."""
    order = sorted(values)
    return [order.index(value) + (order.count(value) + 1) / 2 for value in values]


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Spearman's rank correlation; 0 if one of the rows does not vary."""
    try:
        return correlation(ranks(first), ranks(second))
    except StatisticsError:
        return 0.0


def quantile(ordered: Sequence[float], part: float) -> float:
    """A quantile of ordered values, with linear interpolation."""
    if not ordered:
        return 0.0
    place = part * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])
