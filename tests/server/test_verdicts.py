"""Races over real sockets: everybody hears what became of his claim and why, and a slow line costs nothing."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pipyard.server.room.race.latency import KEPT, MOST_OPEN, Echoes

from .guests import PATIENCE, Guest, Server

SLOW = 0.08
"""Seconds that a message is under way on the slow line, in each direction."""


class Line:
    """A line to the server on which every byte is under way for a while."""

    def __init__(self, server: Server, seconds: float) -> None:
        self.target, self.seconds = server.port, seconds
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.target))
            for one, other in ((near, far), (far, near)):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        def forward(chunk: bytes) -> None:
            with contextlib.suppress(OSError):
                if chunk:
                    other.sendall(chunk)
                else:
                    other.shutdown(socket.SHUT_WR)

        chunk = b"?"
        while chunk:
            try:
                chunk = one.recv(1 << 16)
            except OSError:
                chunk = b""
            threading.Timer(self.seconds, forward, [chunk]).start()

    def close(self) -> None:
        self.listener.close()


class Runner(Guest):
    """A guest in a race: echoes in the background, after ``idle`` seconds, as a browser does while its player thinks."""

    def __init__(self, server: Server, port: int, room: str, token: str, idle: float = 0.0) -> None:
        self.idle = idle
        self.verdicts: list[dict[str, Any]] = []
        self.sorries: list[dict[str, Any]] = []
        self.seen = threading.Condition()
        super().__init__(_at(server, port), room, token, hello=False)
        server.guests.append(self)
        self.send(t="hello", room=room, tokens=[token], since=-1)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while True:
                message = self.hear()
                if message["t"] == "beat":
                    threading.Timer(self.idle, self._echo, [message["beat"]]).start()
                with self.seen:
                    if message["t"] == "verdict":
                        self.verdicts.append(message)
                    if message["t"] == "sorry":
                        self.sorries.append(message)
                    self.seen.notify_all()
        except Exception:  # the test is over
            return

    def _echo(self, beat: int) -> None:
        with contextlib.suppress(ConnectionClosed):
            self.socket.send(json.dumps({"t": "echo", "beat": beat}))

    def wait(self, until: Any) -> None:
        with self.seen:
            assert self.seen.wait_for(until, PATIENCE)

    def window(self) -> int:
        """How many rolls have been shown."""
        return len([line for line in self.lines if line["seat"] < 0 and len(line["text"].split()) == 3])

    def wait_for_roll(self, many: int) -> float:
        self.wait(lambda: self.window() >= many and self.turn["kind"] == "choose")
        return time.monotonic()

    def claim(self, seat: int, move: str, after: int = -1) -> int:
        return self.send(t="submit", seat=seat, move=move, after=after if after >= 0 else self.n)

    def verdict(self, id: int) -> dict[str, Any]:
        self.wait(lambda: any(one["id"] == id for one in self.verdicts))
        return next(one for one in self.verdicts if one["id"] == id)


def _at(server: Server, port: int) -> Server:
    """The same server by another line."""
    other = Server(server.folder)
    other.port = port
    return other


@pytest.fixture
def slow_line(server: Server) -> Iterator[Line]:
    line = Line(server, SLOW)
    yield line
    line.close()


def start(server: Server, game: str, ports: tuple[int, ...], idle: float = 0.0, **options: str) -> list[Runner]:
    """A race for people, each on a line of his own; ``idle`` delays the echoes of the last."""
    room, tokens = server.room(game, *["me"] * len(ports), **options)
    runners: list[Runner] = []
    for seat, port in enumerate(ports):
        runners.append(Runner(server, port, room, tokens[seat], idle if seat == len(ports) - 1 else 0.0))
    return runners


def warm(runners: list[Runner]) -> None:
    """Wait until the lines have been measured a few times."""
    for runner in runners:
        runner.wait_for_roll(1)
    time.sleep(0.9)


def test_everybody_hears_what_became_of_a_claim(server: Server) -> None:
    ann, bob = start(server, "spotted_cow", (server.port, server.port), false_claim="nothing")
    warm([ann])
    wrong = ann.verdict(ann.claim(0, "claim 0,0,0"))
    assert wrong["ruling"] == "wrong"
    assert wrong["say"] == {"key": "amiss-no-funnel", "args": {}}
    assert 500 < wrong["wait_ms"] <= 1500
    again = ann.verdict(ann.claim(0, "claim 7,0,0"))
    assert (again["ruling"], again["why"]) == ("void", "blocked")
    assert again["say"]["key"] == "verdict-blocked"
    assert 0 < again["wait_ms"] <= 1500
    passed = bob.verdict(bob.claim(1, "pass"))
    assert (passed["ruling"], passed["say"]) == ("call", None)
    gone = bob.verdict(bob.claim(1, "pass"))
    assert (gone["ruling"], gone["why"]) == ("void", "gone")
    bob.claim(1, "claim 9,9,9")
    bob.wait(lambda: bob.sorries)
    assert bob.sorries[0]["code"] == "illegal"
    assert bob.turn["left_ms"] > 0


def who_is_judged_first(server: Server, line: Line, idle: float = 0.0, ahead: float = 0.0, lag: str = "150") -> int:
    """Both see a roll; the slow one claims ``ahead`` seconds sooner after it has seen it. Who was judged first?"""
    ann, bob = start(server, "bunte_kuh", (server.port, line.port), idle, lag_comp_ms=lag, fumble_ms="0", grace_ms="0")
    for runner in (ann, bob):
        runner.wait_for_roll(1)
    time.sleep(1.2 + KEPT * idle / MOST_OPEN)  # the lines are measured
    claims: dict[int, int] = {}

    def later(seat: int, runner: Runner, seconds: float) -> threading.Thread:
        def press() -> None:
            runner.wait_for_roll(2)
            seen = runner.n
            time.sleep(seconds)
            claims[seat] = runner.claim(seat, "claim 0,0,0", seen)

        thread = threading.Thread(target=press)
        thread.start()
        return thread

    threads = [later(0, ann, 0.3 + ahead), later(1, bob, 0.3)]
    ann.verdict(ann.claim(0, "claim 0,0,0"))  # no funnel: that was the first roll
    for thread in threads:
        thread.join()
    ann.wait(lambda: len([line for line in ann.lines if line["text"] == "claim 0,0,0"]) == 2)
    first = [line["seat"] for line in ann.lines if line["text"] == "claim 0,0,0"][1]
    other = (bob if first == 0 else ann).verdict(claims[1 - first])
    assert (other["ruling"], other["why"]) == ("void", "late")
    return int(first)


def test_a_slow_line_is_measured_and_made_up_for(server: Server, slow_line: Line) -> None:
    """The slow one is 140 ms quicker, but its claim arrives 20 ms later."""
    assert who_is_judged_first(server, slow_line, ahead=0.14) == 1


def test_without_compensation_arrival_decides(server: Server, slow_line: Line) -> None:
    """The slow one is 40 ms quicker, and its claim arrives 120 ms later."""
    assert who_is_judged_first(server, slow_line, ahead=0.04, lag="0") == 0


def test_late_echoes_gain_no_more_than_the_limit(server: Server, slow_line: Line) -> None:
    """The one with late echoes claims 100 ms later than the other and 160 ms of its line are honest; 30 ms are made up for."""
    assert who_is_judged_first(server, slow_line, idle=0.5, ahead=-0.1, lag="30") == 0


def test_a_line_is_the_median_of_its_echoes() -> None:
    echoes = Echoes()
    assert echoes.trip == 0
    for number in range(KEPT):
        beat = echoes.beat(number)
        echoes.echo(beat, number + (0.9 if number == 3 else 0.05))
        echoes.echo(beat, number + 5.0)  # a second time says nothing
        echoes.echo(beat ^ 1, number + 5.0)  # and neither does a beat that was never sent
    assert echoes.trip == 50
    assert echoes.pause >= 1.0
    old = echoes.beat(100.0)
    for _ in range(MOST_OPEN):
        echoes.beat(100.0)
    for _ in range(KEPT):
        echoes.echo(old, 200.0)  # forgotten
    assert echoes.trip == 50
