"""Background tasks of a room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

logger = logging.getLogger(__name__)


class Tasks:
    """Tasks by name; one of each name runs at a time."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, name: str, work: Coroutine[None, None, None]) -> None:
        """Start a task, unless one of this name is running."""
        running = self._tasks.get(name)
        if running is not None and not running.done():
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[name] = task
        task.add_done_callback(_report)

    def finish(self, name: str) -> None:
        """A task is about to end: the next of its name may start."""
        self._tasks.pop(name, None)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("a task of a room failed", exc_info=task.exception())
