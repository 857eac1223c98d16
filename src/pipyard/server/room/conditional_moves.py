"""Conditional lines in games with days for a move: "if they play this, I play that", where nothing is hidden and no dice come between."""

from __future__ import annotations

import logging
from functools import partial

from pipyard.core.errors import PipyardError
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.core.turn import Choose, Turn
from pipyard.server.club import premoves
from pipyard.server.club.premoves import Line
from pipyard.server.off_loop import OffLoop
from pipyard.server.protocol.line_messages import PremovesKept
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.game_session import encoded
from pipyard.server.room.seats import RequestRefused, Visitor
from pipyard.server.store.base import Conflict, StoreError

logger = logging.getLogger(__name__)


class ConditionalMoves:
    """Keeps the lines of the seats, and plays what follows when it comes as expected."""

    def __init__(self, room: LoggedRoom, off_loop: OffLoop) -> None:
        self._room = room
        self._off_loop = off_loop

    async def ask(self, visitor: Visitor, number: int, line: Line | None, after: int, id: int) -> None:
        """Keep a line (empty: forget it), or only say what is kept (None)."""
        await self._room.transact(self._ask, visitor, number, line, after, id)

    async def _ask(self, visitor: Visitor, number: int, line: Line | None, after: int, id: int) -> None:
        room = self._room
        room.must_hold(visitor, number)
        match = room.playing()
        if not room.days or room.club is None or not room.session.is_public:
            raise RequestRefused("illegal", because("why-no-premoves-here"))
        if line is not None:
            room.must_be_fresh(after)
            if line:
                await self._off_loop.run(room.account, must_be_playable, match, number, line)
            await room.club.run(partial(premoves.keep, room.key, number, len(match.events), line))
        at, kept = await room.club.run(partial(premoves.of_seat, room.key, number))
        visitor.send(encoded(PremovesKept(id, number, rest_of(match, at, kept) or ())))

    async def play_next(self) -> None:
        """Play the next move of a line, if it is the turn of its seat and all went as expected. Under the room lock."""
        room, match = self._room, self._room.match
        if not room.days or room.club is None or match is None or not room.session.is_public:
            return
        seat = mover(match.turn)
        if seat < 0 or room.seats[seat].bot:
            return
        try:
            at, kept = await room.club.run(partial(premoves.of_seat, room.key, seat))
            rest = rest_of(match, at, kept)
            if kept and not rest:
                await room.club.run(partial(premoves.keep, room.key, seat, 0, ()))
            if rest:
                await room.play(match, seat, rest[0])
        except Conflict:
            await room.reload()  # another process was quicker
        except (StoreError, RequestRefused) as error:
            logger.warning("room %s: a conditional move was not played: %s", room.key[:6], error)


def mover(turn: Turn) -> int:
    """The only seat that has to move; -1: chance decides, or several choose at once."""
    return turn.seats[0] if isinstance(turn, Choose) and turn.how == "alone" and len(turn.seats) == 1 else -1


def rest_of(match: Match, at: int, line: Line) -> Line | None:
    """What is left of a line that began after so many events; None: something else was played."""
    played = tuple([event.text for event in match.events[at:]])
    return line[len(played) :] if at <= len(match.events) and line[: len(played)] == played else None


def must_be_playable(match: Match, number: int, line: Line) -> None:
    """Refuse a line that is illegal, meets chance, begins with one's own move, or does not end with one."""
    tried = Match(match.game, match.seats, "", source=None)
    tried.follow(match.events)
    seat = mover(tried.turn)
    if seat == number:
        raise RequestRefused("turn", because("why-premoves-answer"))
    last = -1
    for move in line:
        seat = mover(tried.turn)
        if seat < 0:
            raise RequestRefused("illegal", because("why-premoves-meet-chance"))
        try:
            tried.submit(seat, move)
        except PipyardError as error:
            raise RequestRefused("illegal", error.text) from None
        if tried.events[-1].text != move:
            raise RequestRefused("illegal", because("why-premoves-as-written", move=tried.events[-1].text))
        last = seat
    if last != number:
        raise RequestRefused("illegal", because("why-premoves-answer"))
