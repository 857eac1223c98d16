"""When a question is settled: confidence intervals that remain valid when checked after every game.

An ordinary 95 % interval is valid once, for a number of games fixed in advance. Checking it after every game and stopping as soon as it
looks good gives far more errors. Here, a gambler bets against every possible value of the mean; a value is rejected once its gambler has
won twenty times the stake, which under the true mean happens to at most one gambler in twenty, however long the game (Ville). The remaining
values form the interval. The bets are those of Waudby-Smith and Ramdas (2023), "Estimating means of bounded random variables by betting",
for any values between 0 and 1, including draws and shares.
"""

from __future__ import annotations

from math import log, sqrt

from msgspec import Struct

OPEN, FIRST, SECOND, EQUAL = "open", "first", "second", "equal"
"""Undecided; the first is better; the second is better; the difference is within the margin."""


class StoppingRule(Struct, frozen=True):
    """The stopping rule: the accepted risk of error, and the margin (in points per game) below which a difference counts as none."""

    risk: float = 0.05
    margin: float = 0.05


class ConfidenceSequence:
    """A confidence sequence for the mean of values between 0 and 1, valid at all times at once."""

    GRID = 200

    def __init__(self, risk: float = 0.05) -> None:
        self.risk = risk
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.means = [place / self.GRID for place in range(self.GRID + 1)]
        self.up = [0.0] * (self.GRID + 1)  # log wealth of the gamblers who bet on a larger mean
        self.down = [0.0] * (self.GRID + 1)
        self.first, self.last = 1, self.GRID - 1  # bounds of the values not yet rejected
        self._spread = 0.25

    @property
    def low(self) -> float:
        return self.means[self.first - 1]

    @property
    def high(self) -> float:
        return self.means[self.last + 1]

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.5

    def add(self, value: float) -> None:
        """Add a result."""
        at = self.count + 1
        bet = sqrt(2 * log(2 / self.risk) / (self._spread * at * log(1 + at)))
        bound = log(2 / self.risk)
        for place in range(self.first, self.last + 1):
            mean = self.means[place]
            gain = value - mean
            self.up[place] += log(1 + min(bet, 0.5 / mean) * gain)
            self.down[place] += log(1 - min(bet, 0.5 / (1 - mean)) * gain)
        while self.first < self.last and self.up[self.first] >= bound:
            self.first += 1
        while self.last > self.first and self.down[self.last] >= bound:
            self.last -= 1
        self.count = at
        self.total += value
        middle = (0.5 + self.total) / (at + 1)
        self.squares += (value - middle) ** 2
        self._spread = max(1e-4, (0.25 + self.squares) / (at + 1))

    def verdict(self, rule: StoppingRule) -> str:
        """Whether the first of two players, whose points these are, is better."""
        if self.low >= 0.5:
            return FIRST
        if self.high <= 0.5:
            return SECOND
        if self.low >= 0.5 - rule.margin and self.high <= 0.5 + rule.margin:
            return EQUAL
        return OPEN
