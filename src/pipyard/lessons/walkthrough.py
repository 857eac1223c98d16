"""Walking through a lesson: its events happen in a real match, and its facts are checked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pipyard.core import log as logs
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.log import Event, Header
from pipyard.core.match import Match
from pipyard.core.space import Finite
from pipyard.core.text import because, quoted
from pipyard.core.turn import Choose, Over
from pipyard.lessons import FEWEST_STEPS, MOST_LESSON_STEPS, BadLesson, Lesson, LessonStep, configured

EMPTY_PLATE = "empty"


def events(lines: Sequence[str]) -> list[Event]:
    """Lines of a lesson as events."""
    return logs.read("\n".join([*Header("lesson", seats=1).lines(), "", *lines]))[1]


def begin(game: Game, taught: Lesson) -> Match:
    """The match of a lesson before its first step."""
    match = Match(configured(game, taught), taught.seats, "", source=None)
    match.follow(events(taught.log))
    return match


def again(match: Match) -> Match:
    """A copy of the match, for trying things."""
    copy = Match(match.game, match.seats, "", source=None)
    copy.follow(match.events)
    return copy


def walk(game: Game, taught: Lesson) -> Iterator[tuple[LessonStep, Match]]:
    """Yield every step with the match at that point; the step's move is played before the next one."""
    match = begin(game, taught)
    for step in taught.steps:
        match.follow(events(step.log))
        yield step, match
        if step.do:
            match.submit(taught.learner, step.do)


def unseen(match: Match, fact: str, seat: int) -> bool:
    """Whether a fact of a lesson does not hold.

    ``8,0,0 red``, ``8,0,0 red 132``, ``8,0,0 red 1??``, ``8,0,0 empty``: a place. ``scores 3 5``: the scores. ``turn 1``: who is asked.
    ``over``: the game is over. ``heap 0 4``, ``heap 0 4 green``: dice beside the plate. ``roll 4 2``: dice on the table. ``moves 3``: how
    many moves there are.
    ``says round round=2``: what the table says. ``extra sheets.0.numbers.gent 35``: what a table of its own has to show.
    """
    scene = match.state.view(seat).scene()
    words = fact.split()
    turn = match.turn
    match words:
        case ["scores", *numbers]:
            return [str(score) for score in scene.scores] != numbers
        case ["turn", number]:
            return not isinstance(turn, Choose) or int(number) not in turn.seats
        case ["over"]:
            return not isinstance(turn, Over)
        case ["heap", owner, count, *colours]:
            heaps = [heap.dice for heap in scene.heaps if heap.owner == int(owner)]
            return sum([number for dice in heaps for colour, number in dice.items() if not colours or colour in colours]) != int(count)
        case ["roll", *numbers]:
            return numbers not in [[str(value) for value in roll.values] for roll in scene.rolls]
        case ["moves", number]:
            space = match.moves(seat) if isinstance(turn, Choose) and seat in turn.seats else None
            return not isinstance(space, Finite) or space.size() != int(number)
        case ["says", key, *arguments]:
            wanted = dict([word.split("=", 1) for word in arguments])
            return not any([text.key == key and wanted.items() <= _plain(text.args).items() for text in scene.say])
        case ["extra", path, value]:
            return _inside(scene.extra, path) != value
        case [cell, "empty"]:
            return any([die.cell == cell for die in scene.dice])
        case [cell, colour, *triple]:
            wanted = triple[0] if triple else "???"
            return not any([die.cell == cell and die.colour == colour and _shows(die.triple, wanted) for die in scene.dice])
        case _:
            return True


def _shows(triple: str, wanted: str) -> bool:
    """Whether a die shows three numbers; ``?`` stands for any."""
    return wanted == "???" or all([one in ("?", shown) for one, shown in zip(wanted, triple, strict=True)])


def _plain(args: Mapping[str, object]) -> dict[str, str]:
    """A message of the table, as written in a lesson."""
    return {name: str(value) for name, value in args.items()}


def _inside(extra: Any, path: str) -> str:
    """The value at a path through dictionaries and lists; empty if there is none."""
    try:
        for name in path.split("."):
            extra = extra[int(name) if name.isdecimal() else name]
    except (KeyError, IndexError, TypeError):
        return ""
    return str(extra)


def check(game: Game, taught: Lesson) -> int:
    """Play a lesson and check that every step is legal, every fact true, every mistake possible. Returns the number of steps."""
    if not FEWEST_STEPS <= len(taught.steps) <= MOST_LESSON_STEPS:
        raise BadLesson(because("why-lesson-length", least=FEWEST_STEPS, most=MOST_LESSON_STEPS))
    if not any([step.do for step in taught.steps]) and _decides(game, taught):
        raise BadLesson(because("why-lesson-length", least=FEWEST_STEPS, most=MOST_LESSON_STEPS))
    for number, (step, match) in enumerate(_checked(game, taught), 1):
        seat = taught.learner
        try:
            if not step.said():
                raise BadLesson(because("why-lesson-says-nothing"))
            _must_see(match, step.sees, seat)
            for wrong in step.tries:
                tried = again(match)
                tried.submit(seat, wrong.move)
                tried.follow(events(wrong.log))
                _must_see(tried, wrong.sees, seat)
            if step.live and (match.events or not _is_live(match)):
                raise BadLesson(because("why-lesson-not-live"))
            if step.do:
                _same(match, seat, step)
            elif step.tries:
                raise BadLesson(because("why-lesson-mistake-without-move"))
        except (PipyardError, ValueError) as error:
            why = error.text if isinstance(error, PipyardError) else str(error)
            raise BadLesson(because("why-lesson-step", step=number, why=why)) from None
    return len(taught.steps)


def _is_live(match: Match) -> bool:
    """Whether the table offers a live action."""
    return bool(match.state.scene().extra.get("live"))


def _same(match: Match, seat: int, step: LessonStep) -> None:
    """Check that the move of a step is legal and that its other spellings are equivalent."""
    made: list[object] = []
    for move in (step.do, *step.also):
        other = again(match)
        other.submit(seat, move)
        scene = other.state.view(seat).scene()
        made.append((scene.dice, scene.scores, _facts(scene.extra)))
        if made[-1] != made[0]:
            raise BadLesson(because("why-lesson-not-the-same", move=quoted(move)))


def _facts(extra: Mapping[str, object]) -> str:
    """The content of a special table, without the spelling of the last entry."""
    return re.sub(r"'written': '[^']*'", "", str(extra))


def _decides(game: Game, taught: Lesson) -> bool:
    """Whether a lesson contains any decision: games of pure chance have none."""
    return any([isinstance(match.turn, Choose) for _, match in _checked(game, taught)])


def _checked(game: Game, taught: Lesson) -> Iterator[tuple[LessonStep, Match]]:
    """Like :func:`walk`, with the number of the step in error messages."""
    walked = walk(game, taught)
    number = 0
    while True:
        number += 1
        try:
            yield next(walked)
        except StopIteration:
            return
        except PipyardError as error:
            raise BadLesson(because("why-lesson-step", step=number, why=error.text)) from None


def _must_see(match: Match, facts: Sequence[str], seat: int) -> None:
    for fact in facts:
        if unseen(match, fact, seat):
            raise BadLesson(because("why-lesson-not-seen", fact=quoted(fact)))
