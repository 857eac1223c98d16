"""Bots with hands."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pipyard import shelf
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.books.tumblin_dice.tumblin_dice import TumblinDiceState
from pipyard.books.tumblin_dice.tumblin_dice_hand import TRIES, Mind, candidate, plan
from pipyard.bots.bot import bot
from pipyard.core.errors import PipyardError, UnknownBot
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.dice.shot import Shot, read_shot, settings
from pipyard.dice.shot_tremor import NOISE, trembled
from pipyard.hands import any_game
from pipyard.hands.hand_bot import HandBot, has_choice
from pipyard.physics.physics_source import PhysicsSource
from pipyard.pyramid.outcome import OFF, SEATED, Standing
from pipyard.shelf import game


def begun(seed: int = 1, **options: object) -> Match:
    return Match(
        game("tumblin_dice", **{"mode": "individual", "goal": "rounds:1", **options}),
        2,
        seed=seed,
        source=PhysicsSource(seed, record=False),
    )


def test_hands_are_named_by_their_level() -> None:
    player = bot("hands:master")
    assert isinstance(player, HandBot)
    assert player.level == "master"
    assert bot("hands").level == "club"  # type: ignore[attr-defined]
    with pytest.raises(UnknownBot, match="beginner, club, master"):
        bot("hands:clumsy")


def test_the_levels_try_as_many_shots_as_the_rules_say() -> None:
    assert {level: rounds[0][0] for level, rounds in TRIES.items()} == {"beginner": 40, "club": 120, "master": 400}


def test_a_hand_trembles_as_much_as_its_level() -> None:
    rng = random.Random(1)
    for level, (aim, speed, spin, lift) in NOISE.items():
        shots = [trembled(Shot("flick", 1), level, rng) for _ in range(2000)]
        for drawn, wanted in (
            ([shot.aim for shot in shots], aim),
            ([shot.speed / 1.5 - 1 for shot in shots], speed),
            ([shot.spin for shot in shots], spin),
            ([shot.lift for shot in shots], lift),
        ):
            spread = (sum(value * value for value in drawn) / len(drawn)) ** 0.5
            assert spread == pytest.approx(wanted, rel=0.1)


def test_the_same_seed_gives_the_same_shot_and_it_is_legal() -> None:
    match = begun()
    turn = match.turn
    assert isinstance(turn, Choose)
    shots = [bot("hands:beginner", 5).choose(match.game, match.state.view(turn.seat), turn.seat) for _ in range(2)]
    assert shots[0] == shots[1]
    assert match.state.moves(turn.seat).contains(shots[0])
    assert {"aim", "speed", "spin", "lift"} <= set(settings(shots[0]))


def test_a_game_that_trembles_itself_gets_the_shot_as_it_was_meant() -> None:
    match = begun(motor_noise="club")
    turn = match.turn
    assert isinstance(turn, Choose)
    player = bot("hands:beginner", 5)
    assert isinstance(player, HandBot)
    assert isinstance(match.state, TumblinDiceState)
    chosen = player.choose(match.game, match.state.view(turn.seat), turn.seat)
    again = bot("hands:beginner", 5)
    assert isinstance(again, HandBot)
    assert plan(match.state, turn.seat, again.level, again.rng) == chosen


def test_a_hand_says_that_it_has_nothing_to_choose() -> None:
    assert not has_choice(game("captain_flint"))
    assert has_choice(game("dune"))


def test_candidates_are_legal_mostly_and_worth_something_sometimes() -> None:
    match = begun()
    state = match.state
    assert isinstance(state, TumblinDiceState)
    rng = random.Random(2)
    space = state.shots_of(state.shooter())
    drawn = [candidate(state, rng) for _ in range(60)]
    fine = [move for move in drawn if space.contains(move)]
    assert len(fine) > 50
    mind = Mind(state, state.shooter())
    worths = [mind.worth(read_shot(move, 6)) for move in fine[:25]]
    assert max(worths) >= 6


def test_hands_do_not_play_what_needs_none() -> None:
    match = Match(game("rasanto", start_seat="0"), 2)
    with pytest.raises(PipyardError, match="dexterity"):
        bot("hands:club").choose(match.game, match.state, 0)


@pytest.mark.parametrize("options", [{"dice_faces": "20"}, {"mode": "duel5bonus"}, {"start_face": "random"}, {"board": "narrow"}])
def test_beginners_play_a_whole_round_of_every_kind(options: dict[str, object]) -> None:
    match = begun(3, **options)
    players = [bot("hands:beginner", seat) for seat in range(2)]
    for _ in range(3):
        turn = match.turn
        assert isinstance(turn, Choose)
        match.submit(turn.seat, players[turn.seat].choose(match.game, match.state.view(turn.seat), turn.seat))


def test_hands_play_somebodys_own_game_of_flicks_and_like_what_it_likes() -> None:
    """The tutorial's third game: nobody has taught it to them."""
    curling = shelf.adopt(Path(__file__).parents[2] / "docs" / "tutorial" / "curling.py").configured(dice=2, start_seat="0")
    state = curling.start(2)
    move = bot("hands:beginner", "1").choose(curling, state, 0)
    assert move.verb == "flick"
    assert state.moves(0).contains(move)
    assert isinstance(state, SkillTurnState)
    action = state.actions().action(move)
    on, off = [any_game.after(state, action, {-1: fate}) for fate in (Standing(SEATED, 0, "124"), Standing(OFF))]
    assert any_game.liked(on, 0) > any_game.liked(off, 0)
