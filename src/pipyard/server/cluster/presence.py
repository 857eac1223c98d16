"""Presence between processes that serve the same rooms: who is connected where, live actions, and clocks.

Nothing of this is stored. A process announces the seats that are held at it when they change and when it is asked; the people of a
silent process count as gone. Time used is announced too, so that nobody gains time by reconnecting to another process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping

import msgspec

from pipyard.core.errors import PipyardError
from pipyard.server.room.live.relay import FRAMES, LIVE, LIVE_OVER
from pipyard.server.room.room import Room
from pipyard.server.store.base import Store, StoreError

logger = logging.getLogger(__name__)
ALIVE, ASK, HERE, CLOCK = "alive", "who", "here", "clock"
ALL_ROOMS = "-"
"""Instead of a room key: all rooms."""
NO_SEATS, ONLY_SPECTATORS = "", "-"
"""Instead of seats: nobody; only spectators."""
HEARTBEAT_SECONDS = 2.0
"""Seconds between two heartbeats."""
SILENCE_SECONDS = 8.0
"""Seconds without a heartbeat after which a process counts as gone."""


class Presence:
    """Sends presence to other processes and applies theirs."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._last_heartbeat: dict[str, float] = {}  # last heartbeat of each process
        self._tasks: set[asyncio.Task[None]] = set()
        self._announced: dict[str, str] = {}
        store.on_message = self.on_message

    def on_presence(self, room: Room) -> None:
        """Somebody entered or left a room at this process."""
        if not self._store.shared:
            return
        who = present_at(room)
        if len(room.visitors) == 1 and room.key not in self._announced:
            self._publish((room.key, ASK))
        if self._announced.get(room.key, NO_SEATS) != who:
            self._announced[room.key] = who
            if who == NO_SEATS:
                del self._announced[room.key]
            self._publish((room.key, f"{HERE} {who}"), *_clock_of(room))

    def request_presence(self, sender: str = "") -> None:
        """Ask one process, or all, for their presence: messages may have been missed."""
        if self._store.shared and any([room.visitors for room in self._rooms.values()]):
            self._publish((ALL_ROOMS, f"{ASK} {sender}".rstrip()))

    def on_message(self, sender: str, key: str, what: str) -> None:
        """Handle a message of another process."""
        known, self._last_heartbeat[sender] = sender in self._last_heartbeat, asyncio.get_running_loop().time()
        if not known:
            self.request_presence(sender)
        kind, _, rest = what.partition(" ")
        try:
            if key == ALL_ROOMS:
                if kind == ASK and rest in ("", self._store.me):
                    self._announce(list(self._rooms.values()))
            elif key in self._rooms:
                self._apply(self._rooms[key], sender, kind, rest)
        except (PipyardError, msgspec.MsgspecError, ValueError) as error:
            logger.warning("unreadable message from another process: %s", error)

    def _apply(self, room: Room, sender: str, kind: str, rest: str) -> None:
        if kind == ASK:
            self._announce([room])
        elif kind == HERE:
            before = room.audience.elsewhere.get(sender)
            if rest == NO_SEATS:
                room.audience.elsewhere.pop(sender, None)
            else:
                room.audience.elsewhere[sender] = frozenset([int(seat) for seat in rest.split(",") if seat.isdecimal()])
            if before is None and rest != NO_SEATS:
                room.live.relay.announce()
            if (before or frozenset()) != room.audience.elsewhere.get(sender, frozenset()):
                _send_presence(room)
        elif kind == CLOCK:
            last, _, used = rest.partition(" ")
            if int(last) == room.session.last_number:
                learned = {int(seat): int(spent) for seat, _, spent in [one.partition(":") for one in used.split(",")]}
                if room.clock.learn(learned):
                    room.broadcast.send_presence()
        elif kind in (LIVE, FRAMES, LIVE_OVER):
            room.live.relay.on_message(sender, kind, rest)

    def _announce(self, rooms: list[Room]) -> None:
        """Announce who is here and what the clocks show."""
        messages = [(room.key, f"{HERE} {present_at(room)}") for room in rooms if room.visitors]
        messages += [word for room in rooms for word in _clock_of(room)]
        if messages:
            self._publish(*messages)

    async def send_heartbeats(self) -> None:
        """Send heartbeats, and drop silent processes."""
        while self._store.shared:
            with contextlib.suppress(StoreError):
                await self._store.publish((ALL_ROOMS, ALIVE))
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.drop_silent()

    def drop_silent(self) -> None:
        """Drop the people of processes without a heartbeat for too long."""
        now = asyncio.get_running_loop().time()
        silent = [sender for sender, when in self._last_heartbeat.items() if now - when > SILENCE_SECONDS]
        for sender in silent:
            del self._last_heartbeat[sender]
        for room in list(self._rooms.values()):
            room.live.relay.drop_silent(SILENCE_SECONDS)
            gone = [room.audience.elsewhere.pop(sender) for sender in silent if sender in room.audience.elsewhere]
            if any(gone):
                _send_presence(room)

    def _publish(self, *messages: tuple[str, str]) -> None:
        async def work() -> None:
            try:
                await self._store.publish(*messages)
            except StoreError as error:
                logger.warning("room %s: %s", messages[0][0][:6], error)

        task = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def present_at(room: Room) -> str:
    """Who is connected to a room here, as announced."""
    if not room.visitors:
        return NO_SEATS
    return ",".join([str(seat) for seat in sorted(room.audience.held_here())]) or ONLY_SPECTATORS


def _clock_of(room: Room) -> list[tuple[str, str]]:
    """The time used by the seats to move, as announced."""
    used = ",".join([f"{seat}:{spent}" for seat, spent in room.clock.used().items()])
    return [(room.key, f"{CLOCK} {room.session.last_number} {used}")] if used else []


def _send_presence(room: Room) -> None:
    room.broadcast.seats_changed()
    room.broadcast.send_presence()
