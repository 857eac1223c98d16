"""What a copy of a state costs, in microseconds, game by game: the states of the middle of a random game, the best of five runs.

    python benchmarks/copies.py [KEY...]                        interpreted
    PYTHONPATH=.fast python benchmarks/copies.py [KEY...]       compiled (python tools/fast.py)
    PYTHONPATH=.fast python benchmarks/copies.py --table before.json after.json
    ... --json FILE                                             keep the figures

Steps per second of random play stand beside them: the same states, played to their ends.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from time import process_time

import pipyard
from pipyard import speed
from pipyard.core.game import State
from pipyard.core.playout import playout, playouts
from pipyard.core.turn import Chance, Choose

COPIES = 2000
RUNS = 5
SECONDS = 0.3


def middle(key: str) -> State:
    """A game half played."""
    state = pipyard.game(key).start()
    half = playout(state.copy(), Random(1)) // 2
    rng = Random(1)
    for _ in range(half):
        turn = state.turn()
        if isinstance(turn, Choose):
            state.play(turn.seats[0], state.moves(turn.seats[0]).sample(rng))
        elif isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
    return state


def copy_cost(state: State) -> float:
    best = 1e9
    for _ in range(RUNS):
        start = process_time()
        for _ in range(COPIES):
            state.copy()
        best = min(best, (process_time() - start) / COPIES * 1e6)
    return best


def steps(key: str) -> float:
    begun = pipyard.game(key).start()
    best = 0.0
    for run in range(RUNS):
        count, start = 0, process_time()
        while process_time() - start < SECONDS:
            count += playouts(begun, Random(run), 1)
        best = max(best, count / (process_time() - start))
    return best


def main() -> int:
    words = sys.argv[1:]
    if words[:1] == ["--table"]:
        before, after = [json.loads(Path(name).read_text(encoding="utf-8")) for name in words[1:3]]
        print("| game | copy before, µs | after | steps/s before | after |\n|---|---|---|---|---|")
        for key in [key for key in before if key in after]:
            (a, b), (c, d) = before[key], after[key]
            print(f"| {key} | {a:.2f} | {c:.2f} | {b:,.0f} | {d:,.0f} |")
        return 0
    file = words[words.index("--json") + 1] if "--json" in words else ""
    keys = [word for word in words if word not in ("--json", file)] or [game.info.key for game in pipyard.games()]
    print("compiled" if speed.compiled() else "interpreted")
    found: dict[str, tuple[float, float]] = {}
    for key in keys:
        found[key] = (copy_cost(middle(key)), steps(key))
        print(f"{key:24} copy {found[key][0]:7.2f} µs   {found[key][1]:12,.0f} steps/s", flush=True)
    if file:
        Path(file).write_text(json.dumps(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
