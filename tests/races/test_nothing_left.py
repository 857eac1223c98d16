"""What happens when a window outlives everything that could be done in it."""

from __future__ import annotations

import random

import pytest

import pipyard
from pipyard.core.playout import playout


@pytest.mark.parametrize("seed", [75, 265, 301])
def test_raffzahn_ends_when_the_last_die_of_the_plate_is_taken_before_stop(seed: int) -> None:
    state = pipyard.game("raffzahn").start()
    playout(state, random.Random(seed))
    assert isinstance(state.turn(), pipyard.Over)
