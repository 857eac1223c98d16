"""``pipyard new`` starts a custom game; ``pipyard check`` reports what is wrong with one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pipyard import lessons
from pipyard.lessons import walkthrough
from pipyard.texts import say, say_text
from pipyard.workshop import game_check, scaffold

FAULTY = 1
"""The exit status for a file with errors."""


def add(app: typer.Typer) -> None:
    app.command()(new)
    app.command()(check)


def new(file: Annotated[Path, typer.Argument(help="The file to write; it names the game.", metavar="GAME.py")]) -> None:
    """Start your own game: write a small commented one that runs, and explain what to do next."""
    key = scaffold.begin(file)
    typer.echo(say("inventing-made", path=str(file)))
    steps = {
        f"pipyard check {file}": say("inventing-next-check"),
        f"pipyard play {file}": say("inventing-next-play"),
        f"pipyard lab try {file}": say("inventing-next-lab"),
        f"pipyard serve --game {file}": say("inventing-next-serve"),
    }
    widest = max([len(command) for command in steps])
    for command, what in steps.items():
        typer.echo(f"  {command.ljust(widest)}  {what}")
    plain, title = scaffold.plain_key(file), scaffold.title_for(file, key)
    typer.echo(say("inventing-key", name=key) if key == plain else say("inventing-key-taken", name=key, taken=plain, title=title))


def check(file: Annotated[Path, typer.Argument(help="The file of the game.", metavar="GAME.py")]) -> None:
    """Check your own game: report every mistake with its line and a remedy."""
    report = game_check.check(file)
    for problem in report.problems:
        typer.echo(say_text(problem.said(file.name)), err=True)
    if len(report.problems) > 1:
        typer.echo(say("check-problems", count=len(report.problems), file=file.name), err=True)
    if report.problems or report.game is None:
        raise typer.Exit(FAULTY)
    least, most = min(report.lengths), max(report.lengths)
    title, games = report.game.info.title, len(report.lengths)
    typer.echo(say("check-good", file=file.name, title=title, games=games, least=least, most=most, positions=report.positions))
    lesson = lessons.beside(file)
    if lesson is not None:
        steps = walkthrough.check(report.game, lessons.read_file(lesson))
        typer.echo(say("cli-lesson-fine", title=title, steps=steps))
