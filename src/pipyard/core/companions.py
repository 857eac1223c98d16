"""Companions: modules beside the rules of a game that the rules do not know.

``wolf_bot.py`` holds what bots know of ``wolf.py``, ``dune_hand.py`` the hand that plays ``dune.py``, ``dice_trip_score.py`` the score
keeper of ``dice_trip.py``, ``tumblin_dice_puzzle.py`` how its puzzles are made and judged. A custom rule file can have them too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Final

COMPANION_KINDS: Final = ("bot", "hand", "score", "puzzle")
"""The kinds of companions: the last word of their names."""
_FOUND: Final[dict[str, ModuleType | None]] = {}
_LOADERS: Final[list[Callable[[str], None]]] = []


def companion(module: str, kind: str) -> ModuleType | None:
    """The companion of the rules in a module, or None. Cached."""
    name = f"{module}_{kind}"
    if name not in _FOUND:
        _FOUND[name] = _beside_file(module, kind) if _is_own(module) else _beside_module(name)
    return _FOUND[name]


def load_with(load: Callable[[str], None]) -> None:
    """Let a shelf load the companions of one kind of all its games when somebody asks for them."""
    _LOADERS.append(load)


def load_all(kind: str) -> None:
    """Load the companions of a kind of all games on the shelf: a bot may be named that one of them brings."""
    for load in _LOADERS:
        load(kind)


def _is_own(module: str) -> bool:
    """Whether the rules were read from a custom file, which cannot be imported as a module."""
    return module in sys.modules and sys.modules[module].__spec__ is None


def _beside_module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(error.name + ".")):
            return None
        raise


def _beside_file(module: str, kind: str) -> ModuleType | None:
    file = str(getattr(sys.modules[module], "__file__", ""))
    path = file.removesuffix(".py") + f"_{kind}.py"
    spec = spec_from_file_location(f"{module}_{kind}", path)
    if not file.endswith(".py") or spec is None or spec.loader is None:
        return None
    found = module_from_spec(spec)
    try:
        spec.loader.exec_module(found)
    except FileNotFoundError as error:
        if error.filename == path:
            return None
        raise
    return found
