"""What a copy of a state costs, in microseconds, and how many steps a second random play makes, game by game.

    python benchmarks/copies.py [KEY...]                        interpreted
    PYTHONPATH=.fast python benchmarks/copies.py [KEY...]       compiled (python tools/fast.py)
    python benchmarks/copies.py --beside OLD NEW [--json FILE] [--runs N] [KEY...]     two forms (folders with a pipyard) in turns
    python benchmarks/copies.py --table COMPILED.json INTERPRETED.json      both as a table

A copy is taken of a state in the middle of a random game, and steps are those of whole games from their beginning; the best of
several runs counts. Two forms are measured in turns, one game after the other and every game as often, so that other work on the
machine troubles both alike; every run has new processes, for where things lie in memory makes one process up to 5 % slower than
another that runs the same code.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time

COPIES = 2000
RUNS = 5
SECONDS = 0.2


def copy_cost(key: str) -> float:
    """Microseconds, in a game half played."""
    import pipyard  # noqa: PLC0415 - whoever compares two forms is neither
    from pipyard.core.playout import playout  # noqa: PLC0415
    from pipyard.core.turn import Chance, Choose  # noqa: PLC0415

    state = pipyard.game(key).start()
    half = playout(state.copy(), Random(1)) // 2
    rng = Random(1)
    for _ in range(half):
        turn = state.turn()
        if isinstance(turn, Choose):
            state.play(turn.seats[0], state.moves(turn.seats[0]).sample(rng))
        elif isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
    start = process_time()
    for _ in range(COPIES):
        state.copy()
    return (process_time() - start) / COPIES * 1e6


def steps(key: str, run: int) -> float:
    """Steps a second: the same games in every form, for the seed is the number of the run."""
    import pipyard  # noqa: PLC0415
    from pipyard.core.playout import playouts  # noqa: PLC0415

    begun, rng = pipyard.game(key).start(), Random(run)
    count, start = 0, process_time()
    while process_time() - start < SECONDS:
        count += playouts(begun, rng, 1)
    return count / (process_time() - start)


def measured(key: str, runs: int) -> tuple[float, float]:
    return min([copy_cost(key) for _ in range(runs)]), max([steps(key, run) for run in range(runs)])


class Form:
    """A process that measures one form of the games."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, __file__, "--answer"]
        environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve())}
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.name = self.read()

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def measure(self, key: str, run: int) -> tuple[float, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{key} {run}\n")
        self.process.stdin.flush()
        cost, speed = json.loads(self.read())
        return cost, speed

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def answer() -> int:
    from pipyard import speed  # noqa: PLC0415

    print("compiled" if speed.compiled() else "interpreted", flush=True)
    for line in sys.stdin:
        key, run = line.split()
        print(json.dumps((copy_cost(key), steps(key, int(run)))), flush=True)
    return 0


def beside(old: str, new: str, keys: list[str], runs: int) -> dict[str, list[float]]:
    """Copy and steps of the old form, then of the new one, for every game."""
    best = {key: [[1e9, 0.0], [1e9, 0.0]] for key in keys}
    for run in range(runs):
        forms = [Form(old), Form(new)]
        print(f"run {run + 1} of {runs}: {forms[0].name} {old} beside {forms[1].name} {new}", flush=True)
        for key in keys:
            for form, its in zip(forms, best[key], strict=True):
                cost, speed = form.measure(key, run)
                its[0], its[1] = min(its[0], cost), max(its[1], speed)
        for form in forms:
            form.close()
    found: dict[str, list[float]] = {}
    for key, ((was, slow), (now, quick)) in best.items():
        found[key] = [was, slow, now, quick]
        print(f"{key:24} copy {was:6.2f} {now:6.2f} µs   {slow:12,.0f} {quick:12,.0f} steps/s  {quick / slow:5.2f}")
    return found


def table(compiled: str, interpreted: str) -> None:
    first, second = [json.loads(Path(name).read_text(encoding="utf-8")) for name in (compiled, interpreted)]
    print("| game | copy, µs | steps/s | ratio | interpreted: copy, µs | steps/s | ratio |\n|---|--:|--:|--:|--:|--:|--:|")
    for key in first:
        cells: list[str] = []
        for was, slow, now, quick in (first[key], second[key]):
            cells += [f"{was:.2f} → {now:.2f}", f"{slow:,.0f} → {quick:,.0f}", f"{quick / slow:.2f}"]
        print(f"| {key} | {' | '.join(cells)} |")


def main() -> int:
    words = sys.argv[1:]
    if words == ["--answer"]:
        return answer()
    if words[:1] == ["--table"]:
        table(words[1], words[2])
        return 0
    file = words[words.index("--json") + 1] if "--json" in words else ""
    folders = words[1:3] if words[:1] == ["--beside"] else []
    many = words[words.index("--runs") + 1] if "--runs" in words else ""
    runs = int(many or RUNS)
    from pipyard import speed  # noqa: PLC0415
    from pipyard.shelf import games  # noqa: PLC0415

    asked = [word for word in words if word not in ("--json", "--beside", "--runs", many, file, *folders)]
    keys = asked or [game.info.key for game in games()]
    if folders:
        found = beside(folders[0], folders[1], keys, runs)
        if file:
            Path(file).write_text(json.dumps(found), encoding="utf-8")
        return 0
    print("compiled" if speed.compiled() else "interpreted")
    for key in keys:
        cost, quick = measured(key, runs)
        print(f"{key:24} copy {cost:7.2f} µs   {quick:12,.0f} steps/s", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
