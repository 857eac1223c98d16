"""A server to visit and guests who visit it, speaking the protocol over real sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from pipyard.server.protocol.common import PROTOCOL

PATIENCE = 120.0
FIXED_CHANCE = Path(__file__).with_name("fixed_chance.py")


BELOW_EPHEMERAL = range(20000, 32000)
"""No system hands these ports to a connection, which could take one between the look and the server's start."""
_offers = count(os.getpid())


def free_port() -> int:
    """A port for a server that starts in a moment; test processes that run side by side are given different ones."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 10
    mine = BELOW_EPHEMERAL[worker::10]
    while True:
        port = mine[next(_offers) % len(mine)]
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """``pipyard serve`` in a process of its own, whose dice fall as they fell before."""

    program = FIXED_CHANCE

    def __init__(self, folder: Path, pause: float = 0.0) -> None:
        self.folder = folder
        self.pause = pause
        self.port = free_port()
        self.env = dict(os.environ)
        self.command = [sys.executable, str(self.program)]
        self.more: list[str] = []
        self.journal = Path(os.devnull)
        """Where standard error goes, if anywhere."""
        self.process: subprocess.Popen[bytes] | None = None
        self.guests: list[Guest] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [*self.command, "--port", str(self.port), "--data", str(self.folder)]
        command += ["--pause", str(self.pause), "--thinkers", "1", "--messages", "5000"]
        # bots stand back behind everything else, so on a busy machine a move of theirs takes its time
        command += ["--bot-seconds", str(2 * PATIENCE), *self.more]
        with self.journal.open("ab") as journal:
            result = journal if self.journal != Path(os.devnull) else None
            self.process = subprocess.Popen(command, env=self.env, stderr=result)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                assert self.get("/healthz")["ok"]
                return
            except (OSError, urllib.error.URLError):
                assert time.monotonic() < until, "the server does not come up"
                assert self.process.poll() is None, "the server has ended"
                time.sleep(0.05)

    def busy_seconds(self) -> float:
        """Processor time its process has used, which does not depend on what else the machine does; where nobody counts it, the time."""
        assert self.process is not None
        counted = Path(f"/proc/{self.process.pid}/stat")
        if not counted.exists():
            return time.monotonic()
        fields = counted.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        for guest in self.guests:
            guest.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            return json.load(answer)

    def post(self, path: str, body: object, **headers: str) -> tuple[int, Any]:
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, raw, {"content-type": "application/json", **headers})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read() or b"{}")

    def room(self, game: str, *kinds: str, **options: str) -> tuple[str, dict[int, str]]:
        """A room whose seats are ``me``, ``open`` or a bot; its key and the tokens of the seats that are mine."""
        seats = []
        for kind in kinds:
            if kind == "me":
                seats.append({"kind": "person", "name": "Ann"})
            else:
                seats.append({"kind": "open"} if kind == "open" else {"kind": "bot", "bot": kind})
        status, made = self.post("/api/rooms", {"game": game, "seats": seats, "options": options})
        assert status == 201, made
        return made["room"], {int(seat): token for seat, token in made["tokens"].items()}


class Guest:
    """One connection to a room. Remembers the last picture and every message it ever got."""

    def __init__(self, server: Server, room: str, *tokens: str, since: int = -1, hello: bool = True) -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{server.port}/ws", max_size=1 << 22, open_timeout=PATIENCE, ping_interval=None
        ).__enter__()
        server.guests.append(self)
        self.got: list[str] = []
        self.n = -1
        self.picture: dict[str, Any] = {}
        self.chairs: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.mine: list[int] = []
        self.tokens = list(tokens)
        self.ids = 0
        if hello:
            self.send(t="hello", protocol=PROTOCOL, room=room, tokens=tokens, since=since)
            self.first = self.hear_until("table", "update")

    def send(self, **message: object) -> int:
        self.ids += 1
        self.socket.send(json.dumps({**message, "id": self.ids}))
        return self.ids

    def receive(self) -> dict[str, Any]:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.got.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] in ("table", "update"):
            if message["t"] == "table":
                self.lines, self.chat, self.mine = [], [], message["mine"]
            self.n = message["n"]
            self.picture, self.chairs = message["picture"], message["chairs"]
            self.lines += message["lines"]
            self.chat += message["chat"]
        if message["t"] == "seated":
            self.tokens.append(message["token"])
        return message

    def hear_until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.receive())["t"] not in kinds:
            pass
        return message

    def ask(self, **message: object) -> dict[str, Any]:
        """Send something and wait for its answer."""
        asked = self.send(**message)
        while True:
            received = self.receive()
            if received["t"] in ("done", "sorry", "pong", "offer") and received["id"] in (asked, 0):
                return received

    def wait_for_n(self, n: int) -> None:
        while self.n < n:
            self.receive()

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self.picture["turn"]
        return turn

    def first_move(self, seat: int) -> str:
        """The first move the table offers to a seat, followed atom by atom."""
        words: list[str] = []
        branches = self.turn["moves"][str(seat)]
        while True:
            branch = branches[0]
            words.append(branch["atom"])
            if branch.get("done"):
                return " ".join(words)
            branches = branch.get("more", [])
            if branches is None:
                offer = self.ask(t="steps", seat=seat, prefix=words)
                if offer["done"]:
                    return " ".join(words)
                branches = offer["branches"]

    def play(self, seat: int, move: str = "") -> dict[str, Any]:
        return self.ask(t="submit", seat=seat, move=move or self.first_move(seat), after=self.n)

    def close(self) -> None:
        self.socket.close()
