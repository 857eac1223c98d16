"""How long a refusal takes, also of texts made to be slow: ``python -m benchmarks.refusals``.

A server is started on a free port of this machine. ``reason`` is the refusal alone, found out and said in German within this process;
the others are whole round trips.
"""

from __future__ import annotations

import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable

from websockets.sync.client import connect

from pipyard import Match, texts
from pipyard.core.errors import PipyardError
from pipyard.server.protocol.common import PROTOCOL

LONG_MOVE = "place " + ": " * 120 + "does not do, it lies between " * 40
FIELD = ": " * 2000
SEAT_REQUESTS = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
TIMES = 200


def measured(name: str, ask: Callable[[], None]) -> None:
    took: list[float] = []
    for _ in range(TIMES):
        began = time.perf_counter()
        ask()
        took.append(1000 * (time.perf_counter() - began))
    took.sort()
    print(f"{name:8} median {statistics.median(took):7.3f} ms, 99 of 100 within {took[TIMES * 99 // 100]:7.3f} ms")


def post(url: str, body: object) -> bytes:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json", "accept-language": "de"})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.read()


def main() -> None:
    match = Match("rasanto", seats=2, seed=1, start_seat="0")

    def reason() -> None:
        try:
            match.submit(0, LONG_MOVE)
        except PipyardError as error:
            texts.say_text(error.text, "de")

    reason()
    measured("reason", reason)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-m", "pipyard", "serve", "--port", str(port), "--data", folder, "--messages", "5000"])
        try:
            while True:
                try:
                    urllib.request.urlopen(f"{url}/healthz", timeout=60).close()
                    break
                except OSError:
                    time.sleep(0.1)
            made = json.loads(post(f"{url}/api/rooms", {"game": "rasanto", "seats": SEAT_REQUESTS, "options": {"start_seat": "0"}}))
            with connect(f"ws://127.0.0.1:{port}/ws") as guest:
                tokens = list(made["tokens"].values())
                hello = {"t": "hello", "protocol": PROTOCOL, "id": 1, "room": made["room"], "tokens": tokens, "since": -1}
                guest.send(json.dumps({**hello, "language": "de"}))
                after = json.loads(guest.recv(60))["n"]

                def submit() -> None:
                    guest.send(json.dumps({"t": "submit", "id": 2, "seat": 0, "move": LONG_MOVE, "after": after}))
                    assert "ist kein Zug" in json.loads(guest.recv(60))["text"]

                measured("socket", submit)
            measured("score", lambda: assert_refused(post(f"{url}/api/score/dice_trip", {FIELD: 1})))
            measured("rooms", lambda: assert_refused(post(f"{url}/api/rooms", {"game": "rasanto", "seats": SEAT_REQUESTS, FIELD: 1})))
        finally:
            server.terminate()
            server.wait()


def assert_refused(answer: bytes) -> None:
    assert "nicht zu verstehen" in json.loads(answer)["error"]


if __name__ == "__main__":
    main()
