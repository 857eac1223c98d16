"""A fair queue for the places of bots: heavy users do not keep others waiting."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from typing import Final

HALF_LIFE: Final = 30.0
"""Half-life of used time, in seconds."""
HEAVY: Final = 4.0
"""Accounts that used more seconds than this lately leave one place to the others."""
MOST_ACCOUNTS: Final = 10_000
"""Accounts whose used time is known; a new one takes the place of the one that was charged longest ago."""


class FairQueue:
    """A number of places. Accounts that used the least time lately come first; within an account, first come, first served."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.taken = 0
        self._heavy = 0
        self._waiting: dict[str, deque[asyncio.Future[bool]]] = {}
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @property
    def queued(self) -> int:
        return sum([len(queue) for queue in self._waiting.values()])

    async def take(self, account: str) -> bool:
        """Wait for a place. Return whether it is one for heavy accounts, to be passed to :meth:`leave`."""
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(account, deque()).append(waiter)
        self._seat()
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.leave(waiter.result())
            else:
                self._forget(account, waiter)
            raise

    def leave(self, heavy: bool) -> None:
        self.taken -= 1
        self._heavy -= heavy
        self._seat()

    def charge(self, account: str, seconds: float) -> None:
        """Charge an account for used time."""
        self._used[account] = (self.used(account) + seconds, time.monotonic())
        self._used.move_to_end(account)
        if len(self._used) > MOST_ACCOUNTS:
            self._used.popitem(last=False)

    def used(self, account: str) -> float:
        """Seconds an account has used lately."""
        seconds, when = self._used.get(account, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - when) / HALF_LIFE) if seconds else 0.0

    def _seat(self) -> None:
        for account in sorted(self._waiting, key=self.used):
            queue = self._waiting[account]
            heavy = self.used(account) > HEAVY
            while queue and self.taken < self.count and not (heavy and self.count > 1 and self._heavy >= self.count - 1):
                waiter = queue.popleft()
                if not waiter.done():
                    self.taken += 1
                    self._heavy += heavy
                    waiter.set_result(heavy)
            if not queue:
                del self._waiting[account]

    def _forget(self, account: str, waiter: asyncio.Future[bool]) -> None:
        queue = self._waiting.get(account)
        if queue is not None and waiter in queue:
            queue.remove(waiter)
            if not queue:
                del self._waiting[account]
