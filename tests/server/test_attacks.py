"""Attacks by strangers: each test was an attack that worked once."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import os
import shutil
import socket
import stat
import subprocess
import sys
import threading
import time
import zlib
from itertools import pairwise
from pathlib import Path
from random import SystemRandom
from typing import Any, cast

import msgspec
import pytest

from pipyard.bots.bot import bot
from pipyard.core.errors import BadLog, UnknownBot, Unparsable
from pipyard.core.log import Header, read
from pipyard.pyramid.trace import CHANNELS, Trace, read_trace, values_in
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.botpool.queue import FairQueue
from pipyard.server.botpool.worker import MoveRequest
from pipyard.server.limits import (
    CONTROL_BURST,
    MAX_ADDRESS_CONNECTIONS,
    MAX_SEAT_SOCKETS,
    MAX_UNSENT_BYTES,
    PENALTY_SECONDS,
    Addresses,
    Buckets,
    account_of,
    is_proxy,
    sender_of,
)
from pipyard.server.lobby import LONG_ROOM, REPLAY_PIECE, Lobby
from pipyard.server.log_format import RepetitionFilter
from pipyard.server.off_loop import OffLoop
from pipyard.server.prometheus import PrometheusMetrics
from pipyard.server.protocol.common import PROTOCOL
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.protocol.requests import Hello, Invite, Submit
from pipyard.server.room import clock
from pipyard.server.room.game_session import encoded
from pipyard.server.room.room import Room
from pipyard.server.room.seats import RequestRefused
from pipyard.server.socket.connection import Connection
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.socket.frames import PING, TEXT
from pipyard.server.store import events as entries
from pipyard.server.store.export import PlayedGame, games_of
from pipyard.server.store.sqlite import SqliteStore, StoreError
from pipyard.server.web.finished_games import FinishedGames
from pipyard.server.workers import NICENESS, start_process

from . import timeless
from .guests import PATIENCE, Server
from .guests import Guest as Socket
from .memory import InMemory
from .test_all_games import Guest
from .test_connection import masked
from .test_operation import text

FORGED = "random:\n\n0 forfeit"
TWO = (NewSeat("person", "Ann"), NewSeat("person", "Ben"))


# --- names that write lines of their own into a log


@pytest.mark.table
def test_nobody_invites_a_bot_whose_name_has_lines(server: Server) -> None:
    room, tokens = server.room("storing_scores", "me", "open")
    ann = Socket(server, room, *tokens.values())
    answer = ann.ask(t="invite", seat=1, bot=FORGED)
    assert (answer["t"], answer["code"]) == ("sorry", "malformed")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": FORGED}]
    assert server.post("/api/rooms", {"game": "storing_scores", "seats": seats})[0] == 400


def test_a_name_in_a_log_stays_on_its_line() -> None:
    header = Header("el_dado", 1, 2, {}, ("Ann\n\n0 forfeit", "Ben\u2028x"), "7\n\n0 forfeit")
    found, events = read("\n".join([*header.lines(), "", "* 1", ""]))
    assert found.seats == 2
    assert [event.text for event in events] == ["1"]


def test_whether_a_game_is_over_is_decided_by_its_events_alone() -> None:
    played = PlayedGame(Header("el_dado", 1, 2, {"start_seat": "0"}, ("Ann", "random:\n\n0 forfeit")), [])
    assert not played.over()


@pytest.mark.table
@pytest.mark.parametrize("path", ["0.log", "1.log", "0/1", "0/review"])
def test_nothing_of_a_running_game_can_be_downloaded(server: Server, path: str) -> None:
    room, tokens = server.room("storing_scores", "me", "me")
    Socket(server, room, *tokens.values())
    status, said = text(server, f"/api/rooms/{room}/games/{path}")
    assert status == 409
    assert said == '{"error":"the game is not over yet"}'


def test_chat_and_names_are_one_line() -> None:
    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        room, tokens = await house.open(NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("open"))))
        ann = Guest()
        await room.enter(ann, tuple(tokens.values()), -1, 1)
        await room.say(ann, "one\ntwo\x00 \u202ethree")
        await room.rename(ann, 0, "A\nB")
        assert ann.chat[-1].text == "one two three"
        assert ann.chairs[0].name == "AB"
        n = room.n
        await room.say(ann, "\n\x00")
        assert room.n == n
        await room.invite(ann, 1, "random")
        assert ann.chairs[1].name == "random"
        room.close_tasks()

    asyncio.run(story())


class Silent:
    """A connection that only listens."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.send = self.said.append
        self.slow = None
        self.address = ""
        self.closed = 0

    def keeps_up(self) -> bool:
        return True

    def close(self, code: int, why: str) -> None:
        self.closed = code


def test_a_room_that_cannot_be_read_quotes_no_event() -> None:
    """A broken log names the event at which it breaks; that is not for strangers."""

    async def story() -> None:
        store = InMemory()
        kept = [entries.Opened("storing_scores", 1, {}, 2), entries.Began(), entries.GameEvent(0, "secretword")]
        await store.append("k" * 24, 0, [entries.encode(entry) for entry in kept])
        listener = Dispatcher(Lobby(store, BotPool(1), 0), (), 20, PrometheusMetrics())
        wire = Silent()
        await listener.handle(listener.accept(cast("Connection", wire)), encoded(Hello(protocol=PROTOCOL, room="k" * 24)))
        assert b'"sorry"' in wire.said[0]
        assert b"secretword" not in b"".join(wire.said)

    asyncio.run(story())


# --- seeds that strangers can compute


async def asked_with(monkeypatch: pytest.MonkeyPatch) -> tuple[Room, list[MoveRequest], Guest]:
    """A room with a fixed key whose bot has been asked for its first move."""
    monkeypatch.setattr("pipyard.server.lobby.new_key", lambda: "k" * 24)
    asked: list[MoveRequest] = []

    class Curious(BotPool):
        async def ask(self, question: MoveRequest, account: str = "", fresh: bool = False) -> str:
            asked.append(question)
            return ""

    house = Lobby(InMemory(), Curious(1), 0)
    room, tokens = await house.open(NewRoom("slipped", (NewSeat("bot", bot="random"), NewSeat("person", "Ann"))))
    ann = Guest()
    await room.enter(ann, tuple(tokens.values()), -1, 1)
    while not asked:
        await asyncio.sleep(0)
    async with room.lock:
        room.close_tasks()
    assert (await Lobby(house.store, Curious(1), 0).find(room.key)).secret == room.secret
    return room, asked, ann


def test_who_has_the_link_cannot_compute_what_a_bot_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        (one, asked, ann), (other, asked_again, _) = await asked_with(monkeypatch), await asked_with(monkeypatch)
        assert one.key == other.key
        assert len(one.secret) == 64
        assert one.secret != other.secret
        assert asked[0].seed != asked_again[0].seed
        assert one.secret not in asked[0].seed
        assert all([one.secret not in repr(message) and asked[0].seed not in repr(message) for message in ann.received])

    asyncio.run(story())


def test_a_hider_who_is_late_hides_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "SystemRandom", SystemRandom)
    hidden: set[str] = set()

    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        for _ in range(8):
            room, tokens = await house.open(NewRoom("wolf", TWO, clock=1, when_out="rules"))
            both = Guest()
            await room.enter(both, tuple(tokens.values()), -1, 1)
            match = room.match
            assert match is not None
            begun = len(match.events)
            while len(match.events) == begun:
                await asyncio.sleep(0.1)
            hidden.add(match.events[begun].text)
            async with room.lock:
                room.close_tasks()

    timeless.run_story(story())
    assert len(hidden) > 1
    assert "timeout" not in hidden


# --- numbers that are none


@pytest.mark.parametrize("name", ["mcts:²", "mcts:²s", "mix:²", "memory:²"])
def test_digits_of_other_alphabets_name_no_bot(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name)


@pytest.mark.table
def test_numbers_that_are_none_are_refused(server: Server) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "mcts:²"}]
    assert server.post("/api/rooms", {"game": "el_dado", "seats": seats})[0] == 400
    long = "9" * 5000
    for path in (f"/api/rooms/{'k' * 24}/games/{long}.log", f"/api/rooms/{'k' * 24}/games/1/{long}", f"/rules/en/el_dado/{long}.svg"):
        assert text(server, path)[0] == 400


# --- sockets that eat memory or the time of others


def opened(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """A raw WebSocket after its handshake."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0))
    head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    raw.sendall((head + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    assert b" 101 " in raw.recv(4000).split(b"\r\n")[0]
    return raw


@pytest.mark.table
def test_who_pings_without_reading_is_let_go(server: Server) -> None:
    flood = 1000 * masked(PING, b"x" * 125)
    sent = 0
    with opened(server) as raw, contextlib.suppress(ConnectionError):
        while sent < 64 << 20:
            raw.sendall(flood)
            sent += len(flood)
    assert sent < 64 << 20


class Stuck:
    """A transport that has taken all it can; what is written to it stays in memory."""

    def __init__(self) -> None:
        self.held = 0
        self.closed = False

    def write(self, data: bytes) -> None:
        self.held += len(data)

    def close(self) -> None:
        self.closed = True

    abort = close

    def get_extra_info(self, name: str) -> None:
        return None


class Host:
    """What a connection needs of its server."""

    def __init__(self) -> None:
        self.channels: set[Connection] = set()
        self.unflushed: list[Connection] = []
        self.connections: set[object] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def on_connection_lost(self, peer: str) -> None:
        pass


def test_only_so_many_bytes_wait_for_a_slow_reader() -> None:
    async def story() -> None:
        host, transport = Host(), Stuck()
        wire = Connection(lambda: cast("Any", host), None, cast("Any", host), None)
        wire.connection_made(cast("Any", transport))
        wire._handshake = None
        wire.pause_writing()
        for _ in range(MAX_UNSENT_BYTES // 100_000):
            wire.send(b"x" * 100_000)
            await asyncio.sleep(0)
        for _ in range(int(CONTROL_BURST)):
            wire.data_received(masked(PING, b"y" * 125))
        held = sum(map(len, wire._out))
        assert held <= MAX_UNSENT_BYTES, "pings are not answered into the void"
        assert not transport.closed
        wire.send(b"x" * 100_000)
        assert transport.closed, "it comes back and gets the whole state"
        assert transport.held + sum(map(len, wire._out)) < 1000

    asyncio.run(story())


def trace(channels: int, samples: int) -> str:
    names = tuple([channel.name for channel in CHANNELS[:channels]])
    return Trace(names, [(0,) * channels] * samples).text()


def test_what_a_recording_costs_is_known_before_it_is_unpacked() -> None:
    word = trace(15, 36_000)
    assert len(word) < 1000
    assert values_in(word) == 540_000
    with pytest.raises(Unparsable):
        read_trace(word)
    assert values_in(trace(2, 60)) == 120
    assert len(read_trace(trace(2, 60)).rows) == 60
    assert values_in("~nothing") == 0
    bomb = "~" + base64.urlsafe_b64encode(zlib.compress(bytes([1, 1, 0, 0, 1]) + bytes(1_900_000))).decode().rstrip("=")
    with pytest.raises(Unparsable, match="cut off, or too long"):
        read_trace(bomb)


def test_recordings_are_paid_for_by_the_socket_that_sends_them() -> None:
    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        room, tokens = await house.open(NewRoom("el_dado", TWO, {"start_seat": "0"}))
        listener = Dispatcher(house, (), 20, PrometheusMetrics())
        wire = Silent()
        connection = listener.accept(cast("Connection", wire))
        await listener.handle(connection, encoded(Hello(protocol=PROTOCOL, room=room.key, tokens=tuple(tokens.values()))))
        connection.any.rate = 0.0  # nothing is given back meanwhile
        word = trace(6, 30_000)
        for _ in range(5):
            await listener.handle(connection, encoded(Submit(seat=0, move=f"tilt {word}", after=room.n)))
        codes = [msgspec.json.decode(said).get("code") for said in wire.said[1:]]
        assert (codes[0], codes[2:]) == ("illegal", ["limit", "limit", "limit"])
        room.close_tasks()

    asyncio.run(story())


def test_sockets_take_turns() -> None:
    """One browser's queue of messages does not keep another waiting until it is empty."""
    order: list[str] = []

    class MessageHandler:
        def __init__(self, name: str) -> None:
            self.name = name

        async def receive(self, body: bytes, arrived: float) -> None:
            order.append(self.name)

        def on_disconnect(self) -> None:
            pass

    async def story() -> None:
        host = Host()
        wires = [Connection(lambda: cast("Any", host), None, cast("Any", host), None) for _ in range(2)]
        for wire in wires:
            wire.connection_made(cast("Any", Stuck()))
            wire._handshake = None
            wire.data_received(10 * masked(TEXT, b"{}"))
        readers = [asyncio.create_task(wire._read(MessageHandler(name))) for wire, name in zip(wires, "ab", strict=True)]
        while len(order) < 20:
            await asyncio.sleep(0)
        for reader in readers:
            reader.cancel()
        assert "".join(order) == "ab" * 10

    asyncio.run(story())


def test_who_sends_too_much_is_not_heard_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def story() -> None:
        listener = Dispatcher(Lobby(InMemory(), BotPool(1), 0), (), 20, PrometheusMetrics())
        wire = Silent()
        connection = listener.accept(cast("Connection", wire))
        connection.any.rate = 0.0
        monkeypatch.setattr("pipyard.server.socket.dispatch.asyncio.sleep", sleep)
        for _ in range(82):
            await listener.handle(connection, b'{"t":"ping"}')
        monkeypatch.undo()
        codes = [msgspec.json.decode(said).get("code") for said in wire.said]
        assert codes == [None] * 80 + ["limit"] * 2
        assert slept == [PENALTY_SECONDS] * 2

    asyncio.run(story())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('{"t":"hello","room":"half-a-link"}', "unknown"),
        ('{"t":"hello","room":7}', "unknown"),
        ('{"t":"hello","since":"half-a-link at `$.room`","room":"%s"}' % ("A" * 16), "malformed"),
        ('{"t":"hello"}', "malformed"),
        ('["room"]', "malformed"),
        ('{"room":', "malformed"),
    ],
)  # fmt: skip
def test_half_a_link_is_no_room_and_any_other_mistake_is_malformed(body: str, code: str) -> None:
    async def story() -> None:
        listener = Dispatcher(Lobby(InMemory(), BotPool(1), 0), (), 20, PrometheusMetrics())
        wire = Silent()
        await listener.handle(listener.accept(cast("Connection", wire)), body.encode())
        assert [msgspec.json.decode(said).get("code") for said in wire.said] == [code]

    asyncio.run(story())


def test_work_off_the_loop_is_done_one_at_a_time_and_fairly() -> None:
    async def story() -> None:
        off_loop = OffLoop()
        order: list[str] = []
        running: list[int] = []

        def work(account: str) -> None:
            running.append(1)
            order.append(account)
            assert len(running) == 1
            running.pop()

        off_loop.places.charge("greedy", 5)
        greedy = [asyncio.create_task(off_loop.run("greedy", work, "greedy")) for _ in range(6)]
        await asyncio.sleep(0)
        await off_loop.run("honest", work, "honest")
        await asyncio.gather(*greedy)
        assert order.index("honest") <= 1
        with pytest.raises(ZeroDivisionError):
            await off_loop.run("greedy", lambda: 1 // 0)
        assert (off_loop.places.taken, off_loop.places.queued) == (0, 0)

    asyncio.run(story())


# --- crowds that lock people out


class Crowd:
    """A server with one room, and browsers of any address that come to it."""

    def __init__(self, house: Lobby, room: Room, tokens: dict[int, str]) -> None:
        self.room = room
        self.tokens = tokens
        self.listener = Dispatcher(house, (), 20, PrometheusMetrics())

    async def come(self, address: str, *tokens: str) -> Silent:
        wire = Silent()
        wire.address = address
        assert self.listener.refuses("/ws", None, "here", address) is None
        self.listener.channels.add(cast("Connection", wire))
        await self.listener.handle(
            self.listener.accept(cast("Connection", wire)), encoded(Hello(protocol=PROTOCOL, room=self.room.key, tokens=tokens))
        )
        return wire


async def crowd() -> Crowd:
    house = Lobby(InMemory(), BotPool(1), 0)
    return Crowd(house, *await house.open(NewRoom("el_dado", TWO)))


def kind(wire: Silent) -> str:
    return str(msgspec.json.decode(wire.said[0])["t"])


def test_spectators_never_keep_out_who_holds_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.socket.dispatch.MOST_ROOM_VISITORS", 3)

    async def story() -> None:
        table = await crowd()
        assert [kind(await table.come(f"10.0.0.{number}")) for number in range(4)] == ["table", "table", "table", "sorry"]
        holders = [await table.come("10.0.1.1", table.tokens[0]) for _ in range(MAX_SEAT_SOCKETS + 1)]
        assert [kind(wire) for wire in holders] == ["table"] * (MAX_SEAT_SOCKETS + 1)
        assert [bool(wire.closed) for wire in holders] == [True] + [False] * MAX_SEAT_SOCKETS
        table.room.close_tasks()

    asyncio.run(story())


def test_one_address_does_not_fill_a_room_or_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.socket.dispatch.MAX_ADDRESS_SPECTATORS", 2)
    monkeypatch.setattr("pipyard.server.socket.dispatch.MAX_ADDRESS_CONNECTIONS", 4)

    async def story() -> None:
        table = await crowd()
        assert [kind(await table.come("10.0.0.1")) for _ in range(4)] == ["table", "table", "sorry", "sorry"]
        assert table.listener.refuses("/ws", None, "here", "10.0.0.1") == (503, "full house")
        assert kind(await table.come("10.0.0.2")) == "table"
        table.room.close_tasks()

    asyncio.run(story())


def test_when_the_house_is_full_the_largest_crowd_of_spectators_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.socket.dispatch.MOST_CONNECTIONS", 4)

    async def story() -> None:
        table = await crowd()
        ann = await table.come("10.0.0.1", table.tokens[0])
        watching = [await table.come(address) for address in ("10.0.0.2", "10.0.0.3", "10.0.0.3")]
        ben = await table.come("10.0.0.4", table.tokens[1])
        assert kind(ben) == "table"
        assert [bool(wire.closed) for wire in (ann, *watching, ben)] == [False, False, True, False, False]
        table.room.close_tasks()

    asyncio.run(story())


def test_a_proxy_on_this_machine_says_for_whom_it_asks() -> None:
    assert sender_of("127.0.0.1", "1.2.3.4, 5.6.7.8") == "5.6.7.8"
    assert sender_of("127.0.0.1", "") == "127.0.0.1"
    assert sender_of("9.9.9.9", "1.2.3.4") == "9.9.9.9"


def test_an_ipv6_network_is_one_account_and_ipv4_stays_what_it_is() -> None:
    """One machine has all addresses of its IPv6 network; taken one by one they would all be new."""
    assert {account_of(f"2001:db8:1:2:{number:x}::{number:x}") for number in range(1, 300)} == {"2001:db8:1:2::/64"}
    assert account_of("2001:db8:1:3::1") == "2001:db8:1:3::/64"
    assert account_of("fe80::1%eth0") == "fe80::/64"
    for written in ("192.0.2.1", "::ffff:192.0.2.1", "64:ff9b::192.0.2.1", "2002:c000:201::9"):
        assert account_of(written) == "192.0.2.1"
    assert account_of("::1") == "::1"
    assert account_of("::ffff:127.0.0.1") == "127.0.0.1"
    assert sender_of("::1", "2001:db8:1:2::7") == "2001:db8:1:2::/64"
    assert account_of("unknown" * 100) == ("unknown" * 100)[:64]


def test_addresses_of_an_ipv6_network_share_their_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.limits.ARRIVAL_BURST", 1e9)
    addresses = Addresses()
    assert all(addresses.enter(f"2001:db8::{number:x}") for number in range(MAX_ADDRESS_CONNECTIONS))
    assert not addresses.enter("2001:db8::ffff")
    assert addresses.enter("2001:db8:0:1::1")
    for _ in range(2):
        addresses.leave("2001:db8::1")
    assert addresses.enter("2001:db8::2")


def test_new_accounts_do_not_make_room_by_forgetting_who_pays() -> None:
    """A crowd of new accounts puts out the bucket used longest ago, so whoever keeps asking stays charged."""
    budgets = Buckets(rate=0.0, burst=2.0, most=3)
    assert [budgets.take("flooder") for _ in range(3)] == [True, True, False]
    for number in range(50):
        assert budgets.take(f"new {number}")
        assert not budgets.take("flooder")
        assert len(budgets) <= 3


def test_a_proxy_elsewhere_is_believed_where_the_host_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for named, peer, believed in (
        ("", "10.1.2.3", False),
        ("10.1.2.3", "10.1.2.3", True),
        ("192.0.2.1, 10.0.0.0/8", "10.1.2.3", True),
        ("10.0.0.0/8", "192.0.2.7", False),
        ("nonsense", "192.0.2.7", False),
        ("*", "192.0.2.7", True),
    ):
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", named)
        is_proxy.cache_clear()
        assert sender_of(peer, "198.51.100.4") == ("198.51.100.4" if believed else peer)
        addresses = Addresses()
        assert all([addresses.enter(peer) for _ in range(MAX_ADDRESS_CONNECTIONS + 1)]) == believed
    monkeypatch.undo()
    is_proxy.cache_clear()


# --- requests that never arrive, and journals that never end


@pytest.mark.table
def test_half_requests_are_given_up(server: Server) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    body = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    halves = [b"", b"GET /hea", whole[:-2], body, whole + b"GET /hea"]
    lines = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in halves]
    for line, half in zip(lines, halves, strict=True):
        line.sendall(half)
    for line in lines:
        with line, contextlib.suppress(ConnectionError):
            while line.recv(4096):
                pass
    assert server.get("/healthz")["ok"]


@pytest.mark.table
def test_one_address_has_only_so_many_connections(server: Server) -> None:
    lines = [socket.create_connection(("127.0.0.1", server.port), PATIENCE, ("127.0.0.9", 0)) for _ in range(MAX_ADDRESS_CONNECTIONS + 1)]
    with contextlib.suppress(ConnectionError):
        assert lines[-1].recv(1) == b""
    assert server.get("/healthz")["ok"]
    for line in lines:
        line.close()


def test_connections_of_an_address_are_counted_however_slowly_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.limits.ARRIVAL_BURST", 1e9)
    addresses = Addresses()
    assert all(addresses.enter("192.0.2.1") for _ in range(MAX_ADDRESS_CONNECTIONS))
    assert not addresses.enter("192.0.2.1")
    assert addresses.enter("192.0.2.2")
    for _ in range(2):
        addresses.leave("192.0.2.1")
    assert addresses.enter("192.0.2.1")


def test_one_address_opens_only_so_many_connections_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.limits.ARRIVAL_RATE", 0.0)
    monkeypatch.setattr("pipyard.server.limits.ARRIVAL_BURST", 3.0)
    addresses = Addresses()
    let_in: list[bool] = []
    for _ in range(5):
        let_in.append(addresses.enter("192.0.2.1"))
        addresses.leave("192.0.2.1")
    assert let_in == [True, True, True, False, False]
    assert addresses.enter("192.0.2.2")
    assert all(addresses.enter("127.0.0.1") for _ in range(10)), "a proxy on this machine brings everybody"


def test_the_journal_says_the_same_only_so_often() -> None:
    quiet = RepetitionFilter(most=3, seconds=60)

    def said(at: float) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "asyncio", "levelno": 40, "msg": "out of files", "created": at})
        return record if quiet.filter(record) else None

    assert [said(float(at)) is not None for at in range(10)] == [True] * 3 + [False] * 7
    again = said(61.0)
    assert again is not None
    assert again.getMessage() == "out of files (left out 7 times)"


# --- stores that are lost, full, shared by accident or open to all


def test_a_store_that_was_deleted_or_replaced_acknowledges_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "data" / "rooms.sqlite"
        store = SqliteStore(path)
        await store.append("a", 0, [b"x"])
        await store.check()
        shutil.rmtree(path.parent)
        for _ in range(2):
            with pytest.raises(StoreError, match="gone"):
                await store.append("a", 1, [b"y"])
            with pytest.raises(StoreError, match="gone"):
                await store.check()
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(b"")  # a foreign file in its place
        await store.close()

    asyncio.run(story())


def test_a_store_belongs_to_one_server_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "rooms.sqlite"
        store = SqliteStore(path, exclusive=True)
        with pytest.raises(StoreError, match="in use by another server"):
            SqliteStore(path, exclusive=True)
        beside = SqliteStore(path)  # `pipyard admin` looks after the rooms of a running server
        await beside.close()
        await store.close()
        await SqliteStore(path, exclusive=True).close()

    asyncio.run(story())


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_nobody_else_on_the_machine_reads_the_store(tmp_path: Path) -> None:
    async def story() -> None:
        folder = tmp_path / "data"
        store = SqliteStore(folder / "rooms.sqlite", exclusive=True)
        await store.append("a", 0, [b"x"])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert modes == dict.fromkeys(["rooms.sqlite", "rooms.sqlite-wal", "rooms.sqlite-shm", "rooms.sqlite.lock"], 0o600)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        await store.close()

    asyncio.run(story())


def test_health_writes_and_reads(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        await store.append("a", 0, [b"x"])
        store._db.execute(f"PRAGMA max_page_count={store._db.execute('PRAGMA page_count').fetchone()[0]}")  # the disk is full
        with pytest.raises(StoreError, match="full"):
            await store.check()
        await store.close()

    asyncio.run(story())


@pytest.mark.table
def test_a_server_without_its_store_is_alive_but_not_ready(own_server: Server) -> None:
    room, tokens = own_server.room("el_dado", "me", "me", start_seat="0")
    ann = Socket(own_server, room, *tokens.values())
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    shutil.rmtree(own_server.folder)
    answer = ann.play(1)
    assert (answer["t"], answer["code"]) == ("sorry", "store")
    until = time.monotonic() + PATIENCE
    while (status := text(own_server, "/healthz")[0]) == 200:
        assert time.monotonic() < until, "nobody notices"  # the result of a check is used again for a moment
        time.sleep(0.05)
    assert status == 503
    assert text(own_server, "/livez")[0] == 200


# --- rooms that are dear to read


def test_a_finished_game_is_read_once_and_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    read_by: list[str] = []

    def games(kept: list[entries.RoomEvent]) -> list[PlayedGame]:
        read_by.append(threading.current_thread().name)
        return games_of(kept)

    monkeypatch.setattr("pipyard.server.web.finished_games.games_of", games)

    async def story() -> None:
        store = InMemory()
        kept = [entries.Opened("el_dado", 1, {"start_seat": "0"}, 2), entries.Began()]
        await store.append("k" * 24, 0, [entries.encode(entry) for entry in kept])
        finished = FinishedGames(store)
        for _ in range(40):
            assert not (await finished.read("k" * 24)).last_is_over
        assert len(read_by) == 1
        assert read_by[0] != threading.main_thread().name
        await store.append("k" * 24, 2, [entries.encode(entries.GameEvent(0, "forfeit"))])
        assert await finished.known("k" * 24) is None
        assert (await finished.read("k" * 24)).last_is_over

    asyncio.run(story())


class CountingStore(InMemory):
    """Counts how often a room is read whole."""

    reads = 0

    async def read(self, room: str, first: int = 0) -> list[bytes]:
        self.reads += first == 0
        return await super().read(room, first)

    async def size(self, room: str) -> int:
        return len(self.logs.get(room, ()))


def test_a_room_that_cannot_be_read_is_not_read_again_and_again() -> None:
    async def story() -> None:
        store = CountingStore()
        kept = [entries.Opened("el_dado", 1, {"start_seat": "0"}, 2), entries.Began(), entries.GameEvent(0, "take 99,0,0")]
        await store.append("k" * 24, 0, [entries.encode(entry) for entry in kept])
        finished, lobby = FinishedGames(store), Lobby(store, BotPool(1), 0)
        for ask in (finished.read, finished.known, lobby.find):
            store.reads = 0
            for _ in range(40):
                with pytest.raises(BadLog):
                    await ask("k" * 24)
            assert store.reads <= 1

    asyncio.run(story())


def test_all_who_ask_for_a_room_at_once_share_one_reading() -> None:
    async def story() -> None:
        store = CountingStore()
        room, _ = await Lobby(store, BotPool(1), 0).open(NewRoom("el_dado", TWO, {"start_seat": "0"}))
        lobby = Lobby(store, BotPool(1), 0)
        store.reads = 0
        found = await asyncio.gather(*[lobby.find(room.key) for _ in range(20)])
        assert len({id(one) for one in found}) == 1
        assert store.reads == 1
        room.close_tasks()
        lobby.close()

    asyncio.run(story())


def test_a_long_room_is_read_back_while_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = InMemory()
        room, tokens = await Lobby(store, BotPool(1), 0).open(NewRoom("el_dado", TWO, {"start_seat": "0"}))
        both = Guest()
        await room.enter(both, tuple(tokens.values()), -1, 1)
        for number in range(350):
            await room.say(both, f"line {number}")
        room.close_tasks()
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        restored: list[int] = []
        restore = Room.restore

        def counted(one: Room, events: list[entries.RoomEvent]) -> None:
            assert len(events) <= REPLAY_PIECE
            restored.append(turns)
            restore(one, events)

        monkeypatch.setattr(Room, "restore", counted)
        other = asyncio.create_task(others())
        again = await Lobby(store, BotPool(1), 0).find(room.key)
        other.cancel()
        assert len(restored) >= 350 / REPLAY_PIECE
        assert len(set(restored)) == len(restored), "others have their turn between two pieces"
        assert (again.n, again.chat, again.seats[0].name) == (room.n, room.chat, "Ann")

    asyncio.run(story())


def test_long_rooms_are_read_back_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = InMemory()
        keys: list[str] = []
        for _ in range(3):
            room, tokens = await Lobby(store, BotPool(1), 0).open(NewRoom("el_dado", TWO, {"start_seat": "0"}))
            both = Guest()
            await room.enter(both, tuple(tokens.values()), -1, 1)
            for number in range(LONG_ROOM + REPLAY_PIECE):
                await room.say(both, f"line {number}")
            room.close_tasks()
            keys.append(room.key)
        begun: list[str] = []
        restored: list[str] = []
        restore = Room.restore

        def counted(one: Room, events: list[entries.RoomEvent]) -> None:
            (restored if one.key in begun else begun).append(one.key)
            restore(one, events)

        monkeypatch.setattr(Room, "restore", counted)
        lobby = Lobby(store, BotPool(1), 0)
        await asyncio.gather(*[lobby.find(key) for key in keys])
        changes = sum([one != other for one, other in pairwise(restored)])
        assert changes == len(keys) - 1, "only the first piece of each is read beside others"

    asyncio.run(story())


def test_a_room_has_only_so_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.room.event_log.MAX_ROOM_EVENTS", 8)

    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        room, tokens = await house.open(NewRoom("el_dado", TWO, {"start_seat": "0"}))
        both = Guest()
        await room.enter(both, tuple(tokens.values()), -1, 1)
        while room.n < 8:
            await room.say(both, "again")
        with pytest.raises(RequestRefused, match="full"):
            await room.say(both, "again")
        await room.submit(both, 0, "take 0,0,0", room.n)  # the game goes on
        with pytest.raises(RequestRefused, match="full"):
            await room.undo.ask(both, 0)  # but not to and fro
        assert room.match
        assert room.match.events[-1].text == "take 0,0,0"
        room.close_tasks()

    asyncio.run(story())


# --- bots that take all the time there is


@pytest.mark.parametrize("name", ["mcts:100000000", "mcts:600s", "mix:40/mcts:100000000"])
def test_nobody_seats_a_bot_beyond_the_budget_of_the_host(name: str) -> None:
    async def story() -> None:
        house = Lobby(InMemory(), BotPool(1), 0)
        with pytest.raises(UnknownBot, match="more time than this server allows"):
            await house.open(NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("bot", bot=name))))
        room, tokens = await house.open(NewRoom("el_dado", (NewSeat("person", "Ann"), NewSeat("open"))))
        listener = Dispatcher(house, (), 20, PrometheusMetrics())
        wire = Silent()
        connection = listener.accept(cast("Connection", wire))
        await listener.handle(connection, encoded(Hello(protocol=PROTOCOL, room=room.key, tokens=tuple(tokens.values()))))
        await listener.handle(connection, encoded(Invite(seat=1, bot=name)))
        assert msgspec.json.decode(wire.said[-1])["t"] == "sorry"

    asyncio.run(story())


@pytest.mark.parametrize("count", [1, 2])
def test_who_asks_for_much_waits_longest(count: int) -> None:
    async def story() -> None:
        places = FairQueue(count)
        places.charge("greedy", 60)
        order: list[str] = []

        async def think(account: str) -> None:
            heavy = await places.take(account)
            order.append(account)
            await asyncio.sleep(0)
            places.leave(heavy)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(12)]
        await asyncio.sleep(0)
        await asyncio.gather(think("honest"), think("modest"), *greedy)
        assert order.index("honest") <= 2
        assert order.index("modest") <= 3
        assert (places.taken, places.queued) == (0, 0)

    asyncio.run(story())


def test_a_bot_that_is_not_waited_for_any_more_leaves_its_place() -> None:
    async def story() -> None:
        places = FairQueue(1)
        heavy = await places.take("a")
        waiting = asyncio.create_task(places.take("b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert places.queued == 0
        places.leave(heavy)
        assert places.taken == 0

    asyncio.run(story())


@pytest.mark.skipif(os.name == "nt", reason="signals are others there")
def test_workers_end_with_their_server(tmp_path: Path) -> None:
    """However it ends: a worker that thinks does not notice that nobody listens."""
    worker = "from pipyard.server.botpool.child import begin_work; import time; begin_work(); print('up', flush=True); time.sleep(600)"
    parent = (
        "import subprocess, sys, time\n"
        f"child = subprocess.Popen([sys.executable, '-c', {worker!r}], stderr=subprocess.PIPE)\n"
        "child.stderr.readline()\nprint(child.pid, flush=True)\ntime.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", parent], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.kill()
    until = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < until, "the worker lives on"
        time.sleep(0.05)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="priorities are others there")
def test_workers_stand_back_behind_the_server() -> None:
    async def story() -> None:
        worker = await start_process(("-c", "import os, sys; sys.stdin.readline(); print(os.nice(0), flush=True)"))
        worker.write(b"")
        assert int(await worker.read()) == min(19, os.nice(0) + NICENESS)
        await worker.ending()

    asyncio.run(story())


def alive(pid: int) -> bool:
    try:
        return "zombie" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_an_open_live_action_does_not_stop_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pipyard.server.room.live.live_actions.LiveActions.busy", True)

    async def story() -> None:
        lobby = Lobby(InMemory(), BotPool(1), 0)
        room, tokens = await lobby.open(NewRoom("el_dado", TWO, {"start_seat": "0"}, clock=1, when_out="rules"))
        both = Guest()
        await room.enter(both, tuple(tokens.values()), -1, 1)
        await asyncio.sleep(3)
        assert [line.text for line in both.lines][-1:] == ["timeout"]
        async with room.lock:
            room.close_tasks()

    timeless.run_story(story())


@pytest.mark.table
@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/study", b'{"x":' + b"[" * 20_000 + b"]" * 20_000 + b"}", 400),
        ("/api/study", b'{"key":"\xff"}', 400),
        ("/api/study", b'{"key":"rasanto","seats":0}', 409),
        ("/api/study", b'{"key":"rasanto","seats":2,"options":{"key":"x"}}', 409),
        ("/api/study", b'{"key":"rasanto","seats":2,"options":{"self":"x"}}', 409),
        ("/api/lessons/en/rasanto/0", b'{"move":"\xff"}', 400),
        ("/api/rooms", b'{"game":"\xff"}', 400),
        ("/api/rooms", b'{"game":"rasanto","seats":[{"kind":"person"},{"kind":"open"}],"options":{"self":"x"}}', 400),
        ("/api/score/dice_trip", b'{"players":["\xff"]}', 400),
        ("/api/club/members", b'{"name":"\xff"}', 400),
    ],
)
def test_bodies_that_are_none_are_refused(server: Server, path: str, body: bytes, status: int) -> None:
    assert server.post(path, body)[0] == status
