"""Many games at once, into arrays: ``pipyard.vector("rasanto", 256)``.

    games = pipyard.vector("rasanto", 256, seed=1)
    observation = games.reset()
    while games.finished < 1000:
        observation, rewards, done = games.step(games.random_actions())

Every row is one game, seen by the seat that is to move in it (``games.seat``). Chance decides by itself. A finished game gives its rewards
with ``done`` and is followed by a new one at once: the observation beside them is the first of the new game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.text import because
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.batch import GameBatch
from pipyard.tensors.observer import Floats, Observer
from pipyard.tensors.support import demand_turn_based, usual_seats, utilities

MOST_BATCHED_GAMES = 1 << 20


class StepResult(NamedTuple):
    """What a step gives: the observations (None where nobody looks), the rewards of every seat, and which games are over."""

    observation: Floats | None
    rewards: Floats
    done: NDArray[np.bool_]


class Vector:
    """``n`` games, stepped together.

    With ``observe=False`` no observations are made. ``observer`` and ``actions`` say what the numbers mean.
    """

    def __init__(self, game: Game, n: int, seats: int = 0, seed: int | None = None, *, observe: bool = True) -> None:
        demand_turn_based(game)
        if not 1 <= n <= MOST_BATCHED_GAMES:
            raise PipyardError(because("why-number-of-games", count=n, most=MOST_BATCHED_GAMES))
        self.game = game
        self.n = n
        self.seats = usual_seats(game, seats)
        self.sides = game.sides(self.seats)
        self.actions = ActionSet(game)
        if not self.actions.words:
            raise PipyardError(because("why-no-environment", key=game.info.key))
        self.observer: Observer | None = Observer(game, self.seats, self.actions) if observe else None
        self._batch = GameBatch(self.actions, game.start(self.seats), n)
        self._mask: NDArray[np.bool_] | None = None
        self._chooser = np.random.default_rng()
        self.seat = np.zeros(n, np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Floats | None:
        """New games everywhere. The same seed gives the same games; without one it comes from the operating system."""
        base = SystemRandom().getrandbits(64) if seed is None else seed
        self._chooser = np.random.default_rng(abs(base))
        self._batch.begin([Random(f"vector/{base}/{place}") for place in range(self.n)])
        self._moved()
        return self._observed()

    def _moved(self) -> None:
        self._mask = None
        self.seat = np.array(self._batch.seat, np.int64)

    def _observed(self) -> Floats | None:
        if self.observer is None:
            return None
        return self.observer.spread(self._batch.read(self.observer.reader), self.seat)

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal actions, ``(n, actions)``."""
        if self._mask is None:
            held = b"".join([self._batch.mask(place) for place in range(self.n)])
            self._mask = np.frombuffer(held, np.bool_).reshape(self.n, len(self.actions))
        return self._mask

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        chosen = self._chooser.random(self.n)
        mask = self.mask
        ranks = (chosen * mask.sum(1)).astype(np.int64)
        rows, columns = np.nonzero(mask)
        first = np.searchsorted(rows, np.arange(self.n))
        return columns[first + ranks]

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> StepResult:
        """One action in each game."""
        numbers = [int(number) for number in actions]
        if len(numbers) != self.n:
            raise PipyardError(because("why-number-of-actions", wanted=self.n, count=len(numbers)))
        self._batch.step(numbers)
        rewards = np.zeros((self.n, self.seats), np.float32)
        done = np.zeros(self.n, np.bool_)
        for place, over in enumerate(self._batch.overs):
            if over is not None:
                done[place] = True
                rewards[place] = utilities(over, self.seats, self.sides)
        self._moved()
        return StepResult(self._observed(), rewards, done)

    def play_random(self, moves: int) -> int:
        """So many random moves in each game, as fast as the rules run. Return the number of steps: moves and chance outcomes."""
        before = self.steps
        self._batch.at_random(moves)
        self._moved()
        return self.steps - before

    @property
    def finished(self) -> int:
        """Games finished so far."""
        return self._batch.games

    @property
    def steps(self) -> int:
        """Moves and chance outcomes so far."""
        return self._batch.steps + self._batch.outcomes

    @property
    def moves(self) -> int:
        """Whole moves so far."""
        return self._batch.steps

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game.info.key}, {self.seats} seats>"
