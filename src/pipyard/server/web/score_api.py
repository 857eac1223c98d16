"""Keeping the score of real dice in the browser: the page sends all lines, and gets the score.

No state is kept. A correction sends another list of lines, and everything is counted again; the words are those of ``pipyard score``.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import score
from pipyard.core.errors import PipyardError, UnknownGame, reason_of
from pipyard.core.text import because
from pipyard.score import cards as score_cards
from pipyard.score import faces, tries
from pipyard.score.forms import EntryForm
from pipyard.server.limits import Buckets
from pipyard.server.web.responses import answer, body_of, encoder, refused
from pipyard.shelf import files, game, own
from pipyard.texts import languages, say_text, speaking

MOST_LINES: Final = 1000
MOST_SCORE_BYTES: Final = 200_000
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^,;#\n]*$")]
Line = Annotated[str, Meta(max_length=2000)]
Word = Annotated[str, Meta(max_length=200)]


class ScoreRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/score/KEY``: the players, and every line since the start of the game."""

    players: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=16)]
    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)] = ()
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    language: Word = ""


class ScoreAnswer(Struct, frozen=True):
    """The score. ``taken`` lines were accepted; the next one was refused for a reason, and nothing after it counts.

    ``asks`` and ``forms``: what may come next, ``results``: the parts of each score; ``colours``: those of the seats, where faces are
    counted, ``early``: whether the pyramid may be unfinished; ``dice``: its dice, where they are entered one by one.
    """

    taken: int
    refused: str
    asks: str
    forms: tuple[EntryForm, ...]
    results: tuple[tuple[tuple[str, int, str], ...], ...]
    kept: str
    colours: tuple[str, ...] = ()
    early: bool = False
    dice: dict[str, str] = {}


_decoder = msgspec.json.Decoder(ScoreRequest)


def routes(messages: float) -> list[Route]:
    """``messages``: maximum messages per second from one browser."""
    heard = Buckets(messages / 4, 2 * messages)
    one_at_a_time = asyncio.Semaphore(1)

    async def keepers(request: Request) -> Response:
        return answer(await asyncio.to_thread(score.kept))

    async def cards(request: Request) -> Response:
        """The score cards of all games, for keeping score without a server."""
        found = await asyncio.to_thread(_cards)
        return Response(found, media_type="application/json", headers={"cache-control": "no-cache"})

    async def count(request: Request) -> Response:
        if not heard.take(request.client.host if request.client else ""):
            return refused(request, because("why-too-many-requests"), 429)
        body = await body_of(request, MOST_SCORE_BYTES)
        if isinstance(body, Response):
            return body
        key = request.path_params["key"]
        if not await asyncio.to_thread(_is_kept, key):
            return refused(request, because("why-no-keeper-here"), 404)
        try:
            asked = _decoder.decode(body)
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        try:
            async with one_at_a_time:
                return answer(await asyncio.to_thread(counted, key, asked))
        except PipyardError as error:
            return refused(request, error.text, 400, asked.language if asked.language in languages() else "")

    return [Route("/api/score", keepers), Route("/api/score/cards", cards), Route("/api/score/{key}", count, methods=["POST"])]


def _is_kept(key: str) -> bool:
    """Whether there is a game with this key whose score can be kept."""
    try:
        return key in (*files(), *own()) and bool(score.way(game(key)))
    except UnknownGame:  # a file of the books that holds no game
        return False


@cache
def _cards() -> bytes:
    return encoder.encode(score_cards.cards())


def forget() -> None:
    """Drop the cache after a change of rules."""
    _cards.cache_clear()


def counted(key: str, request: ScoreRequest) -> ScoreAnswer:
    """Feed all lines to a new keeper."""
    with speaking(request.language if request.language in languages() else ""):
        keeper = score.keeper(game(key, **request.options), list(request.players))
        taken, refused = 0, ""
        for line in request.lines:
            try:
                keeper.add_line(line)
            except PipyardError as error:
                refused = say_text(error.text)
                break
            taken += 1
        results = tuple([tuple(rows) for rows in keeper.results()])
        dice = {die.cell: die.colour for die in keeper.match.state.scene().dice} if isinstance(keeper, tries.TriesKeeper) else {}
        asks, colours, early = keeper.asks(), (), False
        if isinstance(keeper, faces.FacesKeeper):
            asks, colours, early = keeper.question(), keeper.of_seat, keeper.early
        return ScoreAnswer(taken, refused, asks, tuple(keeper.forms()), results, keeper.kept(), colours, early, dice)
