"""An upgrade with rooms running: a store written by an earlier version, read and continued by this one.

``earlier/release.sql`` is the dump of a store that the server of the last release wrote (0.1.0, commit eba65b6f; rooms had no hosts and
protocol 1), ``earlier/rooms.sql`` one from before it (commit 3b8a277; no secrets either). The ``.json`` beside each names its rooms and
the tokens of their seats.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .guests import Guest, Server

pytestmark = pytest.mark.table
EARLIER = Path(__file__).with_name("earlier")


class Upgraded(Server):
    """A server on the store of an earlier version, whose rooms it knows by name."""

    def __init__(self, folder: Path, version: str) -> None:
        store = sqlite3.connect(folder / "rooms.sqlite")
        store.executescript((EARLIER / f"{version}.sql").read_text())
        store.close()
        self.rooms: dict[str, dict[str, Any]] = json.loads((EARLIER / f"{version}.json").read_text())
        super().__init__(folder)


@pytest.fixture(scope="module", params=["release", "rooms"])
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    server = Upgraded(tmp_path_factory.mktemp("upgraded"), request.param)
    server.start()
    yield server
    server.stop()


def back(server: Upgraded, name: str) -> Guest:
    return Guest(server, server.rooms[name]["room"], *server.rooms[name]["tokens"])


def test_a_running_game_goes_on_with_the_same_seats_and_chat(upgraded: Upgraded) -> None:
    both = back(upgraded, "running")
    assert both.mine == [0, 1]
    assert both.turn["kind"] == "choose"
    assert [line["text"] for line in both.chat] == ["good evening"]
    before = len(both.lines)
    for _ in range(3):
        assert both.play(both.turn["seats"][0])["t"] == "done"
    assert len(both.lines) > before


def test_secrets_of_an_earlier_room_stay_secret(upgraded: Upgraded) -> None:
    both = back(upgraded, "secrets")
    spectator = Guest(upgraded, upgraded.rooms["secrets"]["room"])
    assert both.first["secret"] is True
    assert spectator.mine == []
    while both.turn["kind"] != "choose":
        both.receive()
    assert both.play(both.turn["seats"][0])["t"] == "done"


def test_the_planned_game_of_an_earlier_evening_begins(upgraded: Upgraded) -> None:
    both = back(upgraded, "over")
    assert both.turn["kind"] == "over"
    assert both.first["next"]["game"] == "el_dado"
    assert upgraded.get(f"/api/rooms/{upgraded.rooms['over']['room']}/games/1/0")["key"] == "rasanto"
    assert both.ask(t="start")["t"] == "done"
    later = back(upgraded, "over")
    assert later.first["game"] == "el_dado"
    assert both.turn["kind"] == "choose"


def test_earlier_rooms_have_no_host_so_they_vote(upgraded: Upgraded) -> None:
    room, tokens = upgraded.rooms["three"]["room"], upgraded.rooms["three"]["tokens"]
    ann, ben, cem = [Guest(upgraded, room, token) for token in tokens]
    assert ann.first["control"]["host"] == -1
    assert ann.ask(t="manage", action="kick", seat=2)["t"] == "done"
    assert ben.ask(t="vote", yes=True)["t"] == "done"
    assert cem.hear_until("table")["mine"] == []
    assert Guest(upgraded, room, tokens[2]).mine == []


def test_what_the_new_version_wrote_is_read_after_a_restart(upgraded: Upgraded) -> None:
    before = back(upgraded, "running").lines
    upgraded.stop()
    upgraded.guests.clear()
    upgraded.start()
    assert back(upgraded, "running").lines == before
