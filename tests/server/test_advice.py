"""Suggestions, and why a place is not allowed."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from pipyard.core.match import Match
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.messages import Hint
from pipyard.server.room import hints
from pipyard.server.room.seats import RequestRefused
from pipyard.shelf import game

from . import timeless
from .test_evening import TWO, sit


def test_a_suggestion_is_a_legal_move_and_everybody_learns_of_it() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("el_dado", TWO, {"start_seat": "0"}))
        assert room.match
        before = both.n
        await hints.hint(room, both, 0, 7)
        assert [line.text for line in both.chat] == [hints.HINT_MARK]
        (found,) = [message for message in both.received if isinstance(message, Hint)]
        assert room.match.moves(0).contains(room.game.parse(found.move))
        assert both.n == before + 1
        with pytest.raises(RequestRefused):
            await hints.hint(room, both, 1, 8)
        room.close_tasks()

    asyncio.run(story())


def test_games_of_skill_have_no_suggestions() -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("dune", (NewSeat("person", "Ann"),)))
        with pytest.raises(RequestRefused, match="no suggestions"):
            await hints.hint(room, both, 0, 7)
        room.close_tasks()

    timeless.run_story(story())


def test_a_suggestion_says_what_it_brings_and_shows_it() -> None:
    rasanto = game("rasanto")
    state = rasanto.start(2, start_seat="0")
    move = str(state.moves(0).sample(Random(1)))
    before = state.facts()
    found = hints.advised(rasanto, state, 0, move)
    assert all(text.key.startswith("hint-") for text in found.reasons)
    assert [step.verb for step in found.steps] == ["put"]
    assert found.scene is not None
    assert len(found.scene.dice) == 1
    assert state.facts() == before


def test_a_suggestion_tells_of_points_and_of_what_the_next_can_do() -> None:
    dado = game("el_dado")
    match = Match(dado.chosen(start_seat="0"), 2, seed="3")
    space = match.state.moves(0)
    found = hints.advised(dado, match.state.view(0), 0, str(space.sample(Random(1))))
    score = next(text for text in found.reasons if text.key == "hint-score")
    assert score.args["was"] == 0
    assert score.args["now"] in (1, 2, 3, 5, 10)
    assert {text.key for text in found.reasons} <= {"hint-score", "hint-answer"}


def test_a_die_of_a_block_is_not_called_a_place() -> None:
    async def story() -> None:
        _, room, holder = await sit(NewRoom("tabula_rasa", (*TWO, NewSeat("person", "Cleo")), {"start_seat": "0"}))
        for move, key in (("set a0 a1", "why-not-this-die"), ("set a0 on 9,9,9", "why-not-this-place")):
            with pytest.raises(RequestRefused) as caught:
                hints.why_not(room, holder, 0, move)
            assert caught.value.args[1].key == key
        room.close_tasks()

    timeless.run_story(story())


@pytest.mark.parametrize(("move", "refused"), [("take 0,0,0", False), ("take 1,1,0", True), ("take 99", True), ("jump 0,0,0 1,1,1", True)])
def test_it_is_said_why_a_place_is_not_allowed_and_nothing_is_played(move: str, refused: bool) -> None:
    async def story() -> None:
        _, room, both = await sit(NewRoom("el_dado", TWO, {"start_seat": "0"}))
        before = both.n
        if refused:
            with pytest.raises(RequestRefused):
                hints.why_not(room, both, 0, move)
        else:
            hints.why_not(room, both, 0, move)
        with pytest.raises(RequestRefused):
            hints.why_not(room, both, 1, move)
        assert both.n == before
        room.close_tasks()

    timeless.run_story(story())
