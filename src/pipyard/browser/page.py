"""What the table needs from its browser. The functions are JavaScript, and only texts pass between the two."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class BrowserHost(Protocol):
    """The browser's side: a database, workers, and connections to pages."""

    def commit(self, batches: str) -> Awaitable[str]:
        """Write entries in one transaction: a list of ``[room, first number, time, bodies]``. For each batch, whether it was
        written; one whose first number is taken is not. Returns when they are on disk, and raises if nothing was written."""
        ...

    def read(self, room: str, first: int) -> Awaitable[str]:
        """The bodies of a room's entries from a number on, as a list."""
        ...

    def rooms(self) -> Awaitable[str]:
        """All rooms: a list of ``[room, entries, first time, last time]``."""
        ...

    def drop(self, room: str) -> Awaitable[None]:
        """Delete a room."""
        ...

    def rules(self, mark: str) -> Awaitable[str]:
        """The rule file of somebody's own with this mark; empty: it is not kept here."""
        ...

    def keep_rules(self, mark: str, text: str) -> Awaitable[None]:
        """Keep a rule file of somebody's own."""
        ...

    def publish(self, message: str) -> None:
        """Send a message to the tables of other tabs."""
        ...

    def send(self, line: int, text: str) -> None:
        """Send a message over a connection, by its number."""
        ...

    def close(self, line: int) -> None:
        """Close a connection."""
        ...

    def start(self, module: str) -> BrowserWorker:
        """Start a worker of the browser that runs a module."""
        ...


class BrowserWorker(Protocol):
    """A worker of the browser."""

    def write(self, line: str) -> None: ...

    def read(self) -> Awaitable[str]:
        """The next line; empty when the worker has ended."""
        ...

    def end(self) -> None: ...
