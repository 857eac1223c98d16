"""A match as plain text, for ``print``, and as a picture, for notebooks: what spectators see."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, Group
from rich.text import Text as Line

from pipyard.books.tumblin_dice.own_boards import board
from pipyard.cli import tables
from pipyard.cli.style import Look
from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.physics import board_picture
from pipyard.pictures.pyramid import Drawing
from pipyard.pictures.pyramid import picture as pyramid_picture
from pipyard.pictures.trip_sheet import map_picture

WIDTH = 100


def seen(match: Match) -> Scene:
    """What a spectator sees."""
    return match.state.view(None).scene()


def drawn(match: Match) -> str:
    """The table as the terminal draws it, without colours, the scores, and what happens next."""
    page = StringIO()
    scene = seen(match)
    scores = f"scores: {', '.join([str(score) for score in scene.scores])}\n" if scene.scores else ""
    console = Console(file=page, width=WIDTH, color_system=None, highlight=False)
    console.print(Group(tables.draw(scene, Look(width=WIDTH)), Line(f"{scores}{match.over or match.turn}")))
    return "\n".join([line.rstrip() for line in page.getvalue().splitlines()])


def picture(match: Match) -> str | None:
    """The picture of the table as SVG; None where there is nothing to draw."""
    scene = seen(match)
    if scene.table == "pyramid":
        return pyramid_picture(Drawing(scene.dice), match.game.info.title)
    if scene.table == "dice_trip":
        return map_picture(scene.extra)
    return board_picture.svg(board(str(scene.extra["board"]))) if scene.table == "tumblin_dice" else None
