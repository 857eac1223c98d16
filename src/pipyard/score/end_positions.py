"""What is counted on the pyramid at the end of a game, as spots to tap: dice of a colour, outer faces, covered faces, numbers.

A spot is a place, an axis (-1: the die itself, otherwise one of its faces), and what it is worth. ``own``: everybody has a small pyramid
of ``size`` dice an edge, whose spots are its outer faces; otherwise everybody's dice stand in one pyramid. ``numbers``: the numbers on the
faces are counted.
"""

from __future__ import annotations

from typing import Any, Final

from pipyard.books.das_spiel.board.race import OUTWARD, SCORING
from pipyard.books.das_spiel.tactics.flea_chase import FACES, GOAL
from pipyard.pyramid.cells import AT, BASE, SIZE

Spot = tuple[str, int, int]


def _dice(places: list[int], worth: list[int]) -> dict[str, Any]:
    """Dice of the players' colours in these places."""
    spots = [(_at(place), -1, worth[place]) for place in places]
    return {"own": False, "numbers": False, "size": 9, "spots": spots}


def _small(size: int, numbers: bool) -> dict[str, Any]:
    """A small pyramid for each player, with all its outer faces."""
    cells = [(x, y, z) for x in range(size) for y in range(size - x) for z in range(size - x - y)]
    spots = [(f"{x},{y},{z}", axis, 1) for x, y, z in cells for axis, out in enumerate((x, y, z)) if out == 0]
    return {"own": True, "numbers": numbers, "size": size, "spots": spots}


def _rim(factors: str) -> dict[str, Any]:
    """The outward faces on the rim of the finish, each worth the factor of its row."""
    worth = [int(word) for word in factors.split("-")]
    spots = [(_at(place), axis, worth[AT[place][0] - 4]) for place in SCORING for axis in OUTWARD[place]]
    return {"own": False, "numbers": True, "size": 9, "spots": spots}


def _at(place: int) -> str:
    x, y, z = AT[place]
    return f"{x},{y},{z}"


ONE: Final = [1] * SIZE
POSITIONS: Final[dict[str, dict[str, Any]]] = {
    "witches_dance": _dice(list(range(BASE)), ONE),
    "ruins": _dice(list(range(SIZE)), ONE),
    "flea_chase": _dice(GOAL, FACES),
    "hide_away": _small(2, numbers=False),
    "mucho": _small(4, numbers=True),
}
BY_OPTION: Final[dict[str, tuple[str, dict[str, dict[str, Any]]]]] = {
    "race": ("factors", {word: _rim(word) for word in ("1-2-3-4-4", "1-2-3-3-4")}),
}
"""Positions that an option decides: its name, and the position for each word."""
