"""Looking after the house over HTTP: anybody reports a name or a line of chat; moderators see reports and running games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from starlette.responses import Response
from starlette.routing import BaseRoute

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.server.club import reports, turns
from pipyard.server.club.members import ClubRefusal
from pipyard.server.club.reports import Reported
from pipyard.server.limits import REPORT_BURST, REPORT_RATE, Buckets
from pipyard.server.protocol.club_messages import Report, ReportList, RunningGame, RunningGames
from pipyard.server.room.room_state import RoomState
from pipyard.server.store.base import StoreError
from pipyard.server.web.club_api import ClubRequest, club_routes, member_of
from pipyard.server.web.responses import answer

if TYPE_CHECKING:
    from pipyard.server.web.app import WebApp

MOST_RUNNING: Final = 200
"""Running games in one answer."""


def reported_in(room: RoomState, wish: Report) -> Reported | None:
    """What a report is about, as the room has it; None: there is no such thing."""
    if wish.line >= 0:
        for line in room.chat:
            if line.n == wish.line and line.say is None and line.text:
                member = room.seats[line.seat].member if line.seat >= 0 else ""
                return Reported(room.key, f"line {line.n}", line.seat, line.name, member, line.text)
        return None
    if not 0 <= wish.seat < len(room.seats) or room.seats[wish.seat].kind != "person":
        return None
    seat = room.seats[wish.seat]
    return Reported(room.key, f"name {wish.seat} {seat.name}", wish.seat, seat.name, seat.member, "")


async def reported(asked: ClubRequest) -> Response:
    """The reports that wait for a moderator."""
    await asked.moderator()
    return answer(ReportList(await asked.run(reports.listed)))


async def settle(asked: ClubRequest) -> Response:
    await asked.body(dict[str, str])
    await asked.moderator()
    await asked.run(partial(reports.settle, asked.id))
    return await reported(asked)


async def running(asked: ClubRequest) -> Response:
    """Games that are being played: those at this server, and those whose time runs on in the store."""
    await asked.moderator()
    here: list[RunningGame] = []
    for room in asked.site.lobby.rooms.values():
        match = room.match
        if match is None or match.over is not None or room.closed or not (room.visitors or room.runs_on):
            continue
        names = tuple([seat.name for seat in room.seats])
        here.append(RunningGame(room.key, room.game.info.key, names, room.rated, room.days, len(room.audience.present())))
    known = {one.room for one in here}
    elsewhere = [RunningGame(*one) for one in await asked.run(partial(turns.rooms_in_play, MOST_RUNNING)) if one[0] not in known]
    found = sorted([*here, *elsewhere], key=lambda one: (-one.here, one.game, one.room))
    return answer(RunningGames(tuple(found[:MOST_RUNNING])))


def routes(site: Callable[[], WebApp]) -> list[BaseRoute]:
    reporters = Buckets(REPORT_RATE, REPORT_BURST)

    async def report(asked: ClubRequest) -> Response:
        wish = await asked.body(Report)
        member = await member_of(asked.http, asked.club)
        if not reporters.take(asked.http.client.host if asked.http.client else ""):
            raise ClubRefusal(because("why-too-many-requests"), 429)
        try:
            about = reported_in(await asked.site.lobby.find(wish.room), wish)
        except StoreError:
            raise
        except PipyardError as error:
            raise ClubRefusal(error.text, 404) from None
        if about is None:
            raise ClubRefusal(because("why-nothing-to-report"), 404)
        await asked.run(partial(reports.keep, about, member.id if member is not None else ""))
        return answer({}, 201)

    table = [
        ("/api/club/reports", report, "POST"),
        ("/api/club/reports", reported, "GET"),
        ("/api/club/reports/{id}", settle, "POST"),
        ("/api/club/running", running, "GET"),
    ]
    return club_routes(site, table)
