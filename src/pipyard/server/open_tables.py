"""Looks after the open tables of a server: notes where somebody sits, lets bots take seats that stay open, finds opponents."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.server.club import listings
from pipyard.server.club.members import ClubRefusal, Member
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.club_messages import Seek, SeekResult
from pipyard.server.protocol.http_messages import NewRoom, NewSeat
from pipyard.server.room.room import Room

LISTING_SECONDS: Final = 5.0
"""Seconds between two looks at the tables."""
LIST_CACHE_SECONDS: Final = 1.0
"""Seconds for which the list of tables is reused."""
FILL_BOT: Final = "club"
"""The bot that takes seats which stay open."""
FILL_SECONDS: Final = 60
"""Seconds after which it does so at a table that a seek has opened."""
SEEK_MORE: Final = 5
"""Seconds added after each move there."""
DAY_SECONDS: Final = 86_400


class OpenTables:
    """The listed tables of this process."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._waited: dict[str, float] = {}
        self._shown = (listings.TableList((), ()), 0.0)
        self._seeking = asyncio.Lock()

    async def shown(self) -> listings.TableList:
        """The list for everybody, read once for all who look at the same time."""
        club = self._lobby.club
        now = asyncio.get_running_loop().time()
        if club is not None and now >= self._shown[1]:
            self._shown = (self._shown[0], now + LIST_CACHE_SECONDS)  # who asks meanwhile gets the earlier one
            self._shown = (await club.run(listings.shown), now + LIST_CACHE_SECONDS)
        return self._shown[0]

    async def refresh_regularly(self) -> None:
        while True:
            await asyncio.sleep(LISTING_SECONDS)
            with contextlib.suppress(PipyardError):
                await self.refresh()

    async def refresh(self) -> None:
        """Note which tables have people, and let bots take the seats of those that have waited long enough."""
        club = self._lobby.club
        here = [room for room in self._lobby.rooms.values() if room.listed and not room.closed and _is_attended(room)]
        if club is not None and here:
            await club.run(partial(listings.seen, [room.key for room in here]))
        waiting = [room for room in here if room.fill and room.match is None]
        now = asyncio.get_running_loop().time()
        self._waited = {room.key: self._waited.get(room.key, now) for room in waiting}
        for room in waiting:
            if now - self._waited[room.key] >= room.fill:
                with contextlib.suppress(PipyardError):
                    await room.fill_with_bots(room.filler or FILL_BOT)

    async def seek(self, wish: Seek, account: str, member: Member | None) -> SeekResult:
        """A table with whoever waits and is nearest in rating, or a new one. Whoever seeks meanwhile waits, and so finds it."""
        if wish.rated and member is None:
            raise ClubRefusal(because("why-rated-needs-members"), 400)
        async with self._seeking:
            return await self._seek(wish, account, member)

    async def _seek(self, wish: Seek, account: str, member: Member | None) -> SeekResult:
        club = self._lobby.club
        assert club is not None
        who = member.id if member is not None else ""
        bank, more = (0, 0) if wish.days else (60 * wish.minutes, SEEK_MORE)
        wanted = listings.Wanted(wish.game, wish.rated, wish.seats, wish.days * DAY_SECONDS, bank)
        waiting = await club.run(partial(listings.nearest, wanted, who))
        if waiting:
            return SeekResult(waiting, {})
        fill = FILL_SECONDS if wish.bots else 0
        first = NewSeat("person", member.name if member is not None else wish.name)
        table = NewRoom(
            wish.game,
            (first, *[NewSeat("open")] * (wish.seats - 1)),
            bank=bank,
            more=more,
            days=wish.days,
            listed=True,
            fill=fill,
            filler=wish.bot,
            rated=wish.rated,
            rolls=not wish.days,
            device=wish.device,
        )
        room, tokens = await self._lobby.open(table, account, member)
        return SeekResult(room.key, tokens)


def _is_attended(room: Room) -> bool:
    """Whether somebody with a seat is connected."""
    return any([visitor.seats for visitor in room.visitors])
