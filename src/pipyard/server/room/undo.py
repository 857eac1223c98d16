"""Taking moves back: a seat asks, and the other people agree or not."""

from __future__ import annotations

from pipyard.core.errors import NoUndo
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.server.room.broadcast import Broadcast
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.seats import RequestRefused, Visitor
from pipyard.server.store.events import UndoAnswered, UndoAsked


class Undo:
    """Requests to take a move back."""

    def __init__(self, room: LoggedRoom, broadcast: Broadcast) -> None:
        self._room = room
        self._broadcast = broadcast

    async def ask(self, visitor: Visitor, number: int) -> None:
        await self._room.transact(self._ask, visitor, number)

    async def answer(self, visitor: Visitor, number: int, yes: bool) -> None:
        await self._room.transact(self._answer, visitor, number, yes)

    async def _ask(self, visitor: Visitor, number: int) -> None:
        room = self._room
        room.must_hold(visitor, number)
        match = room.playing(even_over=True)
        room.must_not_be_rated()
        if number not in match.undoable():
            raise RequestRefused("illegal", because("why-nothing-of-yours-back"))
        waiting = tuple([i for i, seat in enumerate(room.seats) if seat.kind == "person" and i not in visitor.seats])
        if not waiting:
            await self._take_back(match, number)
            return
        since = room.n - 1
        await room.append_events(UndoAsked(number, waiting))
        self._broadcast.send_update(since)

    async def _answer(self, visitor: Visitor, number: int, yes: bool) -> None:
        room = self._room
        room.must_hold(visitor, number)
        match = room.playing(even_over=True)
        asked = room.undo_now
        if asked is None or (number not in asked.waiting and number != asked.seat):
            raise RequestRefused("illegal", because("why-nobody-asks-to-undo"))
        if yes and number == asked.seat:
            raise RequestRefused("illegal", because("why-others-have-to-agree"))
        if yes and set(asked.waiting) <= visitor.seats:
            await self._take_back(match, asked.seat)
            return
        since = room.n - 1
        await room.append_events(UndoAnswered(tuple([seat for seat in asked.waiting if seat in visitor.seats]), yes))
        self._broadcast.send_update(since)

    async def _take_back(self, match: Match, number: int) -> None:
        self._room.must_have_space()  # a move and its undo, again and again, never end
        sealed = match.sealed
        match.state.record_steps()
        try:
            while match.undo().seat != number:
                pass
        except NoUndo as error:
            self._room.undo_now = None
            raise RequestRefused("illegal", error.text) from None
        await self._room.commit(sealed and not match.sealed)
