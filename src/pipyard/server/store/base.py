"""The interface of all stores: numbered entries per room, with group commit.

A commit waits for the disk, and many rooms write at once. So there is one writer, and all transactions that arrive during a commit
go into the next one. When ``append`` returns, its entries are on disk.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.store.events import RoomSummary as RoomSummary

COUNT_ROOMS = """
WITH RECURSIVE key(room) AS (
    SELECT min(room) FROM log UNION ALL SELECT (SELECT min(room) FROM log WHERE room > key.room) FROM key WHERE room IS NOT NULL
)
SELECT count(room) FROM key
"""
"""Count the rooms by skipping from one to the next in the index."""


class StoreError(PipyardError):
    """The disk is full, or the database is locked, broken or gone. Nothing was stored, so nothing happened."""


class Conflict(PipyardError):
    """Another process has already written an entry with this number."""


Row = tuple[str, int, int, bytes]
"""An entry as stored: room, number, time, body."""


class Batch:
    """Entries of one room, stored together or not at all."""

    __slots__ = ("bodies", "first", "kept", "room")

    def __init__(self, room: str, first: int, bodies: list[bytes], kept: asyncio.Future[None]) -> None:
        self.room = room
        self.first = first
        self.bodies = bodies
        self.kept = kept

    def rows(self) -> list[Row]:
        now = int(time.time() * 1000)
        return [(self.room, self.first + i, now, body) for i, body in enumerate(self.bodies)]

    def taken(self) -> Conflict:
        return Conflict(because("why-entry-taken", number=self.first))


LONGEST_WHISPER = 7_800
"""Maximum bytes in one whisper, without the names of sender and room."""
Heard = Callable[[str], None]
"""Called with the key of a room that another process has written to; with "" if it could be any room."""
Overheard = Callable[[str, str, str], None]
"""Called with a whisper of another process: its name, the room, the message."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Store(ABC):
    """A store. Use it from one event loop."""

    shared: ClassVar[bool] = False
    """Whether several processes can use the store at the same time."""

    def __init__(self) -> None:
        self.me = ""
        """The name of this process among those that share the store."""
        self.heard: Heard | None = None
        self.overheard: Overheard | None = None
        self.commits = 0
        self.kept = 0
        self.troubles = 0
        self.seconds = 0.0
        """Total seconds spent in commits."""
        self._waiting: list[Batch] = []
        self._writer: asyncio.Task[None] | None = None

    def append(self, room: str, first: int, bodies: list[bytes]) -> asyncio.Future[None]:
        """Store these entries as numbers ``first``, ``first + 1``, …. Once awaited, they are on disk."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Batch(room, first, bodies, kept))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write())
        return kept

    @property
    def waiting(self) -> int:
        """Number of transactions waiting for a commit."""
        return len(self._waiting)

    async def open(self) -> None:
        """Open the store; does nothing by default."""
        return

    async def whisper(self, *said: tuple[str, str]) -> None:
        """Send other processes a message about a room that is not stored. Without other processes this does nothing."""
        return

    async def check(self) -> None:
        """Write and read something as a health check. Raises :class:`StoreError` on failure."""
        await self.read("healthz")

    @abstractmethod
    async def count(self) -> int:
        """The number of rooms stored."""

    @abstractmethod
    async def read(self, room: str, first: int = 0) -> list[bytes]:
        """All entries of a room in order, from a number on; empty if there is no such room."""

    async def size(self, room: str) -> int:
        """The number of entries of a room."""
        return len(await self.read(room))

    @abstractmethod
    async def rooms(self) -> list[RoomSummary]:
        """All rooms, most recently written first."""

    @abstractmethod
    async def drop(self, room: str) -> None:
        """Delete a room."""

    @abstractmethod
    async def close(self) -> None:
        """Commit what is waiting, then close."""

    @abstractmethod
    async def _commit(self, units: list[Batch]) -> list[Conflict | None]:
        """Commit these transactions. For each, return whether its numbers were taken. On :class:`StoreError` nothing was stored."""

    async def _finish(self) -> None:
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        while self._waiting:
            units, self._waiting = self._waiting, []
            began = time.perf_counter()
            trouble: StoreError | None = None
            taken: list[Conflict | None] = []
            try:
                taken = await self._commit(units)
            except StoreError as error:
                trouble = error
                self.troubles += 1
            except BaseException as fault:
                for unit in units:
                    if not unit.kept.done():
                        unit.kept.set_exception(StoreError(because("why-store-cannot-write", error=reason_of(fault))))
                raise
            else:
                self.commits += 1
                self.kept += sum([len(unit.bodies) for unit, late in zip(units, taken, strict=True) if late is None])
            self.seconds += time.perf_counter() - began
            for number, unit in enumerate(units):
                if unit.kept.done():
                    continue
                lost = trouble or taken[number]
                if lost is None:
                    unit.kept.set_result(None)
                else:
                    unit.kept.set_exception(lost)
