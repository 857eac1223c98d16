"""The Dice Trip coach for games with real dice: what each decision of a player cost, and what would have been better.

The page sends all lines of the game; a separate process reviews one player, one request at a time. Nothing is stored.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import score
from pipyard.coach.trip_coach import Advice
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.server.limits import Buckets
from pipyard.server.web.coach_worker import CoachResult, CoachTask
from pipyard.server.web.responses import answer, body_of, refused
from pipyard.server.web.score_api import MOST_SCORE_BYTES, Line, ScoreRequest
from pipyard.server.workers import StartWorker, start_module
from pipyard.shelf import game
from pipyard.texts import languages

COACH_WORKER: Final = "pipyard.server.web.coach_worker"
"""The module that reviews."""
COACH_SECONDS: Final = 120.0
"""Seconds a review may take, the waiting for others included."""
MOST_WAITING: Final = 4
"""Requests that may wait; later ones are asked to come back."""
MOST_OF_ADDRESS: Final = 2
"""Of those, the requests of one address."""
COACH_RATE, COACH_BURST = 0.2, 8.0
"""Reviews per second from one address, and the burst."""
MOST_COACH_LINES: Final = 400
"""More than eight players write on the largest map."""


class CoachRequest(ScoreRequest, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/score/dice_trip/coach``: a game as for its score, and whose decisions are reviewed."""

    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_COACH_LINES)] = ()
    seat: Annotated[int, Meta(ge=0, le=15)] = 0


_decoder = msgspec.json.Decoder(CoachRequest)
_advised = msgspec.json.Decoder(CoachResult)


def routes(start: StartWorker = start_module) -> list[Route]:
    """``start``: starts the worker that reviews."""
    heard = Buckets(COACH_RATE, COACH_BURST)
    one_at_a_time = asyncio.Semaphore(1)
    waiting: Counter[str] = Counter()

    async def coach(request: Request) -> Response:
        address = request.client.host if request.client else ""
        if not heard.take(address):
            return refused(request, because("why-too-many-requests"), 429)
        body = await body_of(request, MOST_SCORE_BYTES)
        if isinstance(body, Response):
            return body
        try:
            asked = _decoder.decode(body)
        except msgspec.MsgspecError as error:
            return refused(request, because("why-message-malformed", error=reason_of(error)), 400)
        language = asked.language if asked.language in languages() else ""
        if waiting.total() >= MOST_WAITING or waiting[address] >= MOST_OF_ADDRESS:
            return refused(request, because("why-too-many-requests"), 429, language)
        waiting[address] += 1
        try:
            async with asyncio.timeout(COACH_SECONDS), one_at_a_time:
                return answer(await _reviewed(start, await asyncio.to_thread(_log, asked), asked.seat))
        except TimeoutError:
            return refused(request, because("why-review-too-long", seconds=round(COACH_SECONDS)), 503, language)
        except (OSError, msgspec.MsgspecError) as error:
            return refused(request, because("why-review-failed", error=reason_of(error)), 503, language)
        except PipyardError as error:
            return refused(request, error.text, 400, language)
        finally:
            waiting[address] -= 1
            if not waiting[address]:
                del waiting[address]

    return [Route("/api/score/dice_trip/coach", coach, methods=["POST"])]


def _log(request: CoachRequest) -> str:
    """The game as a log; lines that are not rounds of Dice Trip are refused."""
    keeper = score.keeper(game("dice_trip", **request.options), list(request.players))
    for line in request.lines:
        keeper.add_line(line)
    return keeper.kept()


async def _reviewed(start: StartWorker, log: str, seat: int) -> tuple[Advice, ...]:
    worker = await start(COACH_WORKER)
    try:
        worker.write(msgspec.json.encode(CoachTask(log, seat)))
        found = await worker.read()
    finally:
        worker.end()
        await worker.ending()
    advised = _advised.decode(found)
    if advised.error is not None:
        raise PipyardError(advised.error)
    return advised.advice
