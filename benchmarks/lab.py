"""What the lab costs: handing out games to processes, how much two of them bring, and how much memory a long run takes.

    PYTHONPATH=.fast python benchmarks/lab.py [--games 400000] [--bots random,random] [--million]

On a quiet machine. *Overhead* is what one process under a pool takes more than a bare loop over the same games; *speed-up* is one process
against two, both under a pool and after they have come up; that takes about a minute, compiled. ``--million`` plays a million games of
Rasanto in one go and says how much memory that took, in about a minute and a half of the processor.
"""

from __future__ import annotations

import argparse
import resource
import sys
from time import perf_counter, process_time

from pipyard.lab.subject import Subject
from pipyard.lab.tournament import Tournament, asked, meet
from pipyard.lab.worker_pool import LocalProcesses, SingleProcess, WorkerPool, piecework

RASANTO = Subject("rasanto")


def timed(pool: WorkerPool, names: list[str], blocks: int) -> tuple[float, float]:
    """Seconds for so many blocks of two games, and the processor's seconds that this process took to hand them out and collect them.

    The workers are up and know how long a block takes.
    """
    work = piecework(meet, RASANTO, 2, names, "bench", None)
    for _ in pool.answers(work, 0, 64):
        pass
    began, worked = perf_counter(), process_time()
    for _ in pool.answers(work, 0, blocks):
        pass
    return perf_counter() - began, process_time() - worked


def bare(names: list[str], blocks: int) -> tuple[float, float]:
    """Seconds, and the processor's, for the same blocks in one loop."""
    meet(RASANTO, 2, names, "bench", None, 0, 64)
    began, worked = perf_counter(), process_time()
    meet(RASANTO, 2, names, "bench", None, 0, blocks)
    return perf_counter() - began, process_time() - worked


def million(jobs: int) -> None:
    """A million games in one tournament of two bots that play anything."""
    question = asked(RASANTO, ["random", "mix:0"], 1_000_000, "million", settle=False)
    began = perf_counter()
    pool = LocalProcesses(jobs) if jobs > 1 else SingleProcess()
    with pool:
        found = Tournament(question).run(pool)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    workers = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    share = found.standings[0].points
    print(f"{found.games:,} games in {perf_counter() - began:.0f} s; {most:.0f} MB here, {workers:.0f} MB in the largest worker")
    print(f"points of the first: {share.value:.4f} [{share.low:.4f}, {share.high:.4f}]")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--bots", default="random,random")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--million", action="store_true")
    chosen = parser.parse_args()
    if chosen.million:
        million(chosen.jobs)
        return
    names, blocks = chosen.bots.split(","), chosen.games // 2
    loop, work = bare(names, blocks)
    with LocalProcesses(1) as pool:
        one, handing = timed(pool, names, blocks)
    with LocalProcesses(chosen.jobs) as pool:
        many, _ = timed(pool, names, blocks)
    print(f"{2 * blocks:,} games of {chosen.bots}: a bare loop {loop:.2f} s, one process {one:.2f} s, {chosen.jobs} processes {many:.2f} s")
    print(f"overhead {one / loop - 1:+.1%} (goal: under 5 %), speed-up {one / many:.2f} (goal: 1.8 on two cores)")
    print(
        f"handing out and collecting: {handing:.3f} s of the processor for {work:.2f} s of play, {handing / work:.1%}, quiet machine or not"
    )
    sys.exit(0 if one / loop < 1.05 and one / many >= 0.9 * chosen.jobs else 1)


if __name__ == "__main__":
    main()
