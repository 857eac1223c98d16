"""The club over HTTP: accounts, profiles, histories, leaderboards, and the work of moderators.

A member's device sends its key as ``Authorization: Bearer KEY``. No page of another site can.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.club import history, members, tournaments
from pipyard.server.club.club import Club
from pipyard.server.club.members import INVITED_DAYS, ClubRefusal, Member
from pipyard.server.limits import JOIN_BURST, JOIN_RATE, Buckets
from pipyard.server.protocol.club_messages import (
    ChangeClub,
    ChangeMe,
    ChangeMember,
    ClubInfo,
    Invitation,
    Join,
    MemberCard,
    MemberList,
    Profile,
    Seek,
)
from pipyard.server.store.base import StoreError
from pipyard.server.web import push_api
from pipyard.server.web.responses import answer, body_of, refused

if TYPE_CHECKING:
    from pipyard.server.web.app import WebApp

T = TypeVar("T")
MOST_CLUB_BYTES = 1000
"""The longest body that the club reads."""
MEMBERS_PER_PAGE = 100
"""Members in one answer."""
LONGEST_KEY = 64
Handler = Callable[["ClubRequest"], Awaitable[Response]]


async def member_of(request: Request, club: Club | None) -> Member | None:
    """Whose device sent a request; None: a guest, or there is no club. Guests are refused where the house is for members."""
    if club is None:
        return None
    member = await club.known(key_of(request))
    await club.must_admit(member)
    return member


def key_of(request: Request) -> str:
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key[: LONGEST_KEY + 1] if kind == "Bearer" else ""


def card_of(member: Member) -> MemberCard:
    return MemberCard(member.id, member.name, member.role, member.banned, member.made)


class ClubRequest:
    """A request to the club."""

    def __init__(self, http: Request, site: WebApp, club: Club, joins: Buckets) -> None:
        self.http = http
        self.site = site
        self.club = club
        self.joins = joins
        self.run = club.run

    async def me(self) -> Member:
        member = await self.club.member(key_of(self.http))
        if member is None:
            raise ClubRefusal(because("why-members-only"), 401)
        return member

    async def moderator(self) -> Member:
        member = await self.me()
        if not member.moderates:
            raise ClubRefusal(because("why-moderators-only"))
        return member

    async def body(self, kind: type[T], most: int = MOST_CLUB_BYTES) -> T:
        """The body, decoded. Raises :class:`ClubRefusal` if it is too long or malformed."""
        if not self.site.dispatcher.same_origin(self.http.headers.get("origin"), self.http.headers.get("host", "")):
            raise ClubRefusal(because("why-other-sites"))
        raw = await body_of(self.http, most)
        if isinstance(raw, Response):
            raise ClubRefusal(because("why-too-many-bytes", most=most), raw.status_code)
        try:
            return msgspec.json.decode(raw, type=kind)
        except msgspec.MsgspecError as error:
            raise ClubRefusal(because("why-message-malformed", error=reason_of(error)), 400) from None

    def number(self, name: str) -> int:
        """A number in the query; 0 if there is none."""
        typed = self.http.query_params.get(name, "")
        return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= 6 else 0

    def word(self, name: str) -> str:
        return self.http.query_params.get(name, "")[:80]

    @property
    def id(self) -> str:
        return str(self.http.path_params["id"])[:40]

    @property
    def game(self) -> str:
        return str(self.http.path_params["game"])[:60]


async def house(asked: ClubRequest) -> Response:
    member = await asked.club.known(key_of(asked.http))
    door = await asked.club.door()
    if member is None and door != "open":
        return answer(ClubInfo(door, 0, None, ()))
    games = await asked.run(history.rated_games)
    makers = await asked.run(tournaments.makers)
    return answer(ClubInfo(door, await asked.run(members.count), card_of(member) if member else None, games, makers))


async def change_house(asked: ClubRequest) -> Response:
    wish = await asked.body(ChangeClub)
    if (await asked.me()).role != "host":
        raise ClubRefusal(because("why-hosts-only"))
    if wish.door is not None:
        await asked.club.set_door(wish.door)
    if wish.tournaments is not None:
        await asked.run(partial(tournaments.let_make, wish.tournaments))
    return await house(asked)


async def join(asked: ClubRequest) -> Response:
    wish = await asked.body(Join)
    if not asked.joins.take(asked.http.client.host if asked.http.client else ""):
        raise ClubRefusal(because("why-too-many-requests"), 429)
    return answer(card_of(await asked.run(partial(members.join, wish.key, wish.name, wish.invitation))), 201)


async def me(asked: ClubRequest) -> Response:
    member = await asked.me()
    return answer(await _profile(asked, member, True))


async def change_me(asked: ClubRequest) -> Response:
    wish = await asked.body(ChangeMe)
    member = await asked.me()
    if wish.name is not None:
        await asked.run(partial(members.rename, member.id, wish.name))
    if wish.key is not None:
        await asked.run(partial(members.renew_key, member.id, wish.key))
    return answer(card_of(await asked.run(partial(members.by_id, member.id))))


async def delete_me(asked: ClubRequest) -> Response:
    await asked.body(dict[str, str])
    rooms = await asked.club.delete(await asked.me())
    for key in rooms:
        room = asked.site.lobby.rooms.get(key)
        if room is not None:
            async with room.lock:
                await room.reload()
                room.refresh()
    asked.site.finished.forget()
    return answer({})


async def my_games(asked: ClubRequest) -> Response:
    member = await asked.me()
    wanted = partial(history.past_games, member.id, asked.word("game"), asked.word("opponent"), asked.number("first"))
    return answer(await asked.run(wanted))


async def my_curve(asked: ClubRequest) -> Response:
    member = await asked.me()
    return answer(await asked.run(partial(history.curve, member.id, asked.game)))


async def my_data(asked: ClubRequest) -> Response:
    """Everything the club knows about a member."""
    member = await asked.me()
    found = answer(await asked.club.everything(member))
    found.headers["content-disposition"] = 'attachment; filename="pipyard-me.json"'
    return found


async def my_logs(asked: ClubRequest) -> Response:
    """The logs of all finished games of a member, one after another, as ``pipyard admin import`` reads them."""
    member = await asked.me()
    headers = {"content-disposition": 'attachment; filename="pipyard-games.txt"'}
    return StreamingResponse(_logs(asked, member), media_type="text/plain; charset=utf-8", headers=headers)


async def _logs(asked: ClubRequest, member: Member) -> AsyncIterator[str]:
    first = 0
    while True:
        page = await asked.run(partial(history.past_games, member.id, first=first))
        for past in page.games:
            try:
                room = await asked.site.finished.read(past.room)
            except PipyardError:  # its rules are gone
                continue
            last = len(room.games)
            if past.number < last or (past.number == last and room.last_is_over):
                yield room.games[past.number - 1].log() + "\n"
        first += len(page.games)
        if not page.more:
            return


async def profile(asked: ClubRequest) -> Response:
    await asked.club.must_admit(await asked.club.member(key_of(asked.http)))
    return answer(await _profile(asked, await asked.run(partial(members.by_id, asked.id)), False))


async def _profile(asked: ClubRequest, member: Member, own: bool) -> Profile:
    ratings = await asked.run(partial(history.ratings_of, member.id))
    games = await asked.run(partial(history.tallies, member.id))
    opponents = await asked.run(partial(history.opponents, member.id)) if own else ()
    return Profile(member.id, member.name, member.role, member.made, ratings, games, opponents)


async def leaderboard(asked: ClubRequest) -> Response:
    await asked.club.must_admit(await asked.club.member(key_of(asked.http)))
    return answer(await asked.run(partial(history.leaderboard, asked.game)))


async def open_tables(asked: ClubRequest) -> Response:
    await member_of(asked.http, asked.club)
    return answer(await asked.site.open_tables.shown())


async def seek(asked: ClubRequest) -> Response:
    wish = await asked.body(Seek)
    member = await member_of(asked.http, asked.club)
    address = asked.http.client.host if asked.http.client else ""
    if not asked.site.makers.take(address):
        raise ClubRefusal(because("why-too-many-rooms"), 429)
    try:
        return answer(await asked.site.open_tables.seek(wish, address, member), 201)
    except (StoreError, ClubRefusal):
        raise
    except PipyardError as error:
        raise ClubRefusal(error.text, 400) from None


async def everybody(asked: ClubRequest) -> Response:
    await asked.moderator()
    found = await asked.run(partial(members.everybody, MEMBERS_PER_PAGE + 1, asked.number("first")))
    return answer(MemberList(tuple([card_of(one) for one in found[:MEMBERS_PER_PAGE]]), len(found) > MEMBERS_PER_PAGE))


async def change_member(asked: ClubRequest) -> Response:
    """A moderator renames or bans a member; a host also gives roles. Nobody does so to those above, or to themselves."""
    wish = await asked.body(ChangeMember)
    moderator = await asked.moderator()
    member = await asked.run(partial(members.by_id, asked.id))
    if moderator.role != "host" and (member.role != "member" or wish.role is not None):
        raise ClubRefusal(because("why-hosts-only"))
    if moderator.id == member.id:
        raise ClubRefusal(because("why-not-yourself"))
    if wish.name is not None:
        await asked.run(partial(members.rename, member.id, wish.name))
    if wish.role is not None:
        await asked.run(partial(members.give_role, member.id, wish.role))
    if wish.banned is not None:
        await asked.run(partial(members.ban, member.id, wish.banned))
    return answer(card_of(await asked.run(partial(members.by_id, member.id))))


async def invite(asked: ClubRequest) -> Response:
    await asked.body(dict[str, str])
    moderator = await asked.moderator()
    return answer(Invitation(await asked.run(partial(members.invite, moderator.id)), INVITED_DAYS), 201)


def club_routes(site: Callable[[], WebApp], table: Sequence[tuple[str, Handler, str]]) -> list[BaseRoute]:
    """Routes with their handlers and methods; refusals become answers."""
    joins = Buckets(JOIN_RATE, JOIN_BURST)

    def route(path: str, handler: Handler, method: str) -> Route:
        async def handle(request: Request) -> Response:
            club = site().lobby.club
            if club is None:
                return refused(request, because("why-store-has-no-club"), 404)
            try:
                return await handler(ClubRequest(request, site(), club, joins))
            except ClubRefusal as error:
                return refused(request, error.text, error.status)
            except StoreError as error:
                return refused(request, error.text, 503)

        return Route(path, handle, methods=[method])

    return [route(*row) for row in table]


def routes(site: Callable[[], WebApp]) -> list[BaseRoute]:
    table: list[tuple[str, Handler, str]] = [
        ("/api/club", house, "GET"),
        ("/api/club", change_house, "POST"),
        ("/api/club/members", everybody, "GET"),
        ("/api/club/members", join, "POST"),
        ("/api/club/members/{id}", profile, "GET"),
        ("/api/club/members/{id}", change_member, "POST"),
        ("/api/club/invitations", invite, "POST"),
        ("/api/club/me", me, "GET"),
        ("/api/club/me", change_me, "POST"),
        ("/api/club/me/delete", delete_me, "POST"),
        ("/api/club/me/games", my_games, "GET"),
        ("/api/club/me/curve/{game}", my_curve, "GET"),
        ("/api/club/me/data", my_data, "GET"),
        ("/api/club/me/logs", my_logs, "GET"),
        ("/api/club/ratings/{game}", leaderboard, "GET"),
        ("/api/club/tables", open_tables, "GET"),
        ("/api/club/seek", seek, "POST"),
    ]
    return [*push_api.routes(site), *club_routes(site, table)]
