"""``pipyard new``: a first file for a game of one's own, and what to do with it; ``pipyard check``: what is wrong with such a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pipyard.texts import say, say_text
from pipyard.workshop import game_check, scaffold

WRONG = 1
"""The exit status when something is wrong with a file."""


def add(app: typer.Typer) -> None:
    app.command()(new)
    app.command()(check)


def new(file: Annotated[Path, typer.Argument(help="The file to write; the game is named after it.", metavar="GAME.py")]) -> None:
    """Begin a game of your own: writes a small one that runs, with comments, and says what to do next."""
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
    plain = scaffold.plain_key(file)
    typer.echo(say("inventing-key", name=key) if key == plain else say("inventing-key-taken", name=key, taken=plain))


def check(file: Annotated[Path, typer.Argument(help="The file of the game.", metavar="GAME.py")]) -> None:
    """Check a game of your own: what is wrong is said with its line and the way out."""
    report = game_check.check(file)
    for problem in report.problems:
        typer.echo(say_text(problem.said(file.name)), err=True)
    if len(report.problems) > 1:
        typer.echo(say("check-problems", count=len(report.problems), file=file.name), err=True)
    if report.problems or report.game is None:
        raise typer.Exit(WRONG)
    least, most = min(report.lengths), max(report.lengths)
    title, games = report.game.info.title, len(report.lengths)
    typer.echo(say("check-good", file=file.name, title=title, games=games, least=least, most=most, positions=report.positions))
