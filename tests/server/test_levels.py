"""The levels that a lobby offers play every kind of game at the table."""

from __future__ import annotations

import pytest

from pipyard.core.match import Match
from pipyard.core.source import Seeded
from pipyard.core.turn import Choose
from pipyard.server.botpool.worker import MoveRequest, think
from pipyard.server.lobby import shelf
from pipyard.shelf import game


@pytest.mark.parametrize("level", ["beginner", "club"])
@pytest.mark.parametrize("key", ["el_dado", "dice_trip", "tumblin_dice", "lookout"])
def test_a_level_finds_a_move_in_every_kind_of_game(key: str, level: str) -> None:
    played = game(key)
    match = Match(played, 2, "levels", source=Seeded("levels"))
    turn = match.turn
    assert isinstance(turn, Choose)
    move = think(MoveRequest(key, {}, 2, list(match.events), turn.seats[0], level, "1"))
    assert match.state.view(turn.seats[0]).moves(turn.seats[0]).contains(played.parse(move))


def test_the_levels_are_on_the_shelf() -> None:
    assert {"beginner", "club", "master"} <= set(shelf().bots)
