"""Other processes that serve the same rooms: who is present there, what is steered there, and what their clocks show.

Nothing of this is kept. A process says in which room somebody is connected to it, and which seats they hold, when that changes and
when it is asked; a process of which nothing is heard any more takes its people with it. What somebody has used of his time is
said with it: whoever goes on at another process does not begin anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from pipyard.core.errors import PipyardError
from pipyard.server.cluster.live_relay import FRAMES, LIVE, OVER
from pipyard.server.store.base import Store, StoreError

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

logger = logging.getLogger(__name__)
ALIVE, ASK, HERE, CLOCK = "alive", "who", "here", "clock"
EVERYWHERE = "-"
"""In the place of a room: in all rooms."""
NOBODY, WATCHERS = "", "-"
"""In the place of seats: nobody is there; only spectators are."""
PULSE = 2.0
"""Seconds between two signs of life."""
SILENCE = 8.0
"""After so many seconds without one a process is gone."""


class Presence:
    """What this process tells the others, and what it hears from them."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._heard: dict[str, float] = {}  # when each process was last heard of
        self._tasks: set[asyncio.Task[None]] = set()
        self._said: dict[str, str] = {}
        store.overheard = self.overheard

    def arrived(self, room: Room) -> None:
        """Somebody has come into or gone from a room here."""
        if not self._store.shared:
            return
        who = present_at(room)
        if len(room.visitors) == 1 and room.key not in self._said:
            self._whisper((room.key, ASK))
        if self._said.get(room.key, NOBODY) != who:
            self._said[room.key] = who
            if who == NOBODY:
                del self._said[room.key]
            self._whisper((room.key, f"{HERE} {who}"), *_clock_of(room))

    def ask_anew(self, sender: str = "") -> None:
        """Something may have been missed, of one process or of all: who is where?"""
        if self._store.shared and any([room.visitors for room in self._rooms.values()]):
            self._whisper((EVERYWHERE, f"{ASK} {sender}".rstrip()))

    def overheard(self, sender: str, key: str, what: str) -> None:
        """Another process whispers."""
        known, self._heard[sender] = sender in self._heard, asyncio.get_running_loop().time()
        if not known:
            self.ask_anew(sender)
        kind, _, rest = what.partition(" ")
        try:
            if key == EVERYWHERE:
                if kind == ASK and rest in ("", self._store.me):
                    self._answer(list(self._rooms.values()))
            elif key in self._rooms:
                self._overheard_in(self._rooms[key], sender, kind, rest)
        except (PipyardError, msgspec.MsgspecError, ValueError) as error:
            logger.warning("another process says what cannot be understood: %s", error)

    def _overheard_in(self, room: Room, sender: str, kind: str, rest: str) -> None:
        if kind == ASK:
            self._answer([room])
        elif kind == HERE:
            before = room.elsewhere.get(sender)
            if rest == NOBODY:
                room.elsewhere.pop(sender, None)
            else:
                room.elsewhere[sender] = frozenset([int(seat) for seat in rest.split(",") if seat.isdigit()])
            if before is None and rest != NOBODY:
                room.live.relay.announce()
            if (before or frozenset()) != room.elsewhere.get(sender, frozenset()):
                _tell_presence(room)
        elif kind == CLOCK:
            last, _, used = rest.partition(" ")
            if int(last) == room.session.last_number:
                room.clock.learn({int(seat): int(spent) for seat, _, spent in [one.partition(":") for one in used.split(",")]})
        elif kind in (LIVE, FRAMES, OVER):
            room.live.relay.overheard(sender, kind, rest)

    def _answer(self, rooms: list[Room]) -> None:
        """Say who is here, where somebody is, and what the clocks show."""
        said = [(room.key, f"{HERE} {present_at(room)}") for room in rooms if room.visitors]
        said += [word for room in rooms for word in _clock_of(room)]
        if said:
            self._whisper(*said)

    async def pulse(self) -> None:
        """Give signs of life, and miss those of the others."""
        while self._store.shared:
            with contextlib.suppress(StoreError):
                await self._store.whisper((EVERYWHERE, ALIVE))
            await asyncio.sleep(PULSE)
            self.miss()

    def miss(self) -> None:
        """Whoever was not heard of for too long is gone."""
        now = asyncio.get_running_loop().time()
        silent = [sender for sender, when in self._heard.items() if now - when > SILENCE]
        for sender in silent:
            del self._heard[sender]
        for room in list(self._rooms.values()):
            room.live.relay.miss(SILENCE)
            gone = [room.elsewhere.pop(sender) for sender in silent if sender in room.elsewhere]
            if any(gone):
                _tell_presence(room)

    def _whisper(self, *said: tuple[str, str]) -> None:
        async def work() -> None:
            try:
                await self._store.whisper(*said)
            except StoreError as error:
                logger.warning("room %s: %s", said[0][0][:6], error)

        task = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def present_at(room: Room) -> str:
    """Who is in a room here, as it is whispered."""
    if not room.visitors:
        return NOBODY
    return ",".join([str(seat) for seat in sorted(room.held_here())]) or WATCHERS


def _clock_of(room: Room) -> list[tuple[str, str]]:
    """What those who are asked have used of their time, as it is whispered."""
    used = ",".join([f"{seat}:{spent}" for seat, spent in room.clock.used().items()])
    return [(room.key, f"{CLOCK} {room.session.last_number} {used}")] if used else []


def _tell_presence(room: Room) -> None:
    room.broadcast.seats_changed()
    room.broadcast.send_presence()
