"""How long a simulated game takes with the default bots of ``pipyard simulate``, for every game on the shelf.

    python -m benchmarks.simulation [--games 3] [--limit 60] [GAME ...]

Each game of the shelf is played in a process of its own. The time is processor time, that of the longest game counts, and no game should
take more than two seconds; starting Python is not counted. With ``PYTHONPATH=.fast`` the games are compiled.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from time import process_time

import pipyard
from pipyard.cli.batches import batch
from pipyard.cli.seat_words import default_bots, only_bots

WANTED_SPEEDUP = 2.0
"""Seconds a game."""


def slowest(key: str, games: int) -> tuple[float, float]:
    """The mean and the longest time of the first games with seed 0."""
    one = pipyard.game(key)
    names = only_bots(default_bots(one), one)
    times: list[float] = []
    for number in range(games):
        began = process_time()
        batch(key, {}, names, False, "0", number, 1)
        times.append(process_time() - began)
    return sum(times) / games, max(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", dest="count", type=int, default=3)
    parser.add_argument("--limit", type=float, default=60, help="seconds after which a game of the shelf is given up")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.alone:
        mean, most = slowest(asked.games[0], asked.count)
        print(f"{mean:.2f} | {most:.2f}")
        return
    print("| game | bots | mean, s | longest, s | |\n|---|---|--:|--:|---|")
    for key in asked.games or [one.info.key for one in pipyard.games()]:
        words = [sys.executable, "-m", "benchmarks.simulation", "--alone", "--games", str(asked.count), key]
        one = pipyard.game(key)
        names = ", ".join(only_bots(default_bots(one), one))
        try:
            done = subprocess.run(words, capture_output=True, text=True, timeout=asked.limit, check=True, env={**os.environ})
        except subprocess.TimeoutExpired:
            print(f"| {key} | {names} | | | no end within {asked.limit:.0f} s |", flush=True)
            continue
        figures = done.stdout.strip()
        print(f"| {key} | {names} | {figures} | {'over' if float(figures.split('|')[1]) > WANTED_SPEEDUP else ''} |", flush=True)


if __name__ == "__main__":
    main()
