"""Modules beside the rules of a game, of which the rules know nothing.

``wolf_bot.py`` holds what bots know of ``wolf.py``, ``dune_hand.py`` the hand that plays ``dune.py``, ``dice_trip_score.py`` the score
keeper of ``dice_trip.py``. A file of the user's own has them in the same way.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Final

KINDS: Final = ("bot", "hand", "score")
"""The companions there are: the last word of their names."""
_FOUND: Final[dict[str, ModuleType | None]] = {}


def companion(module: str, kind: str) -> ModuleType | None:
    """The companion of the rules in a module, None if there is none. It is looked for once."""
    name = f"{module}_{kind}"
    if name not in _FOUND:
        _FOUND[name] = _beside_file(module, kind) if _is_own(module) else _beside_module(name)
    return _FOUND[name]


def _is_own(module: str) -> bool:
    """Whether the rules were read from a file of the user's own, which is no module that can be imported."""
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
