"""Shots and actions in other processes, so that whoever asks stays responsive: a table goes on talking while dice roll."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from pipyard.physics.engine import PhysicsError
from pipyard.physics.flicking import PATIENCE
from pipyard.physics.motion import Motion, unpack
from pipyard.physics.questions import Answered, Asked, answer, asked

__all__ = ["Answered", "Asked", "Pool", "answer", "asked"]


class Pool:
    """A few processes that let shots and actions happen. Use it in a ``with``, or close it."""

    def __init__(self, processes: int = 2) -> None:
        self.processes = processes
        self.executor = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))

    def submit(self, question: Asked) -> Future[Answered]:
        """Ask for one shot or action; the future brings the answer."""
        try:
            return self.executor.submit(answer, question)
        except BrokenProcessPool:
            self.executor = self._start()
            return self.executor.submit(answer, question)

    def shoot(self, question: Asked, patience: float = 4 * PATIENCE) -> tuple[str, Motion | None, bool]:
        """Ask and wait, but not for ever."""
        future = self.submit(question)
        try:
            text, packed, capped = future.result(timeout=patience)
        except TimeoutError:
            future.cancel()
            raise PhysicsError(f"the shot was not resolved within {patience:g} seconds") from None
        except BrokenProcessPool:
            self.executor = self._start()
            raise PhysicsError("the process that simulated the shot has died; try again") from None
        return text, unpack(packed) if packed else None, capped

    def many(self, questions: Iterable[Asked]) -> list[Answered]:
        """Many shots, spread over the processes."""
        return list(self.executor.map(answer, questions, chunksize=8))

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
