"""Finished games, read from the store off the event loop, one at a time, with a cache."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from pipyard.core.errors import PipyardError
from pipyard.server.store.base import Store
from pipyard.server.store.events import decode
from pipyard.server.store.export import PlayedGame, games_of

MAX_REMEMBERED_ROOMS: Final = 16
MAX_REMEMBERED_EVENTS: Final = 50_000
"""Larger rooms are not cached."""


class RoomGames:
    """The games of a room read so far, and whether the last one is over."""

    def __init__(self, games: list[PlayedGame]) -> None:
        self.games = games
        self.last_is_over = bool(games) and games[-1].over()


class FinishedGames:
    """Finds the games of rooms. A room is read again only if it has grown."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[str, int], RoomGames | PipyardError] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def known(self, room: str) -> RoomGames | None:
        """The cached games of a room, if still complete. Raises what made them unreadable, if that was found out before."""
        key = (room, await self._store.size(room))
        if key in self._known:
            self._known.move_to_end(key)
        found = self._known.get(key)
        if isinstance(found, PipyardError):
            raise found.with_traceback(None)
        return found

    async def read(self, room: str) -> RoomGames:
        """All games of a room."""
        async with self._one_at_a_time:
            found = await self.known(room)
            if found is None:
                bodies = await self._store.read(room)
                try:
                    found = await asyncio.to_thread(_read, bodies)
                except PipyardError as error:
                    self._remember(room, len(bodies), error)
                    raise
                if len(bodies) <= MAX_REMEMBERED_EVENTS:
                    self._remember(room, len(bodies), found)
            return found

    def _remember(self, room: str, size: int, found: RoomGames | PipyardError) -> None:
        self._known[room, size] = found
        while len(self._known) > MAX_REMEMBERED_ROOMS:
            self._known.popitem(last=False)

    def forget(self) -> None:
        """Drop the cache after a change of rules."""
        self._known.clear()


def _read(bodies: list[bytes]) -> RoomGames:
    return RoomGames(games_of([decode(body) for body in bodies]) if bodies else [])
