"""What every store does: keep entries under the number of a room, many rooms' entries in one commit.

A commit that waits for the disk is slow, and many rooms write at once: so one writes, and everything that waits while a
commit is under way goes into the next one (group commit). What has been appended is on disk when ``append`` returns.
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

COUNT = """
WITH RECURSIVE key(room) AS (
    SELECT min(room) FROM log UNION ALL SELECT (SELECT min(room) FROM log WHERE room > key.room) FROM key WHERE room IS NOT NULL
)
SELECT count(room) FROM key
"""
"""How many rooms there are, by jumping from one to the next in the index."""


class StoreError(PipyardError):
    """The disk is full, the database is locked, broken or gone: what was asked has not been kept, and so has not happened."""


class Conflict(PipyardError):
    """Somebody else has already written an entry with this number."""


Row = tuple[str, int, int, bytes]
"""An entry as it is kept: the room, its number, when, and what."""


class Batch:
    """Entries of one room that are kept together or not at all."""

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
"""Bytes that can be whispered at once; who whispers them, and of which room, comes on top."""
Heard = Callable[[str], None]
"""Called with the key of a room in which another process has written; with "" when that could be any room."""
Overheard = Callable[[str, str, str], None]
"""Called with what another process whispers: its name, the room, and what."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Store(ABC):
    """A store. Use it from one event loop."""

    shared: ClassVar[bool] = False
    """Whether other processes may use it at the same time."""

    def __init__(self) -> None:
        self.me = ""
        """How other processes call this one, if there are any."""
        self.heard: Heard | None = None
        self.overheard: Overheard | None = None
        self.commits = 0
        self.kept = 0
        self.troubles = 0
        self.seconds = 0.0
        """How long all commits took together."""
        self._waiting: list[Batch] = []
        self._writer: asyncio.Task[None] | None = None

    def append(self, room: str, first: int, bodies: list[bytes]) -> asyncio.Future[None]:
        """Keep these entries as numbers ``first``, ``first + 1``, …; when this has been awaited they are on disk."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Batch(room, first, bodies, kept))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write())
        return kept

    @property
    def waiting(self) -> int:
        """Transactions that wait to be committed."""
        return len(self._waiting)

    async def open(self) -> None:
        """Be ready; where that needs nothing, nothing happens."""
        return

    async def whisper(self, *said: tuple[str, str]) -> None:
        """Tell other processes, of one room or another, something that is not kept; where there are none, nobody hears it."""
        return

    async def check(self) -> None:
        """Write and read something; raises :class:`StoreError` where that cannot be done."""
        await self.read("healthz")

    @abstractmethod
    async def count(self) -> int:
        """How many rooms are kept."""

    @abstractmethod
    async def read(self, room: str, first: int = 0) -> list[bytes]:
        """All entries of a room in order, from a number on; none: there is no such room."""

    async def size(self, room: str) -> int:
        """How many entries a room has."""
        return len(await self.read(room))

    @abstractmethod
    async def rooms(self) -> list[RoomSummary]:
        """All rooms, the one written in last first."""

    @abstractmethod
    async def drop(self, room: str) -> None:
        """Forget a room for ever."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits, then close."""

    @abstractmethod
    async def _commit(self, units: list[Batch]) -> list[Conflict | None]:
        """Keep these units, on disk; for each whether its numbers were taken. Raises :class:`StoreError`: nothing was kept."""

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
