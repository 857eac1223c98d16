"""Hands think until their tries are done or their time is up; then the best so far counts."""

from __future__ import annotations

from itertools import count

import pytest

from pipyard.core.match import Match
from pipyard.core.source import Seeded
from pipyard.core.turn import Choose
from pipyard.hands import thinking_time
from pipyard.hands.hand_bot import HandBot
from pipyard.hands.thinking_time import in_time, thinking_for, time_is_up
from pipyard.hands.trials import Trials
from pipyard.shelf import game


@pytest.fixture(autouse=True)
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever somebody looks."""
    ticks = count()
    monkeypatch.setattr(thinking_time, "cpu_seconds", lambda: float(next(ticks)))


def test_items_end_when_the_time_is_up() -> None:
    with thinking_for(3):
        assert list(in_time(range(10))) == [0, 1, 2, 3]
        assert time_is_up()
        assert list(in_time(range(10))) == [0]
        assert list(in_time(range(10), 0)) == []
    assert list(in_time(range(10))) == list(range(10))


def test_no_limit_is_no_limit() -> None:
    with thinking_for(0):
        assert list(in_time(range(1000))) == list(range(1000))


@pytest.mark.parametrize("key", ["flickers", "coulomb", "dune", "tumblin_dice", "dice_mikado", "trulla"])
def test_a_hurried_hand_makes_a_move_that_the_rules_allow(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []
    whole = Trials.tried

    def counted(*asked: object) -> object:
        tries.append(asked)
        return whole(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(Trials, "tried", counted)
    played = game(key)
    match = Match(played, 2, "1", source=Seeded("1"))
    turn = match.turn
    assert isinstance(turn, Choose)
    seat = turn.seats[0]
    with thinking_for(2):
        move = HandBot("master", "1").choose(played, match.state.view(seat), seat)
    assert match.state.moves(seat).contains(move)
    assert len(tries) < 20
