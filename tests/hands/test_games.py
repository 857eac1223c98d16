"""Hands at the games of attempts: every bot finishes on a fixed seed, and what they do is what was simulated."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import pipyard
from pipyard.books.das_spiel.skill.dice_mikado import DiceMikadoState
from pipyard.books.das_spiel.skill.emag import EmagState
from pipyard.books.families.attempts import AttemptsState
from pipyard.books.families.few_dice import CORNERS, is_gathered, is_small_pyramid
from pipyard.bots.bot import bot
from pipyard.core.turn import Chance, Choose
from pipyard.hands.goals import CELL_SPOTS, steps
from pipyard.hands.rehearsal import Rehearsal
from pipyard.hands.tilt import LEARNT, STEADINESS
from pipyard.physics.action_simulation import simulate_action
from pipyard.physics.plate_scene import PlateScene
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.cells import cell, xyz
from pipyard.pyramid.geometry import pose_in
from pipyard.pyramid.outcome import SEATED, ActionOutcome, LyingDie
from pipyard.pyramid.trace import SHAKE


def played(key: str, level: str, seed: int, seen: list[dict[int, LyingDie]] | None = None, **options: object) -> AttemptsState:
    """One player's game with hands of a level, simulated. ``seen``: gets the dice before and after every action."""
    match = pipyard.Match(key, seats=1, source=None, **options)
    player = bot(f"hands:{level}", seed)
    for _ in range(400):
        turn = match.turn
        if isinstance(turn, Choose):
            match.submit(0, player.choose(match.game, match.state.view(0), 0))
        elif isinstance(turn, Chance):
            assert isinstance(turn.space, ActionOutcome)
            outcome = simulate_action(turn.space, Random(f"{seed}/{len(match.events)}"), record=False).outcome
            if seen is not None:
                seen += [turn.space.before, turn.space.result(outcome).now(turn.space.before)]
            match.happen(outcome)
        else:
            break
    assert match.over is not None
    state = match.state
    assert isinstance(state, AttemptsState)
    return state


def test_a_master_does_captain_flints_trick() -> None:
    assert played("captain_flint", "master", 1).tries[0][-1][0] == 1


def test_a_club_player_lifts_the_l_frame() -> None:
    assert played("captain_flint", "club", 1, method="l_frame", attempts=2).tries[0][-1][0] == 1


def test_nobody_builds_the_skeleton_by_hand() -> None:
    state = played("captain_flint", "master", 1, method="freehand", attempts=1)
    succeeded, _, stood = state.tries[0][0]
    assert not succeeded
    assert 3 <= stood < 25


@pytest.mark.parametrize(("level", "least", "most"), [("beginner", 3, 20), ("master", 12, 60)])
def test_towers_are_as_high_as_hands_are_steady(level: str, least: int, most: int) -> None:
    state = played("emag", level, 1, attempts=1)
    assert isinstance(state, EmagState)
    assert least <= state.counts()[0] <= most


def test_a_beginner_pulls_some_dice_before_the_top_comes_down() -> None:
    state = played("dice_mikado", "beginner", 1)
    assert isinstance(state, DiceMikadoState)
    assert 1 <= state.counts()[0] <= 30


def test_a_breath_moves_dice_until_the_attempt_is_over() -> None:
    state = played("dune", "beginner", 1, attempts=1)
    assert len(state.tries[0]) == 1


@pytest.mark.long
def test_a_master_blows_a_die_onto_three_others() -> None:
    """Most tries end with a die off the plate; one of some must not, and only a little pyramid counts."""
    for seed in range(2, 10):
        seen: list[dict[int, LyingDie]] = []
        ((success, _, _),) = played("dune", "master", seed, seen, attempts=1).tries[0]
        assert bool(success) == is_small_pyramid(filled(seen[-1]))
        if success:
            return
    raise AssertionError("no master does Dune")


def filled(dice: dict[int, LyingDie]) -> list[int]:
    return [die.standing.cell for die in dice.values() if die.standing.how == SEATED]


def apart(dice: dict[int, LyingDie]) -> float:
    """How far dice are from each other, in steps, all pairs together."""
    return sum([steps(CELL_SPOTS[one], CELL_SPOTS[other]) for one, other in combinations(filled(dice), 2)])


def test_a_club_player_gathers_four_dice_by_tilting() -> None:
    """Not every try succeeds; one that does has brought scattered dice together, and one that does not is not counted as one."""
    for seed in (3, 4, 5):
        seen: list[dict[int, LyingDie]] = []
        state = played("coulomb", "club", seed, seen, goal="gathered", attempts=1)
        ((success, hundredths, _),) = state.tries[0]
        assert not is_gathered(filled(seen[0]))
        assert bool(success) == is_gathered(filled(seen[-1]))
        if success:
            assert apart(seen[-1]) < apart(seen[0]) / 2
            assert 100 < hundredths < state.limit
            return
    raise AssertionError("nobody gathers dice")


@pytest.mark.long
def test_a_master_tilts_three_dice_into_the_corners() -> None:
    for seed in (3, 4, 5):
        seen: list[dict[int, LyingDie]] = []
        ((success, _, _),) = played("faraday", "master", seed, seen, attempts=1).tries[0]
        assert bool(success) == (set(filled(seen[-1])) == set(CORNERS))
        if success:
            return
    raise AssertionError("no master does Faraday")


def test_a_learnt_tilt_moves_one_die_and_no_other() -> None:
    before = [cell(5, 2, 1), cell(2, 5, 1), cell(2, 1, 5)]
    mind = Rehearsal(PlateScene({number: pose_in(where, "236") for number, where in enumerate(before)}, Rig(ends_off=True), tilted=True))
    rng, level = Random(1), dict.fromkeys(SHAKE, 0.0)
    came: Counter[bool] = Counter()
    for _ in range(12):
        stands = mind.after(LEARNT[0].trembled(STEADINESS["master"], rng).samples(), level).read()
        mover, *others = [stands[number].cell for number in range(3)]
        came[others == before[1:] and stands[0].how == SEATED and xyz(mover)[0] > 5] += 1
    assert came[True] >= 9


def test_a_beginner_tilts_until_the_attempt_is_over() -> None:
    assert len(played("faraday", "beginner", 1, attempts=1, time_limit_s=20).tries[0]) == 1


def test_what_the_hands_felt_is_what_becomes_of_their_movement() -> None:
    """The bot steers a live scene; the recorded movement, simulated again from the same start, ends alike."""
    match = pipyard.Match("faraday", seats=1, source=None)
    move = bot("hands:beginner", 5).choose(match.game, match.state.view(0), 0)
    assert match.state.moves(0).contains(match.game.parse(move.text))
    match.submit(0, move)
    turn = match.turn
    assert isinstance(turn, Chance)
    assert isinstance(turn.space, ActionOutcome)
    first = simulate_action(turn.space, Random(1), record=False).outcome
    assert simulate_action(turn.space, Random(2), record=False).outcome == first


def test_better_hands_tremble_less() -> None:
    beginner, club, master = (STEADINESS[level] for level in ("beginner", "club", "master"))
    assert beginner.aim > club.aim > master.aim
    assert beginner.delay > club.delay > master.delay


@pytest.mark.parametrize("key", ["captain_flint", "dune", "faraday", "coulomb", "emag", "dice_mikado"])
def test_a_bot_at_a_real_table_has_no_hands(key: str) -> None:
    match = pipyard.Match(key, seats=2, source=None, start_seat="0", input="by_hand", attempts=1)
    player = bot("hands:club", 1)
    while isinstance(match.turn, Choose):
        seat = match.turn.seat
        match.submit(seat, player.choose(match.game, match.state.view(seat), seat))
    assert match.over is not None
