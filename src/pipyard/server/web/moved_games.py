"""Games that move between tables by their logs: one begun elsewhere goes on in a room here, and one of here is taken along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard.core.errors import BadOption, PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.club.members import ClubRefusal
from pipyard.server.limits import Buckets
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.http_messages import NewSeat, RoomMade
from pipyard.server.room.seats import holder, new_key, new_secret
from pipyard.server.seat_plan import host_of, seated
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.store import events as entries
from pipyard.server.store.base import StoreError
from pipyard.server.store.events import Began, GameEvent, Opened, RoomEvent
from pipyard.server.store.export import PlayedGame
from pipyard.server.web import log_api
from pipyard.server.web.club_api import member_of
from pipyard.server.web.finished_games import FinishedGames
from pipyard.server.web.log_api import MOST_LOG, MOST_LOG_BYTES, played_in
from pipyard.server.web.responses import answer, body_of, refused

MOST_BODY = MOST_LOG_BYTES + 8_000
"""Bytes of a log and of the seats."""


class Site(Protocol):
    """What moving games needs from the application."""

    @property
    def lobby(self) -> Lobby: ...
    @property
    def dispatcher(self) -> Dispatcher: ...
    @property
    def makers(self) -> Buckets: ...
    @property
    def readers(self) -> Buckets: ...
    @property
    def finished(self) -> FinishedGames: ...


class MovedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The log of a game, and who takes its seats; without seats the game is only looked at."""

    log: Annotated[str, Meta(max_length=MOST_LOG)]
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=16)] = ()


class MovedGameCard(Struct, frozen=True):
    """The game of a log: its title, who played, which seats were bots', how many events there are."""

    game: str
    title: str
    players: tuple[str, ...]
    bots: tuple[int, ...]
    events: int


class TakenGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens of seats of the room whose game is taken along."""

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=16)]


_wish = msgspec.json.Decoder(MovedGame)
_taken = msgspec.json.Decoder(TakenGame)


def unfinished(log: str) -> tuple[PlayedGame, str]:
    """The game of a log, played through, and its title; refused if nothing is left to play."""
    played = played_in(log)
    match = played.match()
    if match.over is not None:
        raise BadOption(because("why-moved-over"))
    return played, match.game.info.title


async def resume(lobby: Lobby, played: PlayedGame, seats: tuple[NewSeat, ...]) -> RoomMade:
    """Make a room in which the game goes on. Seats left open can be taken by link."""
    await lobby.must_have_space()
    header = played.header
    if len(seats) != header.seats:
        raise BadOption(because("why-moved-seats", seats=header.seats))
    places, tokens = seated(seats, lobby.bots.patience)
    opened = Opened(header.game, header.version, header.options, header.seats, secret=new_secret(), rolls=True, host=host_of(seats))
    happened = [GameEvent(event.seat, event.text, event.stamp) for event in played.events]
    kept: list[RoomEvent] = [opened, *places, Began(), *happened]
    key = new_key()
    await lobby.store.append(key, 0, [entries.encode(entry) for entry in kept])
    await lobby.find(key)
    return RoomMade(key, tokens)


def routes(site: Callable[[], Site]) -> list[Route]:
    """These, and those of games that are only shown."""

    async def body(request: Request, buckets: Buckets) -> bytes | Response:
        if not site().dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
            return refused(request, because("why-other-sites"), 403)
        if not buckets.take(_address(request)):
            return refused(request, because("why-too-many-requests"), 429)
        return await body_of(request, MOST_BODY)

    async def move(request: Request) -> Response:
        """Look at the game of a log, or let it go on here."""
        found = await body(request, site().makers)
        if isinstance(found, Response):
            return found
        lobby = site().lobby
        try:
            wish = _wish.decode(found)
            await member_of(request, lobby.club)
            played, title = await lobby.off_loop.run(f"moved {_address(request)}", unfinished, wish.log)
            if wish.seats:
                return answer(await resume(lobby, played, wish.seats), 201)
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        except ClubRefusal as error:
            return refused(request, error.text, error.status)
        except StoreError as error:
            return refused(request, error.text, 503)
        except PipyardError as error:
            return refused(request, error.text, 400)
        header = played.header
        return answer(MovedGameCard(header.game, title, header.players, played.bots, len(played.events)))

    async def take(request: Request) -> Response:
        """The log of the game that is being played in a room, for whoever may know all of it."""
        found = await body(request, site().readers)
        if isinstance(found, Response):
            return found
        key = request.path_params["room"]
        try:
            wish = _taken.decode(found)
            room = await site().lobby.find(key)
            held = {holder(room.seats, token) for token in wish.tokens} - {None}
            people = {number for number, seat in enumerate(room.seats) if seat.kind == "person"}
            # a bot's secrets are nobody's business where the game is rated; elsewhere somebody who plays alone may look at them
            if not held or (room.keeps_secrets and (room.rated or not people <= held)):
                return refused(request, because("why-moved-secrets"), 403)
            games = (await site().finished.read(key)).games
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        except StoreError as error:
            return refused(request, error.text, 503)
        except PipyardError as error:
            return refused(request, error.text, 409)
        if not games:
            return refused(request, because("why-no-such-game"), 404)
        return Response(games[-1].log(), media_type="text/plain; charset=utf-8", headers={"cache-control": "no-store"})

    moved = [Route("/api/moved", move, methods=["POST"]), Route("/api/rooms/{room}/log", take, methods=["POST"])]
    return [*log_api.routes(site), *moved]


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
