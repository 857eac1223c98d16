"""Learn Rasanto by self-play with numpy alone: a policy with one hidden layer, trained by REINFORCE on ``pipyard.vector``.

    python examples/self_play.py                    a few minutes on one core; writes examples/self_play.json
    python examples/self_play.py --rounds 5         a quick try

Both seats play the same policy. Every finished game raises the probability of the winner's actions and lowers that of the loser's. From
time to time the policy plays games against random moves, with both seats: the share that it wins is its learning curve.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import pipyard
from pipyard.tensors.vector import Vector

HERE = Path(__file__).parent


class Policy:
    """Scores of all actions from an observation: one hidden layer, rectified; trained with Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> None:
        self.weights = [
            (rng.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, outputs)) * 0.01).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def probabilities(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The probabilities of the legal actions, and the hidden layer."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        scores = np.where(mask, hidden @ self.weights[2] + self.weights[3], -np.inf)
        raised = np.exp(scores - scores.max(1, keepdims=True))
        return raised / raised.sum(1, keepdims=True), hidden

    def learn(self, seen: Any, mask: Any, taken: Any, worth: Any, rate: float) -> None:
        """One step up the gradient of ``worth * log(probability of the action taken)``."""
        chances, hidden = self.probabilities(seen, mask)
        slope = -chances
        slope[np.arange(len(taken)), taken] += 1
        slope *= (worth / len(taken))[:, None]
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self.updates += 1
        for place, gradient in enumerate([seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]):
            self.means[place] = 0.9 * self.means[place] + 0.1 * gradient
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * gradient**2
            mean = self.means[place] / (1 - 0.9**self.updates)
            square = self.squares[place] / (1 - 0.999**self.updates)
            self.weights[place] += (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def drawn(chances: Any, rng: np.random.Generator) -> Any:
    """An action for every row, by its probabilities."""
    return np.minimum((chances.cumsum(1) < rng.random((len(chances), 1))).sum(1), chances.shape[1] - 1)


def play(games: Vector, policy: Policy, rng: np.random.Generator) -> tuple[Any, Any, Any, Any]:
    """One game in every row, played to its end: observations, masks, actions, and what each action was worth in the end."""
    seen = games.reset(int(rng.integers(1 << 31)))
    kept: list[tuple[Any, Any, Any, Any, Any]] = []
    running = np.ones(games.n, bool)
    worth = np.zeros((games.n, games.seats), np.float32)
    while running.any():
        mask, seat = games.mask.copy(), games.seat.copy()
        taken = drawn(policy.probabilities(seen, mask)[0], rng)
        rows = np.flatnonzero(running)
        assert seen is not None
        kept.append((seen[rows], mask[rows], taken[rows], rows, seat[rows]))
        seen, rewards, done = games.step(np.where(mask[np.arange(games.n), taken], taken, mask.argmax(1)))
        worth[running & done] = rewards[running & done]
        running &= ~done
    of_rows = np.concatenate([worth[rows, seats] for *_, rows, seats in kept])
    return *[np.concatenate([one[place] for one in kept]) for place in range(3)], of_rows


def wins(games: Vector, policy: Policy, rng: np.random.Generator) -> float:
    """The share of the points against random moves; the policy has seat 0 in the even rows and seat 1 in the odd ones."""
    seen = games.reset(int(rng.integers(1 << 31)))
    side = np.arange(games.n) % 2
    running, points = np.ones(games.n, bool), 0.0
    while running.any():
        mask = games.mask
        best = policy.probabilities(seen, mask)[0].argmax(1)
        chosen = np.where(games.seat == side, best, games.random_actions())
        seen, rewards, done = games.step(chosen)
        ended = np.flatnonzero(running & done)
        points += float((rewards[ended, side[ended]] + 1).sum() / 2)
        running &= ~done
    return points / games.n


def train(key: str = "rasanto", rounds: int = 80, seed: int = 1, games: int = 96, tries: int = 400) -> list[tuple[int, float]]:
    """Learn; return how many games were played at each point of the curve, and the share won against random moves there."""
    rng = np.random.default_rng(seed)
    table, judge = pipyard.vector(key, games, seed=seed), pipyard.vector(key, tries, seed=seed)
    assert table.observer is not None
    policy = Policy(table.observer.size, 64, len(table.actions), rng)
    curve = [(0, wins(judge, policy, rng))]
    for number in range(1, rounds + 1):
        policy.learn(*play(table, policy, rng), rate=0.003 * (1.1 - number / rounds))
        if number % max(1, rounds // 8) == 0:
            curve.append((number * games, wins(judge, policy, rng)))
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="rasanto")
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    curve = train(chosen.game, chosen.rounds, chosen.seed)
    for games, share in curve:
        print(f"{games:6} games: {share:.3f} against random moves")
    found = {"game": chosen.game, "rounds": chosen.rounds, "seed": chosen.seed, "curve": curve}
    (HERE / "self_play.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
