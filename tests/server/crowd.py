"""Many guests at once who come back by themselves, as the client does: they remember only tokens and the last number."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pipyard.server.protocol.common import PROTOCOL

LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


class Couple:
    """Two seats of one room, each with a connection of its own, that play random moves until they are stopped."""

    def __init__(self, room: str, tokens: dict[int, str], ports: list[int], seed: int) -> None:
        self.room = room
        self.rng = Random(seed)
        self.seats = [Player(self, seat, token, ports[seat % len(ports)]) for seat, token in sorted(tokens.items())]
        self.acknowledged: list[tuple[int, str]] = []

    @property
    def over(self) -> bool:
        return any([seat.picture.get("turn", {}).get("kind") == "over" for seat in self.seats])

    async def play(self) -> None:
        await asyncio.gather(*[seat.play() for seat in self.seats])


class Player:
    """One seat. ``port`` may be changed: the next connection goes there."""

    def __init__(self, couple: Couple, seat: int, token: str, port: int) -> None:
        self.couple, self.seat, self.token, self.port = couple, seat, token, port
        self.n = -1
        self.lines: dict[int, tuple[int, str]] = {}
        self.picture: dict[str, Any] = {}
        self.returns = -1
        self.resumed = 0
        self.stopping = False
        self._asked = 0
        self._pending = ""

    async def play(self) -> None:
        while not self.stopping:
            try:
                async with connect(f"ws://127.0.0.1:{self.port}/ws", max_size=1 << 22, open_timeout=30) as socket:
                    self.returns += 1
                    self._pending = ""
                    hello = {"t": "hello", "protocol": PROTOCOL, "room": self.couple.room, "tokens": [self.token], "since": self.n, "id": 0}
                    await socket.send(json.dumps(hello))
                    while not self.stopping:
                        try:
                            async with asyncio.timeout(0.5):  # a timeout that can be cancelled, or a test that fails would never end
                                said = await socket.recv()
                        except TimeoutError:
                            continue
                        await self.receive(socket, json.loads(said))
            except LOST:
                await asyncio.sleep(0.1 + 0.2 * self.couple.rng.random())

    async def receive(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind in ("table", "update"):
            if kind == "table":
                self.lines.clear()
            elif message["id"] == 0 and self.n >= 0 and message["lines"] and self.returns > 0:
                self.resumed += 1
            self.n, self.picture = message["n"], message["picture"]
            for line in message["lines"]:
                assert line["n"] not in self.lines, "no line is sent twice"
                self.lines[line["n"]] = (line["seat"], line["text"])
        elif kind == "done" and message["id"] == self._asked and self._pending:
            self.couple.acknowledged.append((self.seat, self._pending))
            self._pending = ""
        elif kind == "sorry":
            assert message["code"] in ("stale", "turn", "store", "limit"), message
            self._pending = ""
        moves = self.picture.get("turn", {}).get("moves", {}).get(str(self.seat))
        if moves and not self._pending and kind in ("table", "update", "done"):
            await asyncio.sleep(0.02 * self.couple.rng.random())
            self._asked += 1
            self._pending = self.move(moves)
            await socket.send(json.dumps({"t": "submit", "seat": self.seat, "move": self._pending, "after": self.n, "id": self._asked}))

    def move(self, branches: list[dict[str, Any]]) -> str:
        words: list[str] = []
        while True:
            branch = self.couple.rng.choice(branches)
            words.append(branch["atom"])
            if branch.get("done"):
                return " ".join(words)
            branches = branch["more"]


def is_contained(acknowledged: list[tuple[int, str]], kept: list[tuple[int, str]]) -> bool:
    """Whether every acknowledged move is in the log, in its order."""
    rest = iter(kept)
    return all(move in rest for move in acknowledged)
