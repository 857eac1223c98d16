"""HTTP connections with deadlines: slow requests and bodies are dropped."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from pipyard.server.limits import Addresses, peer_of

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as HttpProtocol

REQUEST_SECONDS: Final = 10.0
"""The deadline for a complete request, headers and body."""


class TimedHttp(HttpProtocol):
    """uvicorn's HTTP protocol, with a deadline per request and a connection limit per address."""

    def __init__(self, addresses: Addresses, **given: Any) -> None:
        super().__init__(**given)
        self._addresses = addresses
        self._peer = ""
        self._turned_away = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        self._peer = peer_of(transport)
        if not self._addresses.enter(self._peer):  # before anything is set up for it: floods of connections should cost little
            self._turned_away = True
            transport.abort()
            return
        super().connection_made(transport)
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        self._addresses.leave(self._peer)
        if not self._turned_away:
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self or not self._incomplete():
            self._cancel_deadline()
        elif self._deadline is None:
            self._start_deadline()

    def _incomplete(self) -> bool:
        """Whether part of a request is still to come."""
        cycle = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body  # pyright: ignore[reportUnnecessaryComparison]

    def _start_deadline(self) -> None:
        self._deadline = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self._on_deadline)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _on_deadline(self) -> None:
        self._deadline = None
        if self._incomplete():
            self.transport.abort()
