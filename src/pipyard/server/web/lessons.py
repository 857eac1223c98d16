"""Lessons as a browser plays them: every step is a message of a table, worked out beforehand, so that no room is needed."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pipyard import lessons
from pipyard.core.log import Event
from pipyard.core.scene import Scene
from pipyard.core.turn import Choose, Over
from pipyard.lessons import Lesson, Try
from pipyard.lessons.walkthrough import events
from pipyard.rules.wording import headline
from pipyard.server.protocol.common import SeatColour
from pipyard.server.protocol.messages import Branch, Chair, Picture, Table, TurnNow, Update
from pipyard.server.room.game_session import GameSession
from pipyard.server.store.events import GameEvent
from pipyard.server.web.responses import encoder, made_for
from pipyard.shelf import game
from pipyard.texts import say

LESSON_COLOURS: tuple[SeatColour, ...] = ("red", "green", "blue", "golden")
FIRST_GAME = 1
"""The number of a lesson's first event; the beginning of the game comes before it."""


class LessonTry(Struct, frozen=True):
    """A mistake: what comes of it, and what is said. Then the table of its step comes back."""

    text: str
    update: Update


class LessonStep(Struct, frozen=True):
    """What is said, the table as it is then, what has happened since the step before, the move that leads on, and mistakes by move."""

    text: str
    table: Table
    update: Update
    do: str
    tries: dict[str, LessonTry]


class LessonScript(Struct, frozen=True):
    """A whole lesson in one language."""

    key: str
    title: str
    steps: tuple[LessonStep, ...]


class _Played:
    """The game of a lesson, as its learner sees it."""

    def __init__(self, key: str, taught: Lesson, language: str) -> None:
        self.taught = taught
        self.one = lessons.configured(game(key), taught)
        self.title = headline(self.one, language)[0]
        names = [
            say("lesson-you", language) if seat == taught.learner else _partner(taught, seat, language) for seat in range(taught.seats)
        ]
        self.chairs = tuple(
            [
                Chair("person" if seat == taught.learner else "bot", name, True, 0, LESSON_COLOURS[seat % len(LESSON_COLOURS)])
                for seat, name in enumerate(names)
            ]
        )
        self.done: list[Event] = []
        self.session = GameSession()
        self.session.begin(self.one, taught.seats, 0)

    def follow(self, happened: list[Event]) -> None:
        for event in happened:
            self.session.replay(GameEvent(event.seat, event.text, event.stamp), FIRST_GAME + len(self.done))
            self.done.append(event)

    def branch(self) -> _Played:
        """The same game, to try something in."""
        other = _Played.__new__(_Played)
        other.taught, other.one, other.title, other.chairs, other.done = self.taught, self.one, self.title, self.chairs, []
        other.session = GameSession()
        other.session.begin(self.one, self.taught.seats, 0)
        other.follow(self.done)
        return other

    @property
    def n(self) -> int:
        return len(self.done)

    def picture(self, offered: tuple[str, ...], show: tuple[str, ...]) -> Picture:
        seat, turn = self.taught.learner, self.session.turn
        scene = self.session.view(seat).scene()
        if show:
            scene = _pointing(scene, show)
        if isinstance(turn, Over):
            now = TurnNow("over", ranks=tuple(turn.ranks), scores=tuple(turn.scores), why=turn.why)
        elif isinstance(turn, Choose):
            now = TurnNow("choose", turn.seats, turn.how, {seat: tree(offered)} if offered else {})
        else:
            now = TurnNow("chance")
        return Picture(eye=seat, scene=scene, turn=now, undo=None, may_undo=())

    def table(self, picture: Picture) -> Table:
        info = self.one.info
        return Table(
            id=0,
            n=self.n,
            room="",
            game=info.key,
            title=self.title,
            options=self.taught.options,
            chairs=self.chairs,
            mine=(self.taught.learner,),
            lines=self.session.lines(self.taught.learner, -1),
            chat=(),
            picture=picture,
            own_side=info.own_side,
            rolls_for_order=info.rolls_for_order,
        )

    def update(self, since: int, picture: Picture) -> Update:
        lines = self.session.lines(self.taught.learner, since)
        return Update(id=0, n=self.n, lines=lines, chat=(), chairs=self.chairs, picture=picture)


def _partner(taught: Lesson, seat: int, language: str) -> str:
    others = [one for one in range(taught.seats) if one != taught.learner]
    return say("lesson-partner", language, seat=others.index(seat) + 1 if len(others) > 1 else "").strip()


def _pointing(scene: Scene, show: tuple[str, ...]) -> Scene:
    """A scene in which some places are marked like those of the last move."""
    return Scene(**{name: getattr(scene, name) for name in scene.__struct_fields__ if name != "last"}, last=show)


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
    """A lesson as it is sent."""
    taught = lessons.lesson(key)
    played = _Played(key, taught, language)
    played.follow(events(taught.log))
    steps: list[LessonStep] = []
    since = played.n
    for step in taught.steps:
        played.follow(events(step.log))
        offered = (step.do, *[wrong.move for wrong in step.tries]) if step.do else ()
        picture = played.picture(offered, step.show)
        tries = {wrong.move: _tried(played, wrong, language) for wrong in step.tries}
        steps.append(LessonStep(step.said(language), played.table(picture), played.update(since, picture), step.do, tries))
        since = played.n
        if step.do:
            played.follow([Event(taught.learner, step.do)])
    return encoder.encode(LessonScript(key, played.title, tuple(steps)))


def _tried(played: _Played, wrong: Try, language: str) -> LessonTry:
    other = played.branch()
    since = other.n
    other.follow([Event(played.taught.learner, wrong.move), *events(wrong.log)])
    return LessonTry(wrong.said(language), other.update(since, other.picture((), wrong.show)))


def routes() -> list[Route]:
    """Where lessons are found."""
    return [Route("/api/lessons", _keys), Route("/api/lessons/{language}/{key}", _script)]


async def _keys(request: Request) -> Response:
    return Response(json.encode(lessons.offered()), media_type="application/json", headers={"cache-control": "no-cache"})


async def _script(request: Request) -> Response:
    return await made_for(request, lambda language, key: script(key, language), lessons.offered(), "application/json")
