"""How quick a room stays while the server is attacked: ``python -m benchmarks.attacks [seconds] [attack …]``.

Two players move in one room; meanwhile attackers from ten other addresses (127.0.0.2 to 127.0.0.11) do everything of ``ATTACKS`` at once,
from a process of their own, or only what is named. Prints the times of the players' moves without the attack, with it, and without it
again; the processor time of the server; how often each attack got through to an answer; and what the watchdog found the event loop
busy with.

The attackers run with a low priority: on a single machine they would otherwise take the processor from the server, which attackers
elsewhere cannot.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.load import PING, Client, seconds
from benchmarks.table import Table, seated, take_any
from pipyard import shelf
from pipyard.core.match import Match
from pipyard.pyramid.trace import CHANNELS, Trace
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.store import events as entries
from pipyard.server.store.sqlite import SqliteStore

ADDRESSES = [f"127.0.0.{number}" for number in range(2, 12)]
PACE = 0.05
"""Seconds between two moves of the players."""
CROWD = 60
"""Idle sockets of each address."""
HALVES = 20
"""Half requests that each address holds open."""
LONG_ROOMS = 4
LONG_ENTRIES = 19_900
"""Entries of a room that is nearly full."""
WARM_UP = 4.0
"""Seconds from the first attacks until moves are timed, and from the last ones."""
ATTACKER_NICENESS = 5


class AttackedTable(Table):
    """A server whose journal is kept, and whose store holds rooms with long logs from the beginning."""

    def __init__(self, folder: Path) -> None:
        self.journal = folder / "journal"
        self.long_rooms = asyncio.run(long_rooms(folder))
        super().__init__(folder, 20, self.journal)

    def culprits(self) -> dict[str, int]:
        """What held the event loop, and how often."""
        found = re.findall(r"the event loop was \d+ ms late: ([^\"\n]*)", self.journal.read_text(errors="replace"))
        return dict(Counter([" < ".join(stack.split(" < ")[:3]) for stack in found]).most_common(8))


async def long_rooms(folder: Path) -> list[str]:
    """Rooms in which games were begun and given up until there was hardly space for more."""
    store = SqliteStore(folder / "rooms.sqlite")
    await store.open()
    match = Match(shelf.game("el_dado", start_seat="0"), 2, "long")
    match.forfeit(1)
    begun: list[entries.RoomEvent] = [entries.Began(), *[entries.GameEvent(event.seat, event.text) for event in match.events]]
    keys: list[str] = []
    for number in range(LONG_ROOMS):
        keys.append(f"long-room-{number}-".ljust(24, "x"))
        opened = entries.Opened(shelf.exact(match.game), match.game.info.version, {"start_seat": "0"}, 2, secret="s" * 64)
        log: list[entries.RoomEvent] = [opened, entries.Sat(0, "A", "a" * 64), entries.Sat(1, "B", "b" * 64)]
        log += begun * (LONG_ENTRIES // len(begun))
        if number == 0:
            log.append(entries.GameEvent(0, "after the end"))  # a room whose log cannot be read, as after a change of rules
        await store.append(keys[-1], 0, [entries.encode(entry) for entry in log])
    await store.close()
    return keys


# --- the players


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


# --- the attackers


class Attacker(Client):
    """A socket that sends without listening; ``received`` counts what comes back."""

    received = 0

    def on_message(self, text: bytes) -> None:
        self.received += 1


class Target:
    """What an address attacks: the server, a room of its own with its token, and the rooms with long logs."""

    def __init__(self, port: int, address: str, room: str, token: str, long_rooms: list[str], counts: Counter[str]) -> None:
        self.port, self.address, self.room, self.token, self.long_rooms, self.counts = port, address, room, token, long_rooms, counts

    def hello(self, room: str = "", token: str = "") -> bytes:
        held = [token or self.token] if not room or token else []
        return json.dumps({"t": "hello", "protocol": PROTOCOL, "room": room or self.room, "tokens": held}).encode()

    async def socket(self) -> Attacker:
        _, attacker = await asyncio.get_running_loop().create_connection(
            partial(Attacker, "/ws"), "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        await attacker.open
        return attacker

    async def ask(self, method: str, path: str, body: bytes = b"", headers: str = "") -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n{headers}"
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n" if body else "\r\n"
            writer.write(head.encode() + body)
            async with asyncio.timeout(2):
                return await reader.read()
        finally:
            writer.close()


Attack = Callable[[Target], Awaitable[None]]


async def say_again_and_again(target: Target, name: str, texts: list[bytes], hello: bytes = b"", rest: float = 0.01) -> None:
    attacker = await target.socket()
    attacker.send(hello or target.hello())
    while attacker.transport is not None and not attacker.transport.is_closing():
        for text in texts:
            attacker.send(text)
        target.counts[name] += len(texts)
        await asyncio.sleep(rest)


async def refusals(target: Target) -> None:
    """Row 1: a field whose name makes the refusal expensive to write."""
    strange = json.dumps({"game": "rasanto", "seats": [{"kind": "person"}], "x" + '": "' * 1000: 1}).encode()
    await target.ask("POST", "/api/rooms", strange, "Accept-Language: de\r\n")
    await target.ask("POST", "/api/score/rasanto", strange, "Accept-Language: de\r\n")


async def forged_names(target: Target) -> None:
    """Row 2: names with lines of their own, and the log of a running game."""
    await target.ask("POST", "/api/rooms", b'{"game":"storing_scores","seats":[{"kind":"bot","bot":"random:\\n\\n0 forfeit"}]}')
    await target.ask("GET", f"/api/rooms/{target.room}/games/0.log")
    await target.ask("POST", f"/api/rooms/{target.room}/games/0/review")


async def pings(target: Target) -> None:
    """Row 3: pings as fast as they go, without reading."""
    attacker = await target.socket()
    attacker.send(target.hello())
    transport = attacker.transport
    assert transport is not None
    transport.pause_reading()
    while not transport.is_closing():
        for _ in range(50):
            attacker._write(PING, b"x" * 100)
        target.counts["pings"] += 50
        await asyncio.sleep(0.01)


async def messages(target: Target) -> None:
    """Cheap, expensive and malformed messages."""
    texts = [
        b'{"t":"followers"}',
        b'{"t":"steps","seat":0}',
        b'{"t":"submit","seat":0,"move":"take 9,9,9","after":99}',
        b'{"t":"say","text":"x"}',
        b'{"t":"nonsense"}',
        b'{"t":"manage","action":"close"}',
        b'{"t":"plan","game":"rasanto"}',
        b'{"t":"hint","seat":0}',
    ]
    await say_again_and_again(target, "messages", texts)


async def recordings(target: Target) -> None:
    """Row 5: recordings of a few hundred letters that unpack to 540,000 values, and long nonsense in their place."""
    bomb = Trace(tuple([channel.name for channel in CHANNELS[:15]]), [(0,) * 15] * 36_000).text().encode()
    texts = [b'{"t":"submit","seat":0,"move":"tilt %s","after":99}' % word for word in (bomb, b"~" + b"A" * 20_000)]
    await say_again_and_again(target, "recordings", texts)


async def long_logs(target: Target) -> None:
    """Row 6: finished games of long rooms, and the rooms themselves."""
    for number, room in enumerate(target.long_rooms):
        await target.ask("GET", f"/api/rooms/{room}/games/{1 + number}.log")
        await target.ask("GET", f"/api/rooms/{room}/games/{1 + number}/1")
        attacker = await target.socket()
        attacker.send(target.hello(room))
        await asyncio.sleep(0.1)
        attacker.close()


async def thinkers(target: Target) -> None:
    """Row 7: rooms with bots that think as long as they may."""
    seats = [{"kind": "bot", "bot": "mcts:50000"}, {"kind": "person"}]
    made = await target.ask("POST", "/api/rooms", json.dumps({"game": "rasanto", "seats": seats}).encode())
    if b"201" in made[:20]:
        found = json.loads(made.partition(b"\r\n\r\n")[2])
        attacker = await target.socket()
        attacker.send(target.hello(found["room"], found["tokens"]["1"]))
        await asyncio.sleep(5)
        attacker.close()
    await asyncio.sleep(0.2)


async def scenes(target: Target) -> None:
    """Row 8: hands that never let go."""
    made = await target.ask("POST", "/api/rooms", b'{"game":"faraday","seats":[{"kind":"person"}],"options":{}}')
    if b"201" not in made[:20]:
        await asyncio.sleep(0.5)
        return
    found = json.loads(made.partition(b"\r\n\r\n")[2])
    attacker = await target.socket()
    attacker.send(target.hello(found["room"], found["tokens"]["0"]))
    attacker.send(b'{"t":"live","seat":0,"prefix":["tilt"],"after":99}')
    for first in range(0, 1200, 6):
        samples = [[5.0, 0.0, 0.0, 0.0, 0.0, 0.0]] * 6
        attacker.send(json.dumps({"t": "input", "seat": 0, "first": first, "samples": samples}).encode())
        target.counts["scenes"] += 1
        await asyncio.sleep(0.1)
    attacker.close()


async def crowds(target: Target) -> None:
    """Row 9: sockets that watch, come and go."""
    crowd: list[Attacker] = []
    try:
        for _ in range(CROWD):
            crowd.append(await target.socket())
            crowd[-1].send(target.hello(target.room))
            await asyncio.sleep(0.02)
        await asyncio.sleep(1)
    finally:
        for one in crowd:
            one.close()


async def halves(target: Target) -> None:
    """Row 10: requests that never end."""
    writers: list[asyncio.StreamWriter] = []
    try:
        for _ in range(HALVES):
            _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.address, 0))
            writers.append(writer)
            writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\nhalf")
        await asyncio.sleep(3)
    finally:
        for writer in writers:
            writer.close()


async def numbers(target: Target) -> None:
    """Row 12: numbers that are none."""
    await target.ask("GET", f"/api/rooms/{target.room}/games/{'9' * 5000}.log")
    await target.ask("POST", "/api/rooms", '{"game":"rasanto","seats":[{"kind":"person"},{"kind":"bot","bot":"mcts:²"}]}'.encode())


async def pictures(target: Target) -> None:
    """Pages and pictures."""
    for path in ("/api/picture/rasanto.svg", "/api/picture/el_dado.svg", "/rules/en/rasanto.md", "/api/games", "/metrics", "/texts/de.ftl"):
        await target.ask("GET", path, headers="Accept-Encoding: gzip\r\n")


ATTACKS: dict[str, tuple[Attack, int]] = {
    "refusals": (refusals, 1),
    "names": (forged_names, 1),
    "pings": (pings, 1),
    "messages": (messages, 5),
    "recordings": (recordings, 1),
    "long_logs": (long_logs, 1),
    "thinkers": (thinkers, 2),
    "scenes": (scenes, 1),
    "crowds": (crowds, 1),
    "halves": (halves, 1),
    "numbers": (numbers, 1),
    "pictures": (pictures, 1),
}
"""What every address does at once, and how many times beside itself. Rows 4 and 11 of the table are no floods."""


def attack(port: int, rooms: list[tuple[str, dict[int, str]]], long_rooms: list[str], names: list[str], report: Path) -> None:
    """In a process of its own, so that it does not slow the players' clock."""
    os.nice(ATTACKER_NICENESS)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # the server hangs up on most of this
    counts: Counter[str] = Counter()

    async def repeat(name: str, work: Attack, target: Target) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
                await work(target)
                counts[f"{name} (rounds)"] += 1
            await asyncio.sleep(0.02)

    async def tell() -> None:
        while True:
            await asyncio.sleep(1)
            half = report.with_suffix(".half")
            half.write_text(json.dumps(counts))
            half.rename(report)

    async def everything() -> None:
        targets = [
            Target(port, address, room, tokens[0], long_rooms, counts) for address, (room, tokens) in zip(ADDRESSES, rooms, strict=True)
        ]
        work = [repeat(name, ATTACKS[name][0], target) for target in targets for name in names for _ in range(ATTACKS[name][1])]
        await asyncio.gather(tell(), *work)

    asyncio.run(everything())


# --- the measurement


def figures(taken: list[float], cpu: float) -> dict[str, Any]:
    ordered = sorted(taken)
    ms = [round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) for part in (0.5, 0.95, 0.99)]
    worst = round(1000 * ordered[-1], 1)
    return {"moves": len(taken), "p50_ms": ms[0], "p95_ms": ms[1], "p99_ms": ms[2], "max_ms": worst, "server_cpu_s": round(cpu, 2)}


async def timed(table: Table, span: float) -> dict[str, Any]:
    before = seconds(table.process.pid)
    taken = await player_moves(table, span)
    return figures(taken, seconds(table.process.pid) - before)


async def measure(table: AttackedTable, folder: Path, span: float, names: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"load": os.getloadavg()[0], "cores": os.cpu_count(), "seconds": span, "attacks": names}
    found["quiet"] = await timed(table, span)
    rooms = [await asyncio.to_thread(table.room, "el_dado", 2) for _ in ADDRESSES]
    report = folder / "attacks.json"
    arguments = (table.port, rooms, table.long_rooms, names, report)
    process = multiprocessing.get_context("spawn").Process(target=attack, args=arguments, daemon=True)
    process.start()
    try:
        while not report.exists() or not json.loads(report.read_text()):
            await asyncio.sleep(0.1)
        await asyncio.sleep(WARM_UP)
        found["attacked"] = await timed(table, span)
    finally:
        process.kill()
        process.join()
    found["done"] = json.loads(report.read_text()) if report.exists() else {}
    await asyncio.sleep(WARM_UP)
    found["quiet again"] = await timed(table, span)
    found["p99 ratio"] = round(found["attacked"]["p99_ms"] / max(found["quiet"]["p99_ms"], found["quiet again"]["p99_ms"]), 2)
    found["late"] = table.culprits()
    return found


def main() -> None:
    words = sys.argv[1:]
    span = float(words.pop(0)) if words and words[0].replace(".", "").isdigit() else 20.0
    with tempfile.TemporaryDirectory(prefix="pipyard-attacks-") as name:
        folder = Path(name)
        table = AttackedTable(folder)
        try:
            print(json.dumps(asyncio.run(measure(table, folder, span, words or list(ATTACKS))), indent=1))
        finally:
            table.stop()


if __name__ == "__main__":
    main()
