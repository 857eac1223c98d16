"""A room whose changes go through its log: one transaction at a time, broadcast after commit.

If another process stored an event with the same number first, the transaction runs again on the newer state. If the store fails,
memory is dropped and the room is read back from its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from mypy_extensions import mypyc_attr

from pipyard.core.errors import BadLog
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.server.club.club import Club
from pipyard.server.room.finished_game import finished_game
from pipyard.server.room.listed_table import listing_after
from pipyard.server.room.room_state import RoomState
from pipyard.server.room.seats import RequestRefused, Visitor
from pipyard.server.store.base import Conflict, Store, StoreError
from pipyard.server.store.events import GameEvent, Opened, RoomEvent, decode, encode
from pipyard.server.store.migrate import modernised
from pipyard.server.store.script import Starter, together

logger = logging.getLogger(__name__)
MAX_ROOM_EVENTS = 20_000
"""A longer room only finishes its game: it costs too much to read back."""
RECOVERY_SECONDS = 1.0
"""Seconds after a store failure before the room is read back."""
MAX_ATTEMPTS = 20
"""How often a transaction runs again after a conflict."""
P = ParamSpec("P")
R = TypeVar("R", bound="LoggedRoom")


@mypyc_attr(allow_interpreted_subclasses=True)
class LoggedRoom(RoomState):
    """The state of a room, its store, and the lock under which it changes."""

    def __init__(self, key: str, opened: Opened, game: Game, store: Store, club: Club | None = None) -> None:
        super().__init__(key, opened, game)
        self.club = club
        self.lock = asyncio.Lock()
        self.behind = False
        """Another process has stored events that are not applied here yet."""
        self.account = key
        """Who pays for the time of its bots: the address that opened the room, while that is known."""
        self._store = store

    # --- what a room adds

    @abstractmethod
    async def on_new_events(self, since: int, full: bool) -> None:
        """Broadcast events that another process has stored; ``full``: everything, because what was sealed is open now."""

    @abstractmethod
    def on_store_failure(self) -> None:
        """Have :meth:`recover_until_stored` run in the background."""

    @abstractmethod
    async def play(self, match: Match, number: int, move: str) -> None:
        """Validate and play a seat's move, then commit. Under the room lock."""

    @abstractmethod
    async def commit(self, opened: bool) -> None:
        """Store the pending events of the match, then broadcast them; ``opened``: a sealed choice can be read now."""

    @abstractmethod
    def refresh(self, since: int | None = None) -> None:
        """Broadcast what was stored after a number; without one, the present state."""

    @abstractmethod
    def invited(self, visitor: Visitor) -> set[int]:
        """Open seats that somebody was given a link to."""

    @abstractmethod
    def turns_after(self, events: Sequence[RoomEvent]) -> Starter[None] | None:
        """What the club notes about the turns of a room whose time runs on."""

    @abstractmethod
    def is_watched(self) -> bool:
        """Whether anybody is connected."""

    # --- transactions

    async def transact(self, command: Callable[P, Awaitable[None]], *args: P.args, **kwargs: P.kwargs) -> None:
        """Run a command under the room lock; after a conflict, run it again."""
        async with self.lock:
            if self.uncommitted:
                await self.recover()
            for _ in range(MAX_ATTEMPTS):
                try:
                    await command(*args, **kwargs)
                    return
                except Conflict:
                    await self.reload()
            raise StoreError(because("why-too-much-happens"))

    async def append(self, events: Sequence[RoomEvent], also: Starter[None] | None = None) -> None:
        """Store events, and the result of the game with its last one. If that fails, memory is ahead of the log and must be dropped.

        ``also``: what the club keeps with these events.
        """
        self.uncommitted = True
        try:
            await self._store.append(self.key, self.n, [encode(event) for event in events], self._club_part(events, also))
        except Conflict:
            raise
        except BaseException:
            self.on_store_failure()
            raise
        self.uncommitted = False

    def _club_part(self, events: Sequence[RoomEvent], also: Starter[None] | None) -> Starter[None] | None:
        """Everything the club keeps with these events."""
        if self.club is None:
            return also
        table = listing_after(self, events)
        listed = self.club.listing(table) if table is not None else None
        return together(also, self._result_of(events), listed, self.turns_after(events))

    def _result_of(self, events: Sequence[RoomEvent]) -> Starter[None] | None:
        """What the club keeps of a game that these events end."""
        if self.club is None or not any([isinstance(event, GameEvent) for event in events]):
            return None
        finished = finished_game(self)
        return self.club.result(finished) if finished is not None else None

    def must_have_space(self, count: int = 1) -> None:
        """Refuse what would make a room too long; moves are always taken, since every game ends."""
        if self.n + count > MAX_ROOM_EVENTS:
            raise RequestRefused("limit", because("why-room-is-full"))

    async def append_events(self, *events: RoomEvent, also: Starter[None] | None = None) -> None:
        """Store events that are not of the game, then apply them."""
        self.must_have_space(len(events))
        if events:
            await self.append(events, also)
            self.restore(events)

    # --- recovery, and what other processes store

    async def catch_up(self) -> None:
        """Another process has stored events of this room."""
        if not self.is_watched():
            self.behind = True
            return
        async with self.lock:
            await self.recover()
            await self.read_new_events()

    async def recover(self) -> None:
        """After a store failure, read the room back from its log."""
        if self.uncommitted:
            await self.reload()

    async def recover_until_stored(self, done: Callable[[], Awaitable[None]]) -> None:
        """Try to recover as long as anybody is connected; then go on with ``done``, under the lock."""
        while self.uncommitted and self.is_watched():
            await asyncio.sleep(RECOVERY_SECONDS)
            with contextlib.suppress(StoreError):
                async with self.lock:
                    await self.recover()
                    await done()

    async def read_new_events(self) -> None:
        """Apply and broadcast what the log holds beyond memory."""
        since, sealed = self.n - 1, self._sealed()
        new = [decode(body) for body in await self._store.read(self.key, self.n)]
        try:
            self.restore(new)
        except BadLog as error:  # memory is not what was stored
            logger.warning("room %s: %s", self.key[:6], error)
            await self._read_back()
        self.behind = False
        await self._broadcast_since(since, sealed)

    async def reload(self) -> None:
        """Drop memory, read the room back from its log, and broadcast the difference."""
        since, sealed = self.n - 1, self._sealed()
        await self._read_back()
        await self._broadcast_since(since, sealed)

    async def _read_back(self) -> None:
        events = modernised([decode(body) for body in await self._store.read(self.key)])
        self.reset()
        self.restore(events[1:])
        self.behind = self.uncommitted = False

    async def _broadcast_since(self, since: int, sealed: bool) -> None:
        if self.n - 1 != since:
            await self.on_new_events(since, self.session.started_at > since or sealed)

    def _sealed(self) -> bool:
        return self.match is not None and self.match.sealed


def transaction(command: Callable[Concatenate[R, P], Awaitable[None]]) -> Callable[Concatenate[R, P], Coroutine[Any, Any, None]]:
    """A command that changes the room: see :meth:`LoggedRoom.transact`."""

    @wraps(command)
    def alone(room: R, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, None]:
        return room.transact(command, room, *args, **kwargs)

    return alone
