"""``pipyard learn``: a game in a few steps, each with one thing to see or do."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text as Line

from pipyard import lessons
from pipyard.cli.frame import PlayerNames, frame
from pipyard.cli.game_lookup import find
from pipyard.cli.move_picker import spelled
from pipyard.cli.prompt import Prompt
from pipyard.cli.style import LOUD, QUIET, Highlights
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.lessons import Lesson, LessonStep
from pipyard.lessons.walkthrough import again, check, events, walk
from pipyard.rules.wording import headline
from pipyard.texts import language, say, say_text
from pipyard.texts.place_names import with_names


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(learn)


def understood(game: Game, typed: str) -> str:
    """A move in notation; whatever cannot be read as it stands may name its places."""
    try:
        return game.parse(typed).text
    except PipyardError:
        return game.parse(spelled(typed)).text


def learn(
    key: Annotated[
        str,
        typer.Argument(help="The game to learn, or your own file, game.py; without one, list the games with a lesson.", metavar="KEY"),
    ] = "",
    only_check: Annotated[bool, typer.Option("--check", help="Only check the lesson: every step legal, every fact true.")] = False,
) -> None:
    """Learn a game from its first moves, in a minute or two."""
    if not key:
        typer.echo(say("cli-lesson-list", games=", ".join(lessons.offered())))
        return
    game = find(key)
    taught = lessons.lesson(game.info.key)
    title = headline(game, language())[0]
    steps = check(game, taught)
    if only_check:
        typer.echo(say("cli-lesson-fine", title=title, steps=steps))
        return
    lesson = _Lesson(taught, title)
    for number, (step, match) in enumerate(walk(game, taught), 1):
        if not lesson.take(number, step, match):
            return
    lesson.console.print(Line(say("cli-lesson-end", key=key), LOUD))


class _Lesson:
    """A learner at a terminal."""

    def __init__(self, taught: Lesson, title: str) -> None:
        self.taught, self.title = taught, title
        self.console = Console()
        self.asker = Prompt(self.console)
        names = ["human" if seat == taught.learner else say("lesson-partner", seat=seat) for seat in range(taught.seats)]
        self.players = PlayerNames(names)

    def take(self, number: int, step: LessonStep, match: Match) -> bool:
        """Take one step; whether the learner is still there."""
        self.console.print()
        self.show(match)
        self.console.print(Line(say("cli-lesson-title", title=self.title, step=number, steps=len(self.taught.steps)), QUIET))
        self.console.print(Line(step.said(), LOUD))
        try:
            while not self.answered(step, match):
                pass
        except EOFError:
            return False
        return True

    def show(self, match: Match) -> None:
        self.console.print(frame(match.state.view(self.taught.learner).scene(), match.turn, self.players, Highlights(self.console.width)))

    def answered(self, step: LessonStep, match: Match) -> bool:
        """Whether the requested move was played; a mistake is shown and taken back."""
        if not step.do:
            self.asker.ask(say("cli-lesson-go-on"), lambda words: [])
            return True
        tries = {wrong.move: wrong for wrong in step.tries}
        offered = {with_names(move): move for move in (step.do, *tries)}
        typed = self.asker.ask(say("cli-lesson-your-move", moves=" | ".join(sorted(offered))), lambda words: [] if words else list(offered))
        try:
            move = offered.get(typed) or understood(match.game, typed)
        except PipyardError as error:
            self.console.print(Line(say_text(error.text)))
            return False
        if move == step.do:
            return True
        wrong = tries.get(move)
        if wrong is None:
            self.console.print(Line(say("cli-lesson-not-that")))
            return False
        tried = again(match)
        tried.submit(self.taught.learner, wrong.move)
        tried.follow(events(wrong.log))
        self.show(tried)
        self.console.print(Line(wrong.said(), LOUD))
        self.console.print(Line(say("cli-lesson-again"), QUIET))
        return False
