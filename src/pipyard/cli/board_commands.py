"""The commands for boards: ``pipyard board check FILE`` and ``pipyard board draw FILE``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pipyard.books.tumblin_dice import own_boards
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.dice.board import Board, load
from pipyard.physics.board_picture import from_above
from pipyard.pictures.board_drawing import board_svg
from pipyard.texts import decimals, say

board = typer.Typer(help="Boards for Tumblin-Dice: check or draw your own file.", no_args_is_help=True, rich_markup_mode=None)
BoardFile = Annotated[str, typer.Argument(help="A board file (.toml), or the name of a built-in board.", metavar="FILE")]


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(board, name="board")


def found(name: str) -> Board:
    """The board in a file, or a built-in one."""
    return load(own_boards.files().get(name, Path(name)))


@board.command(name="list")
def list_boards() -> None:
    """List the boards, and the folder for your own."""
    for name, path in own_boards.files().items():
        typer.echo(f"{name}  {path}")
    typer.echo(say("tumblin-board-folders", folders=", ".join(map(str, own_boards.folders()))))


@board.command()
def check(file: BoardFile) -> None:
    """Report errors in a board file, or describe the board."""
    one = found(file)
    zones = ", ".join(decimals(f"{level.times}x {level.end - level.start:g} mm") for level in one.levels)
    width, length = decimals(f"{one.width:g}"), decimals(f"{one.length:g}")
    typer.echo(say("tumblin-board-fine", name=one.name, width=width, length=length, zones=zones, pegs=len(one.pegs)))
    for odd in oddities(one):
        typer.echo(odd)


@board.command()
def draw(
    file: BoardFile,
    out: Annotated[Path | None, typer.Option("--out", help="Write a picture (.svg); by default the board is drawn as text.")] = None,
) -> None:
    """Draw a board from above."""
    one = found(file)
    if out is None:
        typer.echo("\n".join(from_above(one, [])))
        return
    try:
        out.write_text(board_svg(one.shape(), title=one.name), encoding="utf-8")
    except OSError as error:
        raise PipyardError(because("why-picture-not-written", out=out, strerror=reason_of(error))) from None
    typer.echo(str(out))


def oddities(one: Board) -> list[str]:
    """Warnings: steps lower than a die, gaps between pegs too narrow for a die."""
    odd: list[str] = []
    for upper, lower in zip(one.levels, one.levels[1:], strict=False):
        if upper.top - lower.top < one.edge:
            height, edge = decimals(f"{upper.top - lower.top:g}"), decimals(f"{one.edge:g}")
            odd.append(say("tumblin-board-low-step", zone=f"{lower.times}x", height=height, edge=edge))
    for at, (x, y) in enumerate(one.pegs):
        for other_x, other_y in one.pegs[at + 1 :]:
            gap = ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 - 2 * one.peg_radius
            if gap < one.edge * 1.42:
                odd.append(say("tumblin-board-close-pegs", one=f"{x:g}, {y:g}", two=f"{other_x:g}, {other_y:g}", gap=f"{gap:.0f}"))
    return odd
