"""Throws, flicks and pulls in a lesson, decided by real physics."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import lessons
from pipyard.core.errors import PipyardError
from pipyard.core.log import Event
from pipyard.core.text import because
from pipyard.lessons import Lesson
from pipyard.lessons.walkthrough import unseen
from pipyard.server.lobby import Lobby
from pipyard.server.web.lesson_api import LessonGame, ScriptReply, at_step
from pipyard.server.web.lesson_api import routes as scripts
from pipyard.server.web.responses import answer, body_of, refused
from pipyard.texts import languages, say

MOST_SHOT_BYTES = 2000


class LessonShot(Struct, frozen=True):
    """A learner's action."""

    move: str


_shot = msgspec.json.Decoder(LessonShot)


def routes(lobby: Callable[[], Lobby]) -> list[Route]:
    """Routes of lessons and their actions."""

    async def shot(request: Request) -> Response:
        return await shoot(lobby(), request)

    return [*scripts(), Route("/api/lessons/{language}/{key}/{step:short}", shot, methods=["POST"])]


async def shoot(lobby: Lobby, request: Request) -> Response:
    """The outcome of an action in a step of a lesson, and the comment."""
    language, key, number = request.path_params["language"], request.path_params["key"], request.path_params["step"]
    if language not in languages() or key not in lessons.offered():
        return refused(request, because("why-no-such-page"), 404)
    body = await body_of(request, MOST_SHOT_BYTES)
    if isinstance(body, Response):
        return body
    try:
        move = _shot.decode(body).move
        taught = lessons.lesson(key)
        if number >= len(taught.steps) or move.partition(" ")[0] not in _verbs(taught, number):
            return refused(request, because("why-no-such-page"), 404, language)
        account = f"lessons {request.client.host if request.client else ''}"  # learners queue fairly, with the rooms
        played = await lobby.off_loop.run(account, _begun, key, number, move, language)
        return answer(await _simulated(lobby, account, played, taught, number, language))
    except (msgspec.ValidationError, msgspec.DecodeError):
        return refused(request, because("why-no-such-page"), 404, language)
    except PipyardError as error:
        return refused(request, error.text, 409, language)


def _verbs(taught: Lesson, number: int) -> set[str]:
    """The verbs that a step accepts; a hand pulls a die out."""
    step = taught.steps[number]
    found = {move.partition(" ")[0] for move in (step.do, *[wrong.move for wrong in step.tries]) if move}
    return {*found, "pull"} if "draw" in found else found


def _begun(key: str, number: int, move: str, language: str) -> tuple[LessonGame, int]:
    """The game right after the action, and the number of the last event before it."""
    played = at_step(key, number, language)
    since = played.n
    played.follow([Event(played.taught.learner, move)])
    return played, since


async def _simulated(lobby: Lobby, account: str, begun: tuple[LessonGame, int], taught: Lesson, number: int, language: str) -> ScriptReply:
    played, since = begun
    await played.simulate(lobby, account)
    match = played.session.match
    assert match is not None
    for wrong in taught.steps[number].tries:
        if wrong.sees and not any([unseen(match, fact, taught.learner) for fact in wrong.sees]):
            return ScriptReply(wrong.said(language), played.update(since, played.lesson_picture((), wrong.show)))
    return ScriptReply(say("lesson-well-done", language), played.update(since, played.lesson_picture((), ())), good=True)
