"""A short simulation: bots that play far more than anybody do not inflate the ratings of members, nor do games of teams.

``benchmarks/ratings.py`` is the long one.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from pipyard.server.club.ratings import SHOWN_START, Rating, rated

BOTS = {"beginner": -400.0, "club": 0.0, "expert": 400.0}
MEMBERS = 24
GAMES = 2400


def chance(ahead: float) -> float:
    """Of winning, with so many points more."""
    return 1 / (1 + 10 ** (-ahead / 400))


def strengths(rng: Random) -> dict[str, float]:
    """True strengths whose mean is zero."""
    drawn = [rng.gauss(0, 200) for _ in range(MEMBERS)]
    return {f"m{number}": one - fmean(drawn) for number, one in enumerate(drawn)}


def played(bot_share: float, size: int, seed: int) -> tuple[float, float]:
    """The mean rating of members after many games of two sides, and how far the stronger half is ahead of the weaker.

    ``bot_share``: of the games against bots, ``size``: players of a side.
    """
    rng = Random(seed)
    members = strengths(rng)
    truth = members | BOTS
    known = {name: Rating() for name in truth}
    for _ in range(GAMES):
        against_bots = rng.random() < bot_share
        sides = [rng.sample([*members], size), [rng.choice([*BOTS])] * size] if against_bots else []
        if not sides:
            everybody = rng.sample([*members], 2 * size)
            sides = [everybody[:size], everybody[size:]]
        ahead = sum([truth[name] for name in sides[0]]) - sum([truth[name] for name in sides[1]])
        ranks = [1, 2] if rng.random() < chance(ahead) else [2, 1]
        after = rated([[known[name] for name in side] for side in sides], ranks)
        for side, new in zip(sides, after, strict=True):
            for name in set(side):
                earned = [one for one, other in zip(new, side, strict=True) if other == name]
                known[name] = Rating(fmean([one.mu for one in earned]), fmean([one.sigma for one in earned]))
    order = sorted(members, key=lambda name: members[name])
    points = [known[name].points for name in order]
    return fmean(points), fmean(points[MEMBERS // 2 :]) - fmean(points[: MEMBERS // 2])


@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("bot_share", [0.0, 0.5, 0.9])
def test_ratings_stay_where_they_belong(bot_share: float, size: int) -> None:
    runs = [played(bot_share, size, seed) for seed in range(2)]
    # members and bots are equally strong on average: nobody gains by whom they play
    assert abs(fmean([mean for mean, _ in runs]) - SHOWN_START) < 60
    # and the ratings do tell the strong from the weak (their true distance is some 320 points)
    assert 150 < fmean([distance for _, distance in runs]) < 500
