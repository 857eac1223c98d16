"""Shots on the board: the acceptance values of the Tumblin-Dice page, and what a physics source promises."""

from __future__ import annotations

import random
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from pipyard.books.tumblin_dice import BOARDS
from pipyard.core.match import Match
from pipyard.core.turn import Chance, Choose
from pipyard.dice.board import FOUL, OFF_BOARD, load
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose, any_turn, standing, yawed
from pipyard.dice.shot import Shot, die
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.board_picture import from_above
from pipyard.physics.engine import World
from pipyard.physics.inertia import inertia
from pipyard.physics.motion import BadMotion, Motion, Recorder, read_text, unpack
from pipyard.physics.motion_log import motions_in, with_motion
from pipyard.physics.physics_source import PhysicsSource
from pipyard.physics.process_pool import SimulationPool, asked
from pipyard.physics.shot_report import course
from pipyard.physics.shot_simulation import run, simulate_shot, stage, strike
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.pictures.board_drawing import board_die, board_svg
from pipyard.shelf import game

BOARD = load(BOARDS / "standard.toml")
STAGE = stage(BOARD)
FRAME = (0.0, 0.0, 0.0, (1.0, 0.0, 0.0, 0.0))


def some_shot(rng: random.Random, fastest: float = 3.0) -> Shot:
    shot = Shot("flick", die(0, 1))
    shot.turn = yawed(standing(6, int(rng.random() * 24)), 90 * rng.random())
    shot.x, shot.y = 80 * rng.random() - 40, 10 + 60 * rng.random()
    shot.aim, shot.speed = 30 * rng.random() - 15, 0.6 + (fastest - 0.6) * rng.random()
    shot.spin, shot.lift = 80 * rng.random() - 40, rng.random() - 0.4
    return shot


def slid(speed: float) -> float:
    """How far a die slides on the deck."""
    world = STAGE.world(6, [])
    number = STAGE.put(world, 6, Pose(0, 105, 88))
    world.strike(number, (0.0, speed, 0.0), (0.0, 0.0, 0.0))
    run(world, Recorder({number: FRAME}))
    assert world.pose(number).face(solid(6)) == Pose(0, 0, 0).face(solid(6))
    return world.raw(number)[1] - 105


def dropped(count: int, faces: int, seed: int) -> Counter[int]:
    """Which faces dice show that are dropped on the deck from 150 mm in random attitudes, twenty at a time and far apart."""
    rng = random.Random(seed)
    shown: Counter[int] = Counter()
    while sum(shown.values()) < count:
        world = STAGE.world(faces, [])
        for place in range(20):
            turn = any_turn(rng.random(), rng.random(), rng.random())
            STAGE.put(world, faces, Pose(75 * (place % 5) - 150, 130 + 70 * (place // 5), 230, turn))
        run(world, Recorder(dict.fromkeys(range(20), FRAME)))
        shown.update(world.pose(number).face(solid(faces)) for number in range(20))
    return shown


def energy(world: World, number: int) -> float:
    """Kinetic and potential energy of a six-sided die above the table, in joule."""
    (vx, vy, vz), (sx, sy, sz) = world.velocity(number)
    moved, turned = vx * vx + vy * vy + vz * vz, (sx * sx + sy * sy + sz * sz) * inertia(6)[0] * (BOARD.edge / 1000) ** 2
    return BOARD.mass * ((moved + turned) / 2 + 9.81 * world.raw(number)[2] / 1000)


def test_tumblin_dice_check_10() -> None:
    """A die sliding at 1.30 m/s stops after 345 mm; 301 mm need 1.22 m/s."""
    assert slid(1.30) == pytest.approx(345, rel=0.05)
    assert slid(1.22) == pytest.approx(301, rel=0.05)


def test_tumblin_dice_check_11_a_die_at_rest_stays() -> None:
    """A die at rest moves less than 0.1 mm in 5 s."""
    world = STAGE.world(6, [])
    number = STAGE.put(world, 6, Pose(20, 400, 88, yawed(standing(6, 3), 20)))
    world.advance(120)
    before = world.raw(number)
    for _ in range(20):
        world.wake_all()
        world.advance(60)
    after = world.raw(number)
    assert max(abs(before[axis] - after[axis]) for axis in range(3)) < 0.1  # type: ignore[operator]


def test_tumblin_dice_check_11_energy_never_grows() -> None:
    """Mechanical energy never grows after the strike, but for the rounding of a step."""
    rng = random.Random(2)
    for _ in range(25):
        shot = some_shot(rng, 4.0)
        world = STAGE.world(6, [])
        number = STAGE.put(world, 6, shot.pose(BOARD))
        world.strike(number, *strike(shot, BOARD.edge))
        struck = least = energy(world, number)
        for _ in range(600):
            world.advance(1)
            now = energy(world, number)
            assert now < least + 0.0005 * struck, "more than the rounding of a step"
            least = min(least, now)
            if world.resting():
                break


def test_tumblin_dice_check_11_a_mirrored_shot_is_mirrored() -> None:
    """The mirrored shot on the mirrored board gives the mirrored first 100 ms, as nearly as the engine can."""
    rng = random.Random(3)
    apart: list[float] = []
    for _ in range(40):
        shot = some_shot(rng, 4.0)
        yaw = 90 * rng.random()
        shot.turn = yawed(standing(6, 3), yaw)
        mirrored = shot.copy()
        mirrored.x, mirrored.aim, mirrored.spin, mirrored.turn = -shot.x, -shot.aim, -shot.spin, yawed(standing(6, 3), -yaw)
        ends: list[tuple[float, float, float]] = []
        for one in (shot, mirrored):
            world = STAGE.world(6, [])
            number = STAGE.put(world, 6, one.pose(BOARD))
            world.strike(number, *strike(one, BOARD.edge))
            world.advance(24)
            ends.append(world.raw(number)[:3])
        (ax, ay, az), (bx, by, bz) = ends
        apart.append(max(abs(ax + bx), abs(ay - by), abs(az - bz)))
    # the engine solves contacts one after the other, in an order that has no mirror image: on an endless plane it is no better
    assert sorted(apart)[20] < 0.6
    assert sorted(apart)[36] < 2.5


def test_tumblin_dice_check_12_in_short() -> None:
    """600 dice dropped show each face about equally often."""
    shown = dropped(600, 6, 1)
    assert all(0.12 < shown[face] / 600 < 0.215 for face in range(1, 7)), shown


@pytest.mark.long
def test_tumblin_dice_check_12() -> None:
    """10 000 dice dropped show each face between 15.2% and 18.2%."""
    shown = dropped(10_000, 6, 1)
    assert all(0.152 <= shown[face] / 10_000 <= 0.182 for face in range(1, 7)), shown


@pytest.mark.parametrize("faces", [8, 10, 12, 20])
def test_other_dice_show_all_their_faces_alike(faces: int) -> None:
    shown = dropped(600, faces, 7)
    each = 600 / faces
    chi_square = sum((shown[face] - each) ** 2 / each for face in range(1, faces + 1))
    assert chi_square < {8: 24.3, 10: 27.9, 12: 31.3, 20: 43.8}[faces], shown  # one in a thousand


def test_a_cube_has_a_sixth_of_its_mass_times_its_edge_squared() -> None:
    assert inertia(6) == pytest.approx((1 / 6, 1 / 6, 1 / 6))
    assert inertia(8) == pytest.approx((0.15, 0.15, 0.15))


def lying(*poses: Pose) -> dict[int, Pose | None]:
    return {die(1, count): pose for count, pose in enumerate(poses, 1)}


def test_dice_that_are_not_hit_do_not_move() -> None:
    before = lying(Pose(-150, 400, 88), Pose(150, 520, 68, yawed(standing(6, 3), 30)), Pose(-100, 700, 28))
    settled = simulate_shot(ShotOutcome(BOARD, 6, some_shot(random.Random(1)), before, False))
    assert len(settled.outcome.atoms) == 1
    assert {key: pose for key, pose in settled.poses.items() if key in before} == before


def test_a_die_in_the_way_is_bumped() -> None:
    shot = Shot("flick", die(0, 1))
    shot.turn, shot.speed = standing(6, 3), 2.0
    chance = ShotOutcome(BOARD, 6, shot, lying(Pose(0, 400, 88)), False)
    settled = simulate_shot(chance)
    assert [lie.die for lie in chance.lies(settled.outcome)] == [die(0, 1), die(1, 1)]
    assert settled.motion is not None
    assert {track.die for track in settled.motion.tracks} == {die(0, 1), die(1, 1)}
    assert settled.poses[die(1, 1)].y > 410


def test_a_shot_straight_off_the_side_is_off_and_shows_a_face() -> None:
    shot = Shot("flick", die(0, 1))
    shot.turn, shot.speed, shot.aim = standing(6, 3), 4.0, 60.0
    chance = ShotOutcome(BOARD, 6, shot, {}, False)
    settled = simulate_shot(chance)
    lie = chance.lies(settled.outcome)[0]
    assert not settled.capped
    assert settled.seconds < 4
    assert lie.reading.zone == OFF_BOARD
    assert 1 <= lie.reading.face <= 6


@pytest.mark.parametrize("faces", [6, 8, 10, 12, 20])
def test_a_die_that_hardly_moves_stays_on_the_disc(faces: int) -> None:
    for x in (-40.0, 0.0, 33.0):
        shot = Shot("flick", die(0, 1))
        shot.turn, shot.speed, shot.x = standing(faces, 3), 0.2, x
        settled = simulate_shot(ShotOutcome(BOARD, faces, shot, {}, False))
        assert not settled.capped
        assert settled.poses[die(0, 1)].z == pytest.approx(BOARD.disc_top + 8, abs=0.05)


def test_a_roll_that_misses_the_disc_is_foul() -> None:
    for speed, y, foul in ((2.5, 98.0, True), (0.3, 30.0, False)):
        shot = Shot("roll", die(0, 1))
        shot.turn, shot.axis, shot.speed, shot.y = (1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 1.0), speed, y
        chance = ShotOutcome(BOARD, 6, shot, {}, False)
        settled = simulate_shot(chance)
        assert settled.foul is foul
        assert settled.motion is not None
        assert settled.motion.tracks[0].first == 0
        assert (chance.lies(settled.outcome)[0].reading.zone == FOUL) is foul


def test_the_same_shot_gives_the_same_outcome() -> None:
    for seed in range(5):
        first, second = [
            simulate_shot(ShotOutcome(BOARD, 6, some_shot(random.Random(seed)), lying(Pose(0, 400, 88)), False)) for _ in range(2)
        ]
        assert first.outcome == second.outcome
        assert first.motion is not None
        assert second.motion is not None
        assert first.motion.packed() == second.motion.packed()


def test_every_outcome_is_one_the_rules_accept() -> None:
    rng = random.Random(11)
    for faces in (6, 8, 10, 12, 20):
        for _ in range(4):
            shot = some_shot(rng)
            shot.turn = standing(faces, 3)
            chance = ShotOutcome(BOARD, faces, shot, {}, True)
            settled = simulate_shot(chance)
            assert not settled.capped
            assert chance.contains(settled.outcome)
            assert chance.parse(settled.outcome.text) == settled.outcome


def test_overlapping_dice_and_unknown_places_are_refused() -> None:
    shot = some_shot(random.Random(1))
    with pytest.raises(PhysicsError, match="overlap"):
        simulate_shot(ShotOutcome(BOARD, 6, shot, lying(Pose(0, 400, 88), Pose(5, 400, 88)), False))
    with pytest.raises(PhysicsError, match="inside the board"):
        simulate_shot(ShotOutcome(BOARD, 6, shot, lying(Pose(0, 400, 50)), False))
    with pytest.raises(PhysicsError, match="B1"):
        simulate_shot(ShotOutcome(BOARD, 6, shot, {die(1, 1): None}, False))


def test_numbers_that_are_none_are_refused() -> None:
    shot = some_shot(random.Random(1))
    shot.speed = float("nan")
    with pytest.raises(PhysicsError):
        simulate_shot(ShotOutcome(BOARD, 6, shot, {}, False))


def test_a_shot_is_stopped_when_patience_runs_out() -> None:
    settled = simulate_shot(ShotOutcome(BOARD, 6, some_shot(random.Random(1)), {}, False), patience=0.0)
    assert settled.capped
    assert settled.seconds < 0.1


def test_motion_comes_back_from_its_bytes() -> None:
    motion = simulate_shot(ShotOutcome(BOARD, 6, some_shot(random.Random(4)), {}, False)).motion
    assert motion is not None
    again = unpack(motion.packed())
    assert again.length == motion.length
    for old, new in zip(motion.tracks, again.tracks, strict=True):
        assert (old.die, old.first, len(old.frames)) == (new.die, new.first, len(new.frames))
        for one, two in zip(old.frames, new.frames, strict=True):
            assert max(abs(a - b) for a, b in zip(one[:3], two[:3], strict=True)) <= 0.051
            assert abs(sum(a * b for a, b in zip(one[3], two[3], strict=True))) > 0.9999
    assert len(motion.packed()) < 1500


@pytest.mark.parametrize("wrong", ["", "nonsense", "c-noD%PWLY7"])
def test_what_is_no_motion_is_refused(wrong: str) -> None:
    with pytest.raises(BadMotion):
        read_text(wrong)


def test_a_log_with_motion_is_an_ordinary_log() -> None:
    motions: dict[str, Motion] = {}

    def keep(outcome: object, settled: object) -> None:
        motions[str(outcome)] = settled.motion  # type: ignore[attr-defined]

    match = Match(game("tumblin_dice", goal="rounds:1"), 2, seed=5, source=PhysicsSource(5, keep))
    rng = random.Random(3)
    turn = match.turn
    while isinstance(turn, Choose):
        match.submit(turn.seat, match.state.moves(turn.seat).sample(rng))
        turn = match.turn
    log = with_motion(match.log, motions)
    assert Match.replay(log, game).log == match.log
    assert len(motions_in(log)) == len(motions) == 10


def test_physics_leaves_plain_chance_to_the_seed() -> None:
    state = game("tumblin_dice").start(2)
    turn = state.turn()
    assert isinstance(turn, Chance)
    assert PhysicsSource(1).resolve(turn) == PhysicsSource(1).resolve(turn)


def test_another_process_gives_the_same_outcome() -> None:
    chance = ShotOutcome(BOARD, 6, some_shot(random.Random(9)), lying(Pose(0, 400, 88)), False)
    with SimulationPool(1) as pool:
        text, motion, capped = pool.shoot(asked(chance))
    here = simulate_shot(chance)
    assert text == here.outcome.text
    assert motion is not None
    assert here.motion is not None
    same = unpack(here.motion.packed())
    assert motion.length == same.length
    assert [(track.die, track.first, track.frames) for track in motion.tracks] == [(one.die, one.first, one.frames) for one in same.tracks]
    assert not capped


def test_a_board_is_drawn_with_its_dice() -> None:
    pose = Pose(0, 400, 88)
    bare = board_svg(BOARD.shape())
    picture = board_svg(BOARD.shape(), [board_die("A1", "red", pose, 6, BOARD.edge)])
    assert bare.count("<ellipse") == 10
    assert "<title>A1</title>" in picture
    # the pips of its upper face
    assert picture.count("<circle") - bare.count("<circle") == pose.face(solid(6))
    ET.fromstring(picture)
    lines = from_above(BOARD, [("A1", Pose(0, 400, 88), 4)])
    assert any("A1=4" in line for line in lines)
    assert sum(line.count("o") for line in lines) == 10
    assert len({len(line) for line in lines}) == 1


def test_the_course_of_a_shot_is_told() -> None:
    shot = Shot("flick", die(0, 1))
    shot.turn, shot.speed = standing(6, 3), 2.0
    chance = ShotOutcome(BOARD, 6, shot, lying(Pose(0, 400, 88)), False)
    settled = simulate_shot(chance)
    result = course(chance, settled.outcome, settled.motion)
    assert result[0].args["die"] == "B1"
    assert result[-1].args["die"] == "A1"
