"""A message channel between a browser and the server, whatever carries it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

COME_BACK = "come back: the table sends everything again"


class Flushable(Protocol):
    """A channel that buffers its output until the end of a turn of the event loop."""

    def flush(self) -> None:
        """Write the buffered output."""
        ...


class MessageChannel(Protocol):
    """What the dispatcher needs of a channel."""

    address: str
    """The address of the visitor."""
    alive: bool
    """Whether anything has come since the last ping."""
    slow: Callable[[], None] | None
    """Called when this browser is disconnected because it cannot keep up."""

    def send(self, body: bytes) -> None:
        """Send a text."""
        ...

    def keeps_up(self) -> bool:
        """Whether nothing is buffered for this browser."""
        ...

    def ping(self) -> None: ...

    def close(self, code: int, why: str) -> None: ...
