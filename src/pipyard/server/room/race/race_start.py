"""Before a race: everybody says that they have seen what is asked for, then it counts down."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from pipyard.core.match import Match
from pipyard.server.room.game_session import encoded
from pipyard.server.socket.protocol import RaceStarts

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

COUNT: Final = 5
"""It counts down for so many pauses of the table: three seconds as a rule."""
PATIENCE: Final = 20.0
"""Seconds that the first who is ready waits for the others."""


class RaceStart:
    """Who is still waited for, and when it begins."""

    def __init__(self, room: Room, match: Match, pause: float) -> None:
        self.match = match
        self.waiting: set[int] = {number for number, seat in enumerate(room.seats) if not seat.bot}
        self._room = room
        self._seconds = COUNT * pause
        self._begins = 0.0
        self._all = asyncio.Event()
        self._first = asyncio.Event()

    def ready(self, number: int) -> None:
        self.waiting.discard(number)
        self._first.set()
        if not self.waiting:
            self._all.set()
        self.tell()

    def tell(self) -> None:
        left = round(1000 * (self._begins - asyncio.get_running_loop().time())) if self._begins else -1
        self._room.broadcast.send_to_all(encoded(RaceStarts(tuple(sorted(self.waiting)), left)))

    async def over(self) -> None:
        """Until it begins."""
        self.tell()
        await self._first.wait()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all.wait(), PATIENCE)
        self.waiting.clear()
        self._begins = asyncio.get_running_loop().time() + self._seconds
        self.tell()
        await asyncio.sleep(self._seconds)


def is_new(match: Match) -> bool:
    """Whether nobody has claimed anything yet."""
    return all([event.stamp is None for event in match.events])
