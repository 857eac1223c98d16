"""The club of a server: what its parts ask of the tables, and the rules of the house."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Final

from pipyard.core.text import because
from pipyard.server.club import away, history, listings, members, ratings, results, tournament_rows, tournaments, turns
from pipyard.server.club.listings import Listing
from pipyard.server.club.members import ClubRefusal, Door, Member, UnknownKey
from pipyard.server.club.push import Push
from pipyard.server.club.results import GameRecord
from pipyard.server.club.traces import traces_in_room
from pipyard.server.club.turns import RoomTurns
from pipyard.server.club.webhook import Webhook
from pipyard.server.protocol.club_messages import CallAddress, LaidDown, MemberCard, MyData, PastGame, SaidLine
from pipyard.server.store.base import Store
from pipyard.server.store.script import Starter, together

DOOR_SECONDS: Final = 2.0
"""Seconds for which the state of the door is reused: another process, or an admin, may change it."""


class Club:
    """The members and results in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.run = store.run
        self.push: Push | None = None
        """How it calls players whose page is closed, if the host has set that up."""
        self.webhook: Webhook | None = None
        """How it tells the host's messenger about turns, if the host has set that up."""
        self._door: tuple[Door, float] = ("open", 0.0)

    async def member(self, key: str) -> Member | None:
        """Who has this key; None: a guest. Those who are banned are refused."""
        if not key:
            return None
        found = await self.run(partial(members.by_key, key))
        if found is None:
            raise UnknownKey
        if found.banned:
            raise ClubRefusal(because("why-you-are-banned"))
        return found

    async def known(self, key: str) -> Member | None:
        """The same, but whoever has a key that nobody knows, as after an account was deleted, is a guest."""
        try:
            return await self.member(key)
        except UnknownKey:
            return None

    async def door(self) -> Door:
        found, until = self._door
        if time.monotonic() >= until:
            found = await self.run(members.door)
            self._door = (found, time.monotonic() + DOOR_SECONDS)
        return found

    async def set_door(self, value: Door) -> None:
        await self.run(partial(members.set_door, value))
        self._door = (value, time.monotonic() + DOOR_SECONDS)

    async def must_admit(self, member: Member | None) -> None:
        """Refuse guests while the house is for members."""
        if member is None and await self.door() != "open":
            raise ClubRefusal(because("why-members-only"))

    async def delete(self, member: Member) -> list[str]:
        """Delete an account and whatever is personal about it; return the rooms whose logs have changed.

        One transaction for each room. If it is interrupted, asking again does the rest: the account goes last.
        """
        rooms = await self.run(partial(members.rooms_of, member.id))
        for room in rooms:
            await self.run(partial(members.forget_in_room, member.id, room))
        await self.run(partial(tournaments.forget, member.id))
        await self.run(partial(members.forget, member.id))
        return rooms

    async def everything(self, member: Member) -> MyData:
        """Everything that the club knows about a member, except the logs of the games."""
        games: list[PastGame] = []
        more = True
        while more:
            page = await self.run(partial(history.past_games, member.id, first=len(games)))
            games += page.games
            more = page.more
        card = MemberCard(member.id, member.name, member.role, member.banned, member.made)
        rooms = await self.run(partial(members.rooms_of, member.id))
        said: list[SaidLine] = []
        calls: list[CallAddress] = []
        laid: list[LaidDown] = []
        for room in rooms:
            traces = await self.run(partial(traces_in_room, member.id, room))
            said += traces[0]
            calls += traces[1]
            laid += traces[2]
        away_days = await self.run(partial(away.all_of, member.id))
        ratings_now = await self.run(partial(history.ratings_of, member.id))
        contests = await self.run(partial(tournament_rows.of_member, member.id))
        return MyData(card, tuple(rooms), ratings_now, tuple(games), tuple(said), tuple(calls), away_days, tuple(laid), contests)

    def visit(self, member: str, room: str) -> Starter[None]:
        return partial(members.visit, member, room)

    def listing(self, table: Listing) -> Starter[None]:
        return partial(listings.keep, table)

    def turns(self, known: RoomTurns) -> Starter[None]:
        return partial(turns.keep, known)

    def result(self, finished: GameRecord) -> Starter[None] | None:
        """The script that goes with the end of a game; None: the club does not keep it."""
        kept = partial(results.record, finished) if finished.counts else None
        return together(kept, partial(tournaments.take, finished)) if finished.tournament else kept


def must_rate() -> None:
    """Refuse rated games where the model is missing."""
    ratings.model()


def new_key() -> str:
    """A key as devices make them: 128 random bits."""
    return secrets.token_urlsafe(16)
