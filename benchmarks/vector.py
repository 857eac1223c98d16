"""How quickly environments run: the PettingZoo loop, ``pipyard.vector`` with observations, and random moves without.

    PYTHONPATH=.fast python benchmarks/vector.py --write        (after `make fast`)

Everything is measured in one run, in seconds of processor time, so that other work on the machine does not count. A step is an action;
where moves are spelled, several make a move. Random moves without observations count moves and chance outcomes, as ``make bench`` does.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

import pipyard
from pipyard.adapters.pettingzoo import env
from pipyard.speed import compiled

HERE = Path(__file__).parent
VECTOR_GAMES = ("rasanto", "dice_trip", "el_dado", "sandwich", "witches_dance", "triangle", "wolf", "slipped")
BEFORE = {"rasanto": 10_600, "dice_trip": 611}
"""Steps a second of the first PettingZoo adapter (scenes as JSON, moves by their place in a list), from an earlier run."""


def rate(run: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time."""
    run()
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        steps += run()
    return steps / (process_time() - began)


def pettingzoo_loop(key: str) -> Callable[[], int]:
    table, rng = env(key), Random(1)

    def run() -> int:
        steps = 0
        table.reset(seed=int(rng.random() * 1e9))
        for agent in table.agent_iter(200):
            seen, _, over, cut, _ = table.last()
            legal = np.flatnonzero(seen["action_mask"])
            table.step(None if over or cut else int(legal[int(rng.random() * len(legal))]))
            steps += bool(agent)
        return steps

    return run


def vector_loop(key: str, n: int, observe: bool) -> Callable[[], int]:
    games = pipyard.vector(key, n, seed=1, observe=observe)

    def run() -> int:
        for _ in range(10):
            games.step(games.random_actions())
        return 10 * n

    return run


def random_moves(key: str, n: int) -> Callable[[], int]:
    games = pipyard.vector(key, n, seed=1, observe=False)
    return lambda: games.play_random(50)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--n", type=int, default=256)
    parser.add_argument("--vector-only", action="store_true", help="leave out the PettingZoo loop")
    parser.add_argument("--write", action="store_true", help="keep the results in benchmarks/vector.md")
    chosen = parser.parse_args()
    command = f"{'PYTHONPATH=.fast ' if compiled() else ''}python benchmarks/vector.py --write{' --vector-only' * chosen.vector_only}"
    lines = [
        "# The speed of environments",
        "",
        f"One run of `{command}` on one core",
        f"({platform.machine()}, Python {platform.python_version()}, numpy {np.__version__},",
        f"{'compiled' if compiled() else 'interpreted'}),",
        f"steps per second of processor time, {chosen.n} games at once. *With observations* and *masks only* are",
        "`step(random_actions())` of `pipyard.vector`; *random moves* is `play_random`, which counts moves and outcomes of chance.",
        "*Before* is the first PettingZoo adapter, whose observations were JSON, from an earlier run.",
        "",
        "| game | before | PettingZoo loop | vector, with observations | vector, masks only | random moves | with observations / before |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for key in chosen.games or VECTOR_GAMES:
        loop = "" if chosen.vector_only else f"{rate(pettingzoo_loop(key), chosen.seconds):,.0f}"
        seen, masks = [rate(vector_loop(key, chosen.n, observe), chosen.seconds) for observe in (True, False)]
        fast = rate(random_moves(key, chosen.n), chosen.seconds)
        before = BEFORE.get(key)
        ratio = f"{seen / before:.1f}" if before else ""
        lines.append(f"| {key} | {f'{before:,}' if before else ''} | {loop} | {seen:,.0f} | {masks:,.0f} | {fast:,.0f} | {ratio} |")
        print(lines[-1])
    if chosen.write:
        (HERE / "vector.md").write_text("\n".join([*lines, ""]))


if __name__ == "__main__":
    main()
