"""Answers are packed once, in a thread, and only for whoever can unpack them."""

from __future__ import annotations

import asyncio
import gzip
import threading
from typing import Any

import pytest

from pipyard.server.web import compression
from pipyard.server.web.compression import CompressionCache, CompressionMiddleware

LONG = b"a die and another die " * 200


async def answered(app: CompressionMiddleware, accepts: bytes = b"gzip, br", method: str = "GET") -> tuple[dict[bytes, bytes], bytes]:
    received: list[Any] = []

    async def send(message: Any) -> None:
        received.append(message)

    scope = {"type": "http", "method": method, "path": "/", "headers": [(b"accept-encoding", accepts)]}
    await app(scope, lambda: asyncio.sleep(0, {}), send)
    return dict(received[0]["headers"]), b"".join([message["body"] for message in received[1:]])


def says(*parts: bytes, status: int = 200, **headers: str) -> CompressionMiddleware:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": status, "headers": given})
        for number, part in enumerate(parts, 1):
            await send({"type": "http.response.body", "body": part, "more_body": number < len(parts)})

    return CompressionMiddleware(app)


def test_long_answers_are_packed_and_short_ones_are_not() -> None:
    headers, body = asyncio.run(answered(says(LONG[:100], LONG[100:], content_length=str(len(LONG)))))
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"content-length"] == str(len(body)).encode()
    assert headers[b"vary"].lower() == b"accept-encoding"
    assert gzip.decompress(body) == LONG
    assert asyncio.run(answered(says(b"short"))) == ({}, b"short")


@pytest.mark.parametrize("app", [says(LONG, content_encoding="br"), says(LONG, content_type="font/woff2"), says(LONG, status=206)])
def test_what_is_packed_already_or_a_part_is_sent_as_it_is(app: CompressionMiddleware) -> None:
    assert asyncio.run(answered(app))[1] == LONG


def test_who_cannot_unpack_gets_plain_bytes() -> None:
    assert asyncio.run(answered(says(LONG), accepts=b"identity"))[1] == LONG
    assert asyncio.run(answered(says(LONG), method="HEAD"))[1] == LONG


def test_what_is_too_long_is_sent_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compression, "LONGEST", 2000)
    headers, body = asyncio.run(answered(says(LONG, LONG, LONG)))
    assert (headers, body) == ({}, 3 * LONG)


def test_the_same_bytes_are_packed_once_and_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    packed_by: list[str] = []

    def compress(body: bytes, level: int) -> bytes:
        packed_by.append(threading.current_thread().name)
        return body[:10]

    monkeypatch.setattr("pipyard.server.web.compression.gzip.compress", compress)

    async def story() -> None:
        packed = CompressionCache(most=2 * len(LONG))
        for _ in range(3):
            await packed.pack(LONG)
        assert len(packed_by) == 1
        assert packed_by[0] != threading.main_thread().name
        await packed.pack(LONG + b"!")  # more than is remembered: the older one goes
        await packed.pack(LONG)
        assert len(packed_by) == 3

    asyncio.run(story())
