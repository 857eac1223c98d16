"""One short name for every place of the pyramid, the same for all seats: ``3,4,0`` is d5.1, "row d, number 5, one level above the plate".

The letters and numbers stand on the rim of the plate. Notation, in files and on the wire, keeps ``3,4,0``.
"""

from __future__ import annotations

import re
from typing import Final

ROW_LETTERS: Final = "abcdefghi"
PLATE_SIDE: Final = 9
PLATE_CORNERS: Final = ("i1", "a9", "a1")
"""The corners of the plate that lie farthest along x, y and z."""
PLATE_SIDES: Final = (("a1", "a9"), ("i1", "a1"), ("a9", "i1"))
"""The sides of the plate x = 0, y = 0 and z = 0, by their corners, from left to right for whoever sits there."""
CELL_TEXT: Final = re.compile(r"[0-8],[0-8],[0-8]")
"""A cell as a word, such as ``3,3,2``."""
_CELL = re.compile(r"(?<![\w,.-])([0-8]),([0-8]),([0-8])(?![\w/]|,\w)(?!\.\d)")
_NAME = re.compile(r"(?<![\w.,-])([a-i])([1-9])(?:\.([1-8]))?(?!\w|,\w)(?!\.\d)")


def place_name(cell: str) -> str:
    """The name of a cell: ``place_name("3,4,0")`` is ``d5.1``; a word that is no cell stays as it is."""
    return with_names(cell) if _CELL.fullmatch(cell) else cell


def with_names(text: str) -> str:
    """A text with every cell in it by its name."""
    return _CELL.sub(_name, text) if "," in text else text


def with_cells(text: str) -> str:
    """A text as notation: every name in it as the cell that is meant."""
    return _NAME.sub(lambda found: _cell(found) or found[0], text)


def side_name(axis: int) -> str:
    """A side of the plate by its two corners: ``a1–a9`` is x = 0."""
    return "–".join(PLATE_SIDES[axis])


def _name(found: re.Match[str]) -> str:
    x, y, z = int(found[1]), int(found[2]), int(found[3])
    level = PLATE_SIDE - 1 - x - y - z
    if level < 0:
        return found[0]
    return f"{ROW_LETTERS[x]}{y + 1}" + (f".{level}" if level else "")


def _cell(found: re.Match[str]) -> str:
    x, y = ROW_LETTERS.index(found[1]), int(found[2]) - 1
    z = PLATE_SIDE - 1 - int(found[3] or 0) - x - y
    return f"{x},{y},{z}" if z >= 0 else ""
