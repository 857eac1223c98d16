"""What a copy of a state costs, in microseconds, and how many steps a second random play makes, game by game.

    python benchmarks/copies.py [KEY...]                        interpreted
    PYTHONPATH=.fast python benchmarks/copies.py [KEY...]       compiled (python tools/fast.py)
    python benchmarks/copies.py --beside OLD NEW [--json FILE] [--pairs N] [KEY...]     two forms (folders with a pipyard) in turns
    python benchmarks/copies.py --table COMPILED.json INTERPRETED.json      both as a table

A copy is taken of a state in the middle of a random game; steps are those of whole games from their beginning. Other work on the
machine must not decide: the same games (a fixed seed) are played again and again, for some 10 ms each time, the two forms in turns, and
the quickest time of each form counts. A game is repeated until neither form has got quicker for some rounds. Where things lie in memory
makes one process a few per cent slower than another that runs the same code, so several pairs of new processes are measured: the ratio
is that of the best times of all, and the lowest and the highest ratio of a pair show how far it can be trusted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

COPIES = 500
COPY_SLICE = 0.01
"""Seconds of processor time that one run of the same games takes at least."""
COPY_SEEDS = (1, 2)
LEAST_ROUNDS, MOST_ROUNDS = 6, 60
UNCHANGED_ROUNDS = 4
"""A form has reached its speed when so many rounds have not made it quicker by more than a tenth of a per cent."""
COPY_PAIRS = 3


class Speed(NamedTuple):
    """Copy and steps of the old form and of the new one; the lowest and the highest ratio of steps in one pair of processes."""

    copy_before: float
    steps_before: float
    copy: float
    steps: float
    lowest: float
    highest: float

    @property
    def ratio(self) -> float:
        return self.steps / self.steps_before


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
    best = 1e9
    for _ in range(5):
        start = process_time()
        for _ in range(COPIES):
            state.copy()
        best = min(best, process_time() - start)
    return best / COPIES * 1e6


def timed(key: str, seed: int, count: int) -> tuple[float, int]:
    """Seconds of processor time and steps of some whole games, the same ones in every form."""
    import pipyard  # noqa: PLC0415
    from pipyard.core.playout import playouts  # noqa: PLC0415

    begun, rng = pipyard.game(key).start(), Random(seed)
    start = process_time()
    steps = playouts(begun, rng, count)
    return process_time() - start, steps


def slice_size(key: str) -> int:
    """How many games take at least a slice."""
    count = 1
    while timed(key, COPY_SEEDS[0], count)[0] < COPY_SLICE:
        count *= 2
    return count


class Form:
    """A process that measures one form of the games; ``best`` holds seconds and steps by seed."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, __file__, "--answer"]
        environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve()), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.name = self.read()
        self.best: dict[int, tuple[float, int]] = {}

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ask(self, *words: object) -> list[float]:
        assert self.process.stdin is not None
        self.process.stdin.write(" ".join([str(word) for word in words]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.read())

    def round(self, key: str, count: int) -> bool:
        """Play the games of every seed once more; whether they were quicker than ever before."""
        quicker = False
        for seed in COPY_SEEDS:
            seconds, steps = self.ask("play", key, seed, count)
            known = self.best.get(seed, (1e9, 0))[0]
            if seconds < known:
                self.best[seed] = seconds, int(steps)
            quicker = quicker or seconds < 0.999 * known
        return quicker

    def steps(self) -> float:
        return sum([steps for _, steps in self.best.values()]) / sum([seconds for seconds, _ in self.best.values()])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def answer() -> int:
    from pipyard import speed  # noqa: PLC0415

    print("compiled" if speed.compiled() else "interpreted", flush=True)
    for line in sys.stdin:
        word, key, *rest = line.split()
        numbers = [int(number) for number in rest]
        said = timed(key, *numbers) if word == "play" else [slice_size(key)] if word == "size" else [copy_cost(key)]
        print(json.dumps(said), flush=True)
    return 0


def measured(forms: list[Form], key: str) -> tuple[list[float], list[float]]:
    """The copies and the steps a second of some forms, measured in turns."""
    count = int(max([form.ask("size", key)[0] for form in forms]))
    copies = [1e9] * len(forms)
    for form in forms:
        form.best.clear()
    changed = 0
    for number in range(MOST_ROUNDS):
        quicker = [form.round(key, count) for form in (forms if number % 2 else forms[::-1])]
        changed = number if any(quicker) else changed
        if number < LEAST_ROUNDS:
            copies = [min(cost, form.ask("copy", key)[0]) for cost, form in zip(copies, forms, strict=True)]
        elif number - changed >= UNCHANGED_ROUNDS:
            break
    return copies, [form.steps() for form in forms]


def beside(old: str, new: str, keys: list[str], pairs: int, file: str) -> None:
    """Both forms of every game, in several pairs of processes; what ``file`` holds already counts too."""
    known_before = Path(file).read_text(encoding="utf-8") if file and Path(file).exists() else "{}"
    found = {key: Speed(*numbers) for key, numbers in json.loads(known_before).items()}
    for pair in range(pairs):
        forms = [Form(old), Form(new)] if pair % 2 == 0 else [Form(new), Form(old)][::-1]
        print(f"pair {pair + 1} of {pairs}: {forms[0].name} {old} beside {forms[1].name} {new}", flush=True)
        for key in keys:
            (was, now), (slow, quick) = measured(forms, key)
            known = found.get(key, Speed(1e9, 0, 1e9, 0, 1e9, 0))
            one = found[key] = Speed(
                min(was, known.copy_before),
                max(slow, known.steps_before),
                min(now, known.copy),
                max(quick, known.steps),
                min(quick / slow, known.lowest),
                max(quick / slow, known.highest),
            )
            line = f"{key:24} copy {one.copy_before:6.2f} {one.copy:6.2f} µs   {one.steps_before:12,.0f} {one.steps:12,.0f} steps/s"
            print(f"{line}  {one.ratio:5.2f}  ({one.lowest:.2f} to {one.highest:.2f})", flush=True)
            if file:
                Path(file).write_text(json.dumps(found), encoding="utf-8")
        for form in forms:
            form.close()


def table(compiled: str, interpreted: str) -> None:
    first, second = [json.loads(Path(name).read_text(encoding="utf-8")) for name in (compiled, interpreted)]
    head = "copy, µs | steps/s | ratio | in pairs"
    print(f"| game | {head} | interpreted: {head} |\n|---{'|--:' * 8}|")
    for key in first:
        cells: list[str] = []
        for one in (Speed(*first[key]), Speed(*second[key])):
            cells += [f"{one.copy_before:.2f} → {one.copy:.2f}", f"{one.steps_before:,.0f} → {one.steps:,.0f}"]
            cells += [f"{one.ratio:.2f}", f"{one.lowest:.2f}–{one.highest:.2f}"]
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
    many = words[words.index("--pairs") + 1] if "--pairs" in words else ""
    from pipyard.shelf import games  # noqa: PLC0415

    asked = [word for word in words if word not in ("--json", "--beside", "--pairs", many, file, *folders)]
    keys = asked or [game.info.key for game in games()]
    if folders:
        beside(folders[0], folders[1], keys, int(many or COPY_PAIRS), file)
        return 0
    form = Form(os.environ.get("PYTHONPATH") or "src")
    print(form.name)
    for key in keys:
        (cost,), (quick,) = measured([form], key)
        print(f"{key:24} copy {cost:7.2f} µs   {quick:12,.0f} steps/s", flush=True)
    form.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
