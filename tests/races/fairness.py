"""How a seat fares whose messages are longer under way, against equal bots on quick lines.

python -m tests.races.fairness 500              every race, 500 seeds each
python -m tests.races.fairness 500 lookout 0    one of them, without compensation
"""

from __future__ import annotations

import sys
from math import sqrt

from pipyard.bots.race_arena import race, races
from pipyard.core.game import Game
from pipyard.shelf import game, games

SLOW = 80
"""Milliseconds that a message of the slow seat is under way, each way."""
MADE_UP = 150


def compensated(key: str, most: int = MADE_UP) -> Game:
    """A race in which so many milliseconds of a slow line are made up for."""
    one = game(key)
    name = "lag_comp_ms" if "lag_comp_ms" in one.choices.fields else "fair_window_ms"
    return one.configured(**{name: most})


def fared(one: Game, seats: int, seed: str, slow: int) -> float:
    """Of the slow seat and each of the others, how often the slow one comes in first; a tie is half a victory."""
    over = race(one, seats, ["reflex:normal"], seed, delays=[SLOW * (seat == slow) for seat in range(seats)]).over
    assert over is not None
    rivals = [rank for seat, rank in enumerate(over.ranks) if seat != slow]
    mine = over.ranks[slow]
    return sum([1.0 if mine < rank else 0.5 if mine == rank else 0.0 for rank in rivals]) / len(rivals)


def share_of_the_slow(key: str, seeds: int, most: int = MADE_UP, first: int = 0) -> tuple[float, float]:
    """How often the slow one of two equal bots wins, and the standard error of that.

    With each seed every seat is the slow one once, so that luck with the dice and the seat falls out.
    """
    one = compensated(key, most)
    seats = one.fewest()
    found: list[float] = []
    for seed in range(first, first + seeds):
        found.append(sum([fared(one, seats, f"fair {seed}", slow) for slow in range(seats)]) / seats)
    mean = sum(found) / seeds
    return mean, sqrt(sum([(one - mean) ** 2 for one in found]) / max(1, seeds - 1) / seeds)


def main() -> None:
    seeds = int(sys.argv[1])
    most = int(sys.argv[3]) if len(sys.argv) > 3 else MADE_UP
    for key in sys.argv[2].split(",") if len(sys.argv) > 2 else [one.info.key for one in games() if races(one)]:
        mean, error = share_of_the_slow(key, seeds, most)
        sys.stdout.write(f"{key:18} {100 * mean:5.1f} % ± {196 * error:.1f}  ({seeds} seeds, {most} ms made up for)\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
