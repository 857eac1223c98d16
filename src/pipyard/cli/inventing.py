"""``pipyard new``: a first file for a game of one's own, and what to do with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pipyard.inventing import beginning
from pipyard.texts import say


def add(app: typer.Typer) -> None:
    app.command()(new)


def new(file: Annotated[Path, typer.Argument(help="The file to write; the game is named after it.", metavar="GAME.py")]) -> None:
    """Begin a game of your own: writes a small one that runs, with comments, and says what to do next."""
    key = beginning.begin(file)
    typer.echo(say("inventing-made", path=str(file)))
    steps = {
        f"pipyard play {file}": say("inventing-next-play"),
        f"pipyard lab try {file}": say("inventing-next-lab"),
        f"pipyard serve --game {file}": say("inventing-next-serve"),
    }
    widest = max([len(command) for command in steps])
    for command, what in steps.items():
        typer.echo(f"  {command.ljust(widest)}  {what}")
    plain = beginning.plain_key(file)
    typer.echo(say("inventing-key", name=key) if key == plain else say("inventing-key-taken", name=key, taken=plain))
