"""Dice of 6, 8, 10, 12 and 20 faces, by their numbers: opposite faces add up to the number of faces plus 1."""

from __future__ import annotations

from typing import Final

SOLIDS: Final[dict[int, str]] = {
    6: "cube",
    8: "octahedron",
    10: "pentagonal trapezohedron",
    12: "dodecahedron",
    20: "icosahedron",
}


def opposite(number: int, faces: int) -> int:
    """The number on the other side."""
    return faces + 1 - number


def printed(number: int, faces: int) -> str:
    """How a number is printed: a ten-sided die shows its 10 as 0."""
    return "0" if faces == 10 and number == 10 else str(number)
