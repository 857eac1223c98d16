"""Lessons for the browser: every step is a precomputed table message, so no room is needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct, json, structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import lessons
from pipyard.core.log import Event
from pipyard.core.scene import Scene
from pipyard.core.turn import Chance
from pipyard.lessons import Lesson, LessonMistake
from pipyard.lessons.walkthrough import events
from pipyard.physics.physics_source import physical
from pipyard.server.protocol.messages import Branch, Picture, Table, Update
from pipyard.server.web.responses import encoder, made_for
from pipyard.server.web.staged_game import StagedGame
from pipyard.shelf import game
from pipyard.texts import say

TOOLS = ("throw", "flick", "ladle", "stack", "pull", "draw")
"""Verbs of actions set up on the board."""


class ScriptReply(Struct, frozen=True):
    """A mistake: its result and the comment. Then the table of its step comes back. Good actions by hand are answered the same way."""

    text: str
    update: Update
    good: bool = False


class ScriptStep(Struct, frozen=True):
    """The text, the table at this point, the events since the previous step, the move that continues, and mistakes by move.

    ``by_hand``: the learner throws or flicks freely, and physics decides (see ``lesson_shots``).
    """

    text: str
    table: Table
    update: Update
    do: str
    tries: dict[str, ScriptReply]
    by_hand: bool = False
    also: tuple[str, ...] = ()
    """Other ways to write the move."""
    choices: tuple[str, ...] = ()
    """Actions by hand without a tool on the table, offered as they are."""
    live: bool = False
    """The learner may also act live, at a table for practice with ``seats`` and ``options``."""


class LessonScript(Struct, frozen=True):
    """A whole lesson in one language."""

    key: str
    title: str
    steps: tuple[ScriptStep, ...]
    options: dict[str, str] = {}
    """Those of the game, for the table for practice."""


class LessonGame(StagedGame):
    """The game of a lesson, as its learner sees it."""

    def __init__(self, key: str, taught: Lesson, language: str) -> None:
        names = [
            say("lesson-you", language) if seat == taught.learner else _partner(taught, seat, language) for seat in range(taught.seats)
        ]
        super().__init__(lessons.configured(game(key), taught), taught.seats, names, (taught.learner,), language)
        self.key, self.taught, self.language = key, taught, language
        self.done: list[Event] = []

    def follow(self, happened: Sequence[Event], motion: str = "") -> None:
        super().follow(happened, motion)
        self.done += happened

    def branch(self) -> LessonGame:
        """The same game, to try something in."""
        other = LessonGame(self.key, self.taught, self.language)
        other.follow(self.done)
        return other

    def lesson_picture(self, offered: tuple[str, ...], show: tuple[str, ...]) -> Picture:
        """The view with the moves that a step offers and the places it points at."""
        seat = self.taught.learner
        return self.picture_of(_shown(self.session.view(seat).scene(), show), {seat: tree(offered)} if offered else {})


def _partner(taught: Lesson, seat: int, language: str) -> str:
    others = [one for one in range(taught.seats) if one != taught.learner]
    return say("lesson-partner", language, seat=others.index(seat) + 1 if len(others) > 1 else "").strip()


def _shown(scene: Scene, show: tuple[str, ...]) -> Scene:
    """A scene with some places marked like those of the last move, and without live actions: no room runs them."""
    extra = {name: value for name, value in scene.extra.items() if name != "live"}
    return structs.replace(scene, last=show or scene.last, extra=extra)


def tree(moves: tuple[str, ...]) -> tuple[Branch, ...]:
    """Moves as a tree of atoms."""
    heads = dict.fromkeys([move.partition(" ")[0] for move in moves])
    found: list[Branch] = []
    for head in heads:
        tails = tuple([tail for first, _, tail in [move.partition(" ") for move in moves] if first == head and tail])
        found.append(Branch(head, head in moves, tree(tails)))
    return tuple(found)


@cache
def script(key: str, language: str) -> bytes:
    """A lesson as a message."""
    taught = lessons.lesson(key)
    played = LessonGame(key, taught, language)
    played.follow(events(taught.log))
    steps: list[ScriptStep] = []
    since = played.n
    for step in taught.steps:
        played.follow(events(step.log))
        offered = (step.do, *step.also, *[wrong.move for wrong in step.tries]) if step.do else ()
        by_hand = bool(step.do) and _by_hand(played, step.do)
        choices = tuple(sorted(offered)) if by_hand and step.do.partition(" ")[0] not in TOOLS else ()
        picture = played.lesson_picture(() if choices else offered, step.show)
        tries = {} if by_hand else {wrong.move: _tried(played, wrong, language) for wrong in step.tries}
        update = played.update(since, picture)
        steps.append(ScriptStep(step.said(language), played.table(picture), update, step.do, tries, by_hand, step.also, choices, step.live))
        since = played.n
        if step.do:
            played.follow([Event(taught.learner, step.do)])
    return encoder.encode(LessonScript(key, played.title, tuple(steps), taught.options))


def at_step(key: str, number: int, language: str) -> LessonGame:
    """The game of a lesson at the start of a step."""
    taught = lessons.lesson(key)
    played = LessonGame(key, taught, language)
    played.follow(events(taught.log))
    for index, step in enumerate(taught.steps[: number + 1]):
        played.follow(events(step.log))
        if step.do and index < number:
            played.follow([Event(taught.learner, step.do)])
    return played


def _by_hand(played: LessonGame, move: str) -> bool:
    """Whether physics decides the outcome of a move."""
    other = played.branch()
    other.follow([Event(played.taught.learner, move)])
    turn = other.session.turn
    return isinstance(turn, Chance) and physical(turn)


def _tried(played: LessonGame, wrong: LessonMistake, language: str) -> ScriptReply:
    other = played.branch()
    since = other.n
    other.follow([Event(played.taught.learner, wrong.move), *events(wrong.log)])
    return ScriptReply(wrong.said(language), other.update(since, other.lesson_picture((), wrong.show)))


def routes() -> list[Route]:
    """Routes of lessons."""
    return [Route("/api/lessons", _keys), Route("/api/lessons/{language}/{key}", _script)]


async def _keys(request: Request) -> Response:
    return Response(json.encode(lessons.offered()), media_type="application/json", headers={"cache-control": "no-cache"})


async def _script(request: Request) -> Response:
    return await made_for(request, lambda language, key: script(key, language), lessons.offered(), "application/json")
