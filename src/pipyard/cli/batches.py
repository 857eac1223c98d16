"""Batches of games between bots, on one process or on many. Light to import: every process does it."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from pipyard.bots import arena
from pipyard.cli.finding import find
from pipyard.cli.program import allow_named
from pipyard.core.game import Game
from pipyard.physics import hands as hands  # these bots make themselves known when they are imported
from pipyard.physics.source import source_for

BATCH = 8
"""Games a process plays before it reports."""
AHEAD = 4
"""Batches that wait for each process; more would only fill the memory."""


class Result(Struct, frozen=True):
    """How one game ended."""

    ranks: list[int]
    scores: list[int]
    events: int


def turned(names: list[str], by: int) -> list[str]:
    return names[by % len(names) :] + names[: by % len(names)]


def batch(word: str, options: dict[str, Any], names: list[str], rotate: bool, seed: str, first: int, count: int) -> list[Result]:
    """Play games ``first`` and on; game ``i`` has a seed of its own. The results are in the order of the names."""
    played: list[Result] = []
    allow_named(names)
    one = find(word).configured(**options)
    for number in range(first, first + count):
        by = number % len(names) if rotate else 0
        match = arena.play(one, len(names), turned(names, by), f"{seed}/{number}", source_for(one, f"{seed}/{number}"))
        over = match.over
        assert over is not None
        ranks, scores = (row[-by:] + row[:-by] if by else row for row in (list(over.ranks), list(over.scores)))
        played.append(Result(ranks, scores, len(match.events)))
    return played


@contextmanager
def deaf() -> Generator[None, None, None]:
    """Processes started here do not hear Ctrl-C while they come up: it would make them print where they were."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def die_quietly() -> None:
    """Once a process is up, Ctrl-C ends it without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def results(word: str, one: Game, names: list[str], rotate: bool, games: int, seed: str, jobs: int) -> Iterator[Result]:
    """The results of all games, in their order; ``word`` is how a process finds the game again."""
    options = dict(one.options.changed())
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    if jobs <= 1:
        for first, count in batches:
            yield from batch(word, options, names, rotate, seed, first, count)
        return
    waiting: deque[Future[list[Result]]] = deque()
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=die_quietly) as pool:
        try:
            for first, count in batches:
                with deaf():
                    waiting.append(pool.submit(batch, word, options, names, rotate, seed, first, count))
                if len(waiting) >= jobs * AHEAD:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
