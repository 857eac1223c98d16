"""The commands that advise: ``hint`` for a position, ``analyse`` for a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pipyard import Match
from pipyard.bots import analysis
from pipyard.bots.mcts import budget
from pipyard.cli import save_files, shelves
from pipyard.cli.game_lookup import find
from pipyard.cli.help_texts import Misused
from pipyard.core.errors import OutOfTurn
from pipyard.core.text import because
from pipyard.core.turn import Choose
from pipyard.texts import say
from pipyard.texts.place_names import with_names

MOST_SHOWN = 5
"""Moves a hint names."""


def add(app: typer.Typer) -> None:
    """Hang the commands into the command line."""
    app.command()(hint)
    app.command()(analyse)


def hint(
    file: Annotated[Path | None, typer.Argument(help="A kept game; without one, --game begins a new one.", metavar="LOG")] = None,
    key: Annotated[str, typer.Option("--game", help="A game, or the file of a game of your own.", metavar="KEY")] = "",
    options: Annotated[
        list[str] | None, typer.Option("--options", "-o", help="An option of the game, name=value.", metavar="NAME=VALUE")
    ] = None,
    seats: Annotated[int, typer.Option("--seats-count", help="How many play a new game.", min=0)] = 0,
    seed: Annotated[str, typer.Option(help="The luck of a new game.")] = "0",
    think: Annotated[str, typer.Option("--think", help="How long: 2s, 800ms, or a number of tries.")] = "2s",
) -> None:
    """Say which moves look best to the player whose turn it is, from what that player sees."""
    if file is None and not key:
        raise Misused(because("why-name-a-log-or-a-game"), param_hint="LOG")
    if file is not None:
        if key:
            find(key)
        match = Match.replay(save_files.fetch(file))
    else:
        match = Match(shelves.chosen(key, "", options), seats, seed)
    turn = match.turn
    if not isinstance(turn, Choose):
        raise OutOfTurn(because("why-nothing-to-advise"))
    tries, seconds = budget(think)
    for seat in turn.seats:
        typer.echo(say("advice-turn", seat=seat + 1))
        for row in analysis.hint(match.game, match.state.view(seat), seat, tries, seconds)[:MOST_SHOWN]:
            typer.echo(say("advice-move", move=with_names(row.move.text), percent=round(100 * row.worth), tries=row.visits))


def analyse(
    file: Annotated[Path, typer.Argument(help="A kept game.", metavar="LOG")],
    own: Annotated[str, typer.Option("--game", help="The file of a game of your own, if the log tells of one.", metavar="GAME.py")] = "",
    most: Annotated[int, typer.Option("--mistakes", help="How many to name.", min=1, max=50)] = 3,
    tries: Annotated[int, typer.Option("--tries", help="Tries for every decision; doubtful ones get eight times as many.", min=20)] = 150,
) -> None:
    """Name the biggest mistakes of a game, each with the better move."""
    if own:
        find(own)
    found = analysis.mistakes(save_files.fetch(file), find, most, tries, 8 * tries)
    if not found:
        typer.echo(say("advice-no-mistake"))
    for one in found:
        gave = round(100 * one.loss)
        typer.echo(
            say(
                "advice-mistake",
                event=one.at,
                seat=one.seat + 1,
                played=with_names(one.played.text),
                better=with_names(one.better.text),
                percent=gave,
            )
        )
