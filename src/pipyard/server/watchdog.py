"""Watches the event loop: how late it is, and what kept it."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

logger = logging.getLogger(__name__)
TICK_SECONDS: Final = 0.05
"""Seconds between two looks at the clock."""
LATE_SECONDS: Final = 0.1
"""A loop that is later than this is reported."""
STACK_DEPTH: Final = 6
"""Frames of a report, innermost first."""


class Watchdog:
    """A task measures how late the loop is; a thread looks what the loop is doing when it does not tick."""

    def __init__(self, measured: Callable[[float], None], late_seconds: float = LATE_SECONDS) -> None:
        self._measured = measured
        self._late_seconds = late_seconds
        self._ticked = time.monotonic()
        self._loop_thread = 0
        self._culprit = ""
        self._stopped = threading.Event()
        self.reports: int = 0

    async def run(self) -> None:
        """Watch until cancelled."""
        self._loop_thread = threading.get_ident()
        self._ticked = time.monotonic()
        thread = threading.Thread(target=self._watch_stack, daemon=True, name="pipyard-watchdog")
        thread.start()
        try:
            while True:
                due = time.monotonic() + TICK_SECONDS
                await asyncio.sleep(TICK_SECONDS)
                self._tick(max(0.0, time.monotonic() - due))
        finally:
            self._stopped.set()

    def _tick(self, lag: float) -> None:
        self._ticked = time.monotonic()
        self._measured(lag)
        if lag > self._late_seconds:
            self.reports += 1
            logger.warning(
                "the event loop was %.0f ms late: %s", 1000 * lag, self._culprit or "no Python code (the machine, or garbage collection)"
            )
        self._culprit = ""

    def _watch_stack(self) -> None:
        """In the thread: note the stack of the loop while it is late."""
        while not self._stopped.wait(TICK_SECONDS):
            if not self._culprit and time.monotonic() - self._ticked > TICK_SECONDS + self._late_seconds:
                frame = sys._current_frames().get(self._loop_thread)  # pyright: ignore[reportPrivateUsage] - the documented way
                self._culprit = stack_of(frame) if frame is not None else ""


def stack_of(frame: FrameType | None) -> str:
    """The innermost frames: files, lines and functions, never values, which may be secret."""
    found: list[str] = []
    while frame is not None and len(found) < STACK_DEPTH:
        code = frame.f_code
        place = "/".join(code.co_filename.replace("\\", "/").rsplit("/", 2)[-2:])
        found.append(f"{code.co_name} ({place}:{frame.f_lineno})")
        frame = frame.f_back
    return " < ".join(found)
