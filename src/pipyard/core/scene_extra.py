"""The shape of ``Scene.extra`` at a pyramid: what is drawn beside cells, rolls and heaps.

Rules write plain dicts; the browser's types are generated from here, and a law holds every game to them. Games with a table of their own
have the shape of its data beside their rules.
"""

from __future__ import annotations

from typing import TypedDict


class LooseDie(TypedDict):
    """A die outside the cells: its name, how it lies and where."""

    die: str
    colour: str
    how: str
    pose: str


class TrayDie(TypedDict):
    """A die of a tray: row, column and height."""

    name: str
    at: tuple[int, int, int]


class Tray(TypedDict):
    """Dice beside the plate that keep their places: ``block`` or ``cube``."""

    owner: int
    kind: str
    size: tuple[int, int, int]
    """Rows, columns and levels of the whole tray."""
    dice: tuple[TrayDie, ...]


class PlateExtra(TypedDict, total=False):
    """What lies beside the pyramid, and what hands can do to it."""

    trays: tuple[Tray, ...]
    turn: int
    """The seat whose tray is open."""
    ground: str
    lean: tuple[float, float]
    finger: str
    """The cell of the die that a finger holds."""
    loose: tuple[LooseDie, ...]
    live: tuple[str, ...]
    """The beginnings of moves that can be performed live."""
    hand: tuple[str, ...]
    """The verbs of the actions that can be set up."""
    distance: float
    side: int
    reach: float
    clock: int
    limit: int
    tries: tuple[tuple[tuple[int, int, int], ...], ...]
    """Every seat's finished tries: whether the goal was reached, the time in hundredths of a second, the score."""
