"""Games whose time runs on while nobody is connected: rated ones, and those with days for a move.

What falls due is noted in the store, so that it outlives this process. Whoever runs out of time loses; but a game in which somebody has
not made a first move is aborted, and one that nothing moves on is given up: both close the room, without a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.server.club import turns
from pipyard.server.club.turns import NOBODYS, OpenTurn, RoomTurns
from pipyard.server.room.autoplay import AutoPlay
from pipyard.server.room.broadcast import Broadcast
from pipyard.server.room.clock import UNPAID_EVENTS, Clock
from pipyard.server.room.conditional_moves import ConditionalMoves
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.seats import NOBODY
from pipyard.server.store.base import StoreError
from pipyard.server.store.events import Began, Closed, Freed, GameEvent, RoomEvent, Sat
from pipyard.server.store.script import Starter

UNATTENDED_MS: Final = 30_000
"""Milliseconds after which a server looks whether dice or bots still keep a game waiting."""
GIVEN_UP_MS: Final = 86_400_000
"""Milliseconds after which a game that waits for neither a person nor anything that can be done is given up."""
CHANGES: Final = (GameEvent, Began, Sat, Freed, Closed)
"""Events that may change whose turn it is."""


class Unattended:
    """Keeps the turns of a room in the store, and takes up what falls due."""

    def __init__(self, room: LoggedRoom, clock: Clock, broadcast: Broadcast, autoplay: AutoPlay, premoves: ConditionalMoves) -> None:
        self._room = room
        self._premoves = premoves
        self._told: tuple[int, ...] = ()
        self._clock = clock
        self._broadcast = broadcast
        self._autoplay = autoplay

    def turns_after(self, events: Sequence[RoomEvent]) -> Starter[None] | None:
        """What the club notes with these events. Those of the game have been applied already, others not yet."""
        room = self._room
        if not room.runs_on or room.club is None or not any([isinstance(event, CHANGES) for event in events]):
            return None
        return room.club.turns(self._turns_after(events))

    def _turns_after(self, events: Sequence[RoomEvent]) -> RoomTurns:
        room, match = self._room, self._room.match
        over = match is None or match.over is not None or room.closed or any([isinstance(event, Closed) for event in events])
        members = {number: seat.member for number, seat in enumerate(room.seats)}
        names = {number: seat.name for number, seat in enumerate(room.seats)}
        for event in events:
            if isinstance(event, (Sat, Freed)):
                members[event.seat], names[event.seat] = (event.member, event.name) if isinstance(event, Sat) else ("", "")
        left = {} if over else self._clock.open_turns()
        found = [OpenTurn(seat, members[seat], used, rest) for seat, (used, rest) in left.items()]
        if not over and not found:
            found = [OpenTurn(NOBODYS, "", 0, UNATTENDED_MS)]
        return RoomTurns(room.key, room.game.info.key, tuple(names.values()), room.days, tuple(found))

    async def resume(self) -> int:
        """Set the clock by what the store knows; return the milliseconds since a turn of nobody's began."""
        room = self._room
        if not room.runs_on or room.club is None:
            return 0
        try:
            since = await room.club.run(partial(turns.began, room.key))
        except StoreError:
            return 0  # the clock goes on from what it knows
        now = turns.now_ms()
        self._clock.resume({seat: (now - began) / 1000 for seat, began in since.items() if seat != NOBODYS})
        return now - since.get(NOBODYS, now)

    def tell(self) -> None:
        """Tell the host's messenger whose turn it is, once a turn of a game with days for a move."""
        room, match = self._room, self._room.match
        if not room.days or room.club is None or room.club.webhook is None or match is None:
            return
        turn = match.turn
        asked = tuple([seat for seat in turn.seats if room.seats[seat].kind == "person"]) if isinstance(turn, Choose) else ()
        if asked and asked != self._told:
            room.club.webhook.tell(room.key, room.game.info.title, [room.seats[seat].name for seat in asked])
        self._told = asked or self._told

    async def sweep(self) -> None:
        """Something is due, and perhaps nobody is here."""
        await self._room.transact(self._sweep)

    async def _sweep(self) -> None:
        room = self._room
        if room.behind:
            await room.read_new_events()
        waited = await self.resume()
        await self._premoves.play_next()
        match = room.match
        if match is None or match.over is not None or room.closed:
            assert room.club is not None
            await room.club.run(partial(turns.drop, room.key))
        elif waited >= GIVEN_UP_MS:
            await self._close("abandoned")
        elif not await self.play_late(match):
            await self._autoplay.proceed()

    async def play_late(self, match: Match) -> bool:
        """Move for the seats whose time is up, or abort the game; whether anything happened."""
        room = self._room
        sealed = match.sealed
        if room.runs_on and not room.tournament and self._clock.somebody_loses() and not everybody_has_moved(room, match):
            await self._close("aborted")
            return True
        if not self._clock.play_late(match):
            self._clock.wind()
            return False
        await room.commit(sealed and not match.sealed)
        return True

    async def _close(self, why: str) -> None:
        await self._room.append_events(Closed(NOBODY, why))
        self._clock.stop()
        self._broadcast.send_table_to_all()


def everybody_has_moved(room: LoggedRoom, match: Match) -> bool:
    """Whether every person has made a move of their own."""
    moved = {event.seat for event in match.events if event.text not in UNPAID_EVENTS}
    return all([number in moved for number, seat in enumerate(room.seats) if not seat.bot])
