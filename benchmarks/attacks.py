"""How quick a room stays while the server is attacked: ``python -m benchmarks.attacks [seconds]``.

Two players move in one room; meanwhile attackers from ten other addresses (127.0.1.1 to 127.0.1.10) flood the server from another
process: cheap, expensive and malformed messages, long words in the place of recordings, rooms with slow bots, pictures, logs and reviews
of running games, and half requests. Floods of pings, real recordings, live scenes, long rooms and thousands of sockets are not part of
it. Prints the times of the players' moves without and with the attack.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.load import Client
from benchmarks.table import Table, seated, take_any
from pipyard.server.protocol.common import PROTOCOL

ADDRESSES = [f"127.0.1.{number}" for number in range(1, 11)]
PACE = 0.05
"""Seconds between two moves of the players."""


class Attacker(Client):
    """A socket that sends without listening."""

    def hear(self, text: bytes) -> None:
        return


async def player_moves(table: Table, span: float) -> list[float]:
    """Seconds from the sending of each move until both seats have the picture after it."""
    taken: list[float] = []
    until = time.perf_counter() + span
    rng = Random(1)
    while time.perf_counter() < until:
        room, tokens = await asyncio.to_thread(table.room, "el_dado", 2)
        guests = [await seated(table, room, tokens[seat]) for seat in sorted(tokens)]
        now = [await guest.until(0) for guest in guests]
        for _ in range(40):
            now, spent = await take_any(guests, now, rng)
            taken.append(spent)
            await asyncio.sleep(PACE)
            if time.perf_counter() > until:
                break
        for guest in guests:
            guest.close()
    return taken


async def flood(port: int, address: str, room: str, token: str) -> None:
    """Sockets that send as much as they can: nonsense, expensive requests, recordings, chat."""
    hello = json.dumps({"t": "hello", "protocol": PROTOCOL, "room": room, "tokens": [token]}).encode()
    texts = [
        b'{"t":"followers"}',
        b'{"t":"steps","seat":0}',
        b'{"t":"submit","seat":0,"move":"take 9,9,9","after":99}',
        b'{"t":"submit","seat":0,"move":"tilt ~' + b"A" * 20_000 + b'","after":99}',
        b'{"t":"say","text":"x"}',
        b'{"t":"nonsense"}',
        b'{"t":"manage","action":"close"}',
        b'{"t":"plan","game":"rasanto"}',
    ]
    while True:
        with contextlib.suppress(OSError, ConnectionError):
            _, attacker = await asyncio.get_running_loop().create_connection(
                partial(Attacker, "/ws"), "127.0.0.1", port, local_addr=(address, 0)
            )
            await attacker.open
            attacker.say(hello)
            while attacker.transport is not None and not attacker.transport.is_closing():
                for text in texts:
                    attacker.say(text)
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)


async def ask(port: int, address: str, room: str) -> None:
    """Requests over HTTP, one after the other: pictures, downloads, reviews, rooms with slow bots, and halves of requests."""
    slow = json.dumps({"game": "rasanto", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "mcts:50000"}]}).encode()
    strange = json.dumps({"game": "rasanto", "seats": [{"kind": "person"}], "x" + '": "' * 1000: 1}).encode()
    head = f"Host: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    bodies = [
        f"GET /api/picture/rasanto.svg HTTP/1.1\r\n{head}\r\n".encode(),
        f"GET /api/rooms/{room}/games/1.log HTTP/1.1\r\n{head}\r\n".encode(),
        f"POST /api/rooms/{room}/games/1/review HTTP/1.1\r\n{head}\r\n".encode(),
        f"POST /api/rooms HTTP/1.1\r\n{head}Content-Length: {len(slow)}\r\n\r\n".encode() + slow,
        f"POST /api/rooms HTTP/1.1\r\n{head}Content-Length: {len(strange)}\r\n\r\n".encode() + strange,
        f"POST /api/rooms HTTP/1.1\r\n{head}Content-Length: 4000\r\n\r\nhalf".encode(),
    ]
    while True:
        for body in bodies:
            with contextlib.suppress(OSError, TimeoutError, ConnectionError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
                writer.write(body)
                async with asyncio.timeout(0.5):
                    await reader.read()
                writer.close()
            await asyncio.sleep(0.005)


def attack(port: int, rooms: list[tuple[str, dict[int, str]]]) -> None:
    """In a process of its own, so that it does not slow the players' clock: five sockets and two askers for every address."""

    async def everything() -> None:
        work = [flood(port, address, room, tokens[0]) for address, (room, tokens) in zip(ADDRESSES, rooms, strict=True) for _ in range(5)]
        work += [ask(port, address, room) for address, (room, _) in zip(ADDRESSES, rooms, strict=True) for _ in range(2)]
        await asyncio.gather(*work)

    asyncio.run(everything())


def figures(taken: list[float]) -> dict[str, Any]:
    ordered = sorted(taken)
    ms = [round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) for part in (0.5, 0.95, 0.99)]
    return {"moves": len(taken), "p50_ms": ms[0], "p95_ms": ms[1], "p99_ms": ms[2], "max_ms": round(1000 * ordered[-1], 1)}


async def measure(span: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="pipyard-attacks-") as folder:
        table = Table(Path(folder), messages=20)
        try:
            found = {"quiet": figures(await player_moves(table, span))}
            rooms = [await asyncio.to_thread(table.room, "el_dado", 2) for _ in ADDRESSES]
            process = multiprocessing.get_context("spawn").Process(target=attack, args=(table.port, rooms), daemon=True)
            process.start()
            try:
                await asyncio.sleep(3)
                found["attacked"] = figures(await player_moves(table, span))
            finally:
                process.kill()
            return found
        finally:
            table.stop()


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)), indent=1))
