"""Hands in somebody's own game, whatever it asks hands to do."""

from __future__ import annotations

from random import Random

import pytest

from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.hands import any_game
from pipyard.hands.hand_bot import HandBot
from pipyard.hands.intention import WANTED, intention, made
from pipyard.hands.trials import TREMORS
from pipyard.physics.physics_source import PhysicsSource
from pipyard.pyramid.action_fields import FORMS
from pipyard.pyramid.action_space import Handlings
from pipyard.shelf import game

from .own_games import VERBS, AnyAct, AnyActState


def test_hands_know_something_to_do_with_every_verb() -> None:
    assert WANTED.keys() == FORMS.keys()


@pytest.mark.parametrize("verb", VERBS)
def test_what_a_trembling_hand_does_is_allowed(verb: str) -> None:
    state = AnyAct.configured(verb=verb, start_seat="0").start(2)
    space = state.moves(0)
    assert isinstance(space, Handlings)
    rng = Random(5)
    for _ in range(12):
        wanted = intention(verb, space, rng)
        assert wanted is not None
        move = made(wanted, TREMORS["beginner"], space, rng)
        assert move is not None
        assert state.moves(0).contains(move)


@pytest.mark.parametrize("verb", VERBS)
def test_bots_finish_somebodys_own_game_of_every_action(verb: str) -> None:
    match = Match(AnyAct.configured(verb=verb, start_seat="0", turns=1), 2, seed=4, source=PhysicsSource(4, record=False))
    players = [HandBot("beginner", "1"), HandBot("club/none", "2")]
    while match.over is None:
        turn = match.turn
        assert isinstance(turn, Choose)
        match.submit(turn.seat, players[turn.seat].choose(match.game, match.state.view(turn.seat), turn.seat))
    assert len(match.over.ranks) == 2


def test_hands_do_what_the_game_likes() -> None:
    """Of the little pyramid only the top die can be taken without the others: a hand that thinks takes it."""
    state = AnyAct.configured(verb="pull", start_seat="0").start(2)
    assert isinstance(state, AnyActState)
    taken = [str(any_game.choose(state, 0, "master", Random(seed)).atoms[1]) for seed in range(2)]
    assert taken == ["5,1,1"] * 2


@pytest.mark.parametrize("key", ["dune", "coulomb", "emag", "captain_flint"])
def test_hands_do_something_in_games_of_tries_that_they_do_not_know(key: str) -> None:
    state = game(key, start_seat="0").start(2)
    move = any_game.choose(state, 0, "beginner", Random(3))
    assert state.moves(0).contains(move)
    state = game(key, start_seat="0", input="by_hand").start(2)
    assert state.moves(0).contains(any_game.choose(state, 0, "beginner", Random(3)))
