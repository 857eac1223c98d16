"""The interface of all stores: numbered entries per room, with group commit.

A commit waits for the disk, and many rooms write at once. So there is one writer, and all transactions that arrive during a commit
go into the next one. When ``append`` returns, its entries are on disk.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.store.events import RoomSummary as RoomSummary
from pipyard.server.store.room_codes import RoomCodes
from pipyard.server.store.script import Starter

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


Failure = StoreError | Conflict
T = TypeVar("T")
Row = tuple[str, int, int, bytes]
"""An entry as stored: room, number, time, body."""


class EntryBatch:
    """Entries of one room, stored together or not at all. ``also``: a script that belongs to the same transaction."""

    __slots__ = ("also", "bodies", "first", "kept", "room")

    def __init__(self, room: str, first: int, bodies: list[bytes], kept: asyncio.Future[None], also: Starter[None] | None = None) -> None:
        self.room = room
        self.first = first
        self.bodies = bodies
        self.kept = kept
        self.also = also

    def rows(self) -> list[Row]:
        now = int(time.time() * 1000)
        return [(self.room, self.first + i, now, body) for i, body in enumerate(self.bodies)]

    def taken(self) -> Conflict:
        return Conflict(because("why-entry-taken", number=self.first))


MAX_PUBLISHED_BYTES = 7_800
"""Maximum bytes in one published message, without the names of sender and room."""
WriteCallback = Callable[[str], None]
"""Called with the key of a room that another process has written to; with "" if it could be any room."""
MessageCallback = Callable[[str, str, str], None]
"""Called with a message of another process: its name, the room, the text."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Store(ABC):
    """A store. Use it from one event loop."""

    shared: ClassVar[bool] = False
    """Whether several processes can use the store at the same time."""
    tables: ClassVar[bool] = False
    """Whether it has the tables of a club, so that :meth:`run` works and ``append`` takes a script."""

    def __init__(self) -> None:
        self.me = ""
        """The name of this process among those that share the store."""
        self.on_write: WriteCallback | None = None
        self.on_message: MessageCallback | None = None
        self.commits = 0
        self.kept = 0
        self.troubles = 0
        self.seconds = 0.0
        """Total seconds spent in commits."""
        self._codes = RoomCodes()
        self._waiting: list[EntryBatch] = []
        self._writer: asyncio.Task[None] | None = None

    def append(self, room: str, first: int, bodies: list[bytes], also: Starter[None] | None = None) -> asyncio.Future[None]:
        """Store these entries as numbers ``first``, ``first + 1``, …, and what a script writes with them. Once awaited, all is on disk."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        self._waiting.append(EntryBatch(room, first, bodies, kept, also))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write())
        return kept

    async def run(self, start: Starter[T]) -> T:
        """Run a script as one transaction."""
        raise StoreError(because("why-store-has-no-club"))

    @property
    def waiting(self) -> int:
        """Number of transactions waiting for a commit."""
        return len(self._waiting)

    async def open(self) -> None:
        """Open the store; does nothing by default."""
        return

    async def publish(self, *messages: tuple[str, str]) -> None:
        """Publish messages about rooms to the other processes; nothing is stored. Does nothing without other processes."""
        return

    async def code_of(self, room: str) -> str:
        """The short code of a room, valid from now on for a whole lifetime. Codes are forgotten with the process."""
        return self._codes.code_of(room)

    async def room_of(self, code: str) -> str:
        """The key of the room with a code; empty: none has it."""
        return self._codes.room_of(code)

    async def forget_code(self, code: str) -> None:
        self._codes.forget(code)

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
        """Delete a room, and whatever leads to it: listings, visits, addresses for calls. Results and ratings stay."""

    @abstractmethod
    async def close(self) -> None:
        """Commit what is waiting, then close."""

    @abstractmethod
    async def _commit(self, units: list[EntryBatch]) -> Sequence[Failure | None]:
        """Commit these transactions. For each, return why it was not stored. If this raises :class:`StoreError`, none was stored."""

    async def _finish(self) -> None:
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        while self._waiting:
            units, self._waiting = self._waiting, []
            began = time.perf_counter()
            trouble: StoreError | None = None
            failures: Sequence[Failure | None] = []
            try:
                failures = await self._commit(units)
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
                self.kept += sum([len(unit.bodies) for unit, failure in zip(units, failures, strict=True) if failure is None])
                self.troubles += sum([isinstance(failure, StoreError) for failure in failures])
            self.seconds += time.perf_counter() - began
            for number, unit in enumerate(units):
                if unit.kept.done():
                    continue
                lost = trouble or failures[number]
                if lost is None:
                    unit.kept.set_result(None)
                else:
                    unit.kept.set_exception(lost)
