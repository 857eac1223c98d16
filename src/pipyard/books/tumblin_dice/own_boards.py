"""The boards there are: those that come with Pipyard, and files of your own in the folder of boards.

The folder is PIPYARD_BOARDS (several with the separator of paths), else the usual place for a program's data.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from pipyard.books.tumblin_dice import BOARDS
from pipyard.core.errors import BadOption
from pipyard.core.folders import own_folders
from pipyard.core.options import Option
from pipyard.core.text import because, quoted
from pipyard.dice.board import Board, load

USUAL: Final = "standard"


def folders() -> list[Path]:
    """Where your own boards lie."""
    return own_folders("boards", "PIPYARD_BOARDS")


def files() -> dict[str, Path]:
    """The file of every board, by its name; the boards of Pipyard cannot be replaced."""
    found: dict[str, Path] = {}
    for folder in [BOARDS, *folders()]:
        if folder.is_dir():
            for path in sorted(folder.glob("*.toml")):
                found.setdefault(path.stem, path)
    names = [USUAL, *[name for name in sorted(found) if name != USUAL]]
    return {name: found[name] for name in names}


@lru_cache(maxsize=32)
def _loaded(path: Path, stamp: int) -> Board:
    return load(path)


def board(name: str) -> Board:
    """The board with a name; the same object as long as its file does not change."""
    known = files()
    path = known.get(name)
    if path is None:
        near = get_close_matches(name, list(known), 1)
        hint = because("part-did-you-mean", near=near[0]) if near else ""
        raise BadOption(because("why-board-cannot-be-it-is", what=quoted(name), known=", ".join(known), hint=hint))
    return _loaded(path, path.stat().st_mtime_ns)


class BoardChoice(Option[str]):
    """An option that is the name of a board."""

    def check(self, value: object) -> str:
        return board(str(value)).name

    def values(self) -> list[Any]:
        return list(files())
