"""Styles in the terminal: colours, the letters that stand for them, and highlights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text as Line

from pipyard.core.scene import Scene
from pipyard.texts import knows, say

STYLES = {
    "red": "bold bright_white on red3",
    "green": "bold grey0 on green3",
    "black": "bold bright_white on grey30",
    "blue": "bold bright_white on dodger_blue3",
    "golden": "bold grey0 on gold1",
    "yellow": "bold grey0 on yellow1",
    "white": "bold grey0 on grey93",
    "grey": "bold grey0 on grey62",
    "orange": "bold grey0 on dark_orange",
    "pink": "bold grey0 on pink1",
    "purple": "bold bright_white on purple",
    "violet": "bold grey0 on medium_purple1",
    "lime": "bold grey0 on chartreuse1",
    "olive": "bold grey0 on dark_khaki",
    "turquoise": "bold grey0 on medium_turquoise",
    "navy": "bold bright_white on navy_blue",
    "maroon": "bold bright_white on dark_red",
    "brown": "bold bright_white on orange4",
    "dice": "bold grey0 on grey93",
}
FACE_SIGNS = " ⚀⚁⚂⚃⚄⚅"
QUIET = "dim"
PICK = "bold grey0 on bright_white"
LOUD = "bold"


@dataclass(frozen=True)
class Highlights:
    """What to highlight besides the dice. ``picks``: the number to type for each thing that can be picked (a cell, a city). ``open``:
    things that a move can name now. ``point_out``: "", "free" or "funnels".
    """

    width: int = 80
    point_out: str = ""
    open: frozenset[str] = frozenset()
    picks: dict[str, int] = field(default_factory=dict[str, int])
    signs: dict[str, str] = field(default_factory=dict[str, str])
    """One or two letters to write on cells, as in a figure."""


Draw = Callable[[Scene, Highlights], RenderableType]
"""A drawing of a table."""


def style(colour: str) -> str:
    return STYLES.get(colour, "reverse")


def letter(colour: str) -> str:
    """The letter of a colour, so that colour is not the only cue."""
    return say(f"letter-{colour}") if knows(f"letter-{colour}") else colour[:1].upper()


def colour_name(colour: str) -> str:
    return say(f"colour-{colour}") if knows(f"colour-{colour}") else colour


def tile(colour: str, count: int | None = None) -> Line:
    """A small die of a colour, optionally with a count."""
    line = Line(f" {letter(colour)} ", style(colour))
    return line if count is None else Line.assemble(line, f" {count}")


def rolled(numbers: tuple[int, ...]) -> Line:
    """Dice on the table: their faces, and their numbers."""
    line = Line()
    for number in numbers:
        face = f"{FACE_SIGNS[number]} " if 1 <= number <= 6 else ""
        line.append(f" {face}{number} ", "bold grey0 on grey93").append(" ")
    return line
