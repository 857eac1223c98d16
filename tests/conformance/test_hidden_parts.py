"""What a viewer cannot read of a decision is not in the view either: the same words before it, the same position after it."""

from __future__ import annotations

import random

import pytest

from pipyard.core.game import State
from pipyard.workshop.secrecy_laws import nothing_leaks
from tests.conformance.cases import Case, deep_cases, played

ALL_IS_READ = {"dice_trip", "doubles", "eintrichtern", "greedy_grabber", "raffzahn", "storing_scores"}
"""Games that conceal something, but where everybody reads all that is decided or rolled at the positions that are looked at."""


def with_secrets() -> list[Case]:
    return [case for case in deep_cases() if type(case.game().start(case.seats)).conceal is not State.conceal]


@pytest.mark.parametrize("key", sorted({case.key for case in with_secrets()}))
def test_decisions_that_read_the_same_leave_the_same_view(key: str) -> None:
    compared = sum(check_what_is_read(case) for case in with_secrets() if case.key == key)
    assert bool(compared) == (key not in ALL_IS_READ), "the list of these games is wrong"


def check_what_is_read(case: Case) -> int:
    """Assert it of some positions of a game, and say how many readings were compared."""
    rng = random.Random(str(case))
    return sum(nothing_leaks(position.state, case.seats, rng) for position in played(case).positions)
