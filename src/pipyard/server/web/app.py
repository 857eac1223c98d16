"""The web application: HTTP for the lobby and the client's files, one WebSocket for a seat at a table."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import pipyard
from pipyard.core.errors import BadLog, PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.botpool.pool import BOT_SECONDS, BotPool
from pipyard.server.custom_games import CustomGames
from pipyard.server.limits import HERE, MOST_ROOMS, Buckets, http_price
from pipyard.server.lobby import Lobby, shelf
from pipyard.server.metrics import CONTENT_TYPE, Metrics, resident
from pipyard.server.protocol.common import MOST_BYTES
from pipyard.server.protocol.http_messages import CodeMade, NewRoom, RoomFound, RoomMade
from pipyard.server.room.autoplay import PAUSE
from pipyard.server.room.room import Room
from pipyard.server.socket.dispatch import Dispatcher, host_name
from pipyard.server.store.base import Store, StoreError
from pipyard.server.store.choose import store_at
from pipyard.server.store.export import PlayedGame
from pipyard.server.watchdog import Watchdog
from pipyard.server.web import lessons, pages, preview, score_api
from pipyard.server.web.compression import Packing
from pipyard.server.web.finished_games import FinishedGames
from pipyard.server.web.replay import moment
from pipyard.server.web.responses import answer, body_of, encoder, refused, wanted_language
from pipyard.server.web.reviews import Reviews, spoken
from pipyard.server.web.room_codes import GUESS_BURST, GUESS_RATE, LIFETIME, RoomCodes
from pipyard.texts import languages, say

logger = logging.getLogger(__name__)
WEB = Path(pipyard.__file__).parent / "server" / "client"
"""The built client."""
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(self)",
}
TEXTS = Path(pipyard.__file__).parent / "texts"
NOT_FOR_BROWSERS = ("cli", "errors", "fun", "help", "keeping", "lab", "maps", "parts", "reasons")
"""Of the catalogue: what only a terminal says, and what comes in words."""
CHECKING = 5.0
"""Seconds the lobby waits at most until it is known which games can be played."""
HASHED = re.compile(r"-[A-Za-z0-9_-]{8}\.(js|css|svg|woff2)$")
"""Names that the builder gives: they end with a hash of what is in the file."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
READ_PRICE = 10.0
"""What it costs to read a room back from the store, in requests."""
HEALTH_SECONDS = 0.5
"""So long an answer about the store is given again."""
_new_room = msgspec.json.Decoder(NewRoom)


@cache
def catalogue(language: str) -> bytes:
    """What browsers need of the catalogue of a language, read once: it lies in some forty files."""
    folder = [file for file in sorted((TEXTS / language).glob("**/*.ftl")) if file.stem not in NOT_FOR_BROWSERS]
    return b"\n".join([file.read_bytes() for file in [TEXTS / f"{language}.ftl", *folder] if file.exists()])


class WebApp:
    """Handlers of the HTTP requests, and the parts of the application they use."""

    def __init__(self, lobby: Lobby, reviews: Reviews, hosts: tuple[str, ...], version: str, messages: float) -> None:
        self.lobby = lobby
        self.reviews = reviews
        self.version = version
        self.metrics_now = Metrics()
        self.dispatcher = Dispatcher(lobby, hosts, messages, self.metrics_now)
        self.makers = Buckets(messages / 40, 2 * messages)
        self.readers = Buckets(2 * messages, 20 * messages)
        self.codes = RoomCodes()
        self.guessers = Buckets(GUESS_RATE, GUESS_BURST)
        self._one_at_a_time = asyncio.Semaphore(1)  # games are played again beside the tables, not instead of them
        self.finished = FinishedGames(lobby.store)
        self._shelf = b""
        self._shelving = asyncio.Lock()
        self._checking = asyncio.Lock()
        self._check_again = 0.0
        self._trouble = ""

    # --- HTTP

    async def healthz(self, request: Request) -> Response:
        """Readiness: whether the store can be written and read, as a move would."""
        store = self.lobby.store
        trouble = await self._store_trouble()
        return answer(
            {
                "ok": not trouble,
                "trouble": trouble,
                "version": self.version,
                "rooms": len(self.lobby.rooms),
                "connections": len(self.dispatcher.connections),
                "entries": store.kept,
                "commits": store.commits,
            },
            503 if trouble else 200,
        )

    async def livez(self, request: Request) -> Response:
        """Liveness: the event loop answers. Restart the server if not; a broken store is no reason to."""
        return answer({"ok": True})

    async def _store_trouble(self) -> str:
        """What is wrong with the store. A check is a write, so its result is reused for a moment."""
        async with self._checking:
            now = asyncio.get_running_loop().time()
            if now >= self._check_again:
                self._trouble = ""
                try:
                    await self.lobby.store.check()
                except StoreError as error:
                    self._trouble = str(error)
                self._check_again = asyncio.get_running_loop().time() + HEALTH_SECONDS
        return self._trouble

    async def metrics(self, request: Request) -> Response:
        """Metrics for Prometheus."""
        store = self.lobby.store
        gauges = {
            "pipyard_rooms": ("rooms in memory", float(len(self.lobby.rooms))),
            "pipyard_connections": ("open sockets", float(len(self.dispatcher.connections))),
            "pipyard_resident_bytes": ("memory of this process", float(resident())),
            "pipyard_bot_queue": ("bots that wait for a worker", float(self.lobby.bots.places.queued)),
            "pipyard_simulation_queue": ("shots that wait for a worker", float(self.lobby.simulations.queued)),
            "pipyard_live_queue": ("players who wait for a live scene", float(self.lobby.lives.queued)),
            "pipyard_store_queue": ("events that wait for the store", float(store.waiting)),
        }
        counters = {
            "pipyard_entries_total": ("entries that were kept", float(store.kept)),
            "pipyard_commits_total": ("commits of the store", float(store.commits)),
            "pipyard_commit_seconds_total": ("how long all commits took together", store.seconds),
            "pipyard_bot_failures_total": ("questions to which a bot found no move", float(self.lobby.bots.failures)),
            "pipyard_store_troubles_total": ("commits that failed", float(store.troubles)),
        }
        return Response(self.metrics_now.text(gauges, counters), headers={"content-type": CONTENT_TYPE})

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
        """The game that a request names, if it is over, so nothing in it is secret any more. Game 0 is the last one."""
        if not self.readers.take(request.client.host if request.client else ""):
            return refused(request, because("why-too-many-requests"), 429)
        try:
            room = await self.finished.known(request.path_params["room"])
            if room is None and not self.readers.take(request.client.host if request.client else "", READ_PRICE):
                return refused(request, because("why-too-many-requests"), 429)
            room = room or await self.finished.read(request.path_params["room"])
            number = int(request.path_params["game"]) or len(room.games)
            if not 1 <= number <= len(room.games):
                return refused(request, because("why-no-such-game"), 404)
            played = room.games[number - 1]
            if number == len(room.games) and not room.last_is_over:
                return refused(request, because("why-not-over-yet"), 409)
        except StoreError as error:
            return refused(request, error.text, 503)
        except BadLog:  # never its text: it may quote an event that is still secret
            logger.warning("room %s cannot be read", request.path_params["room"][:6])
            return refused(request, because("why-rules-have-changed"), 409)
        except PipyardError as error:  # its rules are not here any more
            return refused(request, error.text, 409)
        return number, played

    async def games(self, request: Request) -> Response:
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECKING):
                await self.lobby.physics_checked.wait()
        async with self._shelving:
            if not self._shelf:
                self._shelf = await asyncio.to_thread(_shelf_now, self.lobby.no_physics)
        return Response(self._shelf, media_type="application/json")

    def reshelve(self) -> None:
        """Drop caches: the rules of a game have changed."""
        self._shelf = b""
        self.finished.forget()
        pages.forget()
        catalogue.cache_clear()
        lessons.script.cache_clear()
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
            room, tokens = await self.lobby.open(_new_room.decode(body), request.client.host if request.client else "")
        except StoreError as error:
            return refused(request, error.text, 503)
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        except PipyardError as error:
            return refused(request, error.text, 400)
        return answer(RoomMade(room.key, tokens), 201)

    async def room_code(self, request: Request) -> Response:
        """A short code for a room that waits for somebody."""
        if not self.dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
            return refused(request, because("why-other-sites"), 403)
        # only rooms in memory: whoever asks has a socket there
        room = self.lobby.rooms.get(request.path_params["room"])
        if room is None or not _waits(room):
            return refused(request, because("why-no-such-room"), 404)
        return answer(CodeMade(self.codes.code_of(room.key), int(LIFETIME)))

    async def by_code(self, request: Request) -> Response:
        """The room of a code. Wrong codes are limited, so that nobody finds a table by trying."""
        guesser = request.client.host if request.client else ""
        if not self.guessers.take(guesser):
            return refused(request, because("why-too-many-requests"), 429)
        code = request.path_params["code"][:16]
        room = self.lobby.rooms.get(self.codes.room_of(code))
        if room is None or not _waits(room):
            self.codes.forget(code)
            return refused(request, because("why-no-such-room"), 404)
        self.guessers.known[guesser].give_back()
        return answer(RoomFound(room.key))

    async def worker(self, request: Request) -> Response:
        """The service worker, which keeps the client and the score sheets for hours without a network."""
        script = WEB / "service-worker.js"
        if not script.exists():
            return Response("", 404, media_type="text/plain")
        return FileResponse(script, media_type="text/javascript", headers={"cache-control": "no-cache"})

    async def page(self, request: Request) -> Response:
        """The client: one page for the lobby and every table."""
        index = WEB / "index.html"
        if not index.exists():
            return Response("The client is not built yet: python tools/web.py build", 503, media_type="text/plain")
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def table_page(self, request: Request) -> Response:
        """The client, with what a messenger shows of a link to this table."""
        room = self.lobby.rooms.get(request.path_params["room"])
        index = WEB / "index.html"
        if room is None or not index.exists():
            return await self.page(request)
        base = str(request.base_url).rstrip("/")
        found = await asyncio.to_thread(preview.page, index, room, base, wanted_language(request))
        return HTMLResponse(found, headers={"cache-control": "no-cache"})


class Assets(StaticFiles):
    """The client's files. One with a hash in its name never changes; the others are asked for again."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = HASHED.search(str(full_path)) is not None
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def _waits(room: Room) -> bool:
    """Whether somebody could still sit down."""
    return any(seat.kind == "open" for seat in room.seats)


def _shelf_now(no_physics: str) -> bytes:
    return encoder.encode(shelf(no_physics))


class SecureApp:
    """Adds security headers to every response, and refuses foreign host names and floods of requests.

    WebSockets do not pass here: :class:`~pipyard.server.socket.connection.Connection` takes them.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], door: Callable[[], Dispatcher], messages: float) -> None:
        self.app = app
        self.budgets = Buckets(2 * messages, 20 * messages)
        self.hosts = hosts
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        if self.hosts and host_name(host) not in self.hosts:
            await refused(HTTPConnection(scope), because("why-no-such-name"), 421)(scope, receive, guarded)
            return
        client = scope.get("client")
        address = client[0] if client else ""
        if address not in HERE and not self.budgets.take(address, http_price(scope["method"], scope["path"])):
            sorry = refused(HTTPConnection(scope), because("why-too-many-requests"), 429)
            sorry.headers["connection"] = "close"  # the next request costs a connection, and those are limited too
            await sorry(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)


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
) -> SecureApp:
    """The whole application. Rooms are stored in a folder, or in the database that an address names.

    ``hosts``: host names it answers to (none: any), ``pause``: seconds that bots take at least, ``messages``: messages a second
    from one browser, ``rooms``: rooms at most, ``scenes``: live actions at once, ``games``: files of custom games, ``warn``: called
    with what does not work here, ``bot_seconds``: seconds that a bot may take.
    """
    site: list[WebApp] = []
    own_games = CustomGames(games)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        store: Store = store_at(folder, database, exclusive=True)
        await store.open()
        bots = BotPool(thinkers, bot_seconds)
        lobby = Lobby(store, bots, pause, rooms, scenes)
        reviews = Reviews(folder / "reviews")
        site.append(WebApp(lobby, reviews, hosts, pipyard.__version__, messages))
        logger.info("the table is open", extra={"version": pipyard.__version__, "store": type(store).__name__})
        loop = asyncio.get_running_loop()
        own_games.changed = site[0].reshelve

        async def check_physics() -> None:
            reason = await lobby.check_physics()
            if reason:
                site[0].reshelve()
                warn(say("serve-no-physics", why=reason))

        watchdog = Watchdog(site[0].metrics_now.lag)
        forever = (site[0].dispatcher.keep_alive(), lobby.neighbours.pulse(), own_games.watch(), watchdog.run())
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
            *lessons.routes(),
            *score_api.routes(messages),
            Route("/api/rooms", late("new_room"), methods=["POST"]),
            Route("/api/rooms/{room}/code", late("room_code"), methods=["POST"]),
            Route("/api/codes/{code}", late("by_code")),
            Route("/", late("page")),
            Route("/service-worker.js", late("worker")),
            Route("/t/{room}", late("table_page")),
            Route("/learn/{key}", late("page")),
            Route("/score", late("page")),
            Route("/score/{key}", late("page")),
            Mount("/assets", Assets(directory=WEB / "assets", check_dir=False)),
        ],
        middleware=[Middleware(Packing)],
        lifespan=lifespan,
    )
    return SecureApp(app, hosts, lambda: site[0].dispatcher, messages)
