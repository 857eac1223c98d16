"""Statistics with known answers."""

from __future__ import annotations

from random import Random

import pytest

from pipyard.lab.statistics import Moments, elo, expected, luck, quantile, rank_correlation, repeated, share, wilson


def test_wilson_holds_the_truth_nineteen_times_of_twenty() -> None:
    rng = Random(1)
    held = 0
    for _ in range(2000):
        low, high = wilson(sum(rng.random() < 0.3 for _ in range(60)), 60)
        held += low <= 0.3 <= high
    assert 0.93 < held / 2000 < 0.975


def test_a_share_of_nothing_is_open() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_moments_are_those_of_the_whole_row() -> None:
    rng = Random(2)
    row = [rng.random() for _ in range(500)]
    moments = Moments()
    for value in row:
        moments.add(value)
    mean = sum(row) / 500
    assert moments.mean == pytest.approx(mean)
    assert moments.variance == pytest.approx(sum((value - mean) ** 2 for value in row) / 499)
    assert (moments.low, moments.high) == (min(row), max(row))


def test_few_shares_that_are_all_alike_are_no_certainty() -> None:
    moments = Moments()
    for _ in range(2):
        moments.add(0.875)
    assert moments.bounded().low < 0.6
    rng = Random(5)
    held = 0
    for _ in range(1000):
        moments = Moments()
        for _ in range(20):
            moments.add(float(rng.random() < 0.8))
        held += moments.bounded().low <= 0.8 <= moments.bounded().high
    assert held > 900


def test_ratings_and_points_are_each_others_inverse() -> None:
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(elo(0.37)) == pytest.approx(0.37)


def twins(part: float, count: int, seed: int) -> list[tuple[list[float], list[float]]]:
    """Results of which chance decides a part: the second of a pair repeats the first so often, else it is tossed anew."""
    rng = Random(seed)
    rows: list[tuple[list[float], list[float]]] = []
    for _ in range(count):
        first = float(rng.random() < 0.5)
        second = first if rng.random() < part else float(rng.random() < 0.5)
        rows.append(([first, 1 - first], [second, 1 - second]))
    return rows


@pytest.mark.parametrize("part", [0.0, 0.3, 0.7, 1.0])
def test_the_share_of_chance_is_found(part: float) -> None:
    assert repeated(twins(part, 6000, 3)) == pytest.approx(part, abs=0.03)


def test_results_that_never_differ_leave_nothing_to_explain() -> None:
    assert repeated([([1.0, 0.0], [1.0, 0.0])] * 50) == 0.0


def test_the_interval_of_luck_holds_the_truth_most_of_the_time() -> None:
    held = 0
    for seed in range(60):
        found = luck(twins(0.5, 100, seed), 200, str(seed))
        held += found.low <= 0.5 <= found.high
    assert held >= 52


def test_ranks_go_together_or_against_each_other() -> None:
    assert rank_correlation([1, 2, 3, 4], [10, 20, 25, 99]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3, 4], [9, 7, 5, 1]) == pytest.approx(-1)
    assert rank_correlation([1, 1, 2, 2], [1, 2, 1, 2]) == pytest.approx(0)
    assert rank_correlation([1, 2], [5, 5]) == 0


def test_quantiles_lie_between_the_values() -> None:
    assert quantile([0, 1, 2, 3, 4], 0.5) == 2
    assert quantile([0, 10], 0.25) == 2.5
    assert quantile([], 0.5) == 0
