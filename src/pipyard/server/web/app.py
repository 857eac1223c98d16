"""The web application: HTTP for the lobby and the client's files, one WebSocket per seat at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import pipyard
from pipyard.core.errors import BadLog, PipyardError, reason_of
from pipyard.core.text import Text, because
from pipyard.server.botpool.bot_pool import BOT_SECONDS, BotPool
from pipyard.server.club.members import ClubRefusal
from pipyard.server.club.push import Push
from pipyard.server.club.webhook import Webhook
from pipyard.server.custom_games import CustomGames
from pipyard.server.limits import MOST_ROOMS, Buckets
from pipyard.server.lobby import Lobby, shelf
from pipyard.server.metrics import Metrics, NoMetrics
from pipyard.server.open_tables import OpenTables
from pipyard.server.protocol.common import MOST_BYTES
from pipyard.server.protocol.http_messages import CodeMade, NewRoom, RoomFound, RoomMade
from pipyard.server.room.autoplay import PAUSE
from pipyard.server.room.room import Room
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.store.base import StoreError
from pipyard.server.store.export import PlayedGame
from pipyard.server.store.room_codes import GUESS_BURST, GUESS_RATE, LIFETIME
from pipyard.server.sweeper import Sweeper
from pipyard.server.tournament_keeper import TournamentKeeper
from pipyard.server.watchdog import Watchdog
from pipyard.server.web import (
    care_api,
    client_pages,
    club_api,
    coach_api,
    days_api,
    lesson_api,
    lesson_shots,
    moved_games,
    pages,
    puzzle_api,
    score_api,
    study,
)
from pipyard.server.web.club_api import member_of
from pipyard.server.web.compression import CompressionMiddleware
from pipyard.server.web.finished_games import FinishedGames
from pipyard.server.web.game_texts import catalogue
from pipyard.server.web.measures import measured
from pipyard.server.web.replay import moment
from pipyard.server.web.responses import answer, body_of, encoder, refused, wanted_language
from pipyard.server.web.reviews import Reviews, spoken
from pipyard.server.web.runtime import Runtime, of_this_machine
from pipyard.server.web.security import SecureApp
from pipyard.server.web.store_health import StoreHealth
from pipyard.server.web.tournament_api import routes as tournament_routes
from pipyard.texts import languages, say

logger = logging.getLogger(__name__)
CHECK_TIMEOUT_SECONDS = 5.0
"""Maximum seconds that the lobby waits for the check of playable games."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
READ_PRICE = 10.0
"""The cost of loading a room from the store, in requests."""
_new_room = msgspec.json.Decoder(NewRoom)


class WebApp:
    """Handlers of the HTTP requests, and the parts of the application they use."""

    def __init__(
        self, lobby: Lobby, reviews: Reviews, hosts: tuple[str, ...], version: str, messages: float, measures: Metrics | None = None
    ) -> None:
        self.lobby = lobby
        self.reviews = reviews
        self.version = version
        self.metrics_now = measures or NoMetrics()
        self.dispatcher = Dispatcher(lobby, hosts, messages, self.metrics_now)
        self.makers = Buckets(messages / 40, 2 * messages)
        self.readers = Buckets(2 * messages, 20 * messages)
        self.guessers = Buckets(GUESS_RATE, GUESS_BURST)
        self._one_at_a_time = asyncio.Semaphore(1)  # games are replayed off the event loop
        self.finished = FinishedGames(lobby.store)
        self.open_tables = OpenTables(lobby)
        self.tournaments = TournamentKeeper(lobby)
        self._shelf = b""
        self._shelving = asyncio.Lock()
        self._health = StoreHealth(lobby.store)

    # --- HTTP

    async def healthz(self, request: Request) -> Response:
        """Readiness: whether the store can be written and read, as a move would."""
        store = self.lobby.store
        trouble = await self._health.trouble()
        return answer(
            {
                "ok": not trouble,
                "trouble": trouble,
                "version": self.version,
                "rooms": len(self.lobby.rooms),
                "connections": len(self.dispatcher.clients),
                "entries": store.kept,
                "commits": store.commits,
            },
            503 if trouble else 200,
        )

    async def livez(self, request: Request) -> Response:
        """Liveness: the event loop answers. Restart the server if not; a broken store is no reason to."""
        return answer({"ok": True, "name": "pipyard"})

    async def metrics(self, request: Request) -> Response:
        """Metrics for Prometheus."""
        return measured(self)

    async def log(self, request: Request) -> Response:
        """The log of a game of a room, once it is over."""
        found = await self._finished(request)
        return found if isinstance(found, Response) else Response(found[1].log(), media_type="text/plain; charset=utf-8")

    async def moment(self, request: Request) -> Response:
        """A finished game after some of its events."""
        found = await self._finished(request)
        if isinstance(found, Response):
            return found
        number, played = found
        async with self._one_at_a_time:
            return answer(await asyncio.to_thread(moment, played, number, int(request.path_params["step"])))

    async def review(self, request: Request) -> Response:
        """The biggest mistakes of a finished game: POST starts the review, GET returns its progress."""
        asked = request.method == "POST"
        if asked and not self.dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
            return refused(request, because("why-other-sites"), 403)
        found = await self._finished(request)
        if isinstance(found, Response):
            return found
        log = found[1].log()
        return answer(spoken(self.reviews.ask(log) if asked else self.reviews.of(log), wanted_language(request)))

    async def _finished(self, request: Request) -> tuple[int, PlayedGame] | Response:
        return await self.finished_game(request, request.path_params["room"], int(request.path_params["game"]))

    async def finished_game(self, request: Request, key: str, wanted: int) -> tuple[int, PlayedGame] | Response:
        """The game that a request names, if it is over, so nothing in it is secret any more. Game 0 is the last one."""
        if not self.readers.take(request.client.host if request.client else ""):
            return refused(request, because("why-too-many-requests"), 429)
        try:
            room = await self.finished.known(key)
            if room is None and not self.readers.take(request.client.host if request.client else "", READ_PRICE):
                return refused(request, because("why-too-many-requests"), 429)
            room = room or await self.finished.read(key)
            number = wanted or len(room.games)
            if not 1 <= number <= len(room.games):
                return refused(request, because("why-no-such-game"), 404)
            played = room.games[number - 1]
            if number == len(room.games) and not room.last_is_over:
                return refused(request, because("why-not-over-yet"), 409)
        except StoreError as error:
            return refused(request, error.text, 503)
        except BadLog:  # never its text: it may quote an event that is still secret
            logger.warning("room %s cannot be read", key[:6])
            return refused(request, because("why-rules-have-changed"), 409)
        except PipyardError as error:  # its rules are no longer installed
            return refused(request, error.text, 409)
        return number, played

    async def games(self, request: Request) -> Response:
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECK_TIMEOUT_SECONDS):
                await self.lobby.physics_checked.wait()
        async with self._shelving:
            if not self._shelf:
                self._shelf = await asyncio.to_thread(_shelf_now, self.lobby.unplayable, self.lobby.club is not None)
        return Response(self._shelf, media_type="application/json")

    def reshelve(self) -> None:
        """Drop caches: the rules of a game have changed."""
        self._shelf = b""
        self.finished.forget()
        pages.forget()
        catalogue.cache_clear()
        lesson_api.script.cache_clear()
        score_api.forget()

    async def texts(self, request: Request) -> Response:
        """The texts of the games in one language."""
        language = request.path_params["language"]
        if language not in languages():
            return refused(request, because("why-language-not-spoken"), 404)
        found = await asyncio.to_thread(catalogue, language)
        return Response(found, media_type="text/plain", headers={"cache-control": "no-cache"})

    async def new_room(self, request: Request) -> Response:
        if not self.dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
            return refused(request, because("why-other-sites"), 403)
        if request.headers.get("content-type", "").partition(";")[0] != "application/json":
            return refused(request, because("why-body-is-json"), 415)
        if not self.makers.take(request.client.host if request.client else ""):
            return refused(request, because("why-too-many-rooms"), 429)
        body = await body_of(request, MOST_BYTES)
        if isinstance(body, Response):
            return body
        try:
            wish = _new_room.decode(body)
            member = await member_of(request, self.lobby.club)
            room, tokens = await self.lobby.open(wish, request.client.host if request.client else "", member)
        except ClubRefusal as error:
            return refused(request, error.text, error.status)
        except StoreError as error:
            return refused(request, error.text, 503)
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        except PipyardError as error:
            return refused(request, error.text, 400)
        return answer(RoomMade(room.key, tokens), 201)

    async def room_code(self, request: Request) -> Response:
        """A short code for a room with a free seat."""
        if not self.dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
            return refused(request, because("why-other-sites"), 403)
        try:
            room = await self._room(request.path_params["room"], request)
            if room is None or not _waits(room):
                return refused(request, because("why-no-such-room"), 404)
            return answer(CodeMade(await self.lobby.store.code_of(room.key), int(LIFETIME)))
        except StoreError as error:
            return refused(request, error.text, 503)

    async def by_code(self, request: Request) -> Response:
        """The room of a code. Failed attempts are limited, so that nobody finds a table by guessing."""
        guesser = request.client.host if request.client else ""
        if not self.guessers.take(guesser):
            return refused(request, because("why-too-many-requests"), 429)
        code = request.path_params["code"][:16]
        store = self.lobby.store
        try:
            key = await store.room_of(code)
            room = await self._room(key, request) if key else None
            if room is None or not _waits(room):
                if key:
                    await store.forget_code(code)
                return refused(request, because("why-no-such-room"), 404)
        except StoreError as error:
            return refused(request, error.text, 503)
        self.guessers.give_back(guesser)
        return answer(RoomFound(room.key))

    async def _room(self, key: str, request: Request) -> Room | None:
        """A room in memory; if several processes share the store, it may be in another process."""
        room = self.lobby.rooms.get(key)
        if room is not None or not self.lobby.store.shared:
            return room
        if not self.readers.take(request.client.host if request.client else "", READ_PRICE):
            return None
        try:
            return await self.lobby.find(key)
        except StoreError:
            raise
        except PipyardError:
            return None


def _waits(room: Room) -> bool:
    """Whether a seat is free."""
    return any(seat.kind == "open" for seat in room.seats)


def _shelf_now(unplayable: Text | None, club: bool) -> bytes:
    return encoder.encode(shelf(unplayable, club))


def make_app(
    folder: Path,
    hosts: tuple[str, ...] = LOOPBACK,
    pause: float = PAUSE,
    thinkers: int = 2,
    messages: float = 20,
    database: str = "",
    rooms: int = MOST_ROOMS,
    scenes: int = 2,
    games: Sequence[Path] = (),
    warn: Callable[[str], None] = logger.warning,
    bot_seconds: float = BOT_SECONDS,
    more: Sequence[BaseRoute] = (),
    workings: Runtime | None = None,
    push: str = "",
    webhook: tuple[str, str] = ("", ""),
) -> SecureApp:
    """The whole application. Rooms are stored in a folder, or in the database that an address names.

    ``hosts``: host names it answers to (none: any), ``pause``: seconds that bots take at least, ``messages``: messages a second
    from one browser, ``rooms``: rooms at most, ``scenes``: live actions at once, ``games``: files of custom games, ``warn``: called
    with what does not work here, ``bot_seconds``: seconds that a bot may take, ``more``: further pages, ``workings``: what it runs
    on (default: this machine), ``push``: the host's contact for push services (none: nobody is called),
    ``webhook``: an address that is told about turns, and the address of this server.
    """
    site: list[WebApp] = []
    own_games = CustomGames(games)
    runs_on = workings or of_this_machine(folder, database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        store = runs_on.store()
        await store.open()
        bots = BotPool(thinkers, bot_seconds, start=runs_on.start)
        lobby = Lobby(store, bots, pause, rooms, scenes, runs_on.simulator(), runs_on.scenes())
        if push and lobby.club is not None:
            lobby.club.push = Push(store, push)
        if webhook[0] and lobby.club is not None:
            lobby.club.webhook = Webhook(*webhook)
        reviews = Reviews(folder / "reviews", start=runs_on.start_any)
        site.append(WebApp(lobby, reviews, hosts, pipyard.__version__, messages, runs_on.measures()))
        logger.info("the table is open", extra={"version": pipyard.__version__, "store": type(store).__name__})
        loop = asyncio.get_running_loop()
        own_games.changed = site[0].reshelve

        async def check_physics() -> None:
            reason = await lobby.check_physics()
            if reason:
                site[0].reshelve()
                warn(say("serve-no-physics", why=reason))

        sweeper = Sweeper(lobby)
        forever = [
            site[0].dispatcher.keep_alive(),
            lobby.neighbours.send_heartbeats(),
            site[0].open_tables.refresh_regularly(),
            site[0].tournaments.tend_regularly(),
            sweeper.forget_regularly(),
            sweeper.sweep_regularly(),
            own_games.watch(),
        ]
        if runs_on.threads:
            forever.append(Watchdog(site[0].metrics_now.lag).run())
        pulses = [loop.create_task(pulse) for pulse in (*forever, check_physics())]
        try:
            yield
        finally:
            for pulse in pulses:
                pulse.cancel()
            lobby.close()
            await reviews.close()
            await bots.close()
            await store.close()
            logger.info("the table is closed", extra={"kept": store.kept, "commits": store.commits})

    def late(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return await getattr(site[0], name)(request)

        return answer

    app = Starlette(
        routes=[
            Route("/healthz", late("healthz")),
            Route("/livez", late("livez")),
            Route("/metrics", late("metrics")),
            Route("/api/rooms/{room}/games/{game:short}.log", late("log")),
            Route("/api/rooms/{room}/games/{game:short}/review", late("review"), methods=["GET", "POST"]),
            Route("/api/rooms/{room}/games/{game:short}/{step:short}", late("moment")),
            Route("/api/games", late("games")),
            Route("/texts/{language}.ftl", late("texts")),
            *pages.routes(),
            *lesson_shots.routes(lambda: site[0].lobby),
            *puzzle_api.routes(lambda: site[0].lobby),
            *study.routes(lambda: site[0]),
            *moved_games.routes(lambda: site[0]),
            *score_api.routes(messages),
            *coach_api.routes(runs_on.start_any),
            *club_api.routes(lambda: site[0]),
            *tournament_routes(lambda: site[0]),
            *care_api.routes(lambda: site[0]),
            *days_api.routes(lambda: site[0]),
            Route("/api/rooms", late("new_room"), methods=["POST"]),
            Route("/api/rooms/{room}/code", late("room_code"), methods=["POST"]),
            Route("/api/codes/{code}", late("by_code")),
            *more,
            *client_pages.routes(lambda: site[0].lobby.rooms),
        ],
        middleware=[Middleware(CompressionMiddleware)],
        lifespan=lifespan,
    )
    return SecureApp(app, hosts, lambda: site[0].dispatcher, messages)
