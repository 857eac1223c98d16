"""The plate, its dice, and reading what came to rest there."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pose import Pose, any_turn, yawed
from pipyard.physics.actions import Ladle, Pull, Tap, Throw
from pipyard.physics.engine import PhysicsError
from pipyard.physics.plate import standing_scene
from pipyard.pyramid.cells import BASE, SIZE, cell, corner
from pipyard.pyramid.places import nearest, place, pose_in
from pipyard.pyramid.settled import ASTRAY, OFF, SEATED, Standing, read


def full(cells: list[int]) -> dict[int, tuple[int, str]]:
    return {die: (where, TRIPLES[die % 24].text) for die, where in enumerate(cells)}


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
    scene.world.world.wake_up_all()
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


def test_dice_thrown_on_the_plate_land_in_funnels_or_beside() -> None:
    rng = random.Random(3)
    how: Counter[str] = Counter()
    for _ in range(40):
        scene = standing_scene({})
        turn = any_turn(rng.random(), rng.random(), rng.random())
        at = (60 * rng.random() - 30, 60 * rng.random() - 30, 200.0)
        motion = scene.act(Throw(at=at, velocity=(0.2, 0.0, 0.0), spin=(10.0, 5.0, 0.0), turn=turn), [7])
        scene.tapped(rng)
        how[scene.read()[7].how] += 1
        assert motion.tracks[0].die == 7
        assert len(motion.packed()) < 3000
    assert how[SEATED] > 12, how
    assert how[ASTRAY] <= 4, how


def test_a_ladle_fills_funnels() -> None:
    scene = standing_scene({})
    scene.act(Ladle(count=12, start=(-30.0, -10.0), end=(30.0, -10.0)), list(range(12)), random.Random(2))
    scene.tapped(random.Random(2))
    standings = scene.read()
    assert len(standings) == 12
    assert sum(standing.how == SEATED for standing in standings.values()) >= 3
    seated = [standing.cell for standing in standings.values() if standing.how == SEATED]
    assert len(seated) == len(set(seated))


def test_a_pulled_die_is_gone_and_the_others_are_read_again() -> None:
    dice = full(corner(0, 3))
    scene = standing_scene(dice)
    top = next(die for die, (where, _) in dice.items() if where == cell(6, 0, 0))
    scene.act(Pull(die=top, direction=(0.0, 0.0, 1.0)))
    standings = scene.read()
    assert top not in standings
    assert all(standing.how == SEATED for standing in standings.values())
    with pytest.raises(PhysicsError):
        scene.act(Pull(die=top, direction=(0.0, 0.0, 1.0)))


@pytest.mark.parametrize(
    "action",
    [
        Throw(at=(0.0, 0.0, 10.0)),
        Throw(at=(0.0, 0.0, float("nan"))),
        Throw(at=(0.0, 0.0, 100.0), velocity=(4.0, 0.0, 0.0)),
        Ladle(count=41, start=(0.0, 0.0), end=(0.0, 0.0)),
        Pull(die=0, direction=(0.0, 0.0, 0.0)),
        Tap(5.0),
    ],
)
def test_actions_out_of_range_are_refused(action: Throw | Ladle | Pull | Tap) -> None:
    scene = standing_scene({0: (0, "124")})
    with pytest.raises(PhysicsError):
        scene.act(action)
    assert len(scene.read()) == 1


def test_the_plate_has_a_funnel_for_every_base_cell() -> None:
    dice = full(list(range(BASE)))
    scene = standing_scene(dice)
    scene.world.world.wake_up_all()
    scene.world.advance(120)
    assert {standing.cell for standing in scene.read().values()} == set(range(BASE))
