"""Distances of dice from their goals, in steps from funnel to funnel, for dice between funnels too."""

from __future__ import annotations

from itertools import permutations
from math import atan2, degrees

from pipyard.books.families.few_dice import CORNERS
from pipyard.dice.pose import Pose
from pipyard.hands.rehearsal import on_plate
from pipyard.physics.plate_scene import PlateScene
from pipyard.pyramid.cells import BASE, LEVEL, SIZE, UNDER, xyz
from pipyard.pyramid.geometry import lattice, place
from pipyard.pyramid.outcome import ASTRAY

LOST_COST = 60.0
"""Cost of a die off the plate, in steps."""
ASKEW = 1.5
"""Cost of a die between two funnels."""

UP_COST = 2.5
"""Cost while no die is on top."""
RUN_UP = 4.0
"""Distance, in steps, from which a die can be brought onto three others."""

Spot = tuple[float, float, float]


def flat(x: float, y: float, z: float) -> Spot:
    """A place of the lattice projected onto the plate."""
    high = (8 - x - y - z) / 3
    return (x + high, y + high, z + high)


def spot(pose: Pose) -> Spot:
    return flat(*lattice(pose.x, pose.y, pose.z))


def height(pose: Pose) -> float:
    """The level of a die."""
    x, y, z = lattice(pose.x, pose.y, pose.z)
    return 8 - x - y - z


def steps(a: Spot, b: Spot) -> float:
    """The distance of two places in steps."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[2] - b[2]))


CELL_SPOTS: list[Spot] = [flat(*xyz(cell)) for cell in range(SIZE)]
TOPS: list[tuple[int, tuple[int, ...]]] = [(cell, tuple(int(under) for under in UNDER[cell])) for cell in range(SIZE) if LEVEL[cell] == 1]
ORDERS = list(permutations(range(3)))


def bearing(x: float, y: float) -> float:
    """A direction in degrees clockwise from the corner x, which lies ahead."""
    return degrees(atan2(x, y))


def corner_wishes(scene: PlateScene) -> list[tuple[float, float]]:
    """For each die out of place: its bearing, and the bearing from it to its corner."""
    poses = list(on_plate(scene).values())
    if len(poses) < 3:
        return []
    far = [[steps(spot(pose), CELL_SPOTS[corner]) for corner in CORNERS] for pose in poses]
    best = min(ORDERS, key=lambda order: sum([far[die][corner] for die, corner in enumerate(order)]))
    found: list[tuple[float, float]] = []
    for die, corner in enumerate(best):
        x, y, _ = place(*xyz(CORNERS[corner]))
        if far[die][corner] > 0.3:
            found.append((bearing(poses[die].x, poses[die].y), bearing(x - poses[die].x, y - poses[die].y)))
    return found


def middle_wishes(scene: PlateScene) -> list[tuple[float, float]]:
    """For each die: its bearing, and the bearing from it to the middle of the others."""
    poses = list(on_plate(scene).values())
    found: list[tuple[float, float]] = []
    for pose in poses:
        others = [other for other in poses if other is not pose]
        x, y = sum([other.x for other in others]) / 3, sum([other.y for other in others]) / 3
        found.append((bearing(pose.x, pose.y), bearing(x - pose.x, y - pose.y)))
    return found


def planned(poses: list[Pose]) -> tuple[float, list[int]]:
    """The nearest small pyramid: its cost, and the cell for each of four dice.

    Three dice come together and the fourth waits some steps away: from there it can be tossed or blown onto them, from closer it cannot.
    """
    spots = [spot(pose) for pose in poses]
    levels = [height(pose) for pose in poses]
    far = [[steps(here, CELL_SPOTS[cell]) for cell in range(BASE)] for here in spots]
    best, cells = LOST_COST, [0, 0, 0, 0]
    for top, under in TOPS:
        for rider in range(4):
            away = steps(spots[rider], CELL_SPOTS[top])
            up = 0.0 if away < 0.4 and 0.5 < levels[rider] < 1.5 else UP_COST + 0.3 * max(0.0, RUN_UP - away)
            if up >= best:
                continue
            others = [die for die in range(4) if die != rider]
            for order in ORDERS:
                total = up + sum([far[die][under[place]] for die, place in zip(others, order, strict=True)])
                if total < best:
                    best = total
                    cells = [top] * 4
                    for die, place in zip(others, order, strict=True):
                        cells[die] = under[place]
    return best, cells


def pyramid_wishes(scene: PlateScene) -> list[tuple[float, float]]:
    """Place and goal of each die that is not in its goal yet; the die for the top comes last."""
    poses = list(on_plate(scene).values())
    if len(poses) < 4:
        return []
    _, cells = planned(poses)
    found: list[tuple[float, float]] = []
    above: list[tuple[float, float]] = []
    for pose, cell in zip(poses, cells, strict=True):
        x, y, _ = place(*xyz(cell))
        wish = (bearing(pose.x, pose.y), bearing(x - pose.x, y - pose.y))
        if cell >= BASE:
            above.append(wish)
        elif steps(spot(pose), CELL_SPOTS[cell]) > 0.3:
            found.append(wish)
    return found or above


def missing(scene: PlateScene) -> float:
    """The cost of lost dice and dice lying askew."""
    askew = [1 for die, standing in scene.read().items() if standing.how == ASTRAY and die not in scene.lost]
    return LOST_COST * len(scene.fallen) + ASKEW * len(askew)


def to_corners(scene: PlateScene) -> float:
    """Three dice, each in a corner of its own."""
    spots = [spot(pose) for pose in on_plate(scene).values()]
    if len(spots) < 3:
        return -missing(scene)
    far = [[steps(here, CELL_SPOTS[corner]) for corner in CORNERS] for here in spots]
    best = min(far[0][a] + far[1][b] + far[2][c] for a, b, c in ORDERS)
    there = len([1 for row in far if min(row) < 0.3])
    return 0.7 * there - best - missing(scene)


def to_pyramid(scene: PlateScene) -> float:
    """Four dice, one on three others."""
    poses = list(on_plate(scene).values())
    return -missing(scene) - (planned(poses)[0] if len(poses) == 4 else 0.0)


def to_group(scene: PlateScene) -> float:
    """Four dice side by side: the length of the shortest net between them."""
    spots = [spot(pose) for pose in on_plate(scene).values()]
    if len(spots) < 4:
        return -missing(scene)
    joined, left, length = [spots[0]], spots[1:], 0.0
    while left:
        near, here = min([(min([steps(one, other) for other in joined]), one) for one in left])
        length += max(1.0, near)
        left.remove(here)
        joined.append(here)
    return -length - missing(scene)
