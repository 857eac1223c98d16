"""Who does the work: this process, several of them, or a cluster. The same questions get the same answers from all of them, in order.

Work is cut into numbered pieces, and every piece knows its own seed; a worker gets a span of them. How long the spans are is found out on
the way (about ``SPAN`` seconds each, so that handing out and collecting costs next to nothing) and changes nothing in the answers.
"""

from __future__ import annotations

import hashlib
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Generic, Protocol, Self, TypeVar, cast

import pipyard
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because

T = TypeVar("T")
Answer_co = TypeVar("Answer_co", covariant=True)
Piecework = Callable[[int, int], list[T]]
"""Does the pieces ``first`` to ``first + count`` and comes back with one answer for each; must be picklable."""
SPAN = 1.0
"""Seconds of work that are handed out at once."""
MAX_BATCH = 20_000
"""Pieces of a span at most: their answers have to be kept until it is their turn."""
CONNECT_TIMEOUT = 10
"""Seconds in which a scheduler answers."""
AHEAD = 3
"""Spans that wait for each worker; more would only fill the memory."""


class Pending(Protocol[Answer_co]):
    """Something that will have an answer."""

    def result(self) -> Answer_co: ...


def timed(work: Piecework[T], first: int, count: int) -> tuple[float, list[T]]:
    """The answers, and how long they took."""
    began = perf_counter()
    answers = work(first, count)
    return perf_counter() - began, answers


class Crew(ABC):
    """A context: workers come when it is entered and go when it is left."""

    workers = 1

    def __init__(self) -> None:
        self._pace: dict[str, float] = {}  # seconds a piece, as far as they are known

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.leave()

    @abstractmethod
    def leave(self) -> None:
        """Send the workers home."""

    @abstractmethod
    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        """Let some worker do a span."""

    def answers(self, work: Piecework[T], first: int, stop: int) -> Iterator[T]:
        """The answers of the pieces ``first`` to ``stop``, in order. Whoever stops listening early leaves nothing behind."""
        waiting: deque[tuple[Pending[tuple[float, list[T]]], int]] = deque()
        name = repr(work)
        each = self._pace.get(name, 0.0)
        try:
            while first < stop or waiting:
                while first < stop and len(waiting) < self.workers * AHEAD:
                    count = self._span(each, stop - first)
                    waiting.append((self.hand_out(work, first, count), count))
                    first += count
                    if not each and len(waiting) >= self.workers:
                        break
                pending, count = waiting.popleft()
                seconds, answers = pending.result()
                each = max(1e-7, seconds / count) if not each else 0.7 * each + 0.3 * max(1e-7, seconds / count)
                yield from answers
        finally:
            if each:
                self._pace[name] = each
            for pending, _ in waiting:
                cancel = getattr(pending, "cancel", None)
                if cancel is not None:
                    cancel()

    def singly(self, work: Piecework[T], stop: int) -> Iterator[T]:
        """As :meth:`answers`, for few long pieces: they are handed out one by one to whoever is free."""
        waiting: deque[Pending[tuple[float, list[T]]]] = deque()
        for number in range(stop):
            waiting.append(self.hand_out(work, number, 1))
            if len(waiting) > AHEAD * self.workers:
                yield from waiting.popleft().result()[1]
        while waiting:
            yield from waiting.popleft().result()[1]

    def _span(self, each: float, left: int) -> int:
        if not each:
            return 1
        fair = -(-left // (2 * self.workers)) if self.workers > 1 else left  # towards the end everybody has something to do
        return max(1, min(int(SPAN / each), MAX_BATCH, fair))


class Time:
    """How long something may take: so many games, or until a time; some games are always played."""

    def __init__(self, games: int, seconds: float = 0.0) -> None:
        self.games = games
        self.until = perf_counter() + seconds if seconds else 0.0

    def spend(self, part: float) -> Time:
        """A part of the time that is left, for as many games."""
        return Time(self.games, max(0.05, part * (self.until - perf_counter())) if self.until else 0.0)

    def over(self) -> bool:
        return bool(self.until) and perf_counter() > self.until

    def gather(self, crew: Crew, work: Piecework[T], games: int, least: int = 2) -> list[T]:
        found: list[T] = []
        for answer in crew.answers(work, 0, games):
            found.append(answer)
            if self.over() and len(found) >= least:
                break
        return found


class Now(Generic[T]):
    """An answer that is there already."""

    def __init__(self, answer: T) -> None:
        self.answer = answer

    def result(self) -> T:
        return self.answer


class Alone(Crew):
    """This process does everything itself."""

    def leave(self) -> None:
        """Nobody came."""

    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        return Now(timed(work, first, count))

    def answers(self, work: Piecework[T], first: int, stop: int) -> Iterator[T]:
        for number in range(first, stop):
            yield from work(number, 1)

    def singly(self, work: Piecework[T], stop: int) -> Iterator[T]:
        return self.answers(work, 0, stop)


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


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        super().__init__()
        self.workers = workers
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=die_quietly)

    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        with deaf():
            return self._pool.submit(timed, work, first, count)

    def leave(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class Client(Protocol):
    """As much of a client of dask.distributed as is used here."""

    def submit(self, func: Callable[..., Any], *args: Any, pure: bool, retries: int) -> Any: ...
    def run(self, function: Callable[[], Any]) -> dict[str, Any]: ...
    def nthreads(self) -> dict[str, int]: ...
    def close(self) -> None: ...


class Cluster(Crew):
    """The workers of a dask.distributed scheduler. What a lost worker was doing is done again by another, with the same seeds."""

    def __init__(self, address: str) -> None:
        super().__init__()
        try:
            distributed: Any = import_module("distributed")
        except ImportError:
            raise PipyardError(because("why-cluster-needs-dask")) from None
        try:
            self._client = cast("Client", distributed.Client(address, timeout=CONNECT_TIMEOUT, set_as_default=False))
        except (OSError, ValueError) as error:
            raise PipyardError(because("why-no-scheduler", address=address, error=reason_of(error))) from None
        self._agree()
        self.workers = max(1, sum(self._client.nthreads().values()))

    def _agree(self) -> None:
        """Workers with other rules would give other answers."""
        mine = version()
        others = self._client.run(version)
        if not others:
            self.leave()
            raise PipyardError(because("why-cluster-has-no-workers"))
        for address, theirs in others.items():
            if theirs != mine:
                self.leave()
                raise PipyardError(because("why-install-the-same", address=address, theirs=theirs, mine=mine))

    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        return cast("Pending[tuple[float, list[T]]]", self._client.submit(timed, work, first, count, pure=False, retries=2))

    def leave(self) -> None:
        self._client.close()


@cache
def version() -> str:
    """Which rules this process plays by: the version, and a mark of the sources of games and bots, which change between versions."""
    home = Path(pipyard.__file__).parent
    digest = hashlib.sha256()
    for room in ("core", "dice", "pyramid", "books", "bots", "physics"):
        for path in sorted((home / room).rglob("*.py")):
            digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return f"pipyard {pipyard.__version__} {digest.hexdigest()[:12]}"


def crew(jobs: int = 1, cluster: str = "") -> Crew:
    """The workers that are asked for."""
    if cluster:
        return Cluster(cluster)
    return Processes(jobs) if jobs > 1 else Alone()


def piecework(function: Callable[..., list[T]], *common: object) -> Piecework[T]:
    """A function of this package and its arguments; the last two, first and count, follow later."""
    return partial(function, *common)
