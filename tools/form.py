"""Print the form in which the kernel runs, and fail if it is not the expected one: ``python tools/form.py compiled``."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES

from pipyard import games
from pipyard.core import playout
from pipyard.pyramid import pile


def form() -> str:
    """``compiled``, ``interpreted``, or ``mixed`` if only a part is compiled."""
    files = [str(module.__file__) for module in (playout, pile, *[sys.modules[game.module] for game in games()])]
    made = [file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files]
    return "compiled" if all(made) else "mixed" if any(made) else "interpreted"


if __name__ == "__main__":
    found, wanted = form(), sys.argv[1:]
    print(f"the kernel and {len(games())} games are {found}")
    sys.exit(0 if not wanted or found == wanted[0] else 1)
