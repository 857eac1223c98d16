"""Replays of games that a link carries in its fragment. The page sends the log with every request; nothing is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard.bots.bot import kinds
from pipyard.core import log as logs
from pipyard.core.errors import BadLog, PipyardError, reason_of
from pipyard.core.log import Header
from pipyard.core.migration import modern
from pipyard.core.notation import RECORDING
from pipyard.core.text import because
from pipyard.pyramid.trace import MOST_VALUES, values_in
from pipyard.server.limits import Buckets
from pipyard.server.lobby import Lobby
from pipyard.server.names import clean
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.store.export import PlayedGame
from pipyard.server.web.replay import ReplayMoment, moment
from pipyard.server.web.responses import answer, body_of, refused
from pipyard.shelf import game

MOST_LOG: Final = 60_000
"""Characters of the longest log; ``web/src/platform/game_link.ts`` has the same limit."""
MOST_LOG_BYTES: Final = 2 * MOST_LOG
MOST_REPLAYED: Final = 3000
"""Events of the longest game: a replay takes up to a millisecond for each. The longest games of bots have four hundred."""


class ReplayHost(Protocol):
    """What replays need from the application."""

    @property
    def lobby(self) -> Lobby: ...
    @property
    def dispatcher(self) -> Dispatcher: ...
    @property
    def readers(self) -> Buckets: ...


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The log of a game, and the number of events to show it after; beyond its end, all of them."""

    log: Annotated[str, Meta(max_length=MOST_LOG)]
    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


_wish = msgspec.json.Decoder(ReplayRequest)


def played_in(log: str) -> PlayedGame:
    """The game of a log, as the present rules write it. A log does not say which seats are bots': they are called by their level."""
    header, events = logs.read(log)
    recordings = [word for event in events for word in event.text.split() if word.startswith(RECORDING)]
    if len(events) > MOST_REPLAYED or sum([values_in(word) for word in recordings]) > MOST_VALUES:
        raise BadLog(because("why-log-too-long"))
    header, events = modern(header, events, game(header.game).info.version)
    names = [clean(name) for name in header.players[: header.seats]]
    players = (*names, *["?"] * (header.seats - len(names)))
    levels = kinds()
    bots = tuple([seat for seat, name in enumerate(players) if name.split(" ")[0].split(":")[0] in levels])
    return PlayedGame(Header(header.game, header.version, header.seats, header.options, players), events, bots=bots)


def shown(wish: ReplayRequest) -> ReplayMoment:
    """A moment of the game of a log."""
    return moment(played_in(wish.log), 1, wish.step)


def routes(site: Callable[[], ReplayHost]) -> list[Route]:
    async def replay(request: Request) -> Response:
        if not site().dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
            return refused(request, because("why-other-sites"), 403)
        address = request.client.host if request.client else ""
        if not site().readers.take(address):
            return refused(request, because("why-too-many-requests"), 429)
        body = await body_of(request, MOST_LOG_BYTES)
        if isinstance(body, Response):
            return body
        try:
            wish = _wish.decode(body)
            return answer(await site().lobby.off_loop.run(f"replay {address}", shown, wish))
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        except PipyardError as error:
            return refused(request, error.text, 409)

    return [Route("/api/replay", replay, methods=["POST"])]
