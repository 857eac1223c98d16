"""The Tumblin-Dice board from above, as text: the disc at the top, the steps below it, dice as ``A1=5``, pegs as ``o``."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from pipyard.books.tumblin_dice.own_boards import board as board_named
from pipyard.cli.style import QUIET, Highlights, style
from pipyard.core.scene import Scene
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose, read_pose
from pipyard.physics.board_picture import from_above
from pipyard.texts import say

LEAST_BOARD_WIDTH, MOST_BOARD_WIDTH = 40, 76


def draw(scene: Scene, look: Highlights) -> RenderableType:
    """The board with its dice, and what each die scores."""
    extra: dict[str, Any] = scene.extra
    board = board_named(extra["board"])
    dice: list[dict[str, Any]] = extra["dice"]
    lying: list[tuple[str, Pose, int]] = []
    colours: dict[str, str] = {}
    for die in dice:
        colours[die["die"]] = die["colour"]
        if die["on_board"] and die["pose"]:
            pose = read_pose(die["pose"])
            lying.append((die["die"], pose, pose.face(solid(extra["faces"]))))
    columns = max(LEAST_BOARD_WIDTH, min(MOST_BOARD_WIDTH, look.width - 8))
    parts: list[RenderableType] = []
    for line in from_above(board, lying, columns):
        parts.append(_inked(line, [f"{name}={face}" for name, _, face in lying], colours))
    if dice:
        parts.append(_list(dice))
    return Group(*parts)


def _inked(text: str, words: list[str], colours: dict[str, str]) -> Line:
    line = Line(text, no_wrap=True)
    for word in words:
        at = text.find(word)
        if at >= 0:
            line.stylize(style(colours[word.partition("=")[0]]), at, at + len(word))
    return line


def _list(dice: list[dict[str, Any]]) -> RenderableType:
    """Every die shot in this round: how it lies and what it scores."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for owner in sorted({die["owner"] for die in dice}):
        own = [die for die in dice if die["owner"] == owner]
        words = [Line.assemble((f"{die['die']} {die['lies']}", style(die["colour"])), (f" {die['points']}", QUIET)) for die in own]
        grid.add_row(Line("  ").join(words), Line(say("tumblin-points", points=sum(die["points"] for die in own))))
    return grid
