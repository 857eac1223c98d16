"""The start of a race: everybody says that they are ready, then it counts down."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from pipyard.core.match import Match
from pipyard.server.protocol.messages import RaceStarts
from pipyard.server.room.audience import Audience
from pipyard.server.room.game_session import encoded

COUNTDOWN_PAUSES: Final = 5
"""The countdown in pauses of the room: three seconds as a rule."""
READY_TIMEOUT: Final = 20.0
"""Seconds that the first who is ready waits for the others."""


class RaceStart:
    """Who is not ready yet, and when the race begins."""

    def __init__(self, match: Match, people: set[int], audience: Audience, pause: float) -> None:
        self.match = match
        self.waiting = people
        self._audience = audience
        self._seconds = COUNTDOWN_PAUSES * pause
        self._begins = 0.0
        self._all = asyncio.Event()
        self._first = asyncio.Event()

    def ready(self, number: int) -> None:
        self.waiting.discard(number)
        self._first.set()
        if not self.waiting:
            self._all.set()
        self.send()

    def send(self) -> None:
        """Broadcast who is not ready yet, and when the race begins."""
        left = round(1000 * (self._begins - asyncio.get_running_loop().time())) if self._begins else -1
        self._audience.send(encoded(RaceStarts(tuple(sorted(self.waiting)), left)))

    async def over(self) -> None:
        """Wait until the race begins."""
        self.send()
        await self._first.wait()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all.wait(), READY_TIMEOUT)
        self.waiting.clear()
        self._begins = asyncio.get_running_loop().time() + self._seconds
        self.send()
        await asyncio.sleep(self._seconds)


def is_new(match: Match) -> bool:
    """Whether nobody has claimed anything yet."""
    return all([event.stamp is None for event in match.events])
