"""A match as plain text, for ``print``, and as a picture, for notebooks, as spectators see it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, Group
from rich.text import Text as Line

from pipyard.cli import tables
from pipyard.cli.style import Highlights
from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.pictures.scenes import scene_picture

PLAIN_WIDTH = 100


def seen(match: Match) -> Scene:
    """What a spectator sees."""
    return match.state.view(None).scene()


def drawn(match: Match) -> str:
    """The table as in the terminal, without colours, the scores, and what happens next."""
    page = StringIO()
    scene = seen(match)
    scores = f"scores: {', '.join([str(score) for score in scene.scores])}\n" if scene.scores else ""
    console = Console(file=page, width=PLAIN_WIDTH, color_system=None, highlight=False)
    console.print(Group(tables.draw(scene, Highlights(width=PLAIN_WIDTH)), Line(f"{scores}{match.over or match.turn}")))
    return "\n".join([line.rstrip() for line in page.getvalue().splitlines()])


def picture(match: Match) -> str | None:
    """The table as SVG; None if there is nothing to draw."""
    return scene_picture(seen(match), match.game.info.title)
