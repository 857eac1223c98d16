"""The start of a race: wait until everybody is ready, then count down."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from pipyard.core.match import Match
from pipyard.server.protocol.messages import RaceStarts
from pipyard.server.room.audience import Audience
from pipyard.server.room.game_session import encoded

COUNTDOWN_PAUSES: Final = 5
"""Length of the countdown, in pauses of the room: normally three seconds."""
READY_TIMEOUT: Final = 20.0
"""Seconds that the first ready player waits for the others."""


class RaceStart:
    """The seats that are not ready, and when the race begins."""

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

    @property
    def is_over(self) -> bool:
        """Whether the announced moment has come, although a busy server may not have noticed."""
        return self._begins > 0 and asyncio.get_running_loop().time() >= self._begins

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
