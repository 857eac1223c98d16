"""The preview picture of a table link: its current position, as a spectator sees it.

Drawing takes a few tenths of a second, so one picture is drawn at a time, off the event loop, each position once, with a small cache and a
short queue; further requests are asked to come back later.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from pipyard.core.scene import Scene
from pipyard.pictures.scenes import share_picture
from pipyard.pictures.svg import png
from pipyard.server.room.room_state import RoomState
from pipyard.server.web.pages import portrait_png, shelved

MOST_PICTURES_WAITING: Final = 4
"""Maximum length of the queue."""
MOST_KEPT: Final = 48
"""Maximum number of cached pictures, about 200 kB each."""


class BusyDrawingError(Exception):
    """The queue is full."""


class SharePictures:
    """Pictures of the positions of rooms."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def of(self, room: RoomState) -> bytes:
        """The current picture of a room. Before a game, and while the log lags behind memory, the last picture or that of the game."""
        if room.match is None or room.uncommitted:
            last = next((self._kept[key] for key in reversed(self._kept) if key[0] == room.key), None)
            return last or await self._game(room)
        name = (room.key, room.n)
        if name not in self._kept:
            scene = room.match.state.view(None).scene()
            if scene.table == "pyramid" and not scene.dice:
                return await self._game(room)
            self._keep(name, await self._drawn(scene, room.game.info.title))
        self._kept.move_to_end(name)
        return self._kept[name]

    async def _game(self, room: RoomState) -> bytes:
        """The picture of the room's game."""
        key = room.game.info.key
        if key in await asyncio.to_thread(shelved):
            return await asyncio.to_thread(portrait_png, key)
        return await self._drawn(Scene(), room.game.info.title)

    async def _drawn(self, scene: Scene, title: str) -> bytes:
        if self._waiting >= MOST_PICTURES_WAITING:
            raise BusyDrawingError
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(_png, scene, title)
        finally:
            self._waiting -= 1

    def _keep(self, name: tuple[str, int], drawn: bytes) -> None:
        self._kept[name] = drawn
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _png(scene: Scene, title: str) -> bytes:
    return png(share_picture(scene, title) or share_picture(Scene(), title) or "")
