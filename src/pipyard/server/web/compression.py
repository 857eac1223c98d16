"""Response compression: in a thread, and once for the same bytes. Compressing a page is its most expensive step."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST: Final = 1000
"""Shorter responses are sent uncompressed."""
LONGEST: Final = 4 << 20
"""Longer responses too; none here is that long."""
KEPT_BYTES: Final = 24 << 20
"""Size limit of the cache, in bytes of plain and compressed responses."""
COMPRESSION_LEVEL: Final = 6


class CompressionCache:
    """An LRU cache of compressed responses."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most = most
        self._known: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._one_at_a_time = asyncio.Lock()

    async def pack(self, body: bytes) -> bytes:
        async with self._one_at_a_time:
            packed = self._known.get(body)
            if packed is None:
                packed = await asyncio.to_thread(gzip.compress, body, COMPRESSION_LEVEL)
                self._known[body] = packed
                self._size += len(body) + len(packed)
                while self._size > self._most:
                    plain, old = self._known.popitem(last=False)
                    self._size -= len(plain) + len(old)
            else:
                self._known.move_to_end(body)
            return packed


class CompressionMiddleware:
    """Compresses responses for clients that support it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packed = CompressionCache()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self._app(scope, receive, send)
            return
        start: Message | None = None
        parts: list[bytes] = []
        size = 0

        async def collect(message: Message) -> None:
            nonlocal start, size
            if message["type"] == "http.response.start" and _can_be_packed(message):
                start = message
                return
            if start is None or message["type"] != "http.response.body":
                await send(message)
                return
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            more = message.get("more_body", False)
            if more and size <= LONGEST:
                return
            begun, start = start, None
            body = b"".join(parts)
            if not more and size >= SMALLEST:
                body = await self._packed.pack(body)
                headers = MutableHeaders(raw=begun["headers"])
                headers["content-encoding"] = "gzip"
                headers["content-length"] = str(len(body))
                headers.add_vary_header("accept-encoding")
            await send(begun)
            await send({"type": "http.response.body", "body": body, "more_body": more})

        await self._app(scope, receive, collect)


def _can_be_packed(message: Message) -> bool:
    headers = Headers(raw=message["headers"])
    kind = headers.get("content-type", "")
    return message["status"] != 206 and "content-encoding" not in headers and not kind.startswith(("image/png", "font/", "audio/"))
