"""One browser's WebSocket, from handshake to close, directly on the event loop's transport.

uvicorn hands a connection over on the upgrade request. Messages sent within one turn of the event loop leave in one write; if the
browser cannot take them, they are buffered, and a browser with too much buffered is disconnected.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, cast

from websockets.http11 import Request
from websockets.server import ServerProtocol

from pipyard.server.limits import (
    CONTROL_BURST,
    CONTROL_RATE,
    MAX_UNREAD_MESSAGES,
    MAX_UNSENT_BYTES,
    MAX_UNSENT_MESSAGES,
    Bucket,
    account_of,
    peer_of,
    sender_of,
)
from pipyard.server.protocol.common import MOST_BYTES
from pipyard.server.socket.channel import COME_BACK, Flushable, MessageChannel
from pipyard.server.socket.frames import CLOSE_FRAME, PING, PONG, TEXT, FrameDecoder, FrameError, closing, framed

logger = logging.getLogger(__name__)
CLOSE_TIMEOUT = 2.0
"""Seconds to wait for the close handshake before aborting."""


def header(request: Request, name: str) -> str | None:
    """A header of a request; one that is sent twice names nothing that there is."""
    found = request.headers.get_all(name)
    return ", ".join(found) if found else None


class MessageHandler(Protocol):
    """The table's side of a connection."""

    def receive(self, body: bytes, arrived: float) -> Coroutine[Any, Any, None]: ...
    def on_disconnect(self) -> None: ...


class ConnectionHost(Protocol):
    """The acceptor of connections."""

    channels: set[MessageChannel]
    unflushed: list[Flushable]
    """Connections with output in this turn of the event loop."""

    def on_connection_lost(self, peer: str) -> None:
        """A connection of this address has ended."""
        ...

    def refuses(self, path: str, origin: str | None, host: str, address: str) -> tuple[int, str] | None:
        """The status and reason for refusing a connection; None: accept it."""
        ...

    def accept(self, channel: Connection) -> MessageHandler: ...


def flush(unflushed: list[Flushable]) -> None:
    """Flush every connection with output, each in one write."""
    flushed = unflushed[:]
    unflushed.clear()
    for channel in flushed:
        try:
            channel.flush()
        except Exception:
            logger.exception("something could not be sent")


class ServerState(Protocol):
    """uvicorn's record of its connections, closed on shutdown."""

    connections: set[Any]
    tasks: set[asyncio.Task[None]]


class Connection:
    """A WebSocket connection; to the event loop, an ``asyncio.Protocol``."""

    def __init__(self, host: Callable[[], ConnectionHost], config: object, server_state: ServerState, app_state: object) -> None:
        self._host = host()
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=MOST_BYTES)
        self._frames = FrameDecoder(MOST_BYTES)
        self._handler: MessageHandler | None = None
        self._inbox: deque[tuple[bytes, float]] = deque()
        self._reader: asyncio.Task[None] | None = None
        self._wakeup: asyncio.Future[None] | None = None
        self._reading_paused = False  # reading is paused until the queue is answered
        self._out: list[bytes] = []
        self._unsent = 0  # bytes in it
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST)
        self._flushing = False
        self._full = False  # the transport's buffer is full
        self._peer = ""
        self.address = ""
        """The address of the visitor, as limits count it."""
        self.gone = False
        self.alive = True
        """Whether anything has come since the last ping."""
        self.slow: Callable[[], None] | None = None
        """Called when this browser is disconnected because it cannot keep up."""

    # --- callbacks of the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)
        self._peer = peer_of(transport)
        self.address = account_of(self._peer)

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._host.channels.discard(self)
        self._host.on_connection_lost(self._peer)
        self.gone = True
        self._wake()
        if self._reader is None and self._handler is not None:
            self._handler.on_disconnect()

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False
        if self._out:
            self.flush()

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self._handshake is not None:
            self._handle_handshake(self._handshake, data)
            return
        if self.gone:
            return
        try:
            messages = self._frames.feed(data)
        except FrameError as error:
            self.close(error.code, str(error))
            return
        for kind, body in messages:
            if kind == TEXT:
                self._inbox.append((body, time.monotonic()))
            elif kind == CLOSE_FRAME:
                self.close(1000, "")
                return
            elif not self._control.take():
                self.close(1008, "too many pings")
                return
            elif kind == PING and not self._full:
                self._put(framed(PONG, body))
        if self._inbox:
            self._wake()
            if len(self._inbox) > MAX_UNREAD_MESSAGES and not self._reading_paused and self._transport is not None:
                self._reading_paused = True
                self._transport.pause_reading()

    def eof_received(self) -> None:
        return None

    def shutdown(self) -> None:
        """The server stops (called by uvicorn)."""
        self.close(1012, "the table closes for a moment")

    # --- sending

    def send(self, body: bytes) -> None:
        """Send a text. A browser with too much buffered is disconnected; it reconnects and gets the whole state."""
        if self.gone:
            return
        if self._full and self._out and (len(self._out) >= MAX_UNSENT_MESSAGES or self._unsent + len(body) > MAX_UNSENT_BYTES):
            if self.slow is not None:
                self.slow()
            self.close(1013, COME_BACK)
            return
        self._put(framed(TEXT, body))

    def keeps_up(self) -> bool:
        """Whether nothing is buffered for this browser."""
        return not self._full

    def ping(self) -> None:
        self.alive = False
        self._put(framed(PING, b""))

    def close(self, code: int, why: str) -> None:
        """Close the connection, with a time limit for the close handshake."""
        transport = self._transport
        if self.gone or transport is None:
            return
        self.gone = True
        transport.write(b"".join(self._out) + closing(code, why) if not self._full else closing(code, why))
        self._out.clear()
        self._unsent = 0
        transport.close()
        self._loop.call_later(CLOSE_TIMEOUT, transport.abort)
        self._wake()

    def _put(self, frame: bytes) -> None:
        self._out.append(frame)
        self._unsent += len(frame)
        if not self._flushing:
            self._flushing = True
            unflushed = self._host.unflushed
            unflushed.append(self)
            if len(unflushed) == 1:
                self._loop.call_soon(flush, unflushed)

    def flush(self) -> None:
        """Write the buffered output."""
        self._flushing = False
        if self._out and not self._full and not self.gone and self._transport is not None:
            out = self._out
            self._transport.write(out[0] if len(out) == 1 else b"".join(out))
            out.clear()
            self._unsent = 0

    # --- receiving

    def _handle_handshake(self, handshake: ServerProtocol, data: bytes) -> None:
        assert self._transport is not None
        handshake.receive_data(data)
        for event in handshake.events_received():
            if not isinstance(event, Request):
                continue
            self.address = sender_of(self._peer, ",".join(event.headers.get_all("X-Forwarded-For")))
            asked = (event.path.partition("?")[0], header(event, "Origin"), header(event, "Host") or "")
            refused = self._host.refuses(*asked, self.address)
            response = handshake.reject(*refused) if refused is not None else handshake.accept(event)
            handshake.send_response(response)
            self._transport.write(b"".join(handshake.data_to_send()))
            self._handshake = None
            if response.status_code != 101:
                self.gone = True
                self._transport.close()
                return
            self._host.channels.add(self)
            self._handler = self._host.accept(self)
            self._reader = self._loop.create_task(self._read(self._handler))
            self._server.tasks.add(self._reader)
            self._reader.add_done_callback(self._server.tasks.discard)
            return
        if handshake.parser_exc is not None:
            self.gone = True
            self._transport.close()

    def _wake(self) -> None:
        woken = self._wakeup
        if woken is not None and not woken.done():
            woken.set_result(None)

    async def _read(self, handler: MessageHandler) -> None:
        """Answer messages one by one, in order of arrival."""
        inbox = self._inbox
        try:
            while not self.gone:
                while inbox and not self.gone:
                    body, arrived = inbox.popleft()
                    await handler.receive(body, arrived)
                    if inbox:
                        await asyncio.sleep(0)  # let other connections run
                if self._reading_paused and self._transport is not None and not self.gone:
                    self._reading_paused = False
                    self._transport.resume_reading()
                if not inbox and not self.gone:
                    self._wakeup = self._loop.create_future()
                    await self._wakeup
        finally:
            handler.on_disconnect()
