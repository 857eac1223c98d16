"""The frames of a WebSocket (RFC 6455, from a browser to a server and back), without any input or output of their own.

Only what this table uses: text in one or several frames, ping, pong and close; no extensions. Anything else, and anything too
long, raises :class:`FrameError` with the status code of the close frame.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without a compiler
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE_FRAME, PING, PONG = 0, 1, 2, 8, 9, 10
MOST_CONTROL = 125


class FrameError(Exception):
    """The client violates the protocol or exceeds a limit; ``code`` is the status code of the close frame."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


class FrameDecoder:
    """Turn a stream of bytes into whole messages."""

    __slots__ = ("_got", "_most", "_parts", "_size")

    def __init__(self, most: int) -> None:
        self._most = most
        self._got = b""
        self._parts: list[bytes] | None = None  # of a message that is not complete yet
        self._size = 0

    def feed(self, got: bytes) -> list[tuple[int, bytes]]:
        """Add bytes and return the messages that are complete now: TEXT, CLOSE, PING or PONG, each with its payload."""
        if self._got:
            got = self._got + got
        found: list[tuple[int, bytes]] = []
        at, length = 0, len(got)
        while length - at >= 2:
            first, second = got[at], got[at + 1]
            size, head = second & 0x7F, 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if length - at < head:
                    break
                size = int.from_bytes(got[at + 2 : at + head], "big")
            self._check(first, second, size)
            start = at + head + 4
            if length < start + size:
                break
            mask = got[start - 4 : start]
            body = apply_mask(got[start : start + size], mask) if mask != b"\0\0\0\0" else got[start : start + size]
            at = start + size
            if first == 0x80 | TEXT:
                found.append((TEXT, body))
            else:
                whole = self._joined(first & 0x0F, first >= 0x80, body)
                if whole is not None:
                    found.append(whole)
        self._got = got[at:] if at else got
        return found

    def _check(self, first: int, second: int, size: int) -> None:
        kind = first & 0x0F
        if first & 0x70:
            raise FrameError(1002, "no extensions were agreed")
        if not second & 0x80:
            raise FrameError(1002, "a browser masks what it sends")
        if kind >= CLOSE_FRAME:
            if first < 0x80 or size > MOST_CONTROL:
                raise FrameError(1002, "a control frame is short and in one piece")
            if kind > PONG:
                raise FrameError(1002, "there is no such frame")
            return
        if kind > BINARY:
            raise FrameError(1002, "there is no such frame")
        if (kind == CONTINUED) != (self._parts is not None):
            raise FrameError(1002, "a message is continued only after it was begun")
        if size + self._size > self._most:
            raise FrameError(1009, f"a message has at most {self._most} bytes")

    def _joined(self, kind: int, last: bool, body: bytes) -> tuple[int, bytes] | None:
        if kind >= CLOSE_FRAME:
            return kind, body
        if kind == BINARY:
            raise FrameError(1003, "messages are text")
        if self._parts is None:
            self._parts = []
        self._parts.append(body)
        self._size += len(body)
        if len(self._parts) > 64:
            raise FrameError(1009, "a message in too many pieces")
        if not last:
            return None
        whole = b"".join(self._parts)
        self._parts, self._size = None, 0
        return TEXT, whole


def framed(kind: int, body: bytes) -> bytes:
    """One frame from the server: whole and without a mask."""
    size = len(body)
    if size < 126:
        return bytes((0x80 | kind, size)) + body
    if size < 0x10000:
        return bytes((0x80 | kind, 126)) + size.to_bytes(2, "big") + body
    return bytes((0x80 | kind, 127)) + size.to_bytes(8, "big") + body


def closing(code: int, why: str) -> bytes:
    """A close frame."""
    return framed(CLOSE_FRAME, code.to_bytes(2, "big") + why.encode()[: MOST_CONTROL - 2])
