"""Round limits, the common rule C9: the game ends with the round that was agreed, and 0 is no limit."""

from __future__ import annotations

from random import Random

import pytest

import pipyard
from pipyard.core.playout import playout
from pipyard.core.scene import Text
from pipyard.pyramid.play import PyramidState
from pipyard.shelf import games

LIMIT = 2
VERSIONS: dict[str, dict[str, object]] = {"mucho": {"domino": True}}
"""Where only one version has a limit."""
ITS_OWN = ("green_amoeba", "up_and_down")
"""Here 0 stands for a limit that depends on the other options."""
SILENT = ("lookout", "squeezing", "storing_scores")
"""Games that do not show the round."""
LIMITED = [one.info.key for one in games() if "max_rounds" in one.choices.fields]
BY_ROUNDS = [key for key in LIMITED if "speed" not in pipyard.game(key).info.kinds]


def limited(key: str, rounds: int) -> PyramidState:
    one = pipyard.game(key, **VERSIONS.get(key, {}), max_rounds=rounds)
    state = one.start(one.fewest())
    assert isinstance(state, PyramidState)
    return state


@pytest.mark.parametrize("key", BY_ROUNDS)
def test_a_game_ends_with_its_last_round(key: str) -> None:
    state = limited(key, LIMIT)
    playout(state, Random(key))
    assert isinstance(state.turn(), pipyard.Over)
    assert state.rounds() <= LIMIT


@pytest.mark.parametrize("key", [key for key in LIMITED if key not in (*ITS_OWN, "my_game")])
def test_without_a_limit_none_is_told(key: str) -> None:
    option = pipyard.game(key).choices.fields["max_rounds"]
    assert option.check(0) == 0
    for rounds, said in ((0, "round-without-limit"), (LIMIT, "round")):
        keys = [text.key for text in limited(key, rounds).said()]
        assert [name for name in keys if name.startswith("round")] == ([] if key in SILENT else [said])


def test_no_round_is_past_no_limit() -> None:
    state = PyramidState(3)
    state.turns = 3_000_000
    assert not state.past(0)
    assert [state.past(limit) for limit in (999_999, 1_000_000, 1_000_001)] == [True, True, False]
    assert state.said_round(0) == Text("round-without-limit", {"round": 1_000_001})
