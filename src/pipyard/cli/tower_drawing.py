"""A tower on the table, from the front: every die is a box with its number, at its position."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text as Line

from pipyard.cli.style import QUIET, style
from pipyard.core.scene import Scene
from pipyard.dice.pose import Pose, read_pose
from pipyard.pyramid.geometry import EDGE, TABLE
from pipyard.texts import say

BOX_WIDTH = 8
"""Characters per edge of a die: one for every two millimetres."""
MIDDLE = 24
MOST_DRAWN_ROWS = 16
"""The middle of a higher tower is left out."""


def drawn(scene: Scene) -> RenderableType:
    """The dice from the top down to the table, which is a line."""
    dice = [(one, read_pose(one["pose"])) for one in cast("list[dict[str, str]]", scene.extra.get("loose", [])) if one["pose"]]
    floors: dict[int, list[tuple[dict[str, str], Pose]]] = {}
    for one, pose in dice:
        floors.setdefault(round((pose.z - TABLE - EDGE / 2) / EDGE), []).append((one, pose))
    lines: list[Line] = []
    levels = sorted(floors, reverse=True)
    left_out = levels[MOST_DRAWN_ROWS // 2 : -MOST_DRAWN_ROWS // 2] if len(levels) > MOST_DRAWN_ROWS else []
    for level in levels:
        if level in left_out:
            if level == left_out[0]:
                lines.append(Line(say("cli-tower-middle", count=len(left_out)), QUIET))
            continue
        lines.append(_floor(level, floors[level]))
    lines.append(Line("     " + "▔" * (2 * MIDDLE), QUIET))
    return Group(*lines)


def _floor(level: int, dice: list[tuple[dict[str, str], Pose]]) -> Line:
    line = Line(f"{level + 1:>4} ", QUIET)
    for one, pose in sorted(dice, key=lambda die: die[1].x):
        start = 5 + MIDDLE + round(pose.x / 2) - BOX_WIDTH // 2
        box = f"[{one['die'].center(BOX_WIDTH - 2)}]"
        line.append(" " * max(0, start - line.cell_len))
        line.append(box, style(one["colour"]))
    return line
