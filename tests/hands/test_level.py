"""Steadiness and thinking can be set separately."""

from __future__ import annotations

import pytest

from pipyard.books.das_spiel.skill import dune_hand as dune
from pipyard.bots.bot import bot
from pipyard.core.errors import UnknownBot
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.hands.hand_bot import player
from pipyard.hands.level import blended, checked, clever, steady
from pipyard.physics.physics_source import PhysicsSource
from pipyard.shelf import game, games

DEXTERITY = [one.info.key for one in games() if "dexterity" in one.info.kinds]


def test_a_level_is_a_steadiness_and_a_thought() -> None:
    assert (steady("club"), clever("club")) == ("club", "club")
    assert (steady("master/club"), clever("master/club")) == ("master", "club")
    assert checked("club/none") == "club/none"
    for wrong in ("none", "club/wise", "clumsy/club"):
        with pytest.raises(UnknownBot, match="beginner, club, master"):
            bot(f"hands:{wrong}")


def test_blended_hands_have_the_errors_of_one_level_and_the_thoughts_of_another() -> None:
    master, club = dune.LEVELS["master"], dune.LEVELS["club"]
    assert blended("club", dune.LEVELS, dune.THOUGHTLESS) == club
    both = blended("master/club", dune.LEVELS, dune.THOUGHTLESS)
    assert (both.aim, both.tried) == (master.aim, club.tried)
    assert blended("master/none", dune.LEVELS, dune.THOUGHTLESS).tried == 1


@pytest.mark.parametrize("key", DEXTERITY)
def test_who_does_not_think_makes_a_legal_move_in_every_game_of_dexterity(key: str) -> None:
    assert player(game(key)) is not None
    match = Match(game(key), seed=1, source=PhysicsSource(1, record=False))
    turn = match.turn
    assert isinstance(turn, Choose)
    seat = turn.seats[0]
    move = bot("hands:club/none", 3).choose(match.game, match.state.view(seat), seat)
    assert match.state.moves(seat).contains(move)
