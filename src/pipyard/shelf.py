"""The shelf: finding games. A game's key is the name of its file under ``books``, or a file or package of the user's own."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
import sys
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import ModuleType

from pipyard import books
from pipyard.core.errors import UnknownGame
from pipyard.core.game import Game

_OWN: dict[str, type[Game]] = {}
"""Games from files of the user's own, by key, as long as this process runs."""


@cache
def _modules() -> dict[str, str]:
    """Key and module name of every game file, without importing it."""
    found: dict[str, str] = {}
    for module in pkgutil.walk_packages(books.__path__, books.__name__ + "."):
        key = module.name.rpartition(".")[2]
        if not module.ispkg and not key.startswith("_"):
            found[key] = module.name
    return found


def game_in(module: ModuleType) -> type[Game] | None:
    """The game a module defines, if it does."""
    for _, thing in inspect.getmembers(module, inspect.isclass):
        if issubclass(thing, Game) and thing.__module__ == module.__name__ and "info" in vars(thing):
            return thing
    return None


def files() -> list[str]:
    """The keys of all files that may hold a game; none of them has been opened."""
    return sorted(_modules())


def keys() -> list[str]:
    """The keys of all games on the shelf."""
    return sorted(key for key in _modules() if _game_class(key) is not None)


@cache
def _game_class(key: str) -> type[Game] | None:
    return game_in(importlib.import_module(_modules()[key]))


def adopt(path: str | Path) -> Game:
    """The game in a file of the user's own. The file is run as the program it is: only ever adopt what the owner of this process names.

    From then on :func:`game` knows it by its key, so that its logs can be replayed.
    """
    file = Path(path)
    if not file.is_file():
        raise UnknownGame(f"there is no file {str(path)!r}")
    name = f"pipyard_own_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise UnknownGame(f"{str(path)!r} is no Python file: its name should end with .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    found = game_in(module)
    if found is None:
        raise UnknownGame(f"{str(path)!r} defines no game: a class made from Game with an `info` of its own")
    if found.info.key in _modules():
        raise UnknownGame(f"the game in {str(path)!r} calls itself {found.info.key!r}, which is on the shelf already: give it another key")
    _OWN[found.info.key] = found
    return found()


def game(key: str, **options: object) -> Game:
    """The game with this key: ``game("rasanto", adjacency="touching")``."""
    cls = _OWN.get(key) or (_game_class(key) if key in _modules() else None)
    if cls is None:
        near = get_close_matches(key, _modules(), 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; `pipyard games` lists them"
        raise UnknownGame(f"there is no game {key!r}{hint}")
    return cls(cls.choices(**options))


def games() -> list[Game]:
    """All games, in the order of the books."""
    return sorted([game(key) for key in keys()], key=lambda one: (one.info.book, one.info.number, one.info.key))
