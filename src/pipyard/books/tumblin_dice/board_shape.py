"""The shape of ``Scene.extra`` in Tumblin-Dice, for the browser: the board and its dice."""

from __future__ import annotations

from typing import TypedDict


class DiscShape(TypedDict):
    """The disc of a board and the step it stands on."""

    rect: tuple[float, float, float, float]
    centre: tuple[float, float]
    radius: float
    top: float


class PegsShape(TypedDict):
    """The pegs of a board."""

    radius: float
    height: float
    at: tuple[tuple[float, float], ...]


class BoardShape(TypedDict):
    """The measures of a board; a step is its start, end, top and multiplier."""

    width: float
    length: float
    line: tuple[float, float]
    steps: tuple[tuple[float, float, float, int], ...]
    disc: DiscShape
    pads: tuple[tuple[float, float, float, float], ...]
    pegs: PegsShape
    edge: float


class BoardDie(TypedDict):
    """A die that was shot; ``lies`` is its zone and face: ``2x5``, ``short``, ``off``."""

    die: str
    owner: int
    colour: str
    bonus: bool
    lies: str
    points: int
    on_board: bool
    pose: str


class BoardExtra(TypedDict):
    """The board of Tumblin-Dice and its dice."""

    board: str
    shape: BoardShape
    faces: int
    mode: str
    scoring: str
    ejected: bool
    round: int
    overtime: int
    order: tuple[int, ...]
    shooter: int
    dice: tuple[BoardDie, ...]
    unshot: tuple[tuple[str, ...], ...]
    round_points: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    wins: tuple[int, ...]
    attitude: int
