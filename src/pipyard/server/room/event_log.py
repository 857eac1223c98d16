"""A room and its log: it is what its entries make of it.

Everything that changes a room goes the same way: under the room's lock the rules decide, the entries are kept on disk, and only
then is anybody told. Where another process was quicker, the wish is judged again by what is true then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, ParamSpec, cast

from pipyard.core.errors import BadLog
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.physics.live import Lives
from pipyard.server.botpool.pool import Thinkers
from pipyard.server.room.broadcast import Telling
from pipyard.server.room.clock import Clock
from pipyard.server.room.evening import Evening
from pipyard.server.room.game_session import Course
from pipyard.server.room.live.live_actions import Steering
from pipyard.server.room.race.race import Contest
from pipyard.server.room.seats import Refused, Seat, Visitor, empty_seats, new_secret
from pipyard.server.room.tasks import Going
from pipyard.server.socket.protocol import ChatLine, ClockRule, SeatColour, UndoNow
from pipyard.server.store import events as entries
from pipyard.server.store.base import Keeper, StoreTrouble, Taken
from pipyard.server.store.events import (
    Began,
    Entry,
    Happened,
    Modernised,
    Opened,
    Planned,
    Readied,
    Recoloured,
    Renamed,
    Sat,
    Spoken,
    UndoAnswered,
    UndoAsked,
)
from pipyard.server.store.migrate import modernised
from pipyard.shelf import game as find_game

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

logger = logging.getLogger(__name__)
MOST_CHAT = 200
"""Older chat is kept on disk but not shown."""
MAX_ROOM_EVENTS = 20_000
"""A room with more is only played to the end of its game: it costs too much to read back."""
MENDING = 1.0
"""Seconds after trouble with the store until the room looks what it has kept."""
MOST_ATTEMPTS = 20
"""So often a wish is judged again because another process has written in the room before it was kept."""
P = ParamSpec("P")


class Chronicle:
    """A room as its entries tell it, and the keeping of new ones."""

    def __init__(self, key: str, opened: Opened, game: Game, store: Keeper, thinkers: Thinkers, lives: Lives, pause: float) -> None:
        self.key = key
        self.game = game
        self.options = opened.options
        self.hand = opened.hand
        self.seats: list[Seat] = empty_seats(opened.seats)
        self.n = 1
        self.chat: list[ChatLine] = []
        self.undo: UndoNow | None = None
        self.visitors: list[Visitor] = []
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The other processes at which somebody is in this room, and the seats that are held there."""
        self.on_presence: Callable[[], None] = _nothing
        """Called when somebody has come or gone."""
        self.lock = asyncio.Lock()
        self.behind = False
        """Another process has written here and nobody was there to see it."""
        self.unkept = False
        """Something in memory was not kept, so it has not happened: nobody may hear of it."""
        self.account = key
        """Who pays for what its bots use: the address that opened the room, as long as that is known."""
        self.secret = opened.secret or new_secret()  # rooms of earlier versions have none
        self._opened = opened
        self._store = store
        room = cast("Room", self)
        rule = ClockRule(opened.clock, opened.bank, opened.more, "rules" if opened.when_out == "rules" else "lose")
        self.course = Course()
        self.evening = Evening(opened.seats)
        self.clock = Clock(room, rule)
        self.going = Going(room, thinkers, pause)
        self.contest = Contest(room)
        self.steering = Steering(room, lives, store)
        self.telling = Telling(room)

    @property
    def match(self) -> Match | None:
        return self.course.match

    # --- from the log

    def restore(self, kept: Sequence[Entry]) -> None:
        """Go through the entries after the first. Chance and bots go on when somebody comes."""
        for entry in kept:
            self.apply(entry)
            self.n += 1

    def apply(self, entry: Entry) -> None:
        """Let happen in memory what an entry says; its number is ``n``."""
        if isinstance(entry, Happened):
            self.course.follow(entry, self.n)
            self.clock.pay(entry)
            self.undo = None
            return
        self.telling.chairs_changed()
        match entry:
            case Sat():
                seat = self.seats[entry.seat]
                seat.name, seat.token, seat.bot = entry.name, entry.token, entry.bot
                if entry.colour:
                    seat.colour = cast("SeatColour", entry.colour)
                if self.hand and not entry.bot:
                    self.course.source.by_hand.add(entry.seat)
            case Renamed():
                self.seats[entry.seat].name = entry.name
            case Recoloured():
                self.seats[entry.seat].colour = cast("SeatColour", entry.colour)
            case Readied():
                self.seats[entry.seat].ready = entry.yes
            case Planned():
                self.evening.plan = entry
                for seat in self.seats:
                    seat.ready = False
            case Began():
                self._apply_began(entry)
            case UndoAsked():
                self.undo = UndoNow(entry.seat, entry.waiting)
            case UndoAnswered():
                if self.undo is not None:
                    waiting = tuple([seat for seat in self.undo.waiting if seat not in entry.seats])
                    self.undo = UndoNow(self.undo.seat, waiting) if entry.yes else None
            case Spoken():
                self.chat = [*self.chat[1 - MOST_CHAT :], ChatLine(self.n, entry.seat, entry.name, entry.text)]
            case Modernised():
                pass
            case Opened():
                raise AssertionError("a room is opened once")

    def _apply_began(self, entry: Began) -> None:
        self.evening.note(self.match)
        self.undo = None
        if entry.game:
            self.game, self.options = find_game(entry.game, **entry.options), entry.options
        for seat in self.seats:
            seat.ready = False
        self.course.begin(self.game, len(self.seats), self.n)
        self.clock.reset(len(self.seats))

    def _forget(self) -> None:
        """Be as a room is before its first entry."""
        opened = self._opened
        self.game, self.options = find_game(opened.game, **opened.options), opened.options
        self.seats = empty_seats(opened.seats)
        self.chat, self.n, self.undo = [], 1, None
        self.evening = Evening(opened.seats)
        self.course.clear()
        self.telling.chairs_changed()

    # --- keeping

    async def judge(self, wish: Callable[P, Awaitable[None]], *args: P.args, **kwargs: P.kwargs) -> None:
        """A wish has the room for itself; and if another process was quicker, it is judged again by what is true then."""
        async with self.lock:
            if self.unkept:
                await self.mend()
            for _ in range(MOST_ATTEMPTS):
                try:
                    await wish(*args, **kwargs)
                    return
                except Taken:
                    await self.reread()
            raise StoreTrouble(because("why-too-much-happens"))

    async def keep(self, new: Sequence[Entry]) -> None:
        """Write entries; if that fails nobody may go on with what is in memory, because it never happened."""
        self.unkept = True
        try:
            await self._store.append(self.key, self.n, [entries.encode(entry) for entry in new])
        except Taken:
            raise
        except BaseException:
            self.going.begin("mend", self._mend_soon())
            raise
        self.unkept = False

    async def keep_and_apply(self, *new: Entry) -> None:
        if self.n + len(new) > MAX_ROOM_EVENTS:
            raise Refused("limit", because("why-room-is-full"))
        if new:
            await self.keep(new)
            self.restore(new)

    async def keep_and_tell(self, opened: bool) -> None:
        """Keep what has just happened in the match, then tell it; ``opened``: what was sealed can be read now."""
        since = self.n - 1
        self.contest.wake()
        fresh = self.course.fresh
        await self.keep(fresh)
        self.n += len(fresh)
        self.course.number(since + 1)
        self.undo = None
        self.steering.look()
        if self.clock.runs:
            for event in fresh:
                self.clock.pay(event)
            self.clock.wind()
        if opened:
            self.telling.tables()
        else:
            self.telling.news(since)
        self.steering.relay.news()
        await self.going.on()

    # --- what other processes write

    async def catch_up(self) -> None:
        """Another process has written in this room."""
        if not self.visitors:
            self.behind = True
            return
        async with self.lock:
            await self.mend()
            await self.read_on()

    async def mend(self) -> None:
        """After trouble with the store: the log knows what has happened and what has not."""
        if self.unkept:
            await self.reread()

    async def _mend_soon(self) -> None:
        while self.unkept and self.visitors:
            await asyncio.sleep(MENDING)
            with contextlib.suppress(StoreTrouble):
                async with self.lock:
                    await self.mend()
                    self.going.end("mend")
                    await self.going.on()

    async def read_on(self) -> None:
        """Go on to the end of the log, and tell everybody."""
        since, sealed = self.n - 1, self.match is not None and self.match.sealed
        new = [entries.decode(body) for body in await self._store.read(self.key, self.n)]
        try:
            self.restore(new)
        except BadLog as error:  # what is in memory is not what was kept
            logger.warning("room %s: %s", self.key[:6], error)
            await self._begin_again()
        self.behind = False
        await self._tell_news(since, sealed)

    async def reread(self) -> None:
        """What is in memory was not kept, because something else was: begin again from the log, and tell everybody."""
        since, sealed = self.n - 1, self.match is not None and self.match.sealed
        await self._begin_again()
        await self._tell_news(since, sealed)

    async def _begin_again(self) -> None:
        kept = modernised([entries.decode(body) for body in await self._store.read(self.key)])
        self._forget()
        self.restore(kept[1:])
        self.behind = self.unkept = False

    async def _tell_news(self, since: int, sealed: bool) -> None:
        if self.n - 1 == since:
            return
        self.steering.look()
        self.clock.wind()
        if self.course.began > since or sealed:
            self.telling.tables()
        else:
            self.telling.news(since)
        self.contest.overtaken(since)
        self.steering.relay.news()
        await self.going.on()


def _nothing() -> None:
    """Nobody has to know."""
