"""A shot on a board, from the strike until everything lies still."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, radians, sin, sqrt
from typing import Any

from pipyard.core.text import because
from pipyard.dice.board import Board
from pipyard.dice.polyhedra import Vector, solid
from pipyard.dice.pose import Pose
from pipyard.dice.shot import ROLL_SPIN, Shot, die_name, hull
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.cpu_time import cpu_seconds
from pipyard.physics.engine import REST_SECONDS, Contact, World
from pipyard.physics.motion import FRAME_RATE, Recorder, frame_of
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError

TABLE_REACH = 1000.0
"""Half the width of the table, in millimetres."""
FALLEN_HEIGHT = -20.0
"""A die below this height has fallen off the table and leaves the simulation."""
MAX_SHOT_SECONDS = 12.0
"""Simulated seconds after which the scene stops and is read as it is."""
SHOT_TIMEOUT = 5.0
"""Seconds of CPU time after which a shot is read as it is."""
SUNK = 3.0
"""A die overlapping the board or another die by this much is no legal position."""


SHALLOW = 0.03
"""How much lower the rim of the disc lies than its middle, so that dice slide on the middle, the smoother collider."""


def outline(board: Board) -> list[tuple[float, float]]:
    """The disc seen from above: its rectangle and its half disc as a polygon."""
    x0, y0, x1, y1 = board.rect
    cx, cy = board.centre
    arc = [pi * step / 36 for step in range(37)]
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1), *[(cx + board.radius * cos(a), cy + board.radius * sin(a)) for a in arc]]


class BoardStage:
    """A board in the engine: built once, copied for every shot."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.skin = Contact.of_dice(board.contact["die_die"])
        wood = self.skin.against(board.contact["die_board"])
        peg = self.skin.against(board.contact["die_peg"])
        table = self.skin.against(board.contact["die_table"])
        world = World()
        half, middle = board.width / 2, board.length / 2
        world.block((-TABLE_REACH, middle - TABLE_REACH, -100.0), (TABLE_REACH, middle + TABLE_REACH, 0.0), table)
        for level in board.levels:
            world.block((-half, level.start, 0.0), (half, level.end, level.top), wood)
        reach = board.radius * sqrt(0.5)
        (x0, y0, x1, _), (cx, cy) = board.rect, board.centre
        inner = (max(x0, cx - reach), y0, min(x1, cx + reach), cy + reach)
        low = board.levels[0].top
        self.disc: list[Any] = [
            world.slab(hull(outline(board)), low, board.disc_top - SHALLOW, wood),
            world.block((inner[0], inner[1], low), (inner[2], inner[3], board.disc_top), wood),
        ]
        for x, y in board.pegs:
            top = board.levels[board.level_at(y) - 1].top
            world.post(x, y, top, top + board.peg_height, board.peg_radius, peg)
        self.snapshot = world.snapshot()

    def world(self, faces: int, lying: list[Pose], rest: float = REST_SECONDS) -> World:
        """A fresh world with dice at rest. A die falls asleep after ``rest`` seconds without motion."""
        world = World(self.snapshot)
        world.rest = rest
        for pose in lying:
            self.put(world, faces, pose)
        world.lull()
        return world

    def put(self, world: World, faces: int, pose: Pose) -> int:
        """Add a die, awake."""
        board = self.board
        return world.die(faces, pose, board.edge, board.corner_radius, board.mass, self.skin)


@lru_cache(maxsize=8)
def _stage(board: Board) -> BoardStage:
    return BoardStage(board)


def stage(board: Board) -> BoardStage:
    """The stage of a board, cached by the board object."""
    return _stage(board)


def strike(shot: Shot, edge: float) -> tuple[Vector, Vector]:
    """The initial velocity (m/s) and angular velocity (rad/s) of a shot."""
    aim = radians(shot.aim)
    ahead = (sin(aim), cos(aim), 0.0)
    velocity = (shot.speed * ahead[0], shot.speed * ahead[1], 0.0)
    if shot.kind == "roll":
        return velocity, (ROLL_SPIN * shot.axis[0], ROLL_SPIN * shot.axis[1], ROLL_SPIN * shot.axis[2])
    topple = 3000 / edge * shot.lift * shot.speed
    return velocity, (-topple * ahead[1], topple * ahead[0], shot.spin)


def check_scene(board: Board, faces: int, poses: dict[int, Pose]) -> None:
    """Refuse dice that overlap each other or the board."""
    listed = list(poses.items())
    for at, (die, pose) in enumerate(listed):
        top = board.top_at(pose.x, pose.y)
        if top > 0 and pose.lowest(solid(faces), board.edge) < top - board.edge / 2 - SUNK:
            raise PhysicsError(because("why-inside-the-board", die=die_name(die)))
        for other, its in listed[at + 1 :]:
            gap = sqrt((pose.x - its.x) ** 2 + (pose.y - its.y) ** 2 + (pose.z - its.z) ** 2)
            if gap < board.edge - SUNK:
                raise PhysicsError(because("why-inside-each-other", die=die_name(die), other=die_name(other)))


def simulate_shot(chance: ShotOutcome, record: bool = True, patience: float = SHOT_TIMEOUT) -> Simulation:
    """Simulate a shot."""
    board, shot = chance.board, chance.shot
    poses: dict[int, Pose] = {}
    for die, pose in chance.before.items():
        if pose is None:
            raise PhysicsError(because("why-not-known-where", die=die_name(die)))
        poses[die] = pose
    setting = stage(board)
    lying = list(poses.values())
    poses[shot.die] = shot.pose(board)
    check_scene(board, chance.faces, poses)
    names = list(poses)
    world = setting.world(chance.faces, lying)
    struck = setting.put(world, chance.faces, poses[shot.die])
    world.strike(struck, *strike(shot, board.edge))
    touch = FirstTouch(world, struck, setting) if shot.kind == "roll" else None
    recorder = Recorder({number: frame_of(pose) for number, pose in enumerate(poses.values())})
    seconds, capped = run(world, recorder, patience, MAX_SHOT_SECONDS, touch)
    foul = touch is not None and touch.foul
    resting = dict(poses)
    for number in recorder.frames:
        resting[names[number]] = world.pose(number)
    motion = None
    if record:
        motion = recorder.motion()
        for track in motion.tracks:
            track.die = names[track.die]
    outcome = chance.from_poses(resting, foul)
    return Simulation(outcome, motion, seconds, capped, foul, resting)


class FirstTouch:
    """Checks after every step what a rolled die touches first. Anything but the disc is a foul; so is touching nothing."""

    def __init__(self, world: World, number: int, setting: BoardStage) -> None:
        self.world = world
        self.number = number
        self.setting = setting
        self.foul = True

    def __call__(self) -> bool:
        touched = self.world.touched(self.number)
        self.foul = not any(thing in self.setting.disc for thing in touched)
        return bool(touched)


def run(
    world: World,
    recorder: Recorder,
    patience: float = SHOT_TIMEOUT,
    longest: float = MAX_SHOT_SECONDS,
    until: Callable[[], bool] | None = None,
) -> tuple[float, bool]:
    """Advance until everything rests. Return the seconds this took and whether time ran out.

    ``until`` is called after every step until it returns true.
    """
    each = round(1 / FRAME_RATE / world.step_seconds)
    began = cpu_seconds()
    frames = 0
    most = round(longest * FRAME_RATE)
    while frames < most:
        if until is None:
            world.advance(each)
        else:
            for _ in range(each):
                world.advance(1)
                if until is not None and until():
                    until = None
        frames += 1
        moving = {number: world.raw(number) for number in world.moving()}
        recorder.add(moving)
        for number, frame in moving.items():
            if frame[2] < FALLEN_HEIGHT:
                world.freeze(number)
        if not moving or world.resting():
            return frames / FRAME_RATE, False
        if cpu_seconds() - began > patience:
            break
    return frames / FRAME_RATE, True
