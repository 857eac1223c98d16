"""Workers: this process, several processes, or a cluster. All give the same answers in the same order.

Work is divided into numbered pieces with their own seeds; a worker gets a batch of them. Batch sizes are adjusted on the fly (to about
``SPAN`` seconds each, so that the overhead stays small) and do not affect the answers.
"""

from __future__ import annotations

import hashlib
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
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
"""Processes the pieces ``first`` to ``first + count`` and returns one answer for each; must be picklable."""
SPAN = 1.0
"""Seconds of work per batch."""
MAX_BATCH = 20_000
"""Maximum pieces per batch: answers are buffered until it is their turn."""
CONNECT_TIMEOUT = 10
"""Seconds to wait for a scheduler."""
BATCHES_AHEAD = 3
"""Batches queued per worker; more would only fill the memory."""


class Pending(Protocol[Answer_co]):
    """A pending answer."""

    def result(self) -> Answer_co: ...


def timed(work: Piecework[T], first: int, count: int) -> tuple[float, list[T]]:
    """The answers and the time they took."""
    began = perf_counter()
    answers = work(first, count)
    return perf_counter() - began, answers


class WorkerPool(ABC):
    """A context manager that starts the workers and stops them on exit."""

    workers = 1

    def __init__(self) -> None:
        self._pace: dict[str, float] = {}  # estimated seconds per piece

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.leave()

    @abstractmethod
    def leave(self) -> None:
        """Stop the workers."""

    @abstractmethod
    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        """Submit a batch to a worker."""

    def answers(self, work: Piecework[T], first: int, stop: int) -> Iterator[T]:
        """Yield the answers of pieces ``first`` to ``stop``, in order. Closing the generator early cleans up."""
        waiting: deque[tuple[Pending[tuple[float, list[T]]], int]] = deque()
        name = repr(work)
        each = self._pace.get(name, 0.0)
        try:
            while first < stop or waiting:
                while first < stop and len(waiting) < self.workers * BATCHES_AHEAD:
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
        """Like :meth:`answers`, for few long pieces, which are handed out one by one."""
        waiting: deque[Pending[tuple[float, list[T]]]] = deque()
        for number in range(stop):
            waiting.append(self.hand_out(work, number, 1))
            if len(waiting) > BATCHES_AHEAD * self.workers:
                yield from waiting.popleft().result()[1]
        while waiting:
            yield from waiting.popleft().result()[1]

    def _span(self, each: float, left: int) -> int:
        if not each:
            return 1
        fair = -(-left // (2 * self.workers)) if self.workers > 1 else left  # smaller batches at the end keep every worker busy
        return max(1, min(int(SPAN / each), MAX_BATCH, fair))


class TimeBudget:
    """A limit: a number of games, or a deadline; a minimum of games is always played."""

    def __init__(self, games: int, seconds: float = 0.0) -> None:
        self.games = games
        self.until = perf_counter() + seconds if seconds else 0.0

    def spend(self, part: float) -> TimeBudget:
        """Take a part of the remaining time for this many games."""
        return TimeBudget(self.games, max(0.05, part * (self.until - perf_counter())) if self.until else 0.0)

    def over(self) -> bool:
        return bool(self.until) and perf_counter() > self.until

    def gather(self, pool: WorkerPool, work: Piecework[T], games: int, least: int = 2) -> list[T]:
        found: list[T] = []
        for answer in pool.answers(work, 0, games):
            found.append(answer)
            if self.over() and len(found) >= least:
                break
        return found


class ReadyAnswer(Generic[T]):
    """An answer that is available already."""

    def __init__(self, answer: T) -> None:
        self.answer = answer

    def result(self) -> T:
        return self.answer


class SingleProcess(WorkerPool):
    """Run everything in this process."""

    def leave(self) -> None:
        """Nothing to stop."""

    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        return ReadyAnswer(timed(work, first, count))

    def answers(self, work: Piecework[T], first: int, stop: int) -> Iterator[T]:
        for number in range(first, stop):
            yield from work(number, 1)

    def singly(self, work: Piecework[T], stop: int) -> Iterator[T]:
        return self.answers(work, 0, stop)


@contextmanager
def ignore_interrupts() -> Generator[None, None, None]:
    """Ignore Ctrl-C in starting processes, which would otherwise print a traceback."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def exit_on_interrupt() -> None:
    """Let Ctrl-C end a running process silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class LocalProcesses(WorkerPool):
    """Run on several processes of this machine."""

    def __init__(self, workers: int) -> None:
        # imported here: a browser has no processes
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
        from multiprocessing import get_context  # noqa: PLC0415

        super().__init__()
        self.workers = workers
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=exit_on_interrupt)

    def hand_out(self, work: Piecework[T], first: int, count: int) -> Pending[tuple[float, list[T]]]:
        with ignore_interrupts():
            return self._pool.submit(timed, work, first, count)

    def leave(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class DaskClient(Protocol):
    """The part of the dask.distributed client that is used here."""

    def submit(self, func: Callable[..., Any], *args: Any, pure: bool, retries: int) -> Any: ...
    def run(self, function: Callable[[], Any]) -> dict[str, Any]: ...
    def nthreads(self) -> dict[str, int]: ...
    def close(self) -> None: ...


class DaskCluster(WorkerPool):
    """The workers of a dask.distributed scheduler. Work of a lost worker is repeated by another, with the same seeds."""

    def __init__(self, address: str) -> None:
        super().__init__()
        try:
            distributed: Any = import_module("distributed")
        except ImportError:
            raise PipyardError(because("why-cluster-needs-dask")) from None
        try:
            self._client = cast("DaskClient", distributed.Client(address, timeout=CONNECT_TIMEOUT, set_as_default=False))
        except (OSError, ValueError) as error:
            raise PipyardError(because("why-no-scheduler", address=address, error=reason_of(error))) from None
        self._agree()
        self.workers = max(1, sum(self._client.nthreads().values()))

    def _agree(self) -> None:
        """Refuse workers with other rules: their answers would differ."""
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
    """The version of the rules: Pipyard's version and a hash of the sources of games and bots, where there are sources."""
    home = Path(pipyard.__file__).parent
    digest = hashlib.sha256()
    sources = [path for room in ("core", "dice", "pyramid", "books", "bots", "physics") for path in sorted((home / room).rglob("*.py"))]
    for path in sources:
        digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return f"pipyard {pipyard.__version__} {digest.hexdigest()[:12] if sources else ''}".rstrip()


def worker_pool(jobs: int = 1, cluster: str = "") -> WorkerPool:
    """Create the requested workers."""
    if cluster:
        return DaskCluster(cluster)
    return LocalProcesses(jobs) if jobs > 1 else SingleProcess()


def piecework(function: Callable[..., list[T]], *common: object) -> Piecework[T]:
    """A function of this package with its arguments, except the last two, first and count."""
    return partial(function, *common)
