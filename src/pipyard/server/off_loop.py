"""Run expensive work in a thread, one piece at a time, because threads share the interpreter with the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from pipyard.server.botpool.queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")


class OffLoop:
    """Accounts that used the least time recently come first."""

    def __init__(self) -> None:
        self.places = FairQueue(1)

    async def run(self, account: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a thread. ``account``: who is charged for the time."""
        heavy = await self.places.take(account)
        began = time.monotonic()
        try:
            return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self.places.charge(account, time.monotonic() - began)
            self.places.leave(heavy)
