"""Tables: how the terminal draws a scene. The file ``<table>.py`` here draws the scenes whose ``table`` has that name.

It has one function, ``draw(scene, look)``, that comes back with anything Rich can print. It draws from the scene alone.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from rich.console import RenderableType
from rich.text import Text as Line

from pipyard.cli.look import Draw, Look
from pipyard.core.scene import Scene


@cache
def _names() -> set[str]:
    return {module.name for module in pkgutil.iter_modules(__path__)}


@cache
def table(name: str) -> Draw | None:
    """The function that draws a kind of table."""
    if name not in _names():
        return None
    drawing: Draw = importlib.import_module(f"{__name__}.{name}").draw
    return drawing


def draw(scene: Scene, look: Look) -> RenderableType:
    """The picture of a scene; a table without a drawing of its own is told as a list of its dice."""
    drawing = table(scene.table)
    if drawing is not None:
        return drawing(scene, look)
    return Line("\n".join(f"{die.cell}: {die.colour} {die.triple} {die.mark}".rstrip() for die in scene.dice))
