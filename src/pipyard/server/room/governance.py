"""Who manages a room: its host; without a host, or while the host is away, a vote of the seated people.

Every decision is an event in the log and a line in the chat.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from pipyard.core.text import because
from pipyard.server.protocol import messages
from pipyard.server.protocol.common import ManageAction
from pipyard.server.room.audience import Audience
from pipyard.server.room.broadcast import Broadcast
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.game_session import encoded
from pipyard.server.room.seats import NOBODY, RequestRefused, Visitor, hashed
from pipyard.server.store.events import Closed, Freed, HostNamed, Proposed, Reopened, TokenRenewed, Voted

VOTE_SECONDS: Final = 60.0
"""Seconds after which another vote may replace an unfinished one."""


class Governance:
    """Manages a room and its seats."""

    def __init__(self, room: LoggedRoom, audience: Audience, broadcast: Broadcast) -> None:
        self._room = room
        self._audience = audience
        self._broadcast = broadcast
        self._called = 0.0  # when the running vote was called

    async def manage(self, visitor: Visitor, action: ManageAction, seat: int, id: int) -> None:
        """Decide as the host or about one's own seat; otherwise call a vote."""
        await self._room.transact(self._manage, visitor, action, seat, id)

    async def vote(self, visitor: Visitor, yes: bool) -> None:
        await self._room.transact(self._vote, visitor, yes)

    async def _manage(self, visitor: Visitor, action: ManageAction, seat: int, id: int) -> None:
        room = self._room
        room.must_sit(visitor)
        room.must_not_be_closed()
        if action in ("kick", "free", "token", "close"):
            room.must_not_be_rated_now()
        if action not in ("open", "close", "token"):
            self._must_be_taken(seat)
        if action == "free" and seat in visitor.seats:
            await self._decide("leave", seat, seat)
            return
        self._must_be_possible(visitor, action, seat)
        if room.host in visitor.seats:
            await self._decide(action, seat, room.host, id)
            return
        present = self._audience.present()
        if action == "host" or room.host in present:
            raise RequestRefused("seat", because("why-host-decides"))
        await self._propose(visitor, action, seat, present)

    def _must_be_taken(self, seat: int) -> None:
        if not 0 <= seat < len(self._room.seats) or self._room.seats[seat].kind == "open":
            raise RequestRefused("seat", because("why-nobody-sits-there", seat=seat))

    def _must_be_possible(self, visitor: Visitor, action: ManageAction, seat: int) -> None:
        if action == "kick" and seat in visitor.seats:
            raise RequestRefused("illegal", because("why-seat-is-your-own"))
        if action in ("free", "token"):
            if not 0 <= seat < len(self._room.seats) or self._room.seats[seat].kind not in ("person", "open"):
                raise RequestRefused("illegal", because("why-nobody-sits-there", seat=seat))
            if seat in self._audience.present():
                raise RequestRefused("illegal", because("why-seat-is-present"))
        if action == "token" and self._room.keeps_secrets:
            raise RequestRefused("illegal", because("why-seat-has-secrets"))
        if action == "host" and self._room.seats[seat].kind != "person":
            raise RequestRefused("illegal", because("why-nobody-sits-there", seat=seat))

    async def _propose(self, visitor: Visitor, action: ManageAction, seat: int, present: set[int]) -> None:
        room = self._room
        if room.vote is not None and time.monotonic() - self._called < VOTE_SECONDS:
            raise RequestRefused("illegal", because("why-vote-is-running"))
        people = {number for number, one in enumerate(room.seats) if one.kind == "person"} - visitor.seats - {seat}
        waiting = tuple(sorted(people & present))
        by = min(visitor.seats)
        if waiting:
            self._called = time.monotonic()
            since = room.n - 1
            await room.append_events(Proposed(by, action, seat, waiting))
            self._broadcast.send_update(since)
        elif action in ("free", "token", "open") or (action == "kick" and room.seats[seat].bot) or (action == "close" and not people):
            await self._decide(action, seat, by)  # nobody else is here to vote
        else:
            raise RequestRefused("seat", because("why-nobody-to-vote"))

    async def _vote(self, visitor: Visitor, yes: bool) -> None:
        room = self._room
        vote = room.vote
        mine = tuple([seat for seat in vote.waiting if seat in visitor.seats]) if vote is not None else ()
        if vote is not None and not mine and vote.by in visitor.seats and not yes:
            mine = (vote.by,)
        if vote is None or not mine:
            raise RequestRefused("illegal", because("why-no-vote-of-yours"))
        since = room.n - 1
        await room.append_events(Voted(mine, yes))
        after = room.vote
        if after is not None and 2 * len(after.yes) > len(after.yes) + len(after.no) + len(after.waiting):
            await self._decide(after.action, after.seat, NOBODY, caller=after.by)
        else:
            self._broadcast.send_update(since)

    async def _decide(self, what: str, seat: int, by: int, id: int = 0, caller: int = NOBODY) -> None:
        """Store a decision and broadcast it. A new token goes to the seat that requested it."""
        room = self._room
        if what in ("kick", "free", "leave"):
            await room.append_events(Freed(seat, by, what))
        elif what == "token":
            token = secrets.token_urlsafe(24)
            await room.append_events(TokenRenewed(seat, hashed(token), by))
            for visitor in self._audience.visitors:
                if (by if caller == NOBODY else caller) in visitor.seats:
                    visitor.send(encoded(messages.TokenMade(id, seat, token)))
                    break
        elif what == "host":
            await room.append_events(HostNamed(seat, by))
        elif what == "open":
            await room.append_events(Reopened(by))
        else:
            await room.append_events(Closed(by))
        self._broadcast.send_table_to_all()
