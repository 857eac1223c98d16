"""Ratings: one for every player of every game, with its uncertainty, by the model of Weng and Lin (OpenSkill).

People and bots are on one scale. It is shown in the usual points: 400 points are odds of ten to one between two certain players.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from math import log, sqrt
from typing import Any, Final, NamedTuple

from pipyard.core.errors import PipyardError
from pipyard.core.text import because

START: Final = 25.0
START_DOUBT: Final = START / 3
"""The rating of somebody who has not played yet, and its standard deviation."""
GAME_SPREAD: Final = START / 6
"""How much the strength shown in one game varies."""
UNREST: Final = START / 1200
"""How much a strength may change between two games. It keeps an old rating from becoming immovable."""
SHOWN_START: Final = 1500
POINTS: Final = 400 / log(10) / (sqrt(2) * GAME_SPREAD)
"""Points shown for one unit of the model."""
CERTAIN: Final = 4.0
"""The standard deviation above which a rating is provisional and no leaderboard shows it."""
INTERVAL_DEVIATIONS: Final = 1.96
"""Standard deviations on either side of a rating that make 95 %."""


class Rating(NamedTuple):
    """A strength as the model knows it: the mean and the standard deviation."""

    mu: float = START
    sigma: float = START_DOUBT

    @property
    def points(self) -> int:
        return round(SHOWN_START + POINTS * (self.mu - START))

    @property
    def margin(self) -> int:
        """Half of the 95 % interval, in points."""
        return round(INTERVAL_DEVIATIONS * POINTS * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma > CERTAIN


@cache
def model() -> Any:
    """The model. Imported on demand: whoever does not rate does not need the library."""
    try:
        return import_module("openskill.models").PlackettLuce(mu=START, sigma=START_DOUBT, beta=GAME_SPREAD, tau=UNREST)
    except ImportError:
        raise PipyardError(because("why-ratings-need-openskill")) from None


def rated(teams: list[list[Rating]], ranks: list[int]) -> list[list[Rating]]:
    """The ratings of all players after a game; the lowest rank won, equal ranks are a draw."""
    found = model()
    before = [[found.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    after = found.rate(before, ranks=[float(rank) for rank in ranks])
    # a sharp opponent must not make anybody less certain than a new member
    return [[Rating(float(one.mu), min(float(one.sigma), START_DOUBT)) for one in team] for team in after]
