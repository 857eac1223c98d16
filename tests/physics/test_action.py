"""What hands do at the plate and what becomes of it: every action is plausible, ends, and is written in the rules' notation."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import pairwise

import pytest

from pipyard.core.notation import Move
from pipyard.core.turn import Chance
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pose import Pose
from pipyard.physics.action_simulation import simulate_action
from pipyard.physics.physics_source import PhysicsSource, physical
from pipyard.physics.plate_scene import FRICTION, PlateScene
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.action_notation import read_action
from pipyard.pyramid.action_space import Handlings, leaning, turning_over
from pipyard.pyramid.actions import Action, Blow, Flick, Ladle, Press, Pull, Throw, Tilt, outward, usual_flick, usual_throw
from pipyard.pyramid.cells import APEX, CELLS, SIZE, UNDER, cell, corner, inner, row, xyz
from pipyard.pyramid.geometry import EDGE, LATTICE_DIRECTIONS, SEEN, TABLE, place, pose_in
from pipyard.pyramid.outcome import ASTRAY, KEPT, OFF, SEATED, TAKEN, ActionOutcome, LyingDie, Standing, seated
from pipyard.pyramid.trace import TILT, recorded


def standing(cells: list[int]) -> dict[int, LyingDie]:
    return {number: seated(number, number % 3, where, TRIPLES[number % 24].text) for number, where in enumerate(cells)}


def done(space: ActionOutcome, seed: int = 1) -> tuple[Simulation, dict[int, LyingDie], list[str]]:
    settled = simulate_action(space, random.Random(seed))
    assert space.contains(settled.outcome)
    assert space.parse(settled.outcome.text) == settled.outcome
    answer = space.result(settled.outcome)
    return settled, answer.now(space.before), answer.words


def cells_of(dice: dict[int, LyingDie]) -> dict[int, str]:
    return {number: CELLS[die.standing.cell].text for number, die in dice.items() if die.standing.how == SEATED}


def throw(rng: random.Random, rig: Rig) -> Throw:
    usual = usual_throw(rig)
    vx, vy, vz = usual.velocity
    swing = (vx + 0.2 * rng.random() - 0.1, vy + 0.2 * rng.random() - 0.1, vz)
    return Throw(usual.at, swing, (20 * rng.random() - 10, 20 * rng.random() - 10, 0.0))


def test_thrown_dice_land_in_funnels_or_beside() -> None:
    rng = random.Random(3)
    how: Counter[str] = Counter()
    for seed in range(40):
        rig = Rig(distance=150)
        settled, dice, _ = done(ActionOutcome({}, throw(rng, rig), rig, {7: 1}), seed)
        how[dice[7].standing.how] += 1
        assert dice[7].colour == 1
        assert settled.motion is not None
        assert settled.motion.tracks[0].die == 7
        assert len(settled.motion.packed()) < 3000
        assert settled.seconds < 6
    assert how[SEATED] > 12, how
    assert how[OFF] > 2, how
    assert how[ASTRAY] <= 2, how


def test_a_thrown_die_stands_in_any_of_24_ways() -> None:
    rng = random.Random(11)
    seen: Counter[str] = Counter()
    for seed in range(500):
        at = (40 * rng.random() - 20, 40 * rng.random() - 20, 150.0)
        _, dice, _ = done(ActionOutcome({}, Throw(at, (0.0, 0.0, 0.0), (6.0, 9.0, 3.0)), Rig(), {1: 0}), seed)
        if dice[1].standing.how == SEATED:
            seen[dice[1].standing.triple] += 1
    many = seen.total()
    assert many > 250
    expected = many / 24
    chi = sum((seen[triple.text] - expected) ** 2 / expected for triple in TRIPLES)
    assert chi < 49.7, (chi, seen)  # 0.1 % of even dice are farther off, with 23 degrees of freedom


def tipping(towards: float) -> float:
    """The angle at which a die begins to leave its funnel when the plate is lowered slowly towards a direction."""
    scene = PlateScene({0: pose_in(cell(3, 3, 2), "124")}, tilted=True)
    for at in range(1, 900):
        angle = at / 10
        scene.drive({"tilt_x": angle * math.cos(math.radians(towards)), "tilt_y": angle * math.sin(math.radians(towards))})
        scene.frame()
        if math.dist(scene.world.raw(0)[:3], place(3, 3, 2)) > 2:
            return angle
    raise AssertionError("it never left")


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_a_die_leaves_its_funnel_at_the_angle_that_friction_says(axis: int) -> None:
    dx, dy, _ = LATTICE_DIRECTIONS[axis]
    assert tipping(math.degrees(math.atan2(-dy, -dx))) == pytest.approx(friction_says(), abs=4)


def friction_says() -> float:
    """Lowered away from an axis the die slides back along it, held by friction on the two other faces."""
    out, down = math.sqrt(2 / 3), 1 / math.sqrt(3)
    return math.degrees(math.atan((down + 2 * FRICTION * down) / (out - FRICTION * out)))


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_a_push_is_felt_like_a_tilt(axis: int) -> None:
    """A plate that is pushed harder and harder loses its die when weight and push together point where the tipping angle does."""
    dx, dy, _ = LATTICE_DIRECTIONS[axis]
    scene = PlateScene({0: pose_in(cell(3, 3, 2), "124")}, tilted=True)
    push = 0.0
    while math.dist(scene.world.raw(0)[:3], place(3, 3, 2)) <= 2:
        push += 1 / 60
        assert push < 15
        scene.drive({"push_x": push * dx / math.hypot(dx, dy), "push_y": push * dy / math.hypot(dx, dy)})
        scene.frame()
    assert math.degrees(math.atan(push / 9.81)) == pytest.approx(friction_says(), abs=4)


def test_a_full_pyramid_stands() -> None:
    scene = PlateScene({where: pose_in(where, TRIPLES[where % 24].text) for where in range(SIZE)})
    before = scene.poses()
    for frame in range(1, 601):
        scene.world.wake_all()
        scene.frame()
        if frame % 60 == 0:
            assert farthest(before, scene.poses()) < 0.5, f"after {frame / 60:g} seconds"


def farthest(before: dict[int, Pose], now: dict[int, Pose]) -> float:
    """How far any die has moved, in millimetres."""
    return max([math.dist((pose.x, pose.y, pose.z), (now[die].x, now[die].y, now[die].z)) for die, pose in before.items()])


def test_a_tower_of_twenty_stands() -> None:
    rng = random.Random(5)
    rig = Rig(ground="table")
    dice: dict[int, LyingDie] = {}
    for high in range(20):
        x, y = round(rng.random() - 0.5, 2), round(rng.random() - 0.5, 2)
        action = read_action(Move("place", x, y, -32 + 16 * high, 10, 1))
        _, dice, words = done(ActionOutcome(dice, action, rig, {high: 0}), high)
        assert words == []
    assert sum(die.standing.how == OFF for die in dice.values()) == 1
    top = dice[19].pose
    assert top is not None
    assert top.z == pytest.approx(TABLE + EDGE / 2 + 19 * EDGE, abs=0.5)
    poses = {number: die.pose for number, die in dice.items() if die.pose is not None}
    scene = PlateScene(poses, rig)
    for _ in range(600):
        scene.world.wake_all()
        scene.frame()
    assert farthest(poses, scene.poses()) < 0.5


def test_a_die_set_beside_the_tower_falls() -> None:
    dice = {0: LyingDie(0, 0, Standing(OFF, face=6), Pose(0, 0, TABLE + 8))}
    _, dice, _ = done(ActionOutcome(dice, read_action(Move("place", 9, 0, -16, 0, 5)), Rig(ground="table"), {1: 0}))
    assert dice[1].standing.how == OFF
    with pytest.raises(PhysicsError):
        done(ActionOutcome(dice, read_action(Move("place", 0, 0, -30, 0, 1)), Rig(ground="table"), {2: 0}))


@pytest.mark.parametrize("pulled", [(8, 0, 0), (4, 0, 0), (0, 5, 0), (0, 0, 2), (0, 1, 0)])
def test_a_pulled_edge_die_makes_its_row_slide_down_one_step(pulled: tuple[int, int, int]) -> None:
    where = cell(*pulled)
    before = standing(list(range(SIZE)))
    settled, dice, words = done(ActionOutcome(before, Pull(where, outward(where)), Rig()))
    assert words == []
    assert dice[where].standing.how == TAKEN
    axis = next(axis for axis in range(3) if pulled[axis])
    above = row(where, axis)[: pulled[axis] + 1]
    expected = {number: number for number in range(SIZE) if number != where}
    expected.update(dict(pairwise(above)))
    assert cells_of(dice) == {number: CELLS[to].text for number, to in expected.items()}
    assert settled.seconds < 6
    assert settled.motion is not None
    assert {track.die for track in settled.motion.tracks} >= set(above)


def test_a_weak_grip_slips_and_a_short_pull_leaves_the_die() -> None:
    before = standing(list(range(SIZE)))
    where = cell(4, 4, 0)
    _, dice, words = done(ActionOutcome(before, Pull(where, outward(where), grip=0.05), Rig()))
    assert words == ["slipped"]
    assert dice[where].standing == before[where].standing
    near = cell(0, 3, 4)
    _, dice, words = done(ActionOutcome(before, Pull(near, SEEN[0], 7.0), Rig()))
    assert words == []
    assert dice[near].standing.how == ASTRAY
    pose, old = dice[near].pose, before[near].pose
    assert pose is not None
    assert old is not None
    assert math.dist((pose.x, pose.y, pose.z), (old.x, old.y, old.z)) == pytest.approx(7, abs=1.5)


def test_a_balcony_of_two_pulled_dice_carries_a_third() -> None:
    dice = standing(list(range(SIZE)))
    for where in (cell(0, 4, 3), cell(0, 3, 4)):
        _, dice, words = done(ActionOutcome(dice, Pull(where, SEEN[0], 8.0), Rig()))
        assert words == []
    action = read_action(Move("place", *[round(part, 2) for part in place(-1, 3, 3)], ",".join(map(str, _turn()))))
    _, dice, _ = done(ActionOutcome(dice, action, Rig(), {200: 1}))
    assert dice[200].standing.how == ASTRAY
    pose = dice[200].pose
    assert pose is not None
    assert math.dist((pose.x, pose.y, pose.z), place(-1, 3, 3)) < 5


def _turn() -> list[float]:
    pose = pose_in(0, "124")
    return [pose.w, pose.i, pose.j, pose.k]


def puff(where: int, towards: float, strength: float, seconds: float, far: float = 60.0) -> Blow:
    x, y, z = place(*xyz(where))
    ux, uy = math.cos(math.radians(towards)), math.sin(math.radians(towards))
    return Blow((x - far * ux, y - far * uy, z + 12), (ux, uy, -4 / far), strength, seconds)


def test_a_breath_moves_a_die_by_one_funnel_and_leaves_the_pyramid_alone() -> None:
    where = cell(3, 3, 2)
    hops: list[int] = []
    for towards in (30.0, 150.0, -90.0):
        _, dice, _ = done(ActionOutcome(standing([where]), puff(where, towards, 0.6, 0.1), Rig()))
        assert dice[0].standing.how == SEATED
        hops.append(max(abs(a - b) for a, b in zip(xyz(dice[0].standing.cell), xyz(where), strict=True)))
    assert hops == [1, 1, 1]
    for target in (cell(0, 3, 3), cell(0, 1, 1), cell(0, 8, 0)):
        before = standing(list(range(SIZE)))
        _, dice, _ = done(ActionOutcome(before, puff(target, 90.0, 0.6, 0.5), Rig()))
        assert cells_of(dice) == cells_of(before)


def test_a_soft_breath_moves_nothing_and_a_strong_one_clears_the_plate() -> None:
    where = cell(3, 3, 2)
    _, dice, _ = done(ActionOutcome(standing([where]), puff(where, -90.0, 0.3, 2.0), Rig()))
    assert dice[0].standing.cell == where
    _, dice, _ = done(ActionOutcome(standing([where]), puff(where, -90.0, 1.0, 1.0), Rig()))
    assert dice[0].standing.how == OFF


@pytest.mark.parametrize("front", [[cell(2, 3, 3)], [cell(3, 3, 2), cell(3, 2, 3)]])
def test_a_die_in_the_lee_of_others_is_not_blown(front: list[int]) -> None:
    """The same breath carries it off the plate when nothing lies before it."""
    behind = cell(4, 2, 2)
    breath = puff(behind, 90.0, 1.0, 0.3)
    _, dice, _ = done(ActionOutcome(standing([behind]), breath, Rig()))
    assert dice[0].standing.how == OFF
    _, dice, _ = done(ActionOutcome(standing([behind, *front]), breath, Rig()))
    assert dice[0].standing.cell == behind


def test_tilting_a_little_moves_nothing_and_far_empties_the_plate() -> None:
    before = standing([cell(3, 3, 2), cell(3, 2, 3), cell(2, 3, 3)])
    for angle, left in ((45, 3), (60, 0)):
        _, dice, words = done(ActionOutcome(before, Tilt(leaning(-90, angle)), Rig()))
        assert words == []
        assert len(cells_of(dice)) == left
        assert all(die.pose is not None and die.pose.z == TABLE + 8 for die in dice.values() if die.standing.how == OFF)
    _, dice, words = done(ActionOutcome(before, Tilt(recorded(TILT, [{"tilt_y": 20}] * 30)), Rig()))
    assert words == ["tilted"]


def test_a_shake_makes_dice_hop() -> None:
    before = standing([cell(3, 3, 2), cell(3, 2, 3), cell(2, 3, 3)])
    jerk = [{"push_y": 15.0 if at < 8 else 0.0, "tilt_y": -20.0 if at < 8 else 0.0} for at in range(30)]
    _, dice, _ = done(ActionOutcome(before, Tilt(recorded(("tilt_y", "push_y"), jerk)), Rig()))
    assert cells_of(dice) != cells_of(before)


def test_a_goal_ends_the_movement_in_time() -> None:
    before = standing([cell(8, 0, 0), cell(0, 8, 0), cell(0, 0, 8)])
    goal = frozenset([cell(8, 0, 0), cell(0, 8, 0), cell(0, 0, 8)])
    settled, _, words = done(ActionOutcome(before, Tilt(leaning(90, 10, 20)), Rig(), elapsed=3, goals=[goal]))
    assert words == ["goal"]
    assert settled.seconds < 3
    assert settled.outcome.text.startswith(f"T{3 + settled.seconds:.2f}".rstrip("0").rstrip("."))
    settled, _, words = done(ActionOutcome(before, Tilt(recorded(TILT, [{"tilt_x": 12}] * 600)), Rig(), left=2, goals=[goal]))
    assert words == ["tilted", "capped"]
    assert settled.seconds == pytest.approx(2)


def test_the_skeleton_stays_under_the_finger() -> None:
    skeleton = {where for where in range(SIZE) if sorted(xyz(where))[1] == 0}
    rig = Rig(steepest=180, finger=APEX, supported=False)
    _, dice, words = done(ActionOutcome(standing(list(range(SIZE))), Press(APEX, turning_over(10.0)), rig))
    assert words == []
    on_plate = {die.standing.cell for die in dice.values() if die.standing.how == SEATED}
    assert len(on_plate & skeleton) >= 24
    assert len(on_plate - skeleton) <= 10
    _, dice, words = done(ActionOutcome(standing(list(range(SIZE))), Press(APEX, turning_over(1.0)), rig))
    assert "released" in words
    assert not cells_of(dice)


def test_a_ladle_fills_funnels_and_stops_when_it_touches() -> None:
    ladle = Ladle(12, (-30.0, -10.0), (30.0, -10.0), 60.0, 60.0)
    fresh = {100 + number: 2 for number in range(12)}
    _, dice, words = done(ActionOutcome({}, ladle, Rig(), fresh))
    assert words == []
    assert len(dice) == 12
    assert sum(die.standing.how == SEATED for die in dice.values()) >= 3
    low = Ladle(12, (-30.0, -10.0), (30.0, -10.0), 30.0, 60.0)
    _, dice, words = done(ActionOutcome(standing(inner(1)), low, Rig(), fresh))
    assert words == ["touched"]
    assert all(dice[number].standing.how == KEPT for number in fresh)


def test_flicked_dice_come_onto_the_plate() -> None:
    how: Counter[str] = Counter()
    for seed in range(30):
        rig = Rig(distance=100, side=seed % 3)
        _, dice, _ = done(ActionOutcome({}, usual_flick(rig), rig, {1: 0}), seed)
        how[dice[1].standing.how] += 1
    assert how[SEATED] + how[ASTRAY] > 12, how
    weak = Rig(distance=100, side=0)
    usual = usual_flick(weak)
    _, dice, _ = done(ActionOutcome({}, Flick(usual.x, usual.y, usual.azimuth, 0.0, 1.0), weak, {1: 0}))
    assert dice[1].standing.how == OFF


def test_dice_that_fall_are_told_in_the_order_in_which_they_left() -> None:
    rig = Rig()
    before = standing(corner(0, 2))
    action = Throw((0.0, -60.0, 60.0), (0.0, 3.0, -0.2))
    settled, _, _ = done(ActionOutcome(before, action, rig, {50: 0}), 2)
    fallen = [token for token in settled.outcome.text.split() if ":off" in token]
    assert settled.outcome.text.split()[1 : 1 + len(fallen)] == fallen


@pytest.mark.parametrize(
    "space",
    [
        ActionOutcome({}, usual_throw(Rig()), Rig(), {1: 0, 2: 0}),
        ActionOutcome({1: LyingDie(1, 0, Standing(ASTRAY))}, usual_throw(Rig()), Rig(), {2: 0}),
        ActionOutcome({}, Pull(-1, (0.0, 0.0, 1.0), die=9), Rig()),
        ActionOutcome({}, Press(APEX, turning_over(5.0)), Rig(steepest=180, finger=APEX)),
        ActionOutcome({}, Ladle(3, (0.0, 0.0), (1.0, 0.0)), Rig(), {1: 0}),
    ],
    ids=["two dice", "no pose", "no die", "no finger", "ladle"],
)
def test_what_cannot_happen_is_refused(space: ActionOutcome) -> None:
    with pytest.raises(PhysicsError):
        simulate_action(space, random.Random(1))


def test_the_source_lets_actions_happen_and_repeats_itself() -> None:
    rig = Rig(distance=150)
    chance = Chance(ActionOutcome(standing(inner(1)), usual_throw(rig), rig, {99: 1}), 0)
    assert physical(chance)
    kept: list[str] = []
    first = PhysicsSource(5, keep=lambda outcome, settled: kept.append(outcome.text)).resolve(chance)
    assert first is not None
    assert kept == [first.text]
    assert PhysicsSource(5).resolve(chance) == first
    assert PhysicsSource(6).resolve(chance) != first


def test_every_action_knows_its_numbers() -> None:
    actions: list[Action] = [usual_throw(Rig()), usual_flick(Rig()), puff(0, 0, 1, 1), Pull(0, (0.0, 0.0, 1.0))]
    assert [len(action.numbers()) for action in actions] == [9, 6, 8, 6]


def some_pile(rng: random.Random) -> dict[int, LyingDie]:
    """Dice in funnels, one after the other, anywhere."""
    full: list[int] = []
    for _ in range(rng.randrange(60)):
        funnels = [where for where in range(SIZE) if where not in full and all(int(under) in full for under in UNDER[where])]
        full.append(rng.choice(funnels))
    return standing(full)


@pytest.mark.parametrize("seed", range(24))
def test_whatever_hands_do_ends_and_is_told(seed: int) -> None:
    rng = random.Random(seed)
    verb = ("throw", "flick", "blow", "pull", "place", "ladle", "tilt", "press")[seed % 8]
    before = some_pile(rng)
    finger = max((die.standing.cell for die in before.values()), default=-1)
    rig = Rig(distance=150.0 if verb in ("throw", "flick") else 0.0, finger=finger if verb == "press" else -1, steepest=180)
    hand = Handlings((verb,), rig, before, 12)
    if not hand.steps().atoms:
        return
    for _ in range(3):
        action = hand.action(hand.sample(rng))
        fresh = {100 + number: 0 for number in range({"throw": 1, "flick": 1, "place": 1}.get(verb, 0))}
        if isinstance(action, Ladle):
            fresh = {100 + number: 0 for number in range(action.count)}
        settled, dice, _ = done(ActionOutcome(before, action, rig, fresh, left=30), seed)
        assert set(dice) == set(before) | set(fresh)
        assert settled.seconds <= 30.1
        seats = [die.standing.cell for die in dice.values() if die.standing.how == SEATED]
        assert len(seats) == len(set(seats))
        assert all(die.pose is not None for die in dice.values() if die.standing.how not in (TAKEN, KEPT))


def test_a_die_can_be_blown_up_onto_three_others() -> None:
    base, start, top = [cell(4, 2, 2), cell(3, 3, 2), cell(3, 2, 3)], cell(2, 3, 3), cell(3, 2, 2)
    (x, y, z), (tx, ty, _) = place(*xyz(start)), place(*xyz(top))
    far = math.hypot(tx - x, ty - y)
    ux, uy = (tx - x) / far, (ty - y) / far
    breath = Blow((x - 55 * ux, y - 55 * uy, z + 6), (ux, uy, 0.0), 0.6, 0.4)
    goal = frozenset([*base, top])
    _, dice, words = done(ActionOutcome(standing([*base, start]), breath, Rig(), goals=[goal]))
    assert dice[3].standing.cell == top
    assert words == ["goal"]
