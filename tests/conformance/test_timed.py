"""Scores are times in the games that the fastest wins, and in no others."""

from __future__ import annotations

import pytest

from pipyard.books.families.attempt_rankings import FastestState
from pipyard.core.game import Game
from tests.conformance.cases import allowed_seats, loadable


@pytest.mark.parametrize("one", loadable(), ids=lambda one: one.info.key)
def test_a_game_is_timed_if_the_fastest_wins(one: Game) -> None:
    assert one.info.timed == isinstance(one.start(min(allowed_seats(one))), FastestState)
