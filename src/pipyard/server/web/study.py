"""The study board: branch off from a finished game, a puzzle or a hint, try moves for all sides, and let a bot think about any position.

A request carries the whole line, so that no state is kept: it is replayed, and one move or roll is added. Nothing secret can be studied:
of a room only a finished game; a hint hands out the events of a running one if everybody at its table may know them all.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Annotated, Final, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import puzzles, shelf
from pipyard.core import log as logs
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.log import CHANCE_SEAT, Event, Header
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose
from pipyard.puzzles.position import configured
from pipyard.puzzles.words import names
from pipyard.server.botpool.worker import MoveRequest, RankedMove
from pipyard.server.limits import Buckets
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.messages import Offer, Table
from pipyard.server.room.hints import MOST_STUDIED, NOT_STUDIED
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.store.export import PlayedGame
from pipyard.server.web.log_api import MOST_LOG, MOST_LOG_BYTES, played_in
from pipyard.server.web.responses import answer, body_of, refused
from pipyard.server.web.staged_game import StagedGame
from pipyard.texts import languages, say

MOST_STUDY_BYTES: Final = 60_000 + MOST_LOG_BYTES
"""The longest lines, and the log of a game that a link carries."""
MOST_LINE: Final = MOST_STUDIED
"""Maximum events before the starting position of a hint, and after any."""
MOST_ROLLS: Final = 40
"""Maximum chance events after a move."""
STUDY_ROWS: Final = 3
LONGEST_THINK: Final = 3000
"""Maximum milliseconds per answer; the server's limit for bots applies too."""
THINK_RATE, THINK_BURST = 0.5, 12.0
"""Answers per second from one address, and the burst."""


class StudyHost(Protocol):
    """What the study board needs from the application."""

    @property
    def lobby(self) -> Lobby: ...
    @property
    def dispatcher(self) -> Dispatcher: ...
    async def finished_game(self, request: Request, key: str, wanted: int) -> tuple[int, PlayedGame] | Response: ...


Line = Annotated[tuple[Annotated[str, Meta(max_length=600)], ...], Meta(max_length=MOST_LINE)]
"""Events, as in a log."""


class StudyRequest(Struct, frozen=True):
    """A position: event ``step`` of a room's game or of a ``log``, a puzzle, or a game ``key`` and its events ``start``; then a line.

    ``move``: a move to try. ``prefix``: asks for its continuations.
    """

    room: Annotated[str, Meta(max_length=64)] = ""
    game: Annotated[int, Meta(ge=0, le=100_000)] = 0
    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    log: Annotated[str, Meta(max_length=MOST_LOG)] = ""
    puzzle: Annotated[str, Meta(max_length=64)] = ""
    number: Annotated[int, Meta(ge=0, le=100_000)] = 0
    key: Annotated[str, Meta(max_length=64)] = ""
    seats: Annotated[int, Meta(ge=0, le=64)] = 0
    options: Annotated[dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=600)]], Meta(max_length=40)] = {}
    start: Line = ()
    line: Line = ()
    move: Annotated[str, Meta(max_length=600)] = ""
    prefix: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=64)] | None = None
    language: str = "en"
    milliseconds: Annotated[int, Meta(ge=50, le=LONGEST_THINK)] = 400


class StudyPosition(Struct, frozen=True):
    """The table of a position and the line that leads there; ``before``: the number of events before the line."""

    table: Table
    line: tuple[str, ...]
    before: int


class StudyEvaluation(Struct, frozen=True):
    """A bot's evaluation: the best moves of the mover ``seat`` with their values, and the number of playouts."""

    seat: int
    rows: tuple[RankedMove, ...]
    tries: int


class StudyRefused(PipyardError):
    """A position that cannot be studied."""


class _Source(Struct, frozen=True):
    game: Game
    seats: int
    names: tuple[str, ...]
    bots: tuple[int, ...]
    events: list[Event]


_wish = msgspec.json.Decoder(StudyRequest)


def _of_puzzle(wish: StudyRequest) -> _Source:
    one = puzzles.puzzle(wish.puzzle, wish.number)
    return _Source(configured(wish.puzzle, one), one.seats, tuple(names(one, wish.language)), (), _events(one.log))


def _of_game(played: PlayedGame, step: int) -> _Source:
    header = played.header
    one = shelf.game(header.game, **header.options)
    names = tuple([*header.players, *[""] * header.seats][: header.seats])
    return _Source(one, header.seats, names, played.bots, list(played.events[:step]))


def _of_log(wish: StudyRequest) -> _Source:
    return _of_game(played_in(wish.log), wish.step)


def _of_line(wish: StudyRequest) -> _Source:
    one = shelf.game(wish.key, **wish.options)
    if not wish.seats:
        raise StudyRefused(because("why-no-such-page"))
    one.check(wish.seats)
    names = tuple([say("cli-player", wish.language, seat=seat + 1) for seat in range(wish.seats)])
    return _Source(one, wish.seats, names, (), _events(wish.start))


def _events(lines: tuple[str, ...]) -> list[Event]:
    return logs.read("\n".join([*Header("study", seats=1).lines(), "", *lines]))[1]


def _staged(source: _Source, wish: StudyRequest) -> StagedGame:
    if set(source.game.info.kinds) & set(NOT_STUDIED):
        raise StudyRefused(because("why-not-studied", game=source.game.info.key))
    staged = StagedGame(source.game, source.seats, source.names, tuple(range(source.seats)), wish.language, source.bots)
    staged.follow(source.events)
    staged.follow(_events(wish.line))
    return staged


def studied(source: _Source, wish: StudyRequest) -> StudyPosition:
    """The position after the line, one more move if given, and the chance events that follow."""
    staged = _staged(source, wish)
    line = list(wish.line)
    turn = staged.session.turn
    if wish.move and isinstance(turn, Choose):
        event = Event(turn.seat, wish.move)
        staged.follow([event])
        line.append(str(event))
    rng = SystemRandom()
    for _ in range(MOST_ROLLS):
        turn = staged.session.turn
        if not isinstance(turn, Chance):
            break
        event = Event(CHANCE_SEAT, turn.space.sample(rng).text)
        staged.follow([event])
        line.append(str(event))
    staged.follow_turn()
    return StudyPosition(staged.table(staged.picture()), tuple(line), len(source.events))


def further(source: _Source, wish: StudyRequest) -> Offer:
    """The continuations of a partial move."""
    found = _staged(source, wish).offer(wish.prefix or ())
    if found is None:
        raise StudyRefused(because("why-no-such-page"))
    return found


def question(source: _Source, wish: StudyRequest, milliseconds: int) -> MoveRequest:
    """The question to a bot about a position."""
    staged = _staged(source, wish)
    turn = staged.session.turn
    match = staged.session.match
    if not isinstance(turn, Choose) or match is None:
        raise StudyRefused(because("why-nothing-to-advise"))
    options = dict(match.header.options)
    own = shelf.origin(shelf.game(source.game.info.key))
    return MoveRequest(
        source.game.info.key, options, source.seats, list(match.events), turn.seat, f"mcts:{milliseconds}ms", "study", own, STUDY_ROWS
    )


def routes(site: Callable[[], StudyHost]) -> list[Route]:
    """Routes of the study board."""
    thinkers = Buckets(THINK_RATE, THINK_BURST)

    async def study(request: Request) -> Response:
        wish = await _read(request, site())
        if isinstance(wish, Response):
            return wish
        try:
            source = await _source(request, wish)
            if isinstance(source, Response):
                return source
            work = studied if wish.prefix is None else further
            return answer(await site().lobby.off_loop.run(_account(request), work, source, wish))
        except PipyardError as error:
            return refused(request, error.text, 409, wish.language)

    async def think(request: Request) -> Response:
        wish = await _read(request, site())
        if isinstance(wish, Response):
            return wish
        if not thinkers.take(_account(request)):
            return refused(request, because("why-too-many-requests"), 429, wish.language)
        try:
            source = await _source(request, wish)
            if isinstance(source, Response):
                return source
            bots = site().lobby.bots
            milliseconds = min(wish.milliseconds, round(1000 * bots.patience))
            asked = await site().lobby.off_loop.run(_account(request), question, source, wish, milliseconds)
            found = await bots.answer(asked, _account(request))
            return answer(StudyEvaluation(asked.seat, found.rows, found.tries))
        except PipyardError as error:
            return refused(request, error.text, 409, wish.language)

    async def _source(request: Request, wish: StudyRequest) -> _Source | Response:
        if wish.puzzle or wish.key or wish.log:
            read = _of_puzzle if wish.puzzle else _of_line if wish.key else _of_log
            return await site().lobby.off_loop.run(_account(request), read, wish)
        found = await site().finished_game(request, wish.room, wish.game)
        return found if isinstance(found, Response) else _of_game(found[1], wish.step)

    return [Route("/api/study", study, methods=["POST"]), Route("/api/study/think", think, methods=["POST"])]


def _account(request: Request) -> str:
    return f"study {request.client.host if request.client else ''}"


async def _read(request: Request, site: StudyHost) -> StudyRequest | Response:
    if not site.dispatcher.same_origin(request.headers.get("origin"), request.headers.get("host", "")):
        return refused(request, because("why-other-sites"), 403)
    body = await body_of(request, MOST_STUDY_BYTES)
    if isinstance(body, Response):
        return body
    try:
        wish = _wish.decode(body)
    except (msgspec.MsgspecError, RecursionError):
        return refused(request, because("why-no-such-page"), 400)
    return wish if wish.language in languages() else refused(request, because("why-language-not-spoken"), 404)
