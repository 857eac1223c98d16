"""Shots and actions in worker processes, so that the server stays responsive while dice roll."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from typing import Any, TypeVar

from pipyard.core.errors import reason_of
from pipyard.core.space import Space
from pipyard.core.text import because
from pipyard.physics.action_simulation import samples
from pipyard.physics.engine import check
from pipyard.physics.motion import FRAME_RATE, Motion, unpack
from pipyard.physics.shot_simulation import SHOT_TIMEOUT
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.physics.work_messages import SimulationAnswer, SimulationRequest, answer, asked
from pipyard.pyramid.outcome import ActionOutcome

__all__ = ["SimulationAnswer", "SimulationPool", "SimulationRequest", "answer", "asked", "shared"]

T = TypeVar("T")
SLOWEST = 8 * SHOT_TIMEOUT
"""Seconds to wait for an answer, beyond the length of the recorded movement."""


def _start() -> None:
    """Set up a worker: ignore Ctrl-C, which is for the server, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """Exit when the server is gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class SimulationPool:
    """A few processes that simulate shots and actions. Use it in a ``with``, or close it."""

    def __init__(self, processes: int = 2) -> None:
        self.processes = processes
        self.executor = self._begin()

    def _begin(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=_start)

    def _again(self) -> None:
        """Replace the processes after one has died or hangs."""
        working: dict[int, Any] = getattr(self.executor, "_processes", None) or {}
        for process in list(working.values()):
            process.kill()
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self._begin()

    def submit(self, question: SimulationRequest) -> Future[SimulationAnswer]:
        """Submit a shot or an action; the future holds the answer."""
        try:
            return self.executor.submit(answer, question)
        except BrokenProcessPool:
            self.executor = self._begin()
            return self.executor.submit(answer, question)

    def shoot(self, question: SimulationRequest, patience: float = 4 * SHOT_TIMEOUT) -> tuple[str, Motion | None, bool]:
        """Submit and wait, with a time limit."""
        future = self.submit(question)
        try:
            text, packed, capped = future.result(timeout=patience)
        except TimeoutError:
            self._again()
            raise PhysicsError(because("why-shot-not-resolved", seconds=patience), "slow") from None
        except BrokenProcessPool:
            self.executor = self._begin()
            raise PhysicsError(because("why-shot-died"), "died") from None
        return text, unpack(packed) if packed else None, capped

    async def simulate(self, space: Space, seed: str = "") -> Simulation:
        """Simulate a shot or an action without blocking the event loop."""
        patience = SLOWEST + (len(samples(space.action)) / FRAME_RATE if isinstance(space, ActionOutcome) else 0.0)
        text, packed, capped = await self.answered(partial(self.submit, asked(space, seed=seed)), patience)
        motion = unpack(packed) if packed else None
        return Simulation(space.parse(text), motion, motion.seconds if motion is not None else 0.0, capped, False, {})

    def warm(self) -> None:
        """Nothing: a server has started a process for its check."""

    async def check(self) -> None:
        """Start a process and run a self-test. Raises PhysicsError on failure."""
        await self.answered(lambda: self.executor.submit(check), SLOWEST)

    async def answered(self, ask: Callable[[], Future[T]], patience: float) -> T:
        """Wait for an answer, with a time limit. Replace processes that died or hang."""
        executor = self.executor
        try:
            return await asyncio.wait_for(asyncio.wrap_future(ask()), patience)
        except TimeoutError:
            if self.executor is executor:
                self._again()
            raise PhysicsError(because("why-not-resolved", seconds=patience), "slow") from None
        except BrokenProcessPool:
            if self.executor is executor:
                self._again()
            raise PhysicsError(because("why-simulation-died"), "died") from None
        except OSError as error:
            raise PhysicsError(because("why-no-process", what=reason_of(error)), "missing") from None

    def many(self, questions: Iterable[SimulationRequest]) -> list[SimulationAnswer]:
        """Simulate many shots, spread over the processes."""
        return list(self.executor.map(answer, questions, chunksize=8))

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> SimulationPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@cache
def shared() -> SimulationPool:
    """The processes of this server, started with the first shot."""
    return SimulationPool(2)
