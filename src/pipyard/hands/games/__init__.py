"""Hands for the games of skill: the file ``<key>.py`` here plays the game of that name.

It has a function ``choose(view, seat, level, rng)`` that comes back with the move the hand makes, its trembling included; ``level`` is
beginner, club or master (or two of them, see :mod:`pipyard.hands.level`), and how large the errors of a level are stands in each file as
plain numbers.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from random import Random
from typing import cast

from pipyard.core.game import State
from pipyard.core.notation import Move

Choose = Callable[[State, int, str, Random], Move]


@cache
def _keys() -> set[str]:
    return {module.name for module in pkgutil.iter_modules(__path__)}


@cache
def player(key: str) -> Choose | None:
    """Who plays the game with this key, if somebody here does."""
    if key not in _keys():
        return None
    found = getattr(importlib.import_module(f"{__name__}.{key}"), "choose", None)
    return cast("Choose | None", found)
