"""Whatever is sent, the table stands: nothing crashes, nothing changes that may not, nothing is revealed."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import pytest

from pipyard.server.protocol.requests import FromBrowser

from .guests import Guest, Server

pytestmark = pytest.mark.table

WORDS = [
    "take 0,0,0",
    "take 1,0,0",
    "",
    "take",
    "undo",
    "* 1",
    "take 9,9,9",
    "\u0000",
    "x" * 3000,
    "place 0,0,0",
    "take 0,0,0 0,0,0",
    "é" * 10,
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    15,
    16,
    2**31,
    2**70,
    1.5,
    "",
    "0",
    "take",
    [],
    {},
    [[]],
    ["take"],
    ["take", "0,0,0"],
    "greedy",
    "mcts:9",
    "el_dado",
    "blue",
    {"mix": "box"},
    [[0.5, 1e300], [0.0]],
]
KINDS = [*[kind.__struct_config__.tag for kind in get_args(FromBrowser)], "fly"]
FIELDS = sorted({"extra", "t", *[field for kind in get_args(FromBrowser) for field in kind.__struct_fields__]})


def nonsense(rng: Random) -> str:
    """A message that is nearly right, or not at all."""
    roll = rng.random()
    if roll < 0.05:
        return "".join(rng.choice('{}[]",:tsay0 \\u') for _ in range(rng.randrange(60)))
    message: dict[str, Any] = {"t": rng.choice(KINDS)}
    if roll < 0.6:
        message |= {"seat": rng.choice([0, 1]), "move": rng.choice(WORDS), "after": rng.choice([-1, 0, 5, 10**6]), "id": rng.randrange(9)}
        if message["t"] != "submit":
            message = {key: message[key] for key in rng.sample(sorted(message), rng.randrange(1, len(message) + 1))}
    for _ in range(rng.randrange(4)):
        message[rng.choice(FIELDS)] = rng.choice(VALUES)
    text = json.dumps(message)
    return text if rng.random() < 0.9 else text[: rng.randrange(len(text))]


def throw(guest: Guest, rng: Random, count: int) -> set[str]:
    """Send nonsense; the codes of all refusals."""
    codes: set[str] = set()
    for start in range(0, count, 20):
        for _ in range(min(20, count - start)):
            guest.socket.send(nonsense(rng))
        asked = guest.send(t="ping")
        while True:
            received = guest.receive()
            if received["t"] == "pong" and received["id"] == asked:
                break
            if received["t"] == "sorry":
                codes.add(received["code"])
    return codes


def bombard(server: Server, count: int) -> None:
    room, tokens = server.room("el_dado", "me", "me", start_seat="0")
    ann, eve = Guest(server, room, *tokens.values()), Guest(server, room)
    before = eve.picture["scene"]
    codes = throw(eve, Random(1), count)
    assert "bug" not in codes
    assert {"malformed", "seat"} <= codes
    assert Guest(server, room).picture["scene"] == before
    assert "bug" not in throw(ann, Random(2), count)
    last = Guest(server, room, *tokens.values())
    for token in tokens.values():
        assert not any(token in text for text in [*ann.got, *eve.got])
    server.kill()
    server.start()
    again = Guest(server, room, *tokens.values())
    assert again.picture["scene"] == last.picture["scene"]
    assert [line["text"] for line in again.lines] == [line["text"] for line in last.lines]


def test_nonsense_changes_nothing(own_server: Server) -> None:
    bombard(own_server, 1500)


@pytest.mark.long
def test_much_nonsense_changes_nothing(own_server: Server) -> None:
    bombard(own_server, 50_000)
