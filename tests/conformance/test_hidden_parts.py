"""What a viewer cannot read of a decision is not in the view either: the same words before it, the same position after it."""

from __future__ import annotations

import random

import pytest

from pipyard.core.facts import facts
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Space
from pipyard.core.turn import Chance, Choose, Over, Turn
from tests.conformance.cases import Case, deep_cases, played, viewers

WEIGHED = 60
"""Decisions that are compared at a position."""


def read_by(turn: Turn, space: Space, decided: Move, viewer: int | None) -> str:
    """What a viewer reads of a decision in the log."""
    if isinstance(turn, Choose) and turn.hidden_from and viewer in (*turn.hidden_from, None):
        return f"{decided.verb} ?"
    return space.shown(decided, viewer)


def some(space: Space, rng: random.Random) -> list[Move]:
    """Neighbours in a list, which often differ in one part only, or samples."""
    if not isinstance(space, Finite):
        return [space.sample(rng) for _ in range(WEIGHED)]
    listed = space.all()
    first = int(rng.random() * max(1, len(listed) - WEIGHED))
    return listed[first : first + WEIGHED]


ALL_IS_READ = {"clever_mole", "dice_trip", "doubles", "eintrichtern", "greedy_grabber", "raffzahn", "storing_scores"}
"""Games that conceal something, but where everybody reads all that is decided or rolled at the positions that are looked at."""


def with_secrets() -> list[Case]:
    return [case for case in deep_cases() if type(case.game().start(case.seats)).conceal is not State.conceal]


@pytest.mark.parametrize("key", sorted({case.key for case in with_secrets()}))
def test_decisions_that_read_the_same_leave_the_same_view(key: str) -> None:
    compared = sum(check_what_is_read(case) for case in with_secrets() if case.key == key)
    assert bool(compared) == (key not in ALL_IS_READ), "the list of these games is wrong"


def check_what_is_read(case: Case) -> int:
    """Assert it of some positions of a game, and say how many readings were compared."""
    compared = 0
    rng = random.Random(str(case))
    for position in played(case).positions:
        turn = position.state.turn()
        if isinstance(turn, Chance):
            asked: dict[int, Space] = {-1: turn.space}
        elif isinstance(turn, Choose) and turn.how == "alone":
            asked = {seat: position.state.moves(seat) for seat in turn.seats}
        else:
            continue  # the end, races, where everything is read by all, and sealed decisions, which have a law of their own
        for seat, space in asked.items():
            if type(space).shown is Space.shown and not (isinstance(turn, Choose) and turn.hidden_from):
                continue
            for viewer in viewers(case.seats):
                seen: dict[str, tuple[Move, object]] = {}
                for decided in some(space, rng):
                    read = read_by(turn, space, decided, viewer)
                    after = position.state.copy()
                    if seat < 0:
                        after.land(decided)
                    else:
                        after.play(seat, decided)
                    if read == decided.text or isinstance(after.turn(), Over):
                        continue  # everybody learns how a game ends
                    first, held = seen.setdefault(read, (decided, facts(after.view(viewer))))
                    assert facts(after.view(viewer)) == held, f"{viewer} reads {read!r} and can tell {decided} from {first}"
                    compared += 1
    return compared
