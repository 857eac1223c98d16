"""A crowd of clients that costs little: the same one for every server, so that it is the servers that are compared.

A WebSocket here is a plain protocol of the event loop; frames go out with the mask 0, which leaves text as it is, and come in
unmasked as servers send them. Only the few fields that a player needs are decoded.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from abc import abstractmethod
from pathlib import Path

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Client(asyncio.Protocol):
    """One connection. Every text is given to :meth:`on_message`."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._in = bytearray()
        self._upgraded = False

    @abstractmethod
    def on_message(self, text: bytes) -> None: ...

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {self.path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        transport.write("\r\n".join(head).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server did not open a socket"))

    def data_received(self, data: bytes) -> None:
        self._in += data
        if not self._upgraded:
            end = self._in.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._in[:20]:
                self.open.set_exception(ConnectionError(self._in[:100].decode("latin-1")))
                return
            del self._in[: end + 4]
            self._upgraded = True
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            opcode, text = frame
            if opcode == TEXT:
                self.on_message(text)
            elif opcode == PING:
                self._write(PONG, text)

    def _frame(self) -> tuple[int, bytes] | None:
        got = self._in
        if len(got) < 2:
            return None
        size, at = got[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(got[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(got[2:10], "big"), 10
        if len(got) < at + size:
            return None
        found = got[0] & 15, bytes(got[at : at + size])
        del got[: at + size]
        return found

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, opcode: int, text: bytes) -> None:
        assert self.transport is not None
        size = len(text)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Taken:
    """How long moves took, while it is being counted."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.counting = False

    def add(self, asked: float) -> None:
        if self.counting:
            self.seconds.append(time.perf_counter() - asked)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def resident(pid: int) -> float:
    """Megabytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


def seconds(pid: int) -> float:
    """Processor seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def counted(taken: Taken, span: float, pid: int) -> dict[str, float]:
    """Let it warm up, then count."""
    await asyncio.sleep(2)
    taken.counting = True
    before, ours, began = seconds(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(span)
    taken.counting = False
    used, ours, span = seconds(pid) - before, time.process_time() - ours, time.perf_counter() - began
    return figures(taken.seconds, span, used, ours)


def figures(taken: list[float], span: float, used: float, ours: float = 0.0) -> dict[str, float]:
    return {
        "moves_per_second": round(len(taken) / span, 1),
        "p50_ms": round(1000 * quantile(taken, 0.5), 2),
        "p99_ms": round(1000 * quantile(taken, 0.99), 2),
        "server_cpu_ms_per_move": round(1000 * used / max(1, len(taken)), 4),
        "clients_cpu_ms_per_move": round(1000 * ours / max(1, len(taken)), 4),
    }
