"""Looks after running tournaments: opens the tables of their pairings, keeps games going that nobody watches, decides about absence.

Everything that counts is in the store. Of several processes one at a time looks after a tournament; if it dies, another one goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial
from typing import Final

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.server.club import tournament_rows as rows
from pipyard.server.club import tournaments
from pipyard.server.club.members import ClubRefusal, Member
from pipyard.server.club.tournament_rows import EntrantRow, PairingRow, Whole
from pipyard.server.lobby import Lobby
from pipyard.server.names import free_name
from pipyard.server.room.fair_play import device_proof
from pipyard.server.room.room import Room
from pipyard.server.room.seats import NOBODY, SPECTATOR, RequestRefused, hashed, new_secret, spread_colours
from pipyard.server.store.events import Closed, Opened, Recoloured, RoomEvent, Sat, TokenRenewed
from pipyard.shelf import exact, game
from pipyard.texts import ENGLISH

logger = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0
"""Seconds between two looks at the tournaments."""


class Umpire:
    """Watches a table, so that its clock and its bots go on while nobody else does."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.eye = SPECTATOR
        self.muted: set[int] = set()
        self.language = ENGLISH
        self.gone = False

    def send(self, body: bytes) -> None:
        return

    def keeps_up(self) -> bool:
        return False

    def disconnect(self) -> None:
        """The room is closed or forgotten: it is found again with the next look."""
        self.gone = True


class TournamentKeeper:
    """The tournaments that this process looks after."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._me = lobby.store.me or secrets.token_hex(4)
        self._watched: dict[str, tuple[Room, Umpire]] = {}
        self._since: dict[str, float] = {}
        """When this process first looked after a pairing: nobody is absent while the server is down."""

    async def tend_regularly(self) -> None:
        while self._lobby.club is not None:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.tend()
            except PipyardError as error:
                logger.warning("tournaments: %s", error)

    async def tend(self) -> None:
        """Do whatever is due in the tournaments of this process."""
        now = int(time.time() * 1000)
        pending: set[str] = set()
        for id in await self._lobby.store.run(partial(tournaments.lease, self._me, now)):
            found = await self._lobby.store.run(partial(rows.whole, id))
            if tournaments.needs_advance(found, now):
                await self._lobby.store.run(partial(tournaments.advance, id))
                found = await self._lobby.store.run(partial(rows.whole, id))
            for one in found.pairings:
                if one.pending and found.row.state == "running":
                    pending.add(one.room)
                    await self._attend(found, one)
        self._since = {key: since for key, since in self._since.items() if key in pending}
        for key in [*self._watched]:
            if key not in pending:
                self._leave(key)

    async def _attend(self, found: Whole, pairing: PairingRow) -> None:
        """Keep one pairing going. A table that cannot be opened or found keeps no other waiting; the director can decide it."""
        now = asyncio.get_running_loop().time()
        since = self._since.setdefault(pairing.room, now)
        try:
            room = await (self._lobby.find(pairing.room) if pairing.opened else self._open(found, pairing))
            await self._watch(room)
            if room.match is None and not room.closed:
                if any([seat.kind == "open" for seat in room.seats]):
                    if now - since >= found.row.plan.wait:
                        await room.transact(_judge_absence, room)
                else:
                    await room.game_start.start_if_full()
        except PipyardError as error:
            logger.warning("table %s of a tournament: %s", pairing.room[:6], error)

    async def _watch(self, room: Room) -> None:
        known, umpire = self._watched.get(room.key, (None, None))
        if known is room and umpire is not None and not umpire.gone and umpire in room.visitors:
            return
        umpire = Umpire()
        self._watched[room.key] = (room, umpire)
        await room.enter(umpire, (), -1, 0)

    def _leave(self, key: str) -> None:
        room, umpire = self._watched.pop(key)
        room.leave(umpire)

    async def _open(self, found: Whole, pairing: PairingRow) -> Room:
        """Open the table of a pairing, with its bots seated and the other seats kept for their members."""
        plan = found.row.plan
        wanted = plan.games[pairing.game]
        played = game(wanted.game, **wanted.options)
        known = {one.number: one for one in found.entrants}
        players = [known[pairing.first], known[pairing.second]]
        opened = Opened(
            exact(played),
            played.info.version,
            wanted.options,
            len(players),
            plan.clock,
            False,
            plan.bank,
            plan.more,
            secret=new_secret(),
            rolls=True,
            host=NOBODY,
            rated=plan.rated,
            tournament=found.row.id,
        )
        return await self._lobby.open_prepared(pairing.room, [opened, *_seats(players)], partial(tournaments.opened, pairing.room))

    # --- for the pages

    async def seat(self, found: Whole, member: Member, device: str = "") -> tuple[str, int, str]:
        """Take the seat of a member at their table: the room, the seat, and its token. An earlier token is void then.

        ``device``: a random number of the browser; nobody sits at both sides of a rated game.
        """
        mine = found.of(member.id)
        key = tournaments.seat_of(found, mine) if found.row.state == "running" else ""
        pairing = next((one for one in found.pairings if one.room == key), None)
        if mine is None or pairing is None:
            raise ClubRefusal(because("why-no-table-for-you"), 409)
        room = await self._lobby.find(key)
        number = 0 if pairing.first == mine.number else 1
        token = secrets.token_urlsafe(24)
        await room.transact(_take_seat, room, number, member, token, device)
        await room.game_start.start_if_full()
        return key, number, token

    async def close(self, keys: list[str]) -> None:
        """Close tables whose result is decided elsewhere."""
        for key in keys:
            with contextlib.suppress(PipyardError):
                room = await self._lobby.find(key)
                await room.transact(_close, room)


def _seats(players: list[EntrantRow]) -> list[RoomEvent]:
    colours, names = spread_colours([None] * len(players)), set[str]()
    found: list[RoomEvent] = []
    for number, one in enumerate(players):
        if one.bot:
            name = free_name(one.bot, names)
            names.add(name)
            found.append(Sat(number, name, bot=one.bot, colour=colours[number]))
        else:
            found.append(Recoloured(number, colours[number]))
    return found


async def _take_seat(room: Room, number: int, member: Member, token: str, device: str) -> None:
    room.must_not_be_closed()
    proof = device_proof(room.secret, device) if room.rated else ""
    if proof and proof in [seat.device for other, seat in enumerate(room.seats) if other != number]:
        raise RequestRefused("seat", because("why-rated-one-device"))
    since = room.n - 1
    if room.seats[number].kind == "open":
        visit = room.club.visit(member.id, room.key) if room.club is not None else None
        await room.append_events(Sat(number, room.free_name(member.name), hashed(token), member=member.id, device=proof), also=visit)
    else:
        await room.append_events(TokenRenewed(number, hashed(token), number))
    room.refresh(since)


async def _judge_absence(room: Room) -> None:
    """The time to come is up: whoever is there wins, and the table is closed, in one transaction."""
    here = [seat.kind != "open" for seat in room.seats]
    if room.match is None and not room.closed and not all(here):
        since = room.n - 1
        await room.append_events(Closed(NOBODY), also=partial(tournaments.absent, room.key, (here[0], here[1])))
        room.refresh(since)


async def _close(room: Room) -> None:
    if not room.closed and (room.match is None or room.match.over is None):
        since = room.n - 1
        await room.append_events(Closed(NOBODY))
        room.refresh(since)
