"""The store in PostgreSQL: several server processes share all rooms.

The primary key (room, n) decides between two processes that write the same number, and a notification in the same
transaction wakes the others. Needs the extra ``pipyard[postgres]``.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from functools import partial
from typing import Any, ClassVar, TypeVar

import psycopg
from psycopg import AsyncConnection

from pipyard.core.text import because
from pipyard.server.store.base import COUNT_ROOMS, EntryBatch, Failure, RoomSummary, Store, StoreError
from pipyard.server.store.room_codes import LIFETIME, MOST_CODES, random_code
from pipyard.server.store.schema import OF_A_ROOM, VERSIONS, steps_from
from pipyard.server.store.script import Starter, drop_room

logger = logging.getLogger(__name__)
POSTGRES_SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    room text NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (room, n)
)
"""
CODES = "CREATE TABLE IF NOT EXISTS codes (code text PRIMARY KEY, room text NOT NULL UNIQUE, ends timestamptz NOT NULL)"
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)"
HEALTH = "CREATE TABLE IF NOT EXISTS health (id integer PRIMARY KEY, at timestamptz NOT NULL)"
INSERT = """
WITH kept AS (
    INSERT INTO log (room, n, at, body)
    SELECT * FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::bytea[])
    ON CONFLICT DO NOTHING RETURNING 1
)
SELECT count(*) FROM kept
"""
NOTIFY = "SELECT pg_notify('pipyard', payload) FROM unnest(%s::text[]) AS payload"
CODE_TRIES = 20
"""Codes tried at most until one is free."""
MAKING = 7_492_847
"""The advisory lock under which one process creates the table."""
STATEMENT_TIMEOUT = 10
"""Time limit in seconds for a connection or a statement."""
T = TypeVar("T")
_Link = AsyncConnection[tuple[Any, ...]]


class GroupConflict(Exception):
    """A number in the group was taken; nothing of the group was stored."""


class Postgres(Store):
    """A database with an address such as ``postgresql:///pipyard?host=/run/postgresql``."""

    shared: ClassVar[bool] = True
    tables: ClassVar[bool] = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.me = secrets.token_hex(4)
        self._links: dict[str, _Link] = {}
        self._opening = {use: asyncio.Lock() for use in ("read", "write", "publish", "club")}
        self._one_script = asyncio.Lock()
        self._closed = False
        self._listener: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def open(self) -> None:
        try:
            link = await self._link("write")
            async with link.transaction():
                await link.execute("SELECT pg_advisory_xact_lock(%s)", (MAKING,))
                await link.execute(POSTGRES_SCHEMA)
                await link.execute(HEALTH)
                await link.execute(CODES)
                await self._bring_up_to_date(link)
        except psycopg.Error as error:
            raise StoreError(because("why-database-cannot-be-opened", error=_said(error))) from None
        self._listener = asyncio.get_running_loop().create_task(self._listen())
        try:
            await asyncio.wait_for(self._listening.wait(), STATEMENT_TIMEOUT)
        except TimeoutError:
            raise StoreError(because("why-database-cannot-be-heard")) from None

    async def _bring_up_to_date(self, link: _Link) -> None:
        """Bring the tables of the club up to date, under the lock of the opening transaction."""
        await link.execute(VERSION_TABLE)
        found = await (await link.execute("SELECT version FROM schema_version")).fetchone()
        for statement in steps_from(found[0] if found else 0):
            await link.execute(statement.encode())
        await link.execute("DELETE FROM schema_version")
        await link.execute("INSERT INTO schema_version VALUES (%s)", (len(VERSIONS),))

    async def read(self, room: str, first: int = 0) -> list[bytes]:
        rows = await self._ask("SELECT body FROM log WHERE room = %s AND n >= %s ORDER BY n", (room, first))
        return [bytes(body) for (body,) in rows]

    async def size(self, room: str) -> int:
        found = (await self._ask("SELECT max(n) FROM log WHERE room = %s", (room,)))[0][0]
        return 0 if found is None else int(found) + 1

    async def rooms(self) -> list[RoomSummary]:
        rows = await self._ask("SELECT room, count(*), min(at), max(at) FROM log GROUP BY room ORDER BY max(at) DESC", ())
        return [RoomSummary(*row) for row in rows]

    async def count(self) -> int:
        return int((await self._ask(COUNT_ROOMS, ()))[0][0])

    async def check(self) -> None:
        await self._ask("INSERT INTO health VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = now() RETURNING 1", ())
        await self._ask("SELECT 1 FROM log LIMIT 1", ())

    async def code_of(self, room: str) -> str:
        """All processes know it: whoever types it may be connected to another one."""
        await self._ask("DELETE FROM codes WHERE ends < now() RETURNING 1", ())
        lasting = "now() + make_interval(secs => %s)"
        for _ in range(CODE_TRIES):
            known = await self._ask(f"UPDATE codes SET ends = {lasting} WHERE room = %s RETURNING code", (LIFETIME, room))
            if known:
                return str(known[0][0])
            made = f"INSERT INTO codes VALUES (%s, %s, {lasting}) ON CONFLICT DO NOTHING RETURNING 1"
            if await self._ask(made, (random_code(), room, LIFETIME)):
                oldest = "SELECT code FROM codes ORDER BY ends DESC OFFSET %s"
                await self._ask(f"DELETE FROM codes WHERE code IN ({oldest}) RETURNING 1", (MOST_CODES,))
        raise StoreError(because("why-no-such-room"))

    async def room_of(self, code: str) -> str:
        found = await self._ask("SELECT room FROM codes WHERE code = %s AND ends >= now()", (code.upper(),))
        return str(found[0][0]) if found else ""

    async def forget_code(self, code: str) -> None:
        await self._ask("DELETE FROM codes WHERE code = %s RETURNING 1", (code.upper(),))

    async def publish(self, *messages: tuple[str, str]) -> None:
        """Use a separate connection without disk writes: messages are not stored and must not delay reads or commits."""
        await self._ask(NOTIFY, ([f"{self.me} {room} {what}" for room, what in messages],), "publish")

    async def drop(self, room: str) -> None:
        await self.run(partial(drop_room, room, (*OF_A_ROOM, "codes")))

    async def close(self) -> None:
        await self._finish()
        self._closed = True
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        for link in self._links.values():
            await link.close()

    async def run(self, start: Starter[T]) -> T:
        """Use a connection of its own: a transaction must not mix with the commits of the rooms."""
        async with self._one_script:
            try:
                link = await self._link("club")
                async with link.transaction():
                    return await self._perform(link, start)
            except psycopg.Error as error:
                raise StoreError(because("why-database-does-not-answer", error=_said(error))) from None

    async def _perform(self, link: _Link, start: Starter[T]) -> T:
        """Go through the statements of a script, inside a transaction."""
        script = start()
        try:
            statement, values = next(script)
            while True:
                answer = await link.execute(statement.replace("?", "%s").encode(), values)
                statement, values = script.send(await answer.fetchall() if answer.description else [])
        except StopIteration as end:
            return end.value

    async def _ask(self, question: str, values: tuple[object, ...], use: str = "read") -> list[tuple[Any, ...]]:
        """Run a query and return its rows. Reconnect once if the connection was lost since the last query."""
        for attempt in (1, 2):
            link: _Link | None = None
            try:
                link = await self._link(use)
                return await (await link.execute(question.encode(), values)).fetchall()
            except psycopg.OperationalError as error:
                if attempt == 2 or (link is not None and not link.broken):
                    raise StoreError(because("why-database-does-not-answer", error=_said(error))) from None
            except psycopg.Error as error:
                raise StoreError(because("why-database-does-not-answer", error=_said(error))) from None
        raise AssertionError("unreachable")

    async def _link(self, use: str) -> _Link:
        async with self._opening[use]:
            if self._closed:
                raise StoreError(because("why-store-is-closed"))
            link = self._links.get(use)
            if link is None or link.closed or link.broken:
                if link is not None:
                    await link.close()
                link = await self._connect("-c synchronous_commit=off" if use == "publish" else "")
                self._links[use] = link
            return link

    async def _connect(self, more: str) -> _Link:
        options = f"-c statement_timeout={STATEMENT_TIMEOUT}s -c lock_timeout={STATEMENT_TIMEOUT}s {more}"
        return await AsyncConnection.connect(self.address, autocommit=True, connect_timeout=STATEMENT_TIMEOUT, options=options)

    # --- writing

    async def _commit(self, units: list[EntryBatch]) -> list[Failure | None]:
        try:
            link = await self._link("write")
            if any([unit.also is not None for unit in units]):
                # each its own transaction: one that waits for a rating must not hold the numbers of other rooms
                return await self._one_by_one(link, units)
            try:
                await self._together(link, units)
                return [None] * len(units)
            except (GroupConflict, psycopg.errors.DeadlockDetected):
                return await self._one_by_one(link, units)
        except psycopg.Error as error:
            raise StoreError(because("why-store-cannot-write", error=_said(error))) from None

    async def _one_by_one(self, link: _Link, units: list[EntryBatch]) -> list[Failure | None]:
        """Store each in a transaction of its own: those before a failure are stored, and nobody may hear that they are not."""
        results: list[Failure | None] = []
        for unit in units:
            gone = results[-1] if results and link.broken else None
            results.append(gone or await self._alone(link, unit))
        return results

    async def _alone(self, link: _Link, unit: EntryBatch) -> Failure | None:
        try:
            await self._together(link, [unit])
        except (GroupConflict, psycopg.IntegrityError):
            return unit.taken()
        except psycopg.Error as error:
            return StoreError(because("why-store-cannot-write", error=_said(error)))
        return None

    async def _together(self, link: _Link, units: list[EntryBatch]) -> None:
        # sorted by room, so that two processes cannot deadlock
        rows = sorted([row for unit in units for row in unit.rows()])
        columns = [list(column) for column in zip(*rows, strict=True)]
        payloads = [f"{self.me} {unit.room}" for unit in units]
        async with link.transaction():
            counted = await (await link.execute(INSERT, columns)).fetchone()
            if counted is None or counted[0] != len(rows):
                raise GroupConflict
            for unit in units:
                if unit.also is not None:
                    await self._perform(link, unit.also)
            await link.execute(NOTIFY, (payloads,))

    # --- notifications

    async def _listen(self) -> None:
        """Listen for writes of other processes. After a gap, assume that any room may have changed."""
        while True:
            try:
                async with await AsyncConnection.connect(self.address, autocommit=True, connect_timeout=STATEMENT_TIMEOUT) as link:
                    await link.execute("LISTEN pipyard")
                    if self._listening.is_set():
                        self._notify("")
                    self._listening.set()
                    async for note in link.notifies():
                        sender, _, message = note.payload.partition(" ")
                        room, _, what = message.partition(" ")
                        if sender == self.me:
                            continue
                        if not what:
                            self._notify(room)
                        elif self.on_message is not None:
                            self.on_message(sender, room, what)
            except psycopg.Error as error:
                logger.warning("notifications of the database fail: %s", _said(error))
            await asyncio.sleep(0.5)

    def _notify(self, room: str) -> None:
        if self.on_write is not None:
            self.on_write(room)


def _said(error: psycopg.Error) -> str:
    return " ".join(str(error).split()) or type(error).__name__
