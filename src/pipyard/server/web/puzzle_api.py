"""Puzzles for the browser: the table of the position, and the result of a series of moves. No state is kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cache, lru_cache

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import puzzles
from pipyard.core.errors import PipyardError
from pipyard.core.log import Event
from pipyard.core.text import because, quoted
from pipyard.puzzles import RIGHT, MoveResult, Puzzle
from pipyard.puzzles.judge import judged, judged_position
from pipyard.puzzles.position import configured, events
from pipyard.puzzles.words import asked_for, names, outcome, proved, target_colour
from pipyard.server.lobby import Lobby
from pipyard.server.protocol.messages import Table, Update
from pipyard.server.web.responses import answer, encoder, refused
from pipyard.server.web.staged_game import StagedGame
from pipyard.texts import languages

MOST_TRIED_MOVES = 8
LONGEST_MOVE = 400
MOST_REMEMBERED_PUZZLES = 200


class PuzzleCard(Struct, frozen=True):
    """A puzzle in the list."""

    key: str
    number: int
    kind: str
    moves: int
    rating: int


class PuzzleShelf(Struct, frozen=True):
    """All puzzles; the puzzle of the day is number ``number`` of game ``key``."""

    day: str
    key: str
    number: int
    puzzles: tuple[PuzzleCard, ...]


class PuzzlePage(Struct, frozen=True):
    """A puzzle with its table; ``ask``: the task, ``proof``: why the solution is right."""

    key: str
    number: int
    count: int
    title: str
    kind: str
    moves: int
    rating: int
    target: str
    ask: str
    table: Table


class OtherMove(Struct, frozen=True):
    """Another first move and what it allows."""

    move: str
    right: bool
    text: str


class PuzzleAnswer(Struct, frozen=True):
    """The result of the last move. Once a puzzle is solved, ``others`` lists all other moves and ``proof`` gives the reason."""

    right: bool
    solved: bool
    text: str
    update: Update
    proof: str = ""
    others: tuple[OtherMove, ...] = ()


def _staged(key: str, asked: Puzzle, language: str) -> StagedGame:
    staged = StagedGame(configured(key, asked), asked.seats, names(asked, language), (asked.seat,), language)
    staged.follow(events(asked.log))
    return staged


@cache
def cards() -> tuple[PuzzleCard, ...]:
    """All puzzles, by game."""
    return tuple(
        [
            PuzzleCard(key, number, one.kind, one.moves, one.rating)
            for key, number in puzzles.everything()
            for one in [puzzles.puzzle(key, number)]
        ]
    )


@lru_cache(maxsize=MOST_REMEMBERED_PUZZLES)
def page(key: str, number: int, language: str) -> bytes:
    """A puzzle as a message."""
    one = puzzles.puzzle(key, number)
    staged = _staged(key, one, language)
    count = len(puzzles.puzzles(key))
    said = asked_for(one, language, target_colour(one, staged.session.view(one.seat).scene()))
    return encoder.encode(
        PuzzlePage(key, number, count, staged.title, one.kind, one.moves, one.rating, one.target, said, staged.table(staged.picture()))
    )


def tried(key: str, number: int, language: str, moves: tuple[str, ...]) -> bytes:
    """The result of some moves as a message."""
    one = puzzles.puzzle(key, number)
    staged = _staged(key, one, language)
    found = judged(key, one, moves)
    since = staged.n
    for step in found:
        since = staged.n
        staged.follow(step.events)
    return _answered(one, found[-1].tried, staged, since, language)


def _answered(one: Puzzle, last: MoveResult, staged: StagedGame, since: int, language: str) -> bytes:
    solved = last.verdict == "solved"
    update = staged.update(since, staged.picture(asked=last.verdict == "right"))
    others = [OtherMove(move, other.verdict in RIGHT, outcome(one, other, language)) for move, other in one.tries.items()] if solved else []
    proof = proved(one, language) if solved else ""
    return encoder.encode(PuzzleAnswer(last.verdict in RIGHT, solved, outcome(one, last, language), update, proof, tuple(others)))


def further(key: str, number: int, language: str, prefix: tuple[str, ...]) -> bytes:
    """The continuations of a partial first move, for games with too many moves to send."""
    offer = _staged(key, puzzles.puzzle(key, number), language).offer(prefix)
    if offer is None:
        raise puzzles.NoPuzzle(because("why-puzzle-move-unknown", move=quoted(" ".join(prefix))))
    return encoder.encode(offer)


async def shot(lobby: Lobby, account: str, key: str, number: int, language: str, move: str) -> bytes:
    """The result of a shot, simulated as at a table."""
    one = puzzles.puzzle(key, number)
    staged = await lobby.off_loop.run(account, _shooting, key, one, language, move)
    since = staged.n - 1
    await staged.simulate(lobby, account)
    match = staged.session.match
    assert match is not None
    return _answered(one, judged_position(key, one, move, match.state), staged, since, language)


def _shooting(key: str, one: Puzzle, language: str, move: str) -> StagedGame:
    staged = _staged(key, one, language)
    staged.follow([Event(one.seat, move)])
    return staged


def routes(lobby: Callable[[], Lobby]) -> list[Route]:
    """Routes of puzzles. Every request is computed off the event loop."""

    async def made(request: Request, what: str) -> Response:
        language, key, number = (request.path_params[name] for name in ("language", "key", "number"))
        moves = tuple(request.query_params.getlist("move"))
        prefix = tuple(request.query_params.get("prefix", "").split())
        if language not in languages() or key not in puzzles.offered():
            return refused(request, because("why-no-such-page"), 404)
        if (
            len(moves) > MOST_TRIED_MOVES
            or any(len(move) > LONGEST_MOVE for move in moves)
            or len(prefix) > 64
            or (what == "try" and not moves)
        ):
            return refused(request, because("why-no-such-page"), 400)
        account = f"puzzles {request.client.host if request.client else ''}"  # solvers queue fairly, with the rooms
        try:
            if what == "page":
                found = await lobby().off_loop.run(account, page, key, int(number), language)
            elif what == "steps":
                found = await lobby().off_loop.run(account, further, key, int(number), language, prefix)
            elif puzzles.puzzle(key, int(number)).simulated():
                found = await shot(lobby(), account, key, int(number), language, moves[0])
            else:
                found = await lobby().off_loop.run(account, tried, key, int(number), language, moves)
        except PipyardError as error:
            return refused(request, error.text, 404, language)
        return Response(found, media_type="application/json", headers={"cache-control": "no-cache"})

    async def all_of_them(request: Request) -> Response:
        key, number = puzzles.of_day(datetime.now(UTC).date())
        return answer(PuzzleShelf(datetime.now(UTC).date().isoformat(), key, number, cards()))

    def asking(what: str) -> Callable[[Request], Awaitable[Response]]:
        async def asked(request: Request) -> Response:
            return await made(request, what)

        return asked

    where = "/api/puzzles/{language}/{key}/{number:short}"
    return [
        Route("/api/puzzles", all_of_them),
        Route(where, asking("page")),
        Route(f"{where}/try", asking("try")),
        Route(f"{where}/steps", asking("steps")),
    ]
