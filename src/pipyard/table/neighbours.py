"""Other processes that serve the same rooms: who is present there.

Nothing of this is kept. A process says in which room which seats are held by somebody who is connected to it, when that changes
and when it is asked; a process of which nothing is heard any more takes its people with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from pipyard.table.keeping import Keeper, StoreTrouble

if TYPE_CHECKING:
    from pipyard.table.room import Room

logger = logging.getLogger(__name__)
ALIVE, ASK, HERE = "alive", "who", "here"
PULSE = 2.0
"""Seconds between two signs of life."""
SILENCE = 8.0
"""After so many seconds without one a process is gone."""


class Neighbours:
    """What this process tells the others, and what it hears from them."""

    def __init__(self, store: Keeper, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._heard: dict[str, float] = {}  # when each process was last heard of
        self._tasks: set[asyncio.Task[None]] = set()
        self._said: dict[str, frozenset[int]] = {}
        store.overheard = self.overheard

    def arrived(self, room: Room) -> None:
        """Somebody has come into or gone from a room here."""
        if not self._store.shared:
            return
        seats = frozenset(room.held_here())
        if len(room.visitors) == 1 and room.key not in self._said:
            self._whisper(room.key, ASK)
        if self._said.get(room.key, frozenset()) != seats or not room.visitors:
            self._say(room.key, seats, bool(room.visitors))

    def overheard(self, sender: str, key: str, what: str) -> None:
        self._heard[sender] = time.monotonic()
        kind, _, seats = what.partition(" ")
        room = self._rooms.get(key)
        if room is None:
            return
        if kind == ASK and room.visitors:
            self._whisper(key, f"{HERE} {_written(frozenset(room.held_here()))}")
        elif kind == HERE:
            there = frozenset([int(seat) for seat in seats.split(",") if seat.isdigit()])
            if room.elsewhere.get(sender, frozenset()) != there:
                room.elsewhere[sender] = there
                room.telling.chairs_changed()
                room.telling.presence()

    async def pulse(self) -> None:
        """Give signs of life, and miss those of the others."""
        while self._store.shared:
            with contextlib.suppress(StoreTrouble):
                await self._store.whisper("-", ALIVE)
            await asyncio.sleep(PULSE)
            silent = [sender for sender, when in self._heard.items() if time.monotonic() - when > SILENCE]
            for sender in silent:
                del self._heard[sender]
                for room in list(self._rooms.values()):
                    if room.elsewhere.pop(sender, None):
                        room.telling.chairs_changed()
                        room.telling.presence()

    def _say(self, key: str, seats: frozenset[int], anybody: bool) -> None:
        if anybody:
            self._said[key] = seats
        else:
            self._said.pop(key, None)
        self._whisper(key, f"{HERE} {_written(seats)}")

    def _whisper(self, key: str, what: str) -> None:
        async def work() -> None:
            try:
                await self._store.whisper(key, what)
            except StoreTrouble as error:
                logger.warning("room %s: %s", key[:6], error)

        task = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _written(seats: frozenset[int]) -> str:
    return ",".join([str(seat) for seat in sorted(seats)])
