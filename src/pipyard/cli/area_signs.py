"""Homes, goals and other places with a meaning, as signs in the empty funnels of the drawing, and their key below it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from rich.text import Text as Line

from pipyard.cli.style import LOUD, QUIET, letter, style, tile
from pipyard.core.scene import AREA_KINDS, Area, Scene
from pipyard.core.text import Text

GROUND_SIGNS: Final = {"home": "⌂", "finish": "=", "goal": "◇", "reach": "~", "forbidden": "x"}
"""Where areas share a place, later kinds cover earlier ones."""


def area_sign(area: Area, scene: Scene) -> tuple[str, str]:
    """One or two letters and their style: what it is, and whose."""
    if area.kind == "worth":
        return area.sign, LOUD
    if not 0 <= area.owner < len(scene.colours):
        return GROUND_SIGNS[area.kind] + (str(area.owner + 1) if area.owner >= 0 else ""), ""
    colour = scene.colours[area.owner]
    return GROUND_SIGNS[area.kind] + letter(colour).lower(), style(colour).partition(" on ")[2]


def signed_cells(scene: Scene) -> dict[str, tuple[str, str]]:
    """What to write into the places of the areas while they are empty. What is seen from one place only is left out."""
    order = [*GROUND_SIGNS, "worth"]
    shown = sorted([area for area in scene.areas if area.kind in order and not area.of], key=lambda area: order.index(area.kind))
    return {cell: area_sign(area, scene) for area in shown for cell in area.cells}


def area_key(scene: Scene, drawn: Collection[str], sentence: Callable[[Text], str]) -> list[Line]:
    """Each sign that is drawn, once, with its meaning; then what dice of a colour are worth, and the signs on dice."""
    written = signed_cells(scene)
    rows: dict[tuple[str, str], tuple[Text, list[Line]]] = {}
    for area in scene.areas:
        says = area.say or Text(AREA_KINDS[area.kind])
        if area.kind == "worth" and area.colour:
            sign = Line.assemble(tile(area.colour), f" {area.sign}")
        elif area.kind == "sign":
            sign = Line(area.sign, LOUD)
        elif any(cell in drawn and cell in written and written[cell] == area_sign(area, scene) for cell in area.cells) and not area.of:
            sign = Line(*area_sign(area, scene))
        else:
            continue
        signs = rows.setdefault((area.kind, says.key), (says, []))[1]
        if sign not in signs:
            signs.append(sign)
    return [Line.assemble(Line("  ").join(signs), (f"  {sentence(says)}", QUIET)) for says, signs in rows.values()]
