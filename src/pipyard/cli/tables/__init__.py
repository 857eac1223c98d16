"""Tables: how the terminal draws a scene.

The module ``<table>.py`` here draws the scenes whose ``table`` has that name. Its function ``draw(scene, look)`` returns anything Rich can
print, and ``places(scene)``, if it exists, the names of the things that a move can name and the picture can number. Both know only the
scene.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from types import ModuleType

from rich.console import RenderableType
from rich.text import Text as Line

from pipyard.cli.style import Draw, Highlights
from pipyard.core.scene import Scene


@cache
def _names() -> set[str]:
    return {module.name for module in pkgutil.iter_modules(__path__)}


@cache
def _table(name: str) -> ModuleType | None:
    return importlib.import_module(f"{__name__}.{name}") if name in _names() else None


def places(scene: Scene) -> set[str]:
    """What the picture of a scene can number."""
    module = _table(scene.table)
    known: Callable[[Scene], set[str]] | None = getattr(module, "places", None)
    return set() if known is None else known(scene)


def drawing(name: str) -> Draw | None:
    """The function that draws a kind of table."""
    module = _table(name)
    return None if module is None else module.draw


def draw(scene: Scene, look: Highlights) -> RenderableType:
    """The picture of a scene; without a drawing function, a list of its dice."""
    drawn = drawing(scene.table)
    if drawn is not None:
        return drawn(scene, look)
    return Line("\n".join(f"{die.cell}: {die.colour} {die.triple} {die.mark}".rstrip() for die in scene.dice))
