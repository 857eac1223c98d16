"""WebSocket frames: whole, in pieces, and wrong ones."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from random import Random
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.limits import KEEPALIVE_SECONDS
from pipyard.server.lobby import Lobby
from pipyard.server.prometheus import PrometheusMetrics
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.socket.connection import Connection
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.socket.frames import BINARY, CLOSE_FRAME, CONTINUED, PING, PONG, TEXT, FrameDecoder, FrameError, closing, framed

from .guests import PATIENCE, Guest, Server
from .memory import InMemory
from .timeless import run_story


def masked(kind: int, body: bytes, fin: bool = True, mask: bytes = b"abcd") -> bytes:
    """A frame as a browser sends it."""
    first = bytes([(0x80 if fin else 0) | kind])
    size = len(body)
    if size < 126:
        head = bytes([0x80 | size])
    elif size < 0x10000:
        head = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return first + head + mask + bytes([byte ^ mask[i % 4] for i, byte in enumerate(body)])


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000, 65535, 65536, 70000])
def test_what_was_framed_is_read_whatever_its_length_and_its_pieces(size: int) -> None:
    body = bytes(Random(size).choices(range(256), k=size))
    for mask in (b"\0\0\0\0", b"wxyz"):
        whole = masked(TEXT, body, mask=mask) + masked(PING, b"hi", mask=mask)
        assert FrameDecoder(100_000).feed(whole) == [(TEXT, body), (PING, b"hi")]
        frames, found = FrameDecoder(100_000), []
        rng = Random(size)
        while whole:
            cut = 1 + int(rng.random() * 3000)
            found += frames.feed(whole[:cut])
            whole = whole[cut:]
        assert found == [(TEXT, body), (PING, b"hi")]


def test_messages_in_several_frames_are_joined_and_pings_come_between() -> None:
    frames = FrameDecoder(100)
    assert frames.feed(masked(TEXT, b"one ", fin=False)) == []
    assert frames.feed(masked(PONG, b"")) == [(PONG, b"")]
    assert frames.feed(masked(CONTINUED, b"two ", fin=False)) == []
    assert frames.feed(masked(CONTINUED, b"three")) == [(TEXT, b"one two three")]
    assert frames.feed(masked(TEXT, b"next")) == [(TEXT, b"next")]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (framed(TEXT, b"without a mask"), 1002),
        (masked(3, b""), 1002),
        (masked(11, b""), 1002),
        (masked(PING, b"", fin=False), 1002),
        (masked(CLOSE_FRAME, b"x" * 126), 1002),
        (masked(CONTINUED, b"nothing was begun"), 1002),
        (masked(TEXT, b"a", fin=False) + masked(TEXT, b"begun twice"), 1002),
        (bytes([0xC1, 0x80]) + b"abcd", 1002),
        (masked(BINARY, b"no text"), 1003),
        (masked(TEXT, b"x" * 101), 1009),
        (masked(TEXT, b"x" * 60, fin=False) + masked(CONTINUED, b"x" * 60), 1009),
        (masked(TEXT, b"", fin=False) + 80 * masked(CONTINUED, b"", fin=False), 1009),
        (b"\x81\xff" + struct.pack(">Q", 2**62) + b"abcd", 1009),
    ],
)
def test_what_is_not_allowed_ends_the_connection_with_its_code(wrong: bytes, code: int) -> None:
    with pytest.raises(FrameError) as broken:
        FrameDecoder(100).feed(wrong)
    assert broken.value.code == code


def test_frames_of_the_server_are_read_by_another_implementation() -> None:
    for size in (0, 125, 126, 65535, 65536):
        assert framed(TEXT, b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    assert closing(1013, "later") == Frame(Opcode.CLOSE, struct.pack(">H", 1013) + b"later").serialize(mask=False)


def test_noise_never_does_anything_but_break() -> None:
    """Frames in which any byte may be wrong, and bytes that were never a frame after them."""
    rng = Random(5)
    read, codes = 0, set[int]()
    for _ in range(3000):
        frames = FrameDecoder(200)
        kind = rng.choice((CONTINUED, TEXT, BINARY, CLOSE_FRAME, PING, PONG))
        bent = bytearray(masked(kind, rng.randbytes(int(rng.random() * 250)), fin=rng.random() < 0.7))
        if rng.random() < 0.5:
            bent[int(rng.random() * min(4, len(bent)))] = int(rng.random() * 256)
        try:
            for piece in (bent[:20], bent[20:], rng.randbytes(int(rng.random() * 60))):
                for found, body in frames.feed(bytes(piece)):
                    assert found in (TEXT, CLOSE_FRAME, PING, PONG)
                    assert len(body) <= 200
                    read += 1
        except FrameError as broken:
            codes.add(broken.code)
    # noise that is refused at the first byte would try nothing
    assert read > 300
    assert codes == {1002, 1003, 1009}


@pytest.mark.table
def test_a_connection_that_breaks_the_rules_is_closed_and_the_others_stay(server: Server) -> None:
    room, tokens = server.room("el_dado", "me", "me", start_seat="0")
    ann = Guest(server, room, *tokens.values())
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        raw.sendall((head + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        got = raw.recv(4000)
        assert b" 101 " in got.split(b"\r\n")[0]
        raw.sendall(framed(TEXT, b"{}"))
        got = b""
        while len(got) < 4:
            got += raw.recv(100)
        assert got[0] == 0x80 | CLOSE_FRAME
        assert int.from_bytes(got[2:4], "big") == 1002
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        raw.sendall(
            (head.replace("/ws", "/other") + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode()
        )
        assert b" 404 " in raw.recv(4000).split(b"\r\n")[0]
    assert ann.play(0, "take 0,0,0")["t"] == "done"


def test_who_says_nothing_is_sent_away() -> None:
    """A connection without a hello is closed after a while; so is one that answers no ping."""

    class Line:
        def __init__(self) -> None:
            self.alive = True
            self.address = ""
            self.slow = None
            self.pinged = 0
            self.closed: list[int] = []

        def send(self, body: bytes) -> None: ...

        def keeps_up(self) -> bool:
            return True

        def ping(self) -> None:
            self.pinged += 1
            self.alive = False

        def close(self, code: int, why: str) -> None:
            self.closed.append(code)

    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        room, tokens = await house.open(NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("person", "Ben"))))
        listener = Dispatcher(house, (), 20, PrometheusMetrics())
        mute, guest, dead = Line(), Line(), Line()
        listener.channels.update(cast("set[Connection]", {mute, guest, dead}))
        for line in (mute, guest, dead):
            connection = listener.accept(cast("Connection", line))
            if line is not mute:
                hello = {"t": "hello", "protocol": PROTOCOL, "room": room.key, "tokens": [tokens[0]]}
                await connection.receive(json.dumps(hello).encode(), 0.0)
        task = asyncio.create_task(listener.keep_alive())
        for _ in range(30):
            await asyncio.sleep(KEEPALIVE_SECONDS / 4)
            mute.alive = guest.alive = True
            if mute.closed and dead.closed:
                break
        task.cancel()
        assert mute.closed[0] == 1013
        assert dead.closed[0] == 1011
        assert guest.closed == []
        assert guest.pinged
        room.close_tasks()

    run_story(story())
