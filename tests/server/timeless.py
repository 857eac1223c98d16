"""Waiting for what happens, never for seconds.

:func:`run_story` runs a story on a loop with a time of its own: when nothing is left to do it jumps to the next appointment. So clocks are
tested to the millisecond, and no machine is too slow for them. Nothing in such a story may happen in other threads.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any


class _Leaping(selectors.DefaultSelector):
    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found or timeout is None:
            return found or super().select(60)  # nobody has an appointment: something must come from outside
        self.now += max(0.0, timeout)
        return found


class _Timeless(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        return self._leaping.now


def run_story(story: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=_Timeless) as runner:
        runner.run(story)


async def until(true: Callable[[], object], seconds: float = 120) -> None:
    """Look again and again, on a loop with real time."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not true():
        assert loop.time() < end, "it does not come about"
        await asyncio.sleep(0.01)
