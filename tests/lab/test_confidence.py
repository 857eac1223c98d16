"""Stopping when it is settled must not be wrong more often than it promises, however often one looks."""

from __future__ import annotations

from random import Random

import pytest

from pipyard.lab.confidence import EQUAL, FIRST, OPEN, SECOND, ConfidenceSequence, StoppingRule


def settled(chance: float, rule: StoppingRule, most: int, seed: int) -> tuple[str, int]:
    rng = Random(seed)
    sequence = ConfidenceSequence(rule.risk)
    for games in range(1, most + 1):
        sequence.add(float(rng.random() < chance))
        verdict = sequence.verdict(rule)
        if verdict != OPEN:
            return verdict, games
    return OPEN, most


def test_equal_players_are_rarely_taken_for_unequal_though_one_looks_after_every_game() -> None:
    rule = StoppingRule(risk=0.1, margin=0.02)
    wrong = sum(settled(0.5, rule, 300, seed)[0] in (FIRST, SECOND) for seed in range(300))
    assert wrong / 300 <= 0.1


def test_looking_after_every_game_at_an_ordinary_interval_would_be_wrong_far_more_often() -> None:
    """Why the sequence is needed: the same games, judged by an interval that holds only once."""
    wrong = 0
    for seed in range(200):
        rng, won = Random(seed), 0
        for games in range(1, 301):
            won += rng.random() < 0.5
            if games >= 10 and abs(won / games - 0.5) > 0.5 * 1.645 / games**0.5:
                wrong += 1
                break
    assert wrong / 200 > 0.25


@pytest.mark.parametrize("chance", [0.3, 0.62, 0.9])
def test_the_interval_holds_the_truth_at_all_times(chance: float) -> None:
    missed = 0
    for seed in range(100):
        rng, sequence = Random(seed), ConfidenceSequence(0.1)
        for _ in range(200):
            sequence.add(float(rng.random() < chance))
        missed += not sequence.low <= chance <= sequence.high
    assert missed <= 10


def test_a_better_player_is_found_and_the_more_surely_the_sooner() -> None:
    rule = StoppingRule()
    verdicts = [settled(0.75, rule, 1000, seed) for seed in range(20)]
    assert all(verdict == FIRST for verdict, _ in verdicts)
    clear = [settled(0.95, rule, 1000, seed)[1] for seed in range(20)]
    assert sum(clear) < sum(games for _, games in verdicts)
    assert settled(0.1, rule, 1000, 1)[0] == SECOND


def test_draws_settle_that_nobody_is_better() -> None:
    sequence = ConfidenceSequence()
    for _ in range(400):
        sequence.add(0.5)
    assert sequence.verdict(StoppingRule()) == EQUAL


def test_nothing_is_settled_by_nothing() -> None:
    assert ConfidenceSequence().verdict(StoppingRule()) == OPEN
    assert (ConfidenceSequence().low, ConfidenceSequence().high) == (0.0, 1.0)
