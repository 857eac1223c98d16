"""Dice on a bare table, for moving pictures: a tower seen from the side, and thrown dice among those that wait."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final, cast

from pipyard.core.scene import Heap, Scene
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import read_pose
from pipyard.dice.shot import hull
from pipyard.pictures import svg
from pipyard.pictures.loose_dice import drawn_die
from pipyard.pictures.paints import paint, shaded
from pipyard.pictures.svg import number, tag

WIDTH, HEIGHT = 605.0, 536.0
"""The proportions of the pictures of the pyramid."""
CLOTH, SHADE = "#2f5d46", "#1f3f30"
EDGE_MM: Final = 16.0
"""The edge of a die of the pyramid."""
SCALE: Final = 2.0
"""How much larger than in millimetres a tower is drawn."""
FLOOR: Final = 500.0
WAITING, THROWN = 26.0, 62.0
"""The edges of dice that wait, and of dice that were thrown."""
MOST_ACROSS: Final = 18

Pieces = dict[tuple[int, int], str]


def document(pieces: Iterable[str], title: str) -> str:
    """A picture of a table with these pieces on it."""
    return svg.document(WIDTH, HEIGHT, tag("rect", width=WIDTH, height=HEIGHT, fill=CLOTH) + "".join(pieces), title)


def tower(scene: Scene) -> Pieces:
    """Loose dice seen from the front, the lowest first; they stand on a line."""
    loose = [(read_pose(die["pose"]), die["colour"]) for die in cast("list[dict[str, Any]]", scene.extra.get("loose", ()))]
    found: Pieces = {(0, 0): tag("rect", y=FLOOR, width=WIDTH, height=HEIGHT - FLOOR, fill=SHADE)}
    ground = min([pose.z for pose, _ in loose], default=0.0) - EDGE_MM / 2
    for at, (pose, colour) in enumerate(sorted(loose, key=lambda one: one[0].z), start=1):
        corners = [(x, y) for x, y in hull(pose.footprint(solid(6), EDGE_MM))]
        near = sorted([(x, y) for x, y in corners if y <= pose.y + EDGE_MM / 4])
        top = FLOOR - SCALE * (pose.z + EDGE_MM / 2 - ground)
        body = paint(colour).body
        sides: list[str] = []
        for (left, y), (right, other) in pairwise(near):
            light = 1.0 if abs(y - other) < right - left else 0.8
            box = {"x": WIDTH / 2 + SCALE * left, "y": top, "width": SCALE * (right - left), "height": SCALE * EDGE_MM}
            sides.append(tag("rect", **box, fill=shaded(body, light), stroke=shaded(body, 0.6), stroke_width=1.2, rx=2))
        found[1, at] = "".join(sides)
    return found


def rows(scene: Scene) -> Pieces:
    """The dice of the other seats above, those that nobody has and the throw in the middle, those of the first seat below."""
    found: Pieces = {}
    bands = [
        (40.0, [heap for heap in scene.heaps if heap.owner > 0]),
        (200.0, [heap for heap in scene.heaps if heap.owner < 0]),
        (HEIGHT - 40.0 - 2 * (WAITING + 4), [heap for heap in scene.heaps if heap.owner == 0]),
    ]
    for band, (top, heaps) in enumerate(bands):
        for at, (x, y, colour) in enumerate(_waiting(heaps, top)):
            found[band, at] = tag("g", drawn_die(0, 0, colour), transform=_moved(x, y, WAITING))
    for line, roll in enumerate(scene.rolls):
        across = THROWN + 10
        left = (WIDTH - across * len(roll.values)) / 2
        for at, face in enumerate(roll.values):
            where = _moved(left + across * at, 290.0 + across * line, THROWN)
            found[3 + line, at] = tag("g", drawn_die(0, 0, roll.colour or "ivory", face), transform=where)
    return found


def _waiting(heaps: list[Heap], top: float) -> list[tuple[float, float, str]]:
    """The places of dice that wait, row by row."""
    held = [colour for heap in heaps for colour, count in heap.dice.items() for _ in range(count)]
    step = WAITING + 4
    left = (WIDTH - step * min(MOST_ACROSS, len(held))) / 2
    return [(left + step * (at % MOST_ACROSS), top + step * (at // MOST_ACROSS), colour) for at, colour in enumerate(held)]


def _moved(x: float, y: float, edge: float) -> str:
    """The place of a die, and its size: dice are drawn 44 wide."""
    return f"translate({number(x)} {number(y)}) scale({number(edge / 44)})"
