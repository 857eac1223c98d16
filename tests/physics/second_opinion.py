"""The same board in MuJoCo, to see where a second engine comes to other conclusions.

    python -m tests.physics.second_opinion [SHOTS]

MuJoCo knows no restitution: its contacts are damped springs. The damping ratio is chosen so that a spring alone would give back
the restitution of the board's file. Frictions are those of the file.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter

import mujoco
import numpy as np

from pipyard.books.tumblin_dice import BOARDS
from pipyard.dice.board import Board, load
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose, standing, yawed
from pipyard.dice.shot import Shot, die
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.shot_simulation import simulate_shot, strike

STEP = 0.0005
SOFT = 0.004
"""Seconds a contact takes to give way."""
LONGEST = 8.0
CUBE = solid(6)


def damping(restitution: float) -> float:
    """The damping ratio of a spring that gives back this share of the speed."""
    loss = -math.log(max(restitution, 0.01))
    return loss / math.sqrt(math.pi**2 + loss**2)


def _surface(pair: tuple[float, float], priority: int) -> str:
    friction, restitution = pair
    solref = f"{SOFT} {damping(restitution):.4f}"
    return f'friction="{friction} 0.0005 0.00001" solref="{solref}" solimp="0.9 0.95 0.0005" priority="{priority}"'


def _corners(edge: float, rounding: float) -> str:
    """A cube with rounded edges and corners as points: seven round each corner."""
    inner = edge / 2 - rounding
    points: list[str] = []
    for sx, sy, sz in [(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)]:
        for x, y, z in [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1) if a + b + c]:
            size = math.sqrt(x + y + z)
            points.append(" ".join(f"{s * (inner + rounding * v / size):.6f}" for s, v in zip((sx, sy, sz), (x, y, z), strict=True)))
    return "  ".join(points)


def model(board: Board, dice: int) -> mujoco.MjModel:
    """The board in metres, with so many dice far away."""
    m = 0.001
    parts = [f'<geom type="plane" size="3 3 0.1" {_surface(board.contact["die_table"], 1)}/>']
    wood, peg = _surface(board.contact["die_board"], 1), _surface(board.contact["die_peg"], 1)
    for level in board.levels:
        size = f"{board.width / 2 * m} {(level.end - level.start) / 2 * m} {level.top / 2 * m}"
        parts.append(f'<geom type="box" size="{size}" pos="0 {(level.start + level.end) / 2 * m} {level.top / 2 * m}" {wood}/>')
    deck, top = board.levels[0].top, board.disc_top
    x0, y0, x1, y1 = board.rect
    half = (top - deck) / 2 * m
    parts.append(
        f'<geom type="box" size="{(x1 - x0) / 2 * m} {(y1 - y0) / 2 * m} {half}" '
        f'pos="{(x0 + x1) / 2 * m} {(y0 + y1) / 2 * m} {deck * m + half}" {wood}/>'
    )
    cx, cy = board.centre
    parts.append(f'<geom type="cylinder" size="{board.radius * m} {half}" pos="{cx * m} {cy * m} {deck * m + half}" {wood}/>')
    for x, y in board.pegs:
        foot = board.levels[board.level_at(y) - 1].top
        tall = board.peg_height / 2
        parts.append(f'<geom type="cylinder" size="{board.peg_radius * m} {tall * m}" pos="{x * m} {y * m} {(foot + tall) * m}" {peg}/>')
    skin = _surface(board.contact["die_die"], 0)
    inertia = board.mass * (board.edge * m) ** 2 / 6
    for number in range(dice):
        parts.append(
            f'<body pos="{1.5 + 0.05 * number} 0 0.008"><freejoint/>'
            f'<inertial pos="0 0 0" mass="{board.mass}" diaginertia="{inertia} {inertia} {inertia}"/>'
            f'<geom type="mesh" mesh="die" {skin}/></body>'
        )
    text = (
        f'<mujoco><option timestep="{STEP}" cone="elliptic" integrator="implicitfast" impratio="10"/>'
        f'<asset><mesh name="die" vertex="{_corners(board.edge * m, board.corner_radius * m)}"/></asset>'
        f"<worldbody>{''.join(parts)}</worldbody></mujoco>"
    )
    return mujoco.MjModel.from_xml_string(text)


def settle(world: mujoco.MjModel, board: Board, chance: ShotOutcome) -> dict[int, Pose]:
    """Where the dice come to rest."""
    state = mujoco.MjData(world)
    poses = {key: pose for key, pose in chance.before.items() if pose is not None}
    poses[chance.shot.die] = chance.shot.pose(board)
    for number, pose in enumerate(poses.values()):
        state.qpos[7 * number : 7 * number + 7] = (pose.x / 1000, pose.y / 1000, pose.z / 1000, *pose.turn())
    last = len(poses) - 1
    velocity, spin = strike(chance.shot, board.edge)
    frame = np.zeros(9)
    mujoco.mju_quat2Mat(frame, np.array(poses[chance.shot.die].turn()))
    state.qvel[6 * last : 6 * last + 3] = velocity
    state.qvel[6 * last + 3 : 6 * last + 6] = frame.reshape(3, 3).T @ np.array(spin)
    quiet = 0
    while state.time < LONGEST and quiet < 4:
        mujoco.mj_step(world, state, nstep=50)
        speeds = state.qvel[: 6 * (last + 1)].reshape(-1, 6)
        slow = np.linalg.norm(speeds[:, :3], axis=1).max() < 0.004 and np.linalg.norm(speeds[:, 3:], axis=1).max() < 0.4
        quiet = quiet + 1 if slow else 0
    found: dict[int, Pose] = {}
    for number, key in enumerate(poses):
        x, y, z, w, i, j, k = (float(value) for value in state.qpos[7 * number : 7 * number + 7])
        found[key] = Pose(x * 1000, y * 1000, z * 1000, (w, i, j, k))
    return found


def scene(rng: random.Random, board: Board, lying: int) -> ShotOutcome:
    """A random shot at a board with some dice lying on it."""
    before: dict[int, Pose | None] = {}
    while len(before) < lying:
        x, y = (board.width - 40) * (rng.random() - 0.5), 375 + 360 * rng.random()
        level = board.levels[board.level_at(y) - 1]
        near = [pose for pose in before.values() if pose is not None and (pose.x - x) ** 2 + (pose.y - y) ** 2 < 26**2]
        pegs = [peg for peg in board.pegs if (peg[0] - x) ** 2 + (peg[1] - y) ** 2 < 20**2]
        if near or pegs or (level.start > 0 and y - level.start < 14) or level.end - y < 12:
            continue
        turn = yawed(standing(6, int(rng.random() * 24)), 90 * rng.random())
        before[die(1, len(before) + 1)] = Pose(x, y, level.top + board.edge / 2, turn)
    shot = Shot("flick", die(0, 1))
    shot.turn = yawed(standing(6, int(rng.random() * 24)), 90 * rng.random())
    shot.x, shot.y = 80 * rng.random() - 40, 20 + 50 * rng.random()
    shot.aim, shot.speed = 30 * rng.random() - 15, 1.0 + 1.4 * rng.random()
    shot.spin, shot.lift = 40 * rng.random() - 20, 0.8 * rng.random() - 0.4
    return ShotOutcome(board, 6, shot, before, False)


def compare(shots: int, lying: int = 5, seed: int = 1) -> dict[str, dict[str, Counter[str]]]:
    """The zones and faces of random shots in both engines: of the shot die, and of the dice that lay there."""
    board = load(BOARDS / "standard.toml")
    world = model(board, lying + 1)
    rng = random.Random(seed)
    tally: dict[str, dict[str, Counter[str]]] = {
        engine: {what: Counter() for what in ("zone", "face on the first step", "face below", "bumped")} for engine in ("Rapier", "MuJoCo")
    }
    for _ in range(shots):
        chance = scene(rng, board, lying)
        ours = simulate_shot(chance, record=False).poses
        theirs = settle(world, board, chance)
        for engine, poses in (("Rapier", ours), ("MuJoCo", theirs)):
            mine = poses[chance.shot.die]
            reading = board.read(mine, 6)
            zone = {-1: "off", 0: "short"}.get(reading.zone, f"{reading.zone}x")
            tally[engine]["zone"][zone] += 1
            start = chance.shot.pose(board).face(CUBE)
            if zone in ("short", "1x"):
                tally[engine]["face on the first step"]["kept" if reading.face == start else "changed"] += 1
            elif zone != "off":
                tally[engine]["face below"][str(reading.face)] += 1
            moved = sum(
                1 for key, pose in chance.before.items() if pose is not None and abs(poses[key].x - pose.x) + abs(poses[key].y - pose.y) > 3
            )
            tally[engine]["bumped"][str(min(moved, 3))] += 1
    return tally


def distance(one: Counter[str], two: Counter[str]) -> float:
    """Half the sum of the differences of all shares: 0 alike, 1 nothing in common."""
    total_one, total_two = max(1, sum(one.values())), max(1, sum(two.values()))
    return sum(abs(one[key] / total_one - two[key] / total_two) for key in set(one) | set(two)) / 2


def run_story(tally: dict[str, dict[str, Counter[str]]]) -> str:
    """The comparison as a table of text."""
    lines: list[str] = []
    for what in tally["Rapier"]:
        ours, theirs = tally["Rapier"][what], tally["MuJoCo"][what]
        lines.append(f"{what} (n = {sum(ours.values())} and {sum(theirs.values())}, distance {distance(ours, theirs):.3f})")
        for key in sorted(set(ours) | set(theirs)):
            shares = [100 * tally[engine][what][key] / max(1, sum(tally[engine][what].values())) for engine in ("Rapier", "MuJoCo")]
            lines.append(f"    {key:8} Rapier {shares[0]:5.1f} %   MuJoCo {shares[1]:5.1f} %")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(run_story(compare(int(sys.argv[1]) if len(sys.argv) > 1 else 200)) + "\n")
