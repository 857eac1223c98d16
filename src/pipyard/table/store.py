"""The store: an append-only log in SQLite. What has been appended is on disk when ``append`` returns.

Many rooms write at once, and a commit that waits for the disk is slow: so one thread writes, and everything that waits
while a commit is under way goes into the next one (group commit).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pipyard.core.errors import PipyardError

SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    room TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (room, n)
) WITHOUT ROWID
"""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=1000")


class StoreTrouble(PipyardError):
    """The disk is full, the database is locked or broken: what was asked has not been kept, and so has not happened."""


class Taken(PipyardError):
    """Somebody else has already written an entry with this number."""


class _Unit:
    """Entries of one room that are kept together or not at all."""

    __slots__ = ("bodies", "first", "kept", "room")

    def __init__(self, room: str, first: int, bodies: list[bytes], kept: asyncio.Future[None]) -> None:
        self.room = room
        self.first = first
        self.bodies = bodies
        self.kept = kept


class Store:
    """One database file. Use it from one event loop."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._thread = ThreadPoolExecutor(1, "store")
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._db.execute(f"PRAGMA {pragma}")
        self._db.execute(SCHEMA)
        self._waiting: list[_Unit] = []
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.kept = 0

    async def append(self, room: str, first: int, bodies: list[bytes]) -> None:
        """Keep these entries as numbers ``first``, ``first + 1``, …; on return they are on disk."""
        loop = asyncio.get_running_loop()
        unit = _Unit(room, first, bodies, loop.create_future())
        self._waiting.append(unit)
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write())
        await unit.kept

    async def read(self, room: str) -> list[bytes]:
        """All entries of a room in order; none: there is no such room."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, room)

    async def close(self) -> None:
        """Write what waits, then close the file."""
        if self._writer is not None:
            await self._writer
        await asyncio.get_running_loop().run_in_executor(self._thread, self._db.close)
        self._thread.shutdown()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            units, self._waiting = self._waiting, []
            try:
                troubles = await loop.run_in_executor(self._thread, self._commit, units)
            except sqlite3.Error as error:
                troubles = [StoreTrouble(f"the store cannot write: {error}")] * len(units)
            for unit, trouble in zip(units, troubles, strict=True):
                if unit.kept.done():
                    continue
                if trouble is None:
                    unit.kept.set_result(None)
                else:
                    unit.kept.set_exception(trouble)

    def _commit(self, units: list[_Unit]) -> list[PipyardError | None]:
        troubles: list[PipyardError | None] = []
        now = int(time.time() * 1000)
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for unit in units:
                rows = [(unit.room, unit.first + i, now, body) for i, body in enumerate(unit.bodies)]
                self._db.execute("SAVEPOINT unit")
                try:
                    self._db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
                    troubles.append(None)
                except sqlite3.IntegrityError:
                    self._db.execute("ROLLBACK TO unit")
                    troubles.append(Taken(f"entry {unit.first} of the room has been written by somebody else"))
                self._db.execute("RELEASE unit")
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        self.commits += 1
        self.kept += sum([len(unit.bodies) for unit in units])
        return troubles

    def _read(self, room: str) -> list[bytes]:
        return [body for (body,) in self._db.execute("SELECT body FROM log WHERE room = ? ORDER BY n", (room,))]
