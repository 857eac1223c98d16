"""Many games at once: seeds, masks, rewards, new games after finished ones."""

from __future__ import annotations

import numpy as np
import pytest

import pipyard
from pipyard.core.errors import Illegal, PipyardError
from pipyard.core.turn import Over
from pipyard.tensors.support import utilities
from pipyard.tensors.vector import Vector


def random_steps(games: Vector, count: int) -> list[object]:
    found: list[object] = []
    for _ in range(count):
        step = games.step(games.random_actions())
        found.append((step.rewards.tobytes(), step.done.tobytes(), None if step.observation is None else step.observation.tobytes()))
    return found


@pytest.mark.parametrize("key", ["rasanto", "dice_trip", "slipped", "sandwich"])
def test_the_same_seed_gives_the_same_games(key: str) -> None:
    games = pipyard.vector(key, 3, seed=5)
    first = random_steps(games, 12)
    games.reset(5)
    assert random_steps(games, 12) == first
    games.reset()
    assert random_steps(games, 12) != first


def test_rows_are_games_and_finished_ones_are_followed_by_new_ones() -> None:
    games = pipyard.vector("rasanto", 4, seed=1)
    assert games.observer is not None
    seen = games.reset(1)
    assert seen is not None
    assert seen.shape == (4, games.observer.size)
    assert games.mask.shape == (4, 165)
    assert games.mask.sum(1).tolist() == [45] * 4
    finished = 0
    while games.finished < 8:
        step = games.step(games.random_actions())
        finished += int(step.done.sum())
        assert (step.rewards.sum(1) == 0).all()
        assert not step.rewards[~step.done].any()
        assert games.mask[step.done].sum(1).tolist() == [45] * int(step.done.sum())
    assert finished == games.finished


def test_an_observation_is_that_of_the_seat_to_move() -> None:
    games = pipyard.vector("rasanto", 2, seed=3, start_seat="0")
    assert games.observer is not None
    step = games.step(games.random_actions())
    assert games.seat.tolist() == [1, 1]
    assert step.observation is not None
    planes, numbers = games.observer.split(step.observation)
    names = games.observer.plane_names
    assert planes[0, names.index("red")].sum() == 1  # the first die is the other seat's
    assert planes[0, names.index("other")].sum() == 1
    assert planes[0, names.index("own")].sum() == 0
    assert numbers[0, games.observer.number_names.index("looking=1")] == 1


def test_random_play_needs_no_observations() -> None:
    games = pipyard.vector("el_dado", 2, seed=1, observe=False)
    assert games.step(games.random_actions()).observation is None
    steps = games.play_random(400)
    assert games.finished >= 4
    assert steps > 800  # deals are outcomes of chance
    assert games.mask.any(1).all()


def test_what_cannot_be_is_refused() -> None:
    games = pipyard.vector("rasanto", 2, seed=1)
    placed = int(games.random_actions()[0])
    games.step([placed, placed])
    with pytest.raises(Illegal):
        games.step([placed, placed])
    with pytest.raises(Illegal):
        games.step([999, 999])
    with pytest.raises(PipyardError):
        games.step([0])
    with pytest.raises(PipyardError):
        pipyard.vector("rasanto", 0)
    with pytest.raises(PipyardError):
        pipyard.vector("golden_centre", 1)


@pytest.mark.parametrize(
    ("ranks", "sides", "worth"),
    [
        ([1, 2], 2, [1.0, -1.0]),
        ([1, 1], 2, [0.0, 0.0]),
        ([0, 0], 2, [0.0, 0.0]),
        ([2, 1, 2], 3, [-0.5, 1.0, -0.5]),
        ([1, 3, 1], 3, [0.25, -0.5, 0.25]),
        ([1, 2, 1, 2], 2, [1.0, -1.0, 1.0, -1.0]),
        ([0], 1, [-1.0]),
    ],
)
def test_the_worth_of_an_end_adds_up_to_nothing_between_sides(ranks: list[int], sides: int, worth: list[float]) -> None:
    found = utilities(Over(ranks, [0] * len(ranks), "end"), len(ranks), sides)
    assert np.allclose(found, worth)
