"""The table of a tab: the application of the server, asked by messages instead of sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.types import Message

from pipyard.browser.dice_workers import BrowserSimulator, DiceWorkers
from pipyard.browser.event_loop import run_late_calls
from pipyard.browser.own_rules import OwnRules
from pipyard.browser.page import BrowserHost, BrowserWorker
from pipyard.browser.store import BrowserStore
from pipyard.server.metrics import NoMetrics
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.web.app import make_app
from pipyard.server.web.runtime import Runtime
from pipyard.server.web.security import SecureApp
from pipyard.server.workers import Worker

CLIENT_ADDRESS: Final = "127.0.0.1"
"""The address of all clients: they are on this device."""
BROWSER_BOT_SECONDS: Final = 60.0
"""Seconds that a bot may take: a level means the same tries as on a server, and a phone takes longer for them."""
MESSAGES: Final = 200.0
"""Messages a second. A server limits strangers; here are none."""


class PortChannel:
    """A connection to a page over a message port."""

    def __init__(self, page: BrowserHost, line: int, dispatcher: Dispatcher) -> None:
        self.address = CLIENT_ADDRESS
        self.alive = True
        self.slow: Callable[[], None] | None = None
        self._page = page
        self._line = line
        self._inbox: asyncio.Queue[tuple[bytes, float]] = asyncio.Queue()
        self._handler = dispatcher.accept(self)
        self._reader = asyncio.get_running_loop().create_task(self._read())

    def send(self, body: bytes) -> None:
        self._page.send(self._line, body.decode())

    def keeps_up(self) -> bool:
        return True

    def ping(self) -> None:
        return

    def close(self, code: int, why: str) -> None:
        self._page.close(self._line)
        self.end()

    def receive(self, body: bytes) -> None:
        self._inbox.put_nowait((body, time.monotonic()))

    def end(self) -> None:
        """The page is gone."""
        self._reader.cancel()

    async def _read(self) -> None:
        """Answer messages one by one, in order of arrival."""
        try:
            while True:
                body, arrived = await self._inbox.get()
                await self._handler.receive(body, arrived)
        finally:
            self._handler.on_disconnect()


class WebWorker:
    """A worker of the browser, as the server knows its processes."""

    def __init__(self, worker: BrowserWorker) -> None:
        self._worker = worker
        self.ended = False

    def write(self, line: bytes) -> None:
        self._worker.write(line.decode())

    async def read(self) -> bytes:
        line = (await self._worker.read()).encode()
        self.ended = self.ended or not line
        return line

    def end(self) -> None:
        self.ended = True
        self._worker.end()

    async def ending(self) -> None:
        return


class BrowserTable:
    """All rooms of this device."""

    def __init__(self, page: BrowserHost, pause: float) -> None:
        self._page = page
        self._own = OwnRules(page)
        self._store = BrowserStore(page, self._own.recall)
        self._dice = DiceWorkers(page.start)
        self._app = make_app(
            Path("/tmp/pipyard"),  # reviews are kept for as long as the tab is open
            hosts=(),
            pause=pause,
            thinkers=1,
            messages=MESSAGES,
            scenes=1,
            bot_seconds=BROWSER_BOT_SECONDS,
            warn=lambda text: None,
            more=[self._own.route()],
            workings=Runtime(
                lambda: self._store,
                NoMetrics,
                lambda: BrowserSimulator(self._dice),
                lambda: self._dice,
                self._start,
                threads=False,
            ),
        )
        self._lines: dict[int, PortChannel] = {}
        self._open: AbstractAsyncContextManager[Any] | None = None
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._open = lifespan(self._app)
        await self._open.__aenter__()

    async def close(self) -> None:
        if self._open is not None:
            await self._open.__aexit__(None, None, None)

    async def ask(self, method: str, path: str, headers: str, body: str) -> str:
        """Answer a request: a list of status, type of content, and content."""
        where, _, query = path.partition("?")
        names: dict[str, str] = msgspec.json.decode(headers, type=dict[str, str])
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "method": method,
            "path": where,
            "raw_path": where.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in names.items()],
            "client": (CLIENT_ADDRESS, 0),
            "server": (CLIENT_ADDRESS, 80),
        }
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        kind = next((value.decode() for name, value in sent[0]["headers"] if name == b"content-type"), "")
        return msgspec.json.encode((sent[0]["status"], kind, b"".join([one.get("body", b"") for one in sent[1:]]).decode())).decode()

    def connect(self, line: int) -> None:
        """A page connects to a room. Most players meet a bot, so a bot worker is started meanwhile."""
        dispatcher = self._app.door()
        if not self._lines:
            self._waking = asyncio.get_running_loop().create_task(dispatcher.lobby.bots.warm())
        self._lines[line] = PortChannel(self._page, line, dispatcher)

    def receive(self, line: int, text: str) -> None:
        if line in self._lines:
            self._lines[line].receive(text.encode())

    def disconnect(self, line: int) -> None:
        if line in self._lines:
            self._lines.pop(line).end()

    def receive_broadcast(self, message: str) -> None:
        """Handle a message of another tab."""
        self._store.receive(message)

    async def _start(self, module: str) -> Worker:
        return WebWorker(self._page.start(module))


def lifespan(app: SecureApp) -> AbstractAsyncContextManager[Any]:
    """The lifespan of an application, which a server would manage."""
    routed: Any = app.app
    return routed.router.lifespan_context(routed)


async def open_table(page: BrowserHost, pause: float) -> BrowserTable:
    run_late_calls(asyncio.get_running_loop())
    table = BrowserTable(page, pause)
    await table.open()
    return table
