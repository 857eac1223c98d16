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

from pipyard.server.limits import CONTROL_BURST, CONTROL_RATE, MAX_UNSENT_BYTES, MOST_HEARD, MOST_WAITING, Bucket, peer_of, sender_of
from pipyard.server.protocol.common import MOST_BYTES
from pipyard.server.socket.frames import CLOSE, PING, PONG, TEXT, Broken, Frames, closing, framed

logger = logging.getLogger(__name__)
COME_BACK = "come back: the table sends everything again"
PARTING = 2.0
"""Seconds to wait for the close handshake before aborting."""


class MessageHandler(Protocol):
    """The table's side of a connection."""

    def hear(self, body: bytes, arrived: float) -> Coroutine[Any, Any, None]: ...
    def hang_up(self) -> None: ...


class ConnectionHost(Protocol):
    """The acceptor of connections."""

    wires: set[Connection]
    told: list[Connection]
    """Connections with output in this turn of the event loop."""

    def lost(self, peer: str) -> None:
        """A connection of this address has ended."""
        ...

    def refuses(self, path: str, origin: str | None, host: str, address: str) -> tuple[int, str] | None:
        """The status and reason for refusing a connection; None: accept it."""
        ...

    def welcome(self, wire: Connection) -> MessageHandler: ...


def flush(told: list[Connection]) -> None:
    """Flush every connection with output, each in one write."""
    wires = told[:]
    told.clear()
    for wire in wires:
        try:
            wire.flush()
        except Exception:
            logger.exception("something could not be sent")


class ServerState(Protocol):
    """uvicorn's record of its connections, closed on shutdown."""

    connections: set[Any]
    tasks: set[asyncio.Task[None]]


class Connection:
    """A WebSocket connection; to the event loop, an ``asyncio.Protocol``."""

    def __init__(self, door: Callable[[], ConnectionHost], config: object, server_state: ServerState, app_state: object) -> None:
        self._door = door()
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=MOST_BYTES)
        self._frames = Frames(MOST_BYTES)
        self._caller: MessageHandler | None = None
        self._heard: deque[tuple[bytes, float]] = deque()
        self._reader: asyncio.Task[None] | None = None
        self._woken: asyncio.Future[None] | None = None
        self._resting = False  # reading is paused until the queue is answered
        self._out: list[bytes] = []
        self._unsent = 0  # bytes in it
        self._control = Bucket(CONTROL_RATE, CONTROL_BURST)
        self._flushing = False
        self._full = False  # the transport's buffer is full
        self._peer = ""
        self.address = ""
        """The visitor behind this connection."""
        self.gone = False
        self.alive = True
        """Whether anything has come since the last ping."""
        self.slow: Callable[[], None] | None = None
        """Called when this browser is disconnected because it cannot keep up."""

    # --- the transport's calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)
        self._peer = peer_of(transport)
        self.address = self._peer

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._door.wires.discard(self)
        self._door.lost(self._peer)
        self.gone = True
        self._wake()
        if self._reader is None and self._caller is not None:
            self._caller.hang_up()

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False
        if self._out:
            self.flush()

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self._handshake is not None:
            self._shake(self._handshake, data)
            return
        if self.gone:
            return
        try:
            messages = self._frames.feed(data)
        except Broken as error:
            self.close(error.code, str(error))
            return
        for kind, body in messages:
            if kind == TEXT:
                self._heard.append((body, time.monotonic()))
            elif kind == CLOSE:
                self.close(1000, "")
                return
            elif not self._control.take():
                self.close(1008, "too many pings")
                return
            elif kind == PING and not self._full:
                self._put(framed(PONG, body))
        if self._heard:
            self._wake()
            if len(self._heard) > MOST_HEARD and not self._resting and self._transport is not None:
                self._resting = True
                self._transport.pause_reading()

    def eof_received(self) -> None:
        return None

    def shutdown(self) -> None:
        """The server stops (called by uvicorn)."""
        self.close(1012, "the table closes for a moment")

    # --- sending

    def say(self, body: bytes) -> None:
        """Send a text. A browser with too much buffered is disconnected; it reconnects and gets the whole state."""
        if self.gone:
            return
        if self._full and self._out and (len(self._out) >= MOST_WAITING or self._unsent + len(body) > MAX_UNSENT_BYTES):
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
        self._loop.call_later(PARTING, transport.abort)
        self._wake()

    def _put(self, frame: bytes) -> None:
        self._out.append(frame)
        self._unsent += len(frame)
        if not self._flushing:
            self._flushing = True
            told = self._door.told
            told.append(self)
            if len(told) == 1:
                self._loop.call_soon(flush, told)

    def flush(self) -> None:
        """Write the buffered output."""
        self._flushing = False
        if self._out and not self._full and not self.gone and self._transport is not None:
            out = self._out
            self._transport.write(out[0] if len(out) == 1 else b"".join(out))
            out.clear()
            self._unsent = 0

    # --- receiving

    def _shake(self, handshake: ServerProtocol, data: bytes) -> None:
        assert self._transport is not None
        handshake.receive_data(data)
        for event in handshake.events_received():
            if not isinstance(event, Request):
                continue
            self.address = sender_of(self._peer, ",".join(event.headers.get_all("X-Forwarded-For")))
            asked = (event.path.partition("?")[0], event.headers.get("Origin"), event.headers.get("Host", ""))
            refused = self._door.refuses(*asked, self.address)
            response = handshake.reject(*refused) if refused is not None else handshake.accept(event)
            handshake.send_response(response)
            self._transport.write(b"".join(handshake.data_to_send()))
            self._handshake = None
            if response.status_code != 101:
                self.gone = True
                self._transport.close()
                return
            self._door.wires.add(self)
            self._caller = self._door.welcome(self)
            self._reader = self._loop.create_task(self._read(self._caller))
            self._server.tasks.add(self._reader)
            self._reader.add_done_callback(self._server.tasks.discard)
            return
        if handshake.parser_exc is not None:
            self.gone = True
            self._transport.close()

    def _wake(self) -> None:
        woken = self._woken
        if woken is not None and not woken.done():
            woken.set_result(None)

    async def _read(self, caller: MessageHandler) -> None:
        """Answer messages one by one, in order of arrival."""
        heard = self._heard
        try:
            while not self.gone:
                while heard and not self.gone:
                    body, arrived = heard.popleft()
                    await caller.hear(body, arrived)
                    if heard:
                        await asyncio.sleep(0)  # let other connections run
                if self._resting and self._transport is not None and not self.gone:
                    self._resting = False
                    self._transport.resume_reading()
                if not heard and not self.gone:
                    self._woken = self._loop.create_future()
                    await self._woken
        finally:
            caller.hang_up()
