"""The plate, its dice, and reading what came to rest there."""

from __future__ import annotations

import pytest

from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pose import Pose, yawed
from pipyard.physics.plate_scene import PlateScene
from pipyard.pyramid.cells import BASE, SIZE, cell, corner
from pipyard.pyramid.geometry import nearest, place, pose_in
from pipyard.pyramid.outcome import ASTRAY, OFF, SEATED, Standing, read


def full(cells: list[int]) -> dict[int, tuple[int, str]]:
    return {die: (where, TRIPLES[die % 24].text) for die, where in enumerate(cells)}


def standing_scene(dice: dict[int, tuple[int, str]]) -> PlateScene:
    """A scene with dice in cells: the number of each die with its cell and triple."""
    return PlateScene({die: pose_in(cell, triple) for die, (cell, triple) in dice.items()})


@pytest.mark.parametrize("where", range(0, SIZE, 7))
def test_every_cell_and_triple_is_read_back(where: int) -> None:
    for triple in TRIPLES:
        found, shown, missed, askew = nearest(pose_in(where, triple.text))
        assert (found, shown) == (where, triple.text)
        assert missed < 0.02
        assert askew < 0.1


def test_corners_run_clockwise_seen_from_above_and_the_base_is_level() -> None:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = place(8, 0, 0), place(0, 8, 0), place(0, 0, 8)
    assert az == pytest.approx(bz) == pytest.approx(cz) == pytest.approx(0)
    assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0
    assert place(0, 0, 0)[2] > 70


def test_a_pile_stands_still() -> None:
    dice = full(corner(0, 5))
    scene = standing_scene(dice)
    scene.world.wake_all()
    scene.world.advance(240)
    assert {die: (standing.cell, standing.triple) for die, standing in scene.read().items()} == dice


def test_a_die_without_support_or_askew_is_not_seated() -> None:
    poses = {1: pose_in(cell(7, 0, 0), "124")}
    assert read(poses)[1].how == ASTRAY
    right = pose_in(cell(4, 4, 0), "124")
    assert read({1: right})[1] == Standing(SEATED, cell(4, 4, 0), "124")
    assert read({1: Pose(right.x, right.y, right.z, yawed(right.turn(), 8))})[1].how == ASTRAY
    assert read({1: Pose(right.x + 2, right.y, right.z, right.turn())})[1].how == ASTRAY
    assert read({1: Pose(300, 0, -32)})[1].how == OFF


def test_the_plate_has_a_funnel_for_every_base_cell() -> None:
    dice = full(list(range(BASE)))
    scene = standing_scene(dice)
    scene.world.wake_all()
    scene.world.advance(120)
    assert {standing.cell for standing in scene.read().values()} == set(range(BASE))
