"""Games with days for a move over HTTP: what waits for a member, and vacations."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import BaseRoute

from pipyard.server.club import away, turns
from pipyard.server.protocol.club_messages import TakeVacation
from pipyard.server.web.club_api import ClubRequest, club_routes
from pipyard.server.web.responses import answer

if TYPE_CHECKING:
    from pipyard.server.web.app import WebApp


async def my_turns(asked: ClubRequest) -> Response:
    return answer(await asked.run(partial(turns.of_member, (await asked.me()).id)))


async def vacation(asked: ClubRequest) -> Response:
    return answer(await asked.run(partial(away.vacation_of, (await asked.me()).id)))


async def take_vacation(asked: ClubRequest) -> Response:
    """Go away or come back. Clocks in memory follow the store; those of other servers do so before anybody loses by them."""
    wish = await asked.body(TakeVacation)
    member = await asked.me()
    found = await asked.run(partial(away.take, member.id, wish.days))
    for key in await asked.run(partial(turns.rooms_of, member.id)):
        room = asked.site.lobby.rooms.get(key)
        if room is not None and room.days:
            async with room.lock:
                await room.unattended.resume()
                room.refresh()
    return answer(found)


def routes(site: Callable[[], WebApp]) -> list[BaseRoute]:
    table = [
        ("/api/club/me/turns", my_turns, "GET"),
        ("/api/club/me/vacation", vacation, "GET"),
        ("/api/club/me/vacation", take_vacation, "POST"),
    ]
    return club_routes(site, table)
