"""Games that are over, read back from the store: off the event loop, one after the other, the last ones remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from pipyard.server.store.base import Store
from pipyard.server.store.events import decode
from pipyard.server.store.export import PlayedGame, games_of

MAX_REMEMBERED_ROOMS: Final = 16
MAX_REMEMBERED_EVENTS: Final = 50_000
"""Rooms with more events are read again each time."""


class RoomGames:
    """The games of a room as far as they have been read, and whether the last of them is over."""

    def __init__(self, games: list[PlayedGame]) -> None:
        self.games = games
        self.last_is_over = bool(games) and games[-1].over()


class FinishedGames:
    """Finds the games of rooms. A room that has not grown since is not read again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[str, int], RoomGames] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def known(self, room: str) -> RoomGames | None:
        """What is remembered of a room, if that is still all of it."""
        key = (room, await self._store.size(room))
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    async def read(self, room: str) -> RoomGames:
        """All games of a room."""
        async with self._one_at_a_time:
            found = await self.known(room)
            if found is None:
                bodies = await self._store.read(room)
                found = await asyncio.to_thread(_read, bodies)
                if len(bodies) <= MAX_REMEMBERED_EVENTS:
                    self._known[room, len(bodies)] = found
                while len(self._known) > MAX_REMEMBERED_ROOMS:
                    self._known.popitem(last=False)
            return found

    def forget(self) -> None:
        """The rules of a game are others than before."""
        self._known.clear()


def _read(bodies: list[bytes]) -> RoomGames:
    return RoomGames(games_of([decode(body) for body in bodies]) if bodies else [])
