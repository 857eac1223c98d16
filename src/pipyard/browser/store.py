"""The store in the browser's own database. All tabs share it, and notify each other of writes."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import ClassVar

import msgspec

from pipyard.browser.page import BrowserHost
from pipyard.core.errors import reason_of
from pipyard.core.text import because
from pipyard.server.store.base import Conflict, EntryBatch, Store, StoreError
from pipyard.server.store.events import RoomSummary

_rooms = msgspec.json.Decoder(list[tuple[str, int, int, int]])
_bodies = msgspec.json.Decoder(list[str])
_written = msgspec.json.Decoder(list[bool])
_message = msgspec.json.Decoder(tuple[str, str, str])


class BrowserStore(Store):
    """A tab is to the others what a process of a server is to the other processes."""

    shared: ClassVar[bool] = True

    def __init__(self, page: BrowserHost, on_read: Callable[[list[str]], Awaitable[None]]) -> None:
        """``on_read``: prepares the games of a room before its events are used."""
        super().__init__()
        self.me = secrets.token_hex(4)
        self._page = page
        self._on_read = on_read

    async def read(self, room: str, first: int = 0) -> list[bytes]:
        try:
            bodies = _bodies.decode(await self._page.read(room, first))
            await self._on_read(bodies)
            return [body.encode() for body in bodies]
        except Exception as error:
            raise _trouble(error) from None

    async def rooms(self) -> list[RoomSummary]:
        try:
            found = [RoomSummary(*one) for one in _rooms.decode(await self._page.rooms())]
        except Exception as error:
            raise _trouble(error) from None
        return sorted(found, key=lambda one: -one.last)

    async def count(self) -> int:
        return len(await self.rooms())

    async def drop(self, room: str) -> None:
        try:
            await self._page.drop(room)
        except Exception as error:
            raise _trouble(error) from None

    async def close(self) -> None:
        await self._finish()

    async def publish(self, *messages: tuple[str, str]) -> None:
        for room, what in messages:
            self._page.publish(_text((self.me, room, what)))

    def receive(self, message: str) -> None:
        """Handle a message of another tab. One without a text means that it has written to a room."""
        sender, room, what = _message.decode(message)
        if not what and self.on_write is not None:
            self.on_write(room)
        elif what and self.on_message is not None:
            self.on_message(sender, room, what)

    async def _commit(self, units: list[EntryBatch]) -> list[Conflict | None]:
        batches: list[tuple[str, int, int, list[str]]] = []
        for unit in units:
            rows = unit.rows()
            batches.append((unit.room, unit.first, rows[0][2] if rows else 0, [row[3].decode() for row in rows]))
        try:
            written = _written.decode(await self._page.commit(_text(batches)))
        except Exception as error:
            raise _trouble(error) from None
        for unit, done in zip(units, written, strict=True):
            if done:
                self._page.publish(_text((self.me, unit.room, "")))
        return [None if done else unit.taken() for unit, done in zip(units, written, strict=True)]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _trouble(error: Exception) -> StoreError:
    """What the browser says of its database: full, locked, or forbidden."""
    return StoreError(because("why-store-cannot-write", error=reason_of(error)))
