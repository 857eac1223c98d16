"""Many random shots and throws, counted by what became of them: to compare the engine of the browser with that of the server.

python -m tests.physics.engine_samples [SHOTS]
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter, defaultdict

from pipyard.books.tumblin_dice import BOARDS
from pipyard.dice.board import Board, load
from pipyard.dice.pose import Pose, standing, yawed
from pipyard.dice.shot import Shot, die
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.action_simulation import simulate_action
from pipyard.physics.shot_simulation import simulate_shot
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.actions import Throw, usual_throw
from pipyard.pyramid.cells import BASE, CELLS
from pipyard.pyramid.outcome import SEATED, ActionOutcome, seated

Tally = dict[str, Counter[str]]
FALLING = (0.0, 0.0, -0.2)


def shots(count: int, tally: Tally) -> None:
    """Flicks at a board with five dice on it: zones, faces, dice that were bumped."""
    rng = random.Random("shots")
    board = load(BOARDS / "standard.toml")
    for _ in range(count):
        chance = some_shot(board, rng)
        settled = simulate_shot(chance, record=False)
        reading = board.read(settled.poses[chance.shot.die], 6)
        tally["zone"][str(reading.zone)] += 1
        if reading.zone > 1:
            tally["face"][str(reading.face)] += 1
        moved = [key for key, pose in chance.before.items() if pose is not None and abs(settled.poses[key].x - pose.x) > 3]
        tally["bumped"][str(min(2, len(moved)))] += 1


def some_shot(board: Board, rng: random.Random) -> ShotOutcome:
    """A random flick; the dice lie apart from each other on two steps."""
    before: dict[int, Pose | None] = {}
    for number in range(5):
        y = board.levels[1 + number % 2].start + 30
        turn = yawed(standing(6, int(24 * rng.random())), 90 * rng.random())
        before[die(1, number + 1)] = Pose(60.0 * number - 120, y, board.levels[board.level_at(y) - 1].top + board.edge / 2, turn)
    shot = Shot("flick", die(0, 1))
    shot.turn = yawed(standing(6, int(24 * rng.random())), 90 * rng.random())
    shot.x, shot.y = 80 * rng.random() - 40, 20 + 50 * rng.random()
    shot.aim, shot.speed = 30 * rng.random() - 15, 1.0 + 1.4 * rng.random()
    shot.spin, shot.lift = 40 * rng.random() - 20, 0.8 * rng.random() - 0.4
    return ShotOutcome(board, 6, shot, before, False)


def throws(count: int, tally: Tally) -> None:
    """Dice thrown at a plate with three dice on it, and dropped onto its middle: seats, levels, faces."""
    rng = random.Random("throws")
    rig = Rig(distance=150)
    lying = {number: seated(number, 0, cell) for number, cell in enumerate(range(0, BASE, 15))}
    for number in range(count):
        usual = usual_throw(rig)
        vx, vy, vz = usual.velocity
        thrown = Throw(usual.at, (vx + 0.2 * rng.random() - 0.1, vy + 0.2 * rng.random() - 0.1, vz))
        dropped = Throw((40 * rng.random() - 20, 40 * rng.random() - 20, 60.0), FALLING)
        for name, action in (("thrown", thrown), ("dropped", dropped)):
            space = ActionOutcome(lying, action, rig, {9: 1})
            fate = space.result(simulate_action(space, random.Random(number), record=False).outcome).now(lying)[9].standing
            tally[name][fate.how] += 1
            if fate.how == SEATED:
                where = CELLS[fate.cell]
                tally[f"{name}: row"][str(where.x // 2)] += 1
                tally[f"{name}: face"][fate.triple[2]] += 1


def counted(count: int) -> Tally:
    tally: Tally = defaultdict(Counter)
    shots(count, tally)
    throws(count // 2, tally)
    return tally


if __name__ == "__main__":
    sys.stdout.write(json.dumps(counted(int(sys.argv[1]) if len(sys.argv) > 1 else 200)) + "\n")
