"""A finished game, moment by moment."""

from __future__ import annotations

from random import Random

from pipyard.core.log import Header
from pipyard.core.match import Match
from pipyard.core.source import Seeded
from pipyard.core.turn import Choose
from pipyard.server.store.export import PlayedGame
from pipyard.server.web.replay import moment
from pipyard.shelf import game


def finished() -> PlayedGame:
    played = game("rasanto")
    match = Match(played, 2, "replay", source=Seeded("replay"))
    rng = Random(1)
    while isinstance(match.turn, Choose):
        seat = match.turn.seats[0]
        match.submit(seat, str(match.state.moves(seat).sample(rng)))
    return PlayedGame(Header("rasanto", played.info.version, 2, {}, ("Ann", "Ben")), list(match.events))


def test_every_moment_of_a_game() -> None:
    played = finished()
    first = moment(played, 1, 0)
    assert first.line is None
    assert first.scene.dice == ()
    assert first.players == ("Ann", "Ben")
    last = moment(played, 1, 10_000)
    assert last.step == last.steps == len(played.events)
    assert len(last.scene.dice) == 165
    assert last.line is not None
    assert last.line.steps
