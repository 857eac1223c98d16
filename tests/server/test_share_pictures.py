"""The picture beside a link: what a watcher sees now, drawn once, one at a time, and never more than is kept."""

from __future__ import annotations

import asyncio
import re
import struct
import threading
import urllib.error
import urllib.request
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.server.room.room_state import RoomState
from pipyard.server.web import share_pictures
from pipyard.server.web.share_pictures import MOST_KEPT, MOST_PICTURES_WAITING, BusyDrawingError, SharePictures
from pipyard.shelf import game

from .guests import Server
from .test_server import two_at


def room(key: str = "room", n: int = 5, uncommitted: bool = False, moves: int = 1) -> RoomState:
    match = Match(game("rasanto").configured(start_seat="0"), seats=2, seed=7)
    for at in range(moves):
        match.submit(at % 2, f"place {8 - at},{at},0")
    return cast("RoomState", SimpleNamespace(key=key, n=n, uncommitted=uncommitted, match=match, game=game("rasanto")))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The scenes that were drawn; a picture is the list of its dice."""
    scenes: list[Scene] = []

    def draw(scene: Scene, title: str) -> bytes:
        scenes.append(scene)
        return " ".join([die.cell for die in scene.dice]).encode()

    monkeypatch.setattr(share_pictures, "_png", draw)
    monkeypatch.setattr(share_pictures, "portrait_png", lambda key: f"the game {key}".encode())
    return scenes


def test_a_position_is_drawn_once_and_the_next_one_anew(drawn: list[Scene]) -> None:
    async def ask() -> list[bytes]:
        pictures = SharePictures()
        return [await pictures.of(one) for one in (room(), room(), room(n=6, moves=2))]

    first, again, later = asyncio.run(ask())
    assert first == again == b"8,0,0"
    assert sorted(later.split()) == [b"7,1,0", b"8,0,0"]
    assert len(drawn) == 2


def test_what_is_not_on_disk_yet_is_not_shown(drawn: list[Scene]) -> None:
    async def ask() -> tuple[bytes, bytes]:
        pictures = SharePictures()
        before = await pictures.of(room(uncommitted=True))
        await pictures.of(room())
        return before, await pictures.of(room(n=6, moves=2, uncommitted=True))

    assert asyncio.run(ask()) == (b"the game rasanto", b"8,0,0")


def test_few_wait_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(scene: Scene, title: str) -> bytes:
        go_on.wait()
        return b"drawn"

    monkeypatch.setattr(share_pictures, "_png", slow)

    async def ask() -> int:
        pictures = SharePictures()
        waiting = [asyncio.create_task(pictures.of(room(f"room {number}"))) for number in range(MOST_PICTURES_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(BusyDrawingError):
            await pictures.of(room("one too many"))
        go_on.set()
        await asyncio.gather(*waiting)
        for number in range(MOST_KEPT + 3):
            await pictures.of(room(f"other {number}"))
        return len(cast("Any", pictures)._kept)

    assert asyncio.run(ask()) == MOST_KEPT


@pytest.mark.table
def test_a_link_shows_the_position_of_its_table(server: Server) -> None:
    key, ann, ben = two_at(server, "el_dado")

    def picture() -> tuple[str, bytes]:
        with urllib.request.urlopen(f"{server.url}/t/{key}", timeout=60) as page:
            address = re.search(r'property="og:image" content="([^"]+)"', page.read().decode())
        assert address
        with urllib.request.urlopen(address[1], timeout=60) as answer:
            assert answer.headers["content-type"] == "image/png"
            return address[1], answer.read()

    first, before = picture()
    assert before[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", before[16:24]) == (800, 420)
    seat = ann.turn["seats"][0]
    assert (ann if seat == 0 else ben).play(seat)["t"] == "done"
    second, after = picture()
    assert first != second
    assert before != after
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{server.url}/t/nosuchroom/1.png", timeout=60)
