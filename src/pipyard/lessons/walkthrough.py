"""Walking through a lesson: its events happen in a real match, and what its texts speak of is there to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pipyard.core import log as logs
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.log import Event, Header
from pipyard.core.match import Match
from pipyard.core.space import Finite
from pipyard.core.text import because, quoted
from pipyard.core.turn import Choose, Over
from pipyard.lessons import FEWEST, MOST, BadLesson, Lesson, Step, configured

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
    """The same match, to try something in."""
    copy = Match(match.game, match.seats, "", source=None)
    copy.follow(match.events)
    return copy


def walk(game: Game, taught: Lesson) -> Iterator[tuple[Step, Match]]:
    """Every step with the match as it is then; the move of a step is made when the next one is asked for."""
    match = begin(game, taught)
    for step in taught.steps:
        match.follow(events(step.log))
        yield step, match
        if step.do:
            match.submit(taught.learner, step.do)


def unseen(match: Match, fact: str, seat: int) -> bool:
    """Whether something that a lesson speaks of is not so.

    ``8,0,0 red``, ``8,0,0 red 132``, ``8,0,0 empty``: a place. ``scores 3 5``: the scores. ``turn 1``: who is asked. ``over``: the game is
    over. ``heap 0 4``, ``heap 0 4 green``: dice beside the plate. ``roll 4 2``: dice on the table. ``moves 3``: how many moves there are.
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
        case [cell, "empty"]:
            return any([die.cell == cell for die in scene.dice])
        case [cell, colour, *triple]:
            return not any([die.cell == cell and die.colour == colour and triple in ([], [die.triple]) for die in scene.dice])
        case _:
            return True


def check(game: Game, taught: Lesson) -> int:
    """Play a lesson: every step legal, every fact so, every mistake possible. Comes back with the number of steps."""
    if not FEWEST <= len(taught.steps) <= MOST or not any([step.do for step in taught.steps]):
        raise BadLesson(because("why-lesson-length", least=FEWEST, most=MOST))
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
            if step.do:
                again(match).submit(seat, step.do)
            elif step.tries:
                raise BadLesson(because("why-lesson-mistake-without-move"))
        except (PipyardError, ValueError) as error:
            why = error.text if isinstance(error, PipyardError) else str(error)
            raise BadLesson(because("why-lesson-step", step=number, why=why)) from None
    return len(taught.steps)


def _checked(game: Game, taught: Lesson) -> Iterator[tuple[Step, Match]]:
    """The same as :func:`walk`; what goes wrong on the way is told with the number of the step."""
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
