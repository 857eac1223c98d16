"""Dice beside the plate that keep their places: a flat block by rows, a cube by layers, the upper ones first."""

from __future__ import annotations

from typing import cast

from rich.text import Text as Line

from pipyard.cli.style import PICK, QUIET, Highlights, letter, style
from pipyard.core.scene import Scene
from pipyard.core.scene_extra import Tray


def trays(scene: Scene) -> list[Tray]:
    return cast("list[Tray]", scene.extra.get("trays", []))


def names(scene: Scene) -> set[str]:
    """The dice of the player to move: only these can be picked."""
    return {die["name"] for tray in trays(scene) if tray["owner"] == scene.extra.get("turn") for die in tray["dice"]}


def drawn(scene: Scene, look: Highlights) -> list[list[Line]]:
    """Every tray as blocks of lines, each block of one width."""
    found: list[list[Line]] = []
    for tray in trays(scene):
        picks = look.picks if tray["owner"] == scene.extra.get("turn") else {}
        there = {tuple(die["at"]): die["name"] for die in tray["dice"]}
        if tray["kind"] == "block":
            found.append(_layer(there, 0, 5, 11, "abcde", "", scene.colours[tray["owner"]], picks))
            continue
        side = max([4, *[1 + max(die["at"]) for die in tray["dice"]]])
        heights = sorted({die["at"][2] for die in tray["dice"]}, reverse=True) or [0]
        rows = "01234"
        found.extend([_layer(there, height, side, side, rows, f"i-j-{height}", scene.colours[tray["owner"]], picks) for height in heights])
    return found


def _layer(
    there: dict[tuple[int, ...], str], height: int, rows: int, columns: int, row_names: str, head: str, colour: str, picks: dict[str, int]
) -> list[Line]:
    """One layer, with the names of its columns above and of its rows in front."""
    pitch = 4 if any(number > 9 for number in picks.values()) else 3
    numbers = "".join(str(column).center(pitch - 1) + " " for column in range(columns))
    lines = [Line.assemble((f" {letter(colour)} ", style(colour)), (f" {head}", QUIET)), Line(f"  {numbers}", QUIET)]
    for row in range(rows):
        line = Line(f"{row_names[row]} ", QUIET)
        for column in range(columns):
            name = there.get((row, column, height), "")
            if name in picks:
                line.append(str(picks[name]).center(pitch - 1), PICK).append(" ")
            elif name:
                line.append(letter(colour).center(pitch - 1), style(colour)).append(" ")
            else:
                line.append("·".center(pitch - 1) + " ", QUIET)
        lines.append(line)
    for line in lines:
        line.pad_right(2 + columns * pitch - line.cell_len)
    return lines
