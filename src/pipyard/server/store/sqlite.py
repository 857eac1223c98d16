"""The store in SQLite: an append-only log. When ``append`` returns, its entries are on disk."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from typing import ClassVar, TypeVar

from pipyard.core.errors import reason_of
from pipyard.core.text import Text, because
from pipyard.server.store.base import COUNT_ROOMS, Conflict, EntryBatch, RoomSummary, Row, Store
from pipyard.server.store.base import StoreError as StoreError
from pipyard.server.store.lock import PRIVATE_FOLDER, StoreLock, make_private
from pipyard.server.store.schema import OF_A_ROOM, VERSIONS, steps_from
from pipyard.server.store.script import Starter, drop_room

SQLITE_SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    room TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (room, n)
) WITHOUT ROWID
"""
MOST_ROWS = 200
"""Rows per statement. Fewer statements mean fewer waits for the interpreter lock in between."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=32000")
"""Settings of the connection. A checkpoint delays its commit, so under load they are rare: the WAL grows to some 130 MB."""
MANY_ROWS = 4000
"""Rows after which a checkpoint runs as soon as the queue is short."""
FEW_UNITS = 4
T = TypeVar("T")


SAID = {
    sqlite3.SQLITE_CANTOPEN: because("part-system-no-database"),
    sqlite3.SQLITE_NOTADB: because("part-system-not-a-database"),
    sqlite3.SQLITE_BUSY: because("part-system-database-locked"),
    sqlite3.SQLITE_LOCKED: because("part-system-database-locked"),
    sqlite3.SQLITE_READONLY: because("part-system-read-only"),
    sqlite3.SQLITE_IOERR: because("part-system-disk-error"),
    sqlite3.SQLITE_FULL: because("part-system-disk-full"),
}
"""Refusals for the most common errors of SQLite."""


def _reason(error: OSError | sqlite3.Error) -> Text | str:
    """The refusal for an error of SQLite. Extended error codes have the primary code in their last byte."""
    return SAID.get(getattr(error, "sqlite_errorcode", 0) & 0xFF) or reason_of(error)


@lru_cache(MOST_ROWS)
def _adding(rows: int) -> str:
    """The statement that inserts a number of rows. Cached, because SQLite reuses prepared statements by their text."""
    return f"INSERT INTO log VALUES {','.join(['(?,?,?,?)'] * rows)}"


def _identity(path: Path) -> tuple[int, int]:
    """Device and inode of a file; zeros if it does not exist."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def _bring_up_to_date(database: sqlite3.Connection) -> None:
    """Bring the tables of the club up to date. An interrupted step leaves the old version."""
    if database.execute("PRAGMA user_version").fetchone()[0] == len(VERSIONS):
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        for statement in steps_from(database.execute("PRAGMA user_version").fetchone()[0]):
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(VERSIONS)}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


class SqliteStore(Store):
    """A database file, used from one thread."""

    tables: ClassVar[bool] = True

    def __init__(self, path: Path, exclusive: bool = False) -> None:
        """``exclusive``: lock out other servers. Admin commands can still use the file."""
        super().__init__()
        self.path = path
        self._lock: StoreLock | None = None
        opened: sqlite3.Connection | None = None
        try:
            path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            if exclusive:
                self._lock = StoreLock(path)
            make_private(path)
            self._file = _identity(path)
            opened = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=MOST_ROWS)
            for pragma in PRAGMAS:
                opened.execute(f"PRAGMA {pragma}")
            opened.execute(SQLITE_SCHEMA)
            _bring_up_to_date(opened)
        except (OSError, sqlite3.Error, StoreError) as error:
            if opened is not None:
                opened.close()
            if self._lock is not None:
                self._lock.release()
            if isinstance(error, StoreError):
                raise
            raise StoreError(because("why-store-cannot-be-opened", path=path, error=_reason(error))) from None
        self._db = opened
        self._thread = ThreadPoolExecutor(1, "store")
        self._unchecked = 0

    async def read(self, room: str, first: int = 0) -> list[bytes]:
        return await self._ask(lambda: self._read(room, first))

    async def size(self, room: str) -> int:
        found = await self._ask(lambda: self._db.execute("SELECT max(n) FROM log WHERE room = ?", (room,)).fetchone()[0])
        return 0 if found is None else int(found) + 1

    async def rooms(self) -> list[RoomSummary]:
        return await self._ask(self._rooms)

    async def count(self) -> int:
        return await self._ask(lambda: int(self._db.execute(COUNT_ROOMS).fetchone()[0]))

    async def drop(self, room: str) -> None:
        await self.run(partial(drop_room, room, OF_A_ROOM))

    async def run(self, start: Starter[T]) -> T:
        return await self._ask(lambda: self._run(start), writing=True)

    async def _ask(self, work: Callable[[], T], writing: bool = False) -> T:
        """Run a function in the database thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as error:
            why = _reason(error)
            raise StoreError(
                because("why-store-cannot-write", error=why) if writing else because("why-store-cannot-be-read", error=why)
            ) from None

    async def close(self) -> None:
        await self._finish()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._db.close)
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.release()

    async def check(self) -> None:
        await self._ask(self._check, writing=True)

    def _check(self) -> None:
        """Write and read, as a move does."""
        self._must_be_there()
        self._db.execute("CREATE TABLE IF NOT EXISTS health (id INTEGER PRIMARY KEY, at INTEGER NOT NULL)")
        self._db.execute("INSERT OR REPLACE INTO health VALUES (1, ?)", (time.time_ns(),))
        self._db.execute("SELECT body FROM log LIMIT 1").fetchone()

    def _must_be_there(self) -> None:
        """Refuse to go on if the file was deleted or replaced: writes would succeed and be lost."""
        if _identity(self.path) != self._file:
            raise StoreError(because("why-store-is-gone"))

    async def _commit(self, units: list[EntryBatch]) -> list[Conflict | None]:
        taken = await self._ask(lambda: self._commit_now(units), writing=True)
        self._unchecked += sum([len(unit.bodies) for unit in units])
        if self._unchecked > MANY_ROWS and len(units) <= FEW_UNITS:
            self._unchecked = 0
            self._thread.submit(self._checkpoint)
        return taken

    def _checkpoint(self) -> None:
        """Checkpoint the WAL while nothing is waiting."""
        with contextlib.suppress(sqlite3.Error):  # the next one will do
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _run(self, start: Starter[T]) -> T:
        self._must_be_there()
        self._db.execute("BEGIN IMMEDIATE")
        try:
            result = self._perform(start)
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return result

    def _perform(self, start: Starter[T]) -> T:
        """Go through the statements of a script, inside a transaction."""
        script = start()
        try:
            statement, values = next(script)
            while True:
                statement, values = script.send(self._db.execute(statement, values).fetchall())
        except StopIteration as end:
            return end.value

    def _commit_now(self, units: list[EntryBatch]) -> list[Conflict | None]:
        self._must_be_there()
        if any([unit.also is not None for unit in units]):
            return self._one_by_one(units)
        try:
            self._insert([row for unit in units for row in unit.rows()])
            return [None] * len(units)
        except sqlite3.IntegrityError:
            return self._one_by_one(units)

    def _insert(self, rows: list[Row]) -> None:
        if len(rows) <= MOST_ROWS:
            self._add(rows)  # one statement is a transaction by itself
            return
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for at in range(0, len(rows), MOST_ROWS):
                self._add(rows[at : at + MOST_ROWS])
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def _add(self, rows: list[Row]) -> None:
        self._db.execute(_adding(len(rows)), [value for row in rows for value in row])

    def _one_by_one(self, units: list[EntryBatch]) -> list[Conflict | None]:
        """A number was taken, or a script goes with some entries: store the transactions one after another, with one wait for the disk."""
        taken: list[Conflict | None] = []
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for unit in units:
                self._db.execute("SAVEPOINT unit")
                try:
                    self._db.executemany("INSERT INTO log VALUES (?,?,?,?)", unit.rows())
                    if unit.also is not None:
                        self._perform(unit.also)
                    taken.append(None)
                except sqlite3.IntegrityError:
                    self._db.execute("ROLLBACK TO unit")
                    taken.append(unit.taken())
                self._db.execute("RELEASE unit")
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return taken

    def _read(self, room: str, first: int) -> list[bytes]:
        found = self._db.execute("SELECT body FROM log WHERE room = ? AND n >= ? ORDER BY n", (room, first))
        return [body for (body,) in found]

    def _rooms(self) -> list[RoomSummary]:
        found = self._db.execute("SELECT room, count(*), min(at), max(at) FROM log GROUP BY room ORDER BY max(at) DESC")
        return [RoomSummary(*row) for row in found]
