"""``pipyard puzzle``: find the best move of a position in the terminal."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text as Line

from pipyard import puzzles
from pipyard.cli.frame import PlayerNames, frame
from pipyard.cli.prompt import Prompt
from pipyard.cli.style import LOUD, QUIET, Highlights
from pipyard.core.errors import PipyardError
from pipyard.core.match import Match
from pipyard.puzzles import RIGHT, Puzzle
from pipyard.puzzles.judge import judged
from pipyard.puzzles.position import begin, configured
from pipyard.puzzles.words import asked_for, names, outcome, proved, target_colour
from pipyard.rules.wording import headline
from pipyard.texts import language, say, say_text
from pipyard.texts.place_names import with_cells, with_names


def add(app: typer.Typer) -> None:
    """Hang the command into the command line."""
    app.command()(puzzle)


def puzzle(
    key: Annotated[str, typer.Argument(help="A game with puzzles; without one, the puzzle of the day.", metavar="KEY")] = "",
    number: Annotated[int, typer.Option("--number", "-n", help="Which of its puzzles, the easiest is 1.", min=1)] = 1,
    listed: Annotated[bool, typer.Option("--list", help="Name the games that have puzzles.")] = False,
) -> None:
    """Find the best move of a position."""
    if listed:
        names = [f"{one} ({len(puzzles.puzzles(one))})" for one in puzzles.offered()]
        typer.echo(say("cli-puzzle-list", games=", ".join(names)))
        return
    if not key:
        key, number = puzzles.of_day(today())
    one = puzzles.puzzle(key, number)
    _Solver(key, number, one).run()


def today() -> date:
    """The day of the daily puzzle, the same everywhere."""
    return datetime.now(UTC).date()


class _Solver:
    """Somebody at a terminal with a puzzle."""

    def __init__(self, key: str, number: int, one: Puzzle) -> None:
        self.key, self.number, self.one = key, number, one
        self.title = headline(configured(key, one), language())[0]
        self.console = Console()
        self.asker = Prompt(self.console)
        self.players = PlayerNames(names(one))

    def run(self) -> None:
        """Ask until it is solved, or nobody is there any more."""
        one, moves = self.one, list[str]()
        match = begin(self.key, one)
        self.show(match)
        self.console.print(Line(say("cli-puzzle-title", number=self.number, title=self.title, rating=str(one.rating)), QUIET))
        self.console.print(Line(asked_for(one, colour=target_colour(one, match.state.scene())), LOUD))
        while True:
            try:
                typed = self.asker.ask(say("cli-puzzle-move"), lambda words: self.offered(moves) if not words else [])
            except EOFError:
                return
            try:
                move = match.game.parse(with_cells(typed)).text
                found = judged(self.key, one, [*moves, move])
            except PipyardError as error:
                self.console.print(Line(say_text(error.text)))
                continue
            after = begin(self.key, one)
            for step in found:
                after.follow(step.events)
            self.show(after)
            tried = found[-1].tried
            self.console.print(Line(outcome(one, tried), LOUD))
            if tried.verdict == "solved":
                self.explain()
                return
            if tried.verdict in RIGHT:
                moves.append(move)
            else:
                self.console.print(Line(say("cli-puzzle-again"), QUIET))

    def show(self, match: Match) -> None:
        self.console.print()
        self.console.print(frame(match.state.view(self.one.seat).scene(), match.turn, self.players, Highlights(self.console.width)))

    def offered(self, moves: list[str]) -> list[str]:
        """The moves that may be typed now, as far as they are listed."""
        tries = self.one.tries
        for move in moves:
            tries = tries[move].next
        return [with_names(move) for move in tries] if self.one.kind not in ("entry", "hit") else []

    def explain(self) -> None:
        """Why it is so, and what the other first moves allow."""
        self.console.print(Line(proved(self.one), QUIET))
        for move, tried in self.one.tries.items():
            if tried.verdict not in RIGHT:
                self.console.print(Line(f"  {with_names(move)}: {outcome(self.one, tried)}", QUIET))
        if self.number < len(puzzles.puzzles(self.key)):
            self.console.print(Line(say("cli-puzzle-next", key=self.key, next=self.number + 1)))
