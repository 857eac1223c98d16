"""Figures in the terminal: the levels of the pyramid as the table draws them, with the signs of the figure in their cells."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text as Line

from pipyard.cli.style import QUIET, Look
from pipyard.cli.tables import pyramid
from pipyard.core.scene import Scene
from pipyard.pictures import figures
from pipyard.pictures.pyramid import Arrow, Cross, Drawing, Ghost, Label, Ring
from pipyard.texts import say
from pipyard.texts.place_names import place_name


def shown(drawing: Drawing, width: int) -> RenderableType:
    """A drawing: dice and signs in the levels, ways in words below."""
    signs: dict[str, str] = {}
    ways: list[str] = []
    for sign in drawing.signs:
        match sign:
            case Label():
                signs[sign.cell] = sign.sign
            case Cross():
                signs |= dict.fromkeys(sign.among, "×")
            case Ring():
                signs.setdefault(sign.cell, "○")
            case Ghost():
                signs.setdefault(sign.cell, "+")
            case Arrow():
                ways.append(say("figure-arrow", way=" → ".join(map(place_name, sign.way))))
    drawn = pyramid.draw(Scene(dice=drawing.dice), Look(width=width, signs=signs))
    return Group(drawn, *[Line(way, QUIET) for way in ways]) if ways else drawn


def in_text(block: figures.Block, find: figures.Find, lang: str, width: int = 80) -> str:
    """A figure of a page as text for a terminal: its caption, and each of its pictures; a table that is no pyramid in words."""
    if figures.tables.is_table(block.source):
        return f"> {block.caption} {figures.told(block.source, find, lang)}"
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        for drawing in figures.read(block.source, find):
            console.print(shown(drawing, width))
    lines = [line.rstrip() for line in captured.get().splitlines()]
    body = "\n".join([line for line in lines if line])
    return f"*{block.caption}*\n\n```text\n{body}\n```"
