"""A club on a loop whose time leaps: its store works in the loop's own thread, and its calendar is the loop's time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from pipyard.core.turn import Choose, Over
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.botpool.worker import MoveRequest, think
from pipyard.server.club import members, turns
from pipyard.server.club.members import Member
from pipyard.server.lobby import Lobby
from pipyard.server.room.room import Room
from pipyard.server.room.unattended import everybody_has_moved
from pipyard.server.store.sqlite import SqliteStore
from pipyard.server.sweeper import Sweeper

from .test_all_games import Guest
from .timeless import run_story

T = TypeVar("T")
EPOCH = 1_800_000_000_000
"""The calendar when a story begins, in milliseconds."""
DAY = 86_400.0


class OneThread(SqliteStore):
    """A database that answers at once."""

    async def _ask(self, work: Callable[[], T], writing: bool = False) -> T:
        return work()

    async def close(self) -> None:
        await self._finish()
        self._db.close()
        self._thread.shutdown()


def calendar() -> int:
    try:
        return EPOCH + round(1000 * asyncio.get_running_loop().time())
    except RuntimeError:
        return EPOCH


async def think_here(pool: BotPool, question: MoveRequest, account: str = "", fresh: bool = False) -> str:
    return think(question)


class House:
    """A server with a club, without sockets. ``sweep``: whether it looks for what is due by itself."""

    def __init__(self, folder: Path, sweep: bool = True) -> None:
        self.store = OneThread(folder / "rooms.sqlite")
        self.lobby = Lobby(self.store, BotPool(1), 0)
        self.sweeper = Sweeper(self.lobby)
        self._sweeping = asyncio.get_running_loop().create_task(self.sweeper.sweep_regularly()) if sweep else None

    async def member(self, name: str) -> Member:
        return await self.store.run(partial(members.join, name.ljust(22, "-"), name))

    async def close(self) -> None:
        """End like a process that is killed: nothing is said to anybody."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for room in self.lobby.rooms.values():
            room.audience.visitors.clear()
        self.lobby.close()
        await self.store.close()


def story_in(monkeypatch: pytest.MonkeyPatch, story: Coroutine[Any, Any, None]) -> None:
    """Run a story of houses."""
    monkeypatch.setattr(turns, "now_ms", calendar)
    monkeypatch.setattr(BotPool, "ask", think_here)
    run_story(story)


async def mover(room: Room) -> int:
    """The seat that has to move, when dice have been rolled."""
    while room.match is not None and not isinstance(room.match.turn, (Choose, Over)):
        await asyncio.sleep(1)
    turn = room.match.turn if room.match is not None else None
    assert isinstance(turn, Choose)
    return turn.seats[0]


async def play(room: Room, guests: dict[int, Guest], moves: int, rng: Random) -> None:
    """So many moves, by whoever is asked."""
    for _ in range(moves):
        seat = await mover(room)
        await room.submit(guests[seat], seat, guests[seat].pick(room, seat, rng), guests[seat].n)


async def play_until_all_have_moved(room: Room, guests: dict[int, Guest], rng: Random) -> int:
    """Play until everybody has made a move; the seat that has to move then."""
    assert room.match is not None
    while not everybody_has_moved(room, room.match):
        await play(room, guests, 1, rng)
    return await mover(room)
