"""What goes wrong loses nothing that was acknowledged, and everybody comes back by himself."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from typing import Any

import pytest

from .crowd import Couple, is_contained
from .guests import Guest, Server
from .timeless import until

pytestmark = pytest.mark.table
ROOMS = 50


def seat_crowd(server: Server, ports: list[int]) -> list[Couple]:
    games = ["el_dado", "rasanto"]
    return [Couple(*server.room(games[i % 2], "me", "me"), ports, i) for i in range(ROOMS)]


async def stop(couples: list[Couple], playing: list[asyncio.Task[None]]) -> None:
    for couple in couples:
        for player in couple.seats:
            player.stopping = True
    await asyncio.gather(*playing)


async def in_full_swing(couples: list[Couple]) -> None:
    await until(lambda: sum([len(couple.acknowledged) for couple in couples]) > 2 * ROOMS)


async def all_return(couples: list[Couple], players: int = 2) -> None:
    """Wait until everybody whose connection broke has come back and seen the present."""
    await until(lambda: all([player.returns >= 1 for couple in couples for player in couple.seats[-players:]]))


async def all_go_on(couples: list[Couple], before: list[int]) -> None:
    both = list(zip(couples, before, strict=True))
    await until(lambda: all([couple.over or len(couple.acknowledged) > earlier for couple, earlier in both]))


def check(server: Server, couples: list[Couple], before: list[int]) -> None:
    """Everything acknowledged is there, everybody has seen the same, and play went on after the fault."""
    went_on = 0
    for couple, earlier in zip(couples, before, strict=True):
        late = Guest(server, couple.room)
        kept = {line["n"]: (line["seat"], line["text"]) for line in late.lines}
        late.close()
        for seat in (0, 1):  # two sockets: which acknowledgement arrives first says nothing about the order of the moves
            assert is_contained([move for move in couple.acknowledged if move[0] == seat], list(kept.values()))
        for player in couple.seats:
            assert all(kept[n] == line for n, line in player.lines.items())
        went_on += len(couple.acknowledged) > earlier or late.turn["kind"] == "over"
    assert went_on == len(couples)


def test_a_killed_server_loses_nothing_in_fifty_running_rooms(own_server: Server) -> None:
    server = own_server
    couples = seat_crowd(server, [server.port])

    async def story() -> list[int]:
        playing = [asyncio.create_task(couple.play()) for couple in couples]
        await in_full_swing(couples)
        await asyncio.to_thread(server.kill)
        before = [len(couple.acknowledged) for couple in couples]
        await asyncio.to_thread(server.start)
        await all_return(couples)
        await all_go_on(couples, before)
        await stop(couples, playing)
        return before

    check(server, couples, asyncio.run(story()))


def test_two_processes_serve_the_same_room(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    room, tokens = one.room("el_dado", "me", "open", start_seat="0")
    ann, ben = Guest(one, room, tokens[0]), Guest(two, room)
    assert ben.ask(t="sit", seat=1, name="Ben")["t"] == "done"
    ann.wait_for_n(ben.n)
    assert ann.chairs[1]["name"] == "Ben"
    assert ann.ask(t="start")["t"] == "done"
    ben.wait_for_n(ann.n)
    for guest, other, seat, move in [(ann, ben, 0, "take 0,0,0"), (ben, ann, 1, "take 1,0,0"), (ann, ben, 0, "take 0,1,0")]:
        assert guest.play(seat, move)["t"] == "done"
        other.wait_for_n(guest.n)
        assert other.picture["scene"]["dice"] == guest.picture["scene"]["dice"]
    assert [line["text"] for line in ann.lines] == [line["text"] for line in ben.lines]


def test_a_move_is_judged_again_when_another_process_was_quicker(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    room, tokens = one.room("el_dado", "me", "me", start_seat="0")
    ann, ben = Guest(one, room, *tokens.values()), Guest(two, room, *tokens.values())
    both = [
        (ann, ann.send(t="submit", seat=0, move="take 0,0,0", after=ann.n)),
        (ben, ben.send(t="submit", seat=0, move="take 0,0,0", after=ben.n)),
    ]
    received: list[dict[str, Any]] = []
    for guest, asked in both:
        while (message := guest.receive())["t"] not in ("done", "sorry") or message["id"] != asked:
            pass
        received.append(message)
    assert sorted([message["t"] for message in received]) == ["done", "sorry"]
    assert next(message["code"] for message in received if message["t"] == "sorry") in ("stale", "turn")
    # chat of others does not stand in the way of a move
    for i in range(4):
        said, asked = ann.send(t="say", text=f"{i}"), ben.send(t="rename", seat=1, name=f"Ben {i}")
        for guest, wanted in ((ann, said), (ben, asked)):
            while (message := guest.receive())["t"] not in ("done", "sorry") or message["id"] != wanted:
                pass
            assert message["t"] == "done", message
    late = Guest(one, room)
    assert [line["text"] for line in late.lines].count("take 0,0,0") == 1
    assert len(late.chat) == 4


def test_one_of_two_processes_is_killed_and_nothing_is_lost(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    couples = seat_crowd(one, [one.port, two.port])

    async def story() -> list[int]:
        playing = [asyncio.create_task(couple.play()) for couple in couples]
        await in_full_swing(couples)
        await asyncio.to_thread(two.kill)
        before = [len(couple.acknowledged) for couple in couples]
        for couple in couples:
            couple.seats[1].port = one.port  # what a load balancer does
        await all_return(couples, 1)
        await all_go_on(couples, before)
        await stop(couples, playing)
        return before

    check(one, couples, asyncio.run(story()))


def test_a_locked_database_is_said_and_the_game_goes_on_afterwards(own_server: Server) -> None:
    server = own_server
    room, tokens = server.room("el_dado", "me", "me", start_seat="0")
    ann = Guest(server, room, *tokens.values())
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    other = sqlite3.connect(server.folder / "rooms.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    sorry = ann.play(1, "take 1,0,0")
    assert (sorry["t"], sorry["code"]) == ("sorry", "store")
    assert "locked" in sorry["text"]
    other.execute("ROLLBACK")
    other.close()
    back = Guest(server, room, *tokens.values())
    assert [line["text"] for line in back.lines][-1] == "take 0,0,0"
    assert back.play(1, "take 1,0,0")["t"] == "done"


def test_a_full_disk_is_said_and_the_game_goes_on_afterwards(own_server: Server) -> None:
    """A limit on the size of files, set on the running server, stands for the disk."""
    server = own_server
    assert server.process
    room, tokens = server.room("el_dado", "me", "me", start_seat="0")
    ann = Guest(server, room, *tokens.values())
    assert ann.play(0, "take 0,0,0")["t"] == "done"
    size = (server.folder / "rooms.sqlite-wal").stat().st_size
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size + 100, unlimited))
    status, answer = server.post("/api/rooms", {"game": "el_dado", "seats": [{"kind": "person"}, {"kind": "person"}]})
    assert status == 503
    assert "cannot write" in answer["error"]
    sorry = ann.play(1, "take 1,0,0")
    assert (sorry["t"], sorry["code"]) == ("sorry", "store")
    assert "cannot write" in sorry["text"]
    watcher = Guest(server, room)
    assert [line["text"] for line in watcher.lines][-1] == "take 0,0,0"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
    back = Guest(server, room, *tokens.values())
    assert back.play(1, "take 1,0,0")["t"] == "done"
    server.kill()
    server.start()
    assert [line["text"] for line in Guest(server, room).lines][-2:] == ["take 0,0,0", "take 1,0,0"]
