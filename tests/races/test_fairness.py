"""A slow line is neither a loss nor a gain, as far as it is made up for."""

from __future__ import annotations

import pytest

from pipyard.bots.race_arena import race
from pipyard.core.match import Match
from tests.races.fairness import SLOW, compensated, share_of_the_slow
from tests.races.test_referee import RACES

ENOUGH = 2 * SLOW + 10
"""Milliseconds that cover the whole way of a picture to the slow seat and of its answer back."""
SEEDS = {"raffzahn": 700, "greedy_grabber": 700, "perspectives": 500}
"""So many seeds, each once with every seat as the slow one, make 2000 games and more. The others are for two: a thousand."""
MARGIN = 0.02


def run(key: str, seed: int, slow: int, most: int) -> Match:
    one = compensated(key, most)
    seats = one.fewest()
    return race(one, seats, ["reflex:normal"], f"fair {seed}", delays=[SLOW * (seat == slow) for seat in range(seats)])


@pytest.mark.parametrize("key", RACES)
@pytest.mark.parametrize("seed", [0, 2])
def test_a_line_that_is_made_up_for_changes_nothing_at_all(key: str, seed: int) -> None:
    """The whole game is the same, to the millisecond, whoever has the slow line."""
    quick = run(key, seed, -1, ENOUGH)
    for slow in range(quick.seats):
        assert run(key, seed, slow, ENOUGH).events == quick.events


@pytest.mark.parametrize("key", RACES)
def test_without_compensation_it_changes_the_game(key: str) -> None:
    assert run(key, 0, 1, 0).events != run(key, 0, -1, 0).events


def test_a_slow_line_wins_about_half_its_races() -> None:
    mean, error = share_of_the_slow("clever_mole", 30)
    assert 0.5 - MARGIN - 2 * error <= mean <= 0.5 + MARGIN


@pytest.mark.long
@pytest.mark.parametrize("key", RACES)
def test_of_two_equal_bots_the_slow_one_wins_no_more_than_52_percent_and_no_less_than_48(key: str) -> None:
    """Its round trip is made up for. The games of a seed differ in nothing but equal stamps, so that a hundred seeds are plenty."""
    mean, error = share_of_the_slow(key, 100, ENOUGH)
    assert mean - 2 * error >= 0.5 - MARGIN
    assert mean + 2 * error <= 0.5 + MARGIN


@pytest.mark.long
@pytest.mark.parametrize("key", RACES)
def test_nor_does_it_with_the_usual_150_milliseconds(key: str) -> None:
    """Which are 10 ms too few for it: in 2000 games and more it may lose a little by that, and must not gain."""
    mean, _ = share_of_the_slow(key, SEEDS.get(key, 1000))
    assert mean <= 0.5 + MARGIN
