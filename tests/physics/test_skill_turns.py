"""The games of skill that go turn by turn, and Mount(a)ing, with real hands: physics decides, and bots of all levels play to the end."""

from __future__ import annotations

from random import Random

import pytest

from pipyard.books.das_spiel.skill.flickers_hand import some_flick
from pipyard.books.das_spiel.skill.mountaing import MountaingState
from pipyard.bots.bot import bot
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.hands.trials import TREMORS, Trials, best, some_throw, trembled
from pipyard.physics.action_simulation import simulate_action
from pipyard.physics.physics_source import PhysicsSource
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.action_words import flicked_at, goal, thrown_at
from pipyard.pyramid.actions import Action, Flick, Throw
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.geometry import beside
from pipyard.pyramid.outcome import OFF, ActionOutcome, Standing
from pipyard.shelf import game

SHORT: dict[str, dict[str, object]] = {
    "flickers": {"max_rounds": 6},
    "hide_away": {"handful": 5, "max_throws": 4},
    "trulla": {"max_rounds": 2},
    "dishing_up": {"max_throws": 12},
    "malicious_pleasure": {"max_rounds": 5},
    "mountaing": {"time_limit_s": 10},
}
"""Games that are over soon."""
LEVELS = ("beginner", "club", "master")


@pytest.mark.parametrize("key", SHORT)
def test_hands_of_all_levels_play_to_the_end(key: str) -> None:
    match = Match(game(key, **SHORT[key]), 3, 7, source=PhysicsSource(7, record=False))
    players = [bot(f"hands:{level}", f"7/{level}") for level in LEVELS]
    while isinstance(match.turn, Choose):
        seat = match.turn.seats[0]
        match.submit(seat, players[seat].choose(match.game, match.state.view(seat), seat))
    assert match.over is not None
    again = Match.replay(match.log, game)
    assert again.over is not None
    assert again.over.scores == match.over.scores


@pytest.mark.parametrize("key", SHORT)
def test_hands_believe_what_others_enter_and_enter_something_themselves(key: str) -> None:
    match = Match(game(key, input="by_hand", **SHORT[key]), 3, 3)
    player = bot("hands:club", 3)
    for _ in range(12):
        turn = match.turn
        if not isinstance(turn, Choose):
            break
        seat = turn.seats[0]
        move = match.submit(seat, player.choose(match.game, match.state.view(seat), seat))
        assert move.verb != "object"


def landed(action: Action, times: int, rig: Rig) -> list[Standing]:
    """How a die stands that comes onto an empty plate by an action, some times."""
    rng = Random(1)
    found: list[Standing] = []
    for _ in range(times):
        space = ActionOutcome({}, action, rig, {1: 0})
        found += [die.standing for die in space.result(simulate_action(space, rng, record=False).outcome).dice]
    return found


@pytest.mark.parametrize("aim", ["middle", "left", "right", "near", "far"])
def test_a_throw_at_a_place_mostly_stays_on_an_empty_plate(aim: str) -> None:
    rig = Rig(distance=150.0, side=1)
    throw = thrown_at(goal(aim, 1), rig)
    assert throw.trouble(rig) is None
    stays = [standing for standing in landed(throw, 8, rig) if standing.how != OFF]
    assert len(stays) >= 4, stays


def test_a_flick_at_the_middle_often_stays_on_an_empty_plate() -> None:
    rig = Rig(distance=100.0, side=2, taps=0)
    flick = flicked_at(goal("middle", 2), rig, 50.0)
    assert flick.trouble(rig) is None
    assert [standing for standing in landed(flick, 10, rig) if standing.how != OFF]


def test_hands_never_come_nearer_to_the_plate_than_is_allowed() -> None:
    rng = Random(2)
    rig = Rig(distance=200.0, side=0)
    for _ in range(200):
        throw = trembled(some_throw(list(range(45)), rig, rng), TREMORS["beginner"], rig, rng)
        assert isinstance(throw, Throw)
        assert beside(throw.at[0], throw.at[1]) >= 200
        assert throw.trouble(rig) is None
    line = Rig(distance=100.0, side=1)
    for _ in range(50):
        flick = trembled(flicked_at(goal(CELLS[int(45 * rng.random())], 1), line), TREMORS["beginner"], line, rng)
        assert isinstance(flick, Flick)
        assert flick.trouble(line) is None


def test_what_a_master_flicks_stays_more_often() -> None:
    rig = Rig(distance=100.0, side=0)
    trials = Trials({})

    def stays(fates: dict[int, Standing]) -> float:
        return float(fates[-1].how != OFF)

    kept: dict[str, float] = {}
    for level in ("beginner", "master"):
        rng = Random(9)
        made = [best(trials, lambda rng: some_flick(rig, rng), stays, rig, level, rng) for _ in range(3)]
        kept[level] = sum(stays(trials.tried(trembled(one, TREMORS[level], rig, rng), rng)) for one in made for _ in range(10))
    assert kept["master"] > kept["beginner"] + 5


def test_two_dice_drawn_out_carry_a_mounted_one() -> None:
    match = Match(game("mountaing"), 1, 1, source=PhysicsSource(1, record=False))
    for move in ("draw 0,4,4 -x 8", "draw 0,3,5 -x 8", "mount -1,3,4"):
        match.submit(0, move)
    state = match.state
    assert isinstance(state, MountaingState)
    assert state.stood == 1
    assert not [die for die in state.dice.values() if die.standing.how == OFF]


def test_without_a_balcony_a_die_does_not_stay() -> None:
    match = Match(game("mountaing"), 1, 1, source=PhysicsSource(1, record=False))
    match.submit(0, "mount -1,3,4")
    assert match.over is not None
    assert match.over.scores == [0]
