"""How games end, and how states are compared and copied."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.core.errors import PipyardError
from pipyard.core.facts import duplicate, facts
from pipyard.core.notation import Move
from pipyard.core.playout import outcome, playout, playouts
from pipyard.core.turn import Choose, Over, first_with, nobody, ranked, won
from tests.core.small_games import GAMES, Count, Hands, find

scores = st.lists(st.integers(-20, 20), min_size=1, max_size=8)


@given(scores, st.booleans())
def test_ranks_go_by_score_and_equal_scores_share(points: list[int], fewest: bool) -> None:
    over = ranked(points, "why", fewest)
    best = min(points) if fewest else max(points)
    assert over.winners() == [seat for seat, score in enumerate(points) if score == best]
    for mine, rank in zip(points, over.ranks, strict=True):
        assert rank == 1 + len([other for other in points if (other < mine if fewest else other > mine)])
    assert over.scores == points


@given(st.integers(1, 6), st.data())
def test_winners_come_first_and_the_others_after_them(seats: int, data: st.DataObject) -> None:
    winners = sorted(data.draw(st.sets(st.integers(0, seats - 1), min_size=1)))
    over = won(winners, [0] * seats, "why")
    assert over.winners() == winners
    assert {over.ranks[seat] for seat in range(seats) if seat not in winners} <= {1 + len(winners)}


def test_an_end_without_a_winner() -> None:
    over = nobody([1, 2], "why")
    assert over.winners() == []
    assert (over.ranks, over.scores, over.seat) == ([0, 0], [1, 2], -1)
    assert repr(over) == "Over([0, 0], [1, 2], 'why')"
    assert repr(Choose((1, 2), "race")) == "Choose((1, 2), 'race')"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_copies_share_nothing_that_can_change(key: str) -> None:
    state = find(key).start()
    before = facts(state)
    assert facts(state.copy()) == before
    assert playouts(state, Random(1), 5) > 0
    assert facts(state) == before


def test_a_playout_ends_where_the_game_does() -> None:
    state = Count.start(3)
    assert 7 <= playout(state, Random(2)) <= 21
    assert isinstance(outcome(state), Over)
    with pytest.raises(PipyardError, match="not over"):
        outcome(Hands.start())


def test_facts_tell_apart_what_differs_and_nothing_else() -> None:
    assert facts([1, (2, "a"), {3}, {"k": [Move("roll")]}]) == facts([1, [2, "a"], frozenset({3}), {"k": ["roll"]}])
    assert facts({1: 2, 3: 4}) == facts({3: 4, 1: 2})
    assert facts([1]) != facts([2])
    deep = {"a": [[1], {2}]}
    twin = duplicate(deep)
    assert twin == deep
    twin["a"][0].append(3)  # type: ignore[index]
    assert deep == {"a": [[1], {2}]}


def test_the_first_with_a_score_wins_and_nobody_before() -> None:
    over = first_with(7, [3, 7, 6], "goal")
    assert over is not None
    assert (over.ranks, over.scores, over.why) == ([2, 1, 2], [3, 7, 6], "goal")
    assert first_with(7, [3, 6, 6], "goal") is None
