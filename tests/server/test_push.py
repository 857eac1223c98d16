"""Web push: who is called, when, in which language, and what reaches a push service."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece  # pyright: ignore[reportMissingTypeStubs]
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from pipyard.core.errors import PipyardError
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.club import members, push
from pipyard.server.club.push import Address, Push, at_a_service
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.room.room import Room
from pipyard.server.room.seats import hashed
from pipyard.server.room.turn_calls import CALL_AFTER_SECONDS
from pipyard.server.store.sqlite import SqliteStore

from .guests import Server
from .test_all_games import Guest

TWO = (NewSeat("person", "Ann"), NewSeat("person", "Ben"))
PHONE = Address("https://fcm.googleapis.com/fcm/send/phone", "p" * 87, "a" * 22, "de")


class Post:
    """A push service; keeps what it is given."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str]]] = []
        self.gone: set[str] = set()

    def send(self, address: Address, text: str, key: str, contact: str) -> bool:
        assert key.startswith("-----BEGIN")
        assert contact == "mailto:host@example.org"
        self.calls.append((address.endpoint, json.loads(text)))
        return address.endpoint not in self.gone


Story = Callable[[Room, Lobby, dict[int, str], Post], Coroutine[Any, Any, None]]


def at_a_table(folder: Path, story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of Rasanto for two, whose people may be called after no time."""

    async def whole() -> None:
        store = SqliteStore(folder / "rooms.sqlite")
        await store.open()
        house, post = Lobby(store, BotPool(1), 0), Post()
        assert house.club is not None
        house.club.push = Push(store, "mailto:host@example.org", post.send)
        room, tokens = await house.open(NewRoom("rasanto", TWO, options={"start_seat": "0"}))
        await story(room, house, tokens, post)
        for visitor in list(room.visitors):
            room.leave(visitor)
        house.close()
        await store.close()

    monkeypatch.setattr("pipyard.server.room.turn_calls.CALL_AFTER_SECONDS", 0.0)
    asyncio.run(whole())


async def called() -> None:
    """Whoever is to be called has been called."""
    calls = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__qualname__", "") == "TurnCalls._call"]
    await asyncio.gather(*calls)


def test_whoever_is_away_is_called_once_in_their_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room, house: Lobby, tokens: dict[int, str], post: Post) -> None:
        ann, ben = Guest(), Guest()
        await room.enter(ann, (tokens[0],), -1, 1)
        await room.enter(ben, (tokens[1],), -1, 1)
        assert house.club is not None
        assert house.club.push is not None
        await house.club.push.keep(room.key, hashed(tokens[1]), PHONE)
        await house.club.push.keep(room.key, hashed(tokens[1]), PHONE)  # a page that is opened again
        await room.submit(ann, 0, "place 0,4,4", ann.n)
        await called()
        assert post.calls == []  # who sits there sees it
        room.leave(ben)
        await called()
        wanted = {"room": room.key, "turn": "Ben, du bist am Zug", "title": "Rasanto"}
        assert post.calls == [(PHONE.endpoint, wanted)]
        room.leave(ann)
        await room.enter(ann, (tokens[0],), -1, 1)
        await room.say(ann, "are you there?")
        await called()
        assert len(post.calls) == 1
        await room.enter(ben, (tokens[1],), -1, 1)
        await room.submit(ben, 1, "place 1,4,3", ben.n)
        room.leave(ben)
        await room.submit(ann, 0, "place 2,4,2", ann.n)
        await called()
        assert len(post.calls) == 2

    at_a_table(tmp_path, story, monkeypatch)


def test_who_withdrew_the_permission_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room, house: Lobby, tokens: dict[int, str], post: Post) -> None:
        ann = Guest()
        await room.enter(ann, (tokens[0],), -1, 1)
        assert house.club is not None
        phones = house.club.push
        assert phones is not None
        addresses = [Address(f"https://web.push.apple.com/{number}", "p" * 87, "a" * 22, "en") for number in range(6)]
        for address in addresses:
            await phones.keep(room.key, hashed(tokens[1]), address)
        post.gone = {address.endpoint for address in addresses}
        await room.submit(ann, 0, "place 0,4,4", ann.n)
        await called()
        assert len(post.calls) == push.MOST_DEVICES
        await phones.call(room.key, hashed(tokens[1]), lambda language: {})
        assert len(post.calls) == push.MOST_DEVICES
        # nothing of a room outlives the account that is deleted
        await phones.keep(room.key, hashed(tokens[1]), PHONE)
        await house.store.run(partial(members.forget_in_room, "nobody", room.key))
        await phones.call(room.key, hashed(tokens[1]), lambda language: {})
        assert len(post.calls) == push.MOST_DEVICES

    at_a_table(tmp_path, story, monkeypatch)


def test_all_servers_of_a_store_sign_with_one_key(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        await store.open()
        one, other = Push(store, "mailto:a@example.org"), Push(store, "mailto:a@example.org")
        key = await one.public_key()
        assert key == await other.public_key()
        assert len(base64.urlsafe_b64decode(key + "=")) == 65
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("endpoint", "good"),
    [
        (PHONE.endpoint, True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://wns2-by3p.notify.windows.com/w/?token=x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://me@fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://127.0.0.1/x", False),
        ("https://evilfcm.googleapis.com.local/x", False),
        ("https://[::1/x", False),
    ],
)
def test_nothing_is_sent_anywhere_but_to_push_services(endpoint: str, good: bool) -> None:
    assert at_a_service(endpoint) is good


def test_a_contact_is_checked_before_the_table_opens() -> None:
    assert push.checked("mailto:host@example.org")
    with pytest.raises(PipyardError, match="contact"):
        push.checked("me")


@pytest.fixture
def service() -> Iterator[tuple[str, list[tuple[dict[str, str], bytes]]]]:
    """A push service on this machine; its address, and what came."""
    came: list[tuple[dict[str, str], bytes]] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append((dict(self.headers), self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(410 if self.path == "/gone" else 201)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None: ...

    running = HTTPServer(("127.0.0.1", 0), Service)
    Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}", came
    running.shutdown()
    running.server_close()


def test_a_browser_can_read_what_is_sent_and_nobody_else(service: tuple[str, list[tuple[dict[str, str], bytes]]], tmp_path: Path) -> None:
    async def key_of_a_table() -> tuple[str, str]:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        await store.open()
        table = Push(store, "mailto:host@example.org")
        found = await table.public_key(), await table._key()  # pyright: ignore[reportPrivateUsage]
        await store.close()
        return found

    url, came = service
    browser, secret = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
    point = browser.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    p256dh, auth = [base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, secret)]
    public, private = asyncio.run(key_of_a_table())
    assert push.deliver(Address(f"{url}/phone", p256dh, auth, "en"), "your turn", private, "mailto:host@example.org")
    headers, body = came[0]
    assert b"your turn" not in body
    assert http_ece.decrypt(body, private_key=browser, auth_secret=secret, version="aes128gcm") == b"your turn"  # pyright: ignore
    signed = {name.lower(): value for name, value in headers.items()}["authorization"]
    assert f"k={public}" in signed
    assert not push.deliver(Address(f"{url}/gone", p256dh, auth, "en"), "your turn", private, "mailto:host@example.org")


@pytest.mark.table
def test_a_table_without_push_says_so(server: Server) -> None:
    assert server.get("/api/push") == {"key": ""}
    room, tokens = server.room("rasanto", "me", "me")
    wish = {"tokens": [tokens[0]], "endpoint": PHONE.endpoint, "p256dh": PHONE.p256dh, "auth": PHONE.auth, "language": "en"}
    assert server.post(f"/api/rooms/{room}/push", wish)[0] == 404


def test_a_seat_gives_the_address_of_its_browser(tmp_path: Path) -> None:
    table = Server(tmp_path)
    table.more = ["--push", "mailto:host@example.org"]
    table.start()
    try:
        assert len(table.get("/api/push")["key"]) == 87
        room, tokens = table.room("rasanto", "me", "me")
        wish = {"tokens": [tokens[0]], "endpoint": PHONE.endpoint, "p256dh": PHONE.p256dh, "auth": PHONE.auth, "language": "xx"}
        assert table.post(f"/api/rooms/{room}/push", wish) == (201, {"seats": [0]})
        assert table.post(f"/api/rooms/{room}/push", {**wish, "tokens": ["x" * 32]}) == (201, {"seats": []})
        assert table.post(f"/api/rooms/{room}/push", {**wish, "endpoint": "https://example.org/x"})[0] == 400
        assert table.post(f"/api/rooms/{room}/push", {**wish, "auth": "?"})[0] == 400
        assert table.post(f"/api/rooms/{room}/push", wish, origin="https://example.org")[0] == 403
        assert table.post(f"/api/rooms/{'x' * 20}/push", wish)[0] == 404
    finally:
        table.stop()


def test_who_comes_back_soon_is_not_called() -> None:
    assert CALL_AFTER_SECONDS >= 5
