"""How near dice came to their goal, and that it tells tries apart which all failed."""

from __future__ import annotations

from random import Random

import pytest

from pipyard import shelf
from pipyard.books.families.few_dice import CENTRES, CORNERS, FewDiceState, small_pyramids
from pipyard.core.turn import Chance
from pipyard.lab.bot_game import BotGameResult
from pipyard.lab.goal_distance import ANYHOW, lies, missing, nearing
from pipyard.pyramid.cells import cell
from pipyard.pyramid.geometry import pose_in
from pipyard.pyramid.outcome import OFF


def test_steps_are_counted_to_the_nearest_goal() -> None:
    corners = [frozenset(CORNERS)]
    assert missing([pose_in(corner, ANYHOW) for corner in CORNERS], corners) == 0
    assert missing([pose_in(centre, ANYHOW) for centre in CENTRES.values()], corners) == 15
    nearly = [pose_in(CORNERS[1], ANYHOW), pose_in(cell(7, 1, 0), ANYHOW), pose_in(CORNERS[2], ANYHOW)]
    assert missing(nearly, corners) == 1
    for goal in small_pyramids():
        assert missing([pose_in(place, ANYHOW) for place in goal], small_pyramids()) == 0


@pytest.mark.parametrize("key", ["dune", "faraday", "coulomb"])
def test_the_nearest_moment_of_a_try_counts_and_lost_dice_do_not(key: str) -> None:
    rng = Random(3)
    for _ in range(6):
        state = shelf.game(key, attempts=1, start_seat=0).start(1)
        assert isinstance(state, FewDiceState)
        goal = nearing(state)
        assert goal is not None
        least = start = goal.away[0]
        for _ in range(12):
            turn = state.turn()
            if isinstance(turn, Chance):
                outcome = turn.space.sample(rng)
                goal.see(state, turn, outcome)
                dice = state.outcome_of(state.action).result(outcome).now(state.dice).values() if state.action is not None else []
                if all(die.standing.how != OFF for die in dice):
                    least = min(least, missing([pose for pose in map(lies, dice) if pose is not None], state.goals()))
                assert goal.near() == [-least]
                state.land(outcome)
            elif state.moves(0).contains(move := state.moves(0).sample(rng)):
                state.play(0, move)
            if state.tries[0]:
                break
        assert goal.away[0] <= start


def test_only_games_of_a_few_dice_have_a_goal_to_come_near() -> None:
    assert nearing(shelf.game("rasanto").start(2)) is None
    assert nearing(shelf.game("dune", input="by_hand").start(2)) is None


def test_who_came_nearest_has_won_where_nobody_has() -> None:
    lost = BotGameResult([0, 0], [0, 0], "attempts-all-failed", 2, 2, 0)
    assert lost.points(2) == [0.5, 0.5]
    assert BotGameResult([0, 0], [0, 0], "", 2, 2, 0, [-3.0, -1.5]).points(2) == [0, 1]
    assert BotGameResult([0, 0], [0, 0], "", 2, 2, 0, [-3.0, -3.0]).points(2) == [0.5, 0.5]
    assert BotGameResult([1, 2], [900, 0], "", 2, 2, 0, [0.0, 0.0]).points(2) == [1, 0]
