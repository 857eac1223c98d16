"""Random games of everything on the shelf, under any options and with any seats, end without error.

A few of each are played every time; ``pytest -m long`` plays a thousand of each, which the compiled form does quickly.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from pipyard.core.facts import facts
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.playout import outcome, playout
from pipyard.core.turn import Choose
from pipyard.shelf import game
from pipyard.workshop.laws import asked, seat_to_ask, viewers
from tests.conformance.cases import shelf
from tests.fuzz.settings import tables

every_game = pytest.mark.parametrize("key", shelf())
OF_A_MATCH = 40
"""Decisions of a game that go through a match; the rest is only played out, which is much quicker."""


@every_game
def test_a_few_random_games_end(key: str) -> None:
    @settings(max_examples=5, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))
    @given(tables(key, brief=True), st.integers(0, 2**32))
    def play(table: tuple[Game, int], seed: int) -> None:
        played_to_its_end(*table, seed, OF_A_MATCH)

    play()


@pytest.mark.long
@every_game
def test_a_thousand_random_games_end(key: str) -> None:
    @settings(max_examples=1000, suppress_health_check=list(HealthCheck))
    @given(tables(key), st.integers(0, 2**32))
    def play(table: tuple[Game, int], seed: int) -> None:
        played_to_its_end(*table, seed, OF_A_MATCH)

    play()


def played_to_its_end(one: Game, seats: int, seed: int, decisions: int) -> None:
    note(f"{one!r} with {seats} seats, seed {seed}")
    rng = random.Random(seed)
    match = Match(one, seats, seed)
    turn = match.turn
    for _ in range(decisions):
        if not isinstance(turn, Choose):
            break
        seat = seat_to_ask(turn, rng)
        space = match.state.moves(seat)
        move = space.sample(rng)
        if rng.random() < 0.1:
            looked_at_closely(match, seat, move.text, rng)
        match.submit(seat, move.text if rng.random() < 0.5 else move)
        turn = match.turn
    note(match.log)
    again = Match.replay(match.log, game)
    assert again.log == match.log
    assert facts(again.state) == facts(match.state)
    playout(match.state, rng)
    over = outcome(match.state)
    assert over.why
    assert len(over.ranks) == len(over.scores) == seats
    assert match.state.scene() is not None


def looked_at_closely(match: Match, seat: int, text: str, rng: random.Random) -> None:
    """The move can be picked atom by atom and read from its text, and what a seat sees is enough to choose it and to draw it."""
    state = match.state
    space = state.moves(seat)
    move = space.parse(text)
    assert move == match.game.parse(text)
    assert space.contains(move)
    for depth in range(len(move.atoms)):
        assert str(move.atoms[depth]) in [str(atom) for atom in space.steps(move.atoms[:depth]).atoms]
    assert space.steps(move.atoms).done
    view = state.view(seat)
    assert seat in asked(view)
    assert view.moves(seat).contains(move)
    for viewer in viewers(match.seats):
        view = state.view(viewer)
        assert view.scene() is not None
        assert facts(view.guess(rng).view(viewer)) == facts(view)
