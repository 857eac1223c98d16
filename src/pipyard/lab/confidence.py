"""When a question is settled: intervals that may be looked at after every game, and still miss the truth only as rarely as they promise.

An ordinary 95 % interval holds once, at a number of games fixed before. Whoever looks after every game and stops as soon as it lies
right is wrong far more often. Here a gambler bets against every value the mean could have; whoever gains twenty times the stake has
disproved it, for under the true mean that happens to one gambler in twenty at most, however long the game (Ville). The values that
are left are the interval. The bets are those of Waudby-Smith and Ramdas (2023), "Estimating means of bounded random variables by
betting": any values between 0 and 1 will do, draws and shares included.
"""

from __future__ import annotations

from math import log, sqrt

from msgspec import Struct

OPEN, FIRST, SECOND, EQUAL = "open", "first", "second", "equal"
"""Not known yet; the first is better; the second is; neither is by more than the margin."""


class Rule(Struct, frozen=True):
    """What counts as settled: with which risk of error, and how small a difference (in points a game) is none."""

    risk: float = 0.05
    margin: float = 0.05


class Sequence:
    """An interval for the mean of values between 0 and 1 that holds at all times at once."""

    GRID = 200

    def __init__(self, risk: float = 0.05) -> None:
        self.risk = risk
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.means = [place / self.GRID for place in range(self.GRID + 1)]
        self.up = [0.0] * (self.GRID + 1)  # logarithms of what those have gained who bet on a larger mean
        self.down = [0.0] * (self.GRID + 1)
        self.first, self.last = 1, self.GRID - 1  # the values not disproved lie between these
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
        """One more result."""
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

    def verdict(self, rule: Rule) -> str:
        """Whether the first of two, whose points these are, is better than the other."""
        if self.low >= 0.5:
            return FIRST
        if self.high <= 0.5:
            return SECOND
        if self.low >= 0.5 - rule.margin and self.high <= 0.5 + rule.margin:
            return EQUAL
        return OPEN
