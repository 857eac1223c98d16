"""The commands ``hint`` for a position and ``analyse`` for a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pipyard import Match
from pipyard.bots import analysis
from pipyard.bots.mcts import budget
from pipyard.cli import save_files, shelves
from pipyard.cli.game_lookup import find
from pipyard.cli.help_texts import UsageMistake
from pipyard.core.errors import OutOfTurn
from pipyard.core.match import Match as CoreMatch
from pipyard.core.text import because
from pipyard.core.turn import Choose
from pipyard.texts import say
from pipyard.texts.place_names import with_names

MOST_HINTS = 5
"""Moves in a hint."""
BEST = 3
"""Moves listed for a position in an analysis."""
BAR_CHARACTERS = "▁▂▃▄▅▆▇█"
WIDEST_CURVE = 60


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(hint)
    app.command()(analyse)


def hint(
    file: Annotated[Path | None, typer.Argument(help="A saved game; without one, --game starts a new one.", metavar="LOG")] = None,
    key: Annotated[str, typer.Option("--game", help="A game, or the file of your own game.", metavar="KEY")] = "",
    options: Annotated[
        list[str] | None, typer.Option("--options", "-o", help="An option of the game, name=value.", metavar="NAME=VALUE")
    ] = None,
    seats: Annotated[int, typer.Option("--seats-count", help="Number of players in a new game; 0: the fewest.", min=0)] = 0,
    seed: Annotated[str, typer.Option(help="The seed of a new game.")] = "0",
    think: Annotated[str, typer.Option("--think", help="Thinking time: 2s, 800ms, or a number of tries.")] = "2s",
) -> None:
    """Suggest moves for the player to move, based on what that player can see."""
    if file is None and not key:
        raise UsageMistake(because("why-name-a-log-or-a-game"), param_hint="LOG")
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
        for row in analysis.hint(match.game, match.state.view(seat), seat, tries, seconds)[:MOST_HINTS]:
            typer.echo(say("advice-move", move=with_names(row.move.text), percent=round(100 * row.worth), tries=row.visits))


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="LOG")],
    own: Annotated[str, typer.Option("--game", help="The file of your own game, if the log is from one.", metavar="GAME.py")] = "",
    most: Annotated[int, typer.Option("--mistakes", help="How many mistakes to show.", min=1, max=50)] = 3,
    tries: Annotated[int, typer.Option("--tries", help="Tries per decision; close ones get eight times as many.", min=20)] = 150,
    at: Annotated[int, typer.Option("--at", help="Only the best moves before this event, counted from 1.", min=0)] = 0,
) -> None:
    """Show the course of a game and its biggest mistakes, each with the better move."""
    if own:
        find(own)
    text = save_files.fetch(file)
    if at:
        _best_moves(Match.replay(text, upto=at - 1), 8 * tries)
        return
    whole = analysis.analysed(text, find, most, tries, 8 * tries)
    for seat in sorted({point.seat for point in whole.curve}):
        worths = [point.worth for point in whole.curve if point.seat == seat]
        typer.echo(say("advice-curve", seat=seat + 1, curve=curve_text(worths), first=round(100 * worths[0]), last=round(100 * worths[-1])))
    found = whole.mistakes
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


def curve_text(worths: list[float]) -> str:
    """A row of bars, one for each decision or for a few of them."""
    apart = max(1, -(-len(worths) // WIDEST_CURVE))
    parts = [worths[at : at + apart] for at in range(0, len(worths), apart)]
    return "".join([BAR_CHARACTERS[min(len(BAR_CHARACTERS) - 1, int(len(BAR_CHARACTERS) * sum(part) / len(part)))] for part in parts])


def _best_moves(match: CoreMatch, tries: int) -> None:
    """The best three moves of a position, what they are worth, and how often they were tried."""
    turn = match.turn
    if not isinstance(turn, Choose):
        raise OutOfTurn(because("why-nothing-to-advise"))
    typer.echo(say("advice-turn", seat=turn.seat + 1))
    for row in analysis.hint(match.game, match.state.view(turn.seat), turn.seat, tries)[:BEST]:
        typer.echo(say("advice-move", move=with_names(row.move.text), percent=round(100 * row.worth), tries=row.visits))
