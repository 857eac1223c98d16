"""The hand for Tumblin-Dice: it draws candidate shots, simulates each on a copy of the board with its own trembling, tries the promising
ones again, and takes the best mean of its side's points on the board minus the best other side's. Then it trembles once more, for real.
"""

from __future__ import annotations

from math import atan2, degrees
from random import Random

from pipyard.books.tumblin_dice.tumblin_dice import TumblinDiceState
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.dice.board import Reading
from pipyard.dice.orientation import INDEX
from pipyard.dice.pose import Pose
from pipyard.dice.shot import Shot, read_shot, settings, usual_attitude, written
from pipyard.dice.shot_tremor import trembled
from pipyard.hands.level import clever, steady
from pipyard.hands.thinking_time import in_time
from pipyard.physics.engine import World
from pipyard.physics.shot_simulation import BoardStage, stage, strike

TRIES: dict[str, tuple[tuple[int, int], ...]] = {
    "beginner": ((40, 1), (8, 3), (2, 8)),
    "club": ((120, 1), (20, 3), (5, 8)),
    "master": ((400, 1), (32, 3), (8, 8)),
}
"""For every level: how many candidates are tried how many times, round by round; only the best go on."""
ANY = ((1, 0),)
"""Without thinking: the first that comes to mind."""
RESTING = 0.1
"""In the mind a die lies still sooner than on the table."""
STEP = 1 / 120
"""Seconds of a step in the mind, twice those of the table."""
LOOK = 6
"""Steps between two looks whether everything lies still."""
MAX_AIM_FRAMES = 480
"""Steps of a shot in the mind."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    """The shot the hand makes: the one it plans, and its trembling, unless the table trembles for it."""
    assert isinstance(view, TumblinDiceState)
    chosen = plan(view, seat, level, rng)
    if not view.rules.noise:
        shot = trembled(read_shot(chosen, view.rules.faces, view.attitude), steady(level), rng)
        fields = settings(chosen)
        fields.update({"aim": shot.aim, "speed": shot.speed, "spin": shot.spin, "lift": shot.lift})
        chosen = written(chosen.at, fields)
    return chosen


def plan(view: TumblinDiceState, seat: int, level: str, rng: Random) -> Move:
    """The shot with the best mean."""
    space = view.shots_of(seat)
    mind = Mind(view, seat)
    rounds = TRIES.get(clever(level), ANY)
    pool: list[tuple[float, int, Move]] = []
    wanted = rounds[0][0]
    draws = 0
    while len(pool) < wanted and draws < 4 * wanted:
        draws += 1
        move = candidate(view, rng)
        if space.contains(move):
            pool.append((0.0, 0, move))
    if not pool:
        return space.sample(rng)
    for keep, times in rounds:
        pool = sorted(pool, key=lambda one: -one[0])[:keep]
        pool = [tried(mind, one, times, steady(level), rng) for one in in_time(pool)]
    return max(pool, key=lambda one: one[0])[2]


def tried(mind: Mind, one: tuple[float, int, Move], times: int, steadiness: str, rng: Random) -> tuple[float, int, Move]:
    """A candidate after some more tries: its mean, how often it was tried, the shot."""
    mean, count, move = one
    shot = read_shot(move, mind.faces, mind.attitude)
    total = mean * count
    for _ in range(times):
        total += mind.worth(trembled(shot, steadiness, rng))
    return total / max(1, count + times), count + times, move


class Mind:
    """The board as it lies, to try shots on."""

    def __init__(self, view: TumblinDiceState, seat: int) -> None:
        self.view = view
        self.faces = view.rules.faces
        self.attitude = view.attitude
        self.side = view.rules.side_of[seat]
        self.setting: BoardStage = stage(view.rules.board)
        self.names = [die for die, pose in view.lying.items() if pose is not None]
        self.poses = [pose for pose in view.lying.values() if pose is not None]
        self.world: World = self.setting.world(self.faces, self.poses, RESTING)
        self.start = self.world.snapshot()
        self.world.step_seconds = STEP

    def worth(self, shot: Shot) -> float:
        """My side's points on the board minus the best other side's, when the shot has come to rest."""
        board = self.view.rules.board
        world = self.world.again(self.start)
        struck = self.setting.put(world, self.faces, shot.pose(board))
        world.strike(struck, *strike(shot, board.edge))
        moved: set[int] = set()
        for _ in range(0, MAX_AIM_FRAMES, LOOK):
            world.advance(LOOK)
            moving = world.moving()
            moved.update(moving)
            if not moving or (len(moving) == 1 and world.raw(moving[0])[2] < board.levels[-1].top - 1):
                break
        readings: dict[int, Reading] = dict(self.view.readings)
        for number in moved:
            name = self.names[number] if number < struck else shot.die
            readings[name] = board.read(world.pose(number), self.faces)
        gained = self.view.worth_of(readings)
        best = max([points for side, points in enumerate(gained) if side != self.side and side in self.view.order], default=0)
        return float(gained[self.side] - best)


def candidate(view: TumblinDiceState, rng: Random) -> Move:
    """A shot worth a try: down the board past the pegs, or at a die that lies there."""
    random = rng.random
    die = view.unshot[view.shooter()][0]
    faces = view.rules.faces
    chosen: dict[str, float] = {"x": round(90 * random() - 45, 1), "y": round(30 + 55 * random(), 1)}
    poses = [pose for pose in view.lying.values() if pose is not None]
    if poses and random() < 0.4:
        goal: Pose = poses[int(random() * len(poses))]
        chosen["aim"] = degrees(atan2(goal.x - chosen["x"] + 6 * (random() - 0.5), max(20.0, goal.y - chosen["y"])))
        chosen["speed"] = 1.2 + 2.0 * random()
    else:
        across = (view.rules.board.width - 60) * (random() - 0.5)
        chosen["aim"] = degrees(atan2(across - chosen["x"], 620 - chosen["y"]))
        chosen["speed"] = 1.25 + 0.75 * random()
    chosen["aim"] = round(max(-60.0, min(60.0, chosen["aim"])), 2)
    chosen["speed"] = round(chosen["speed"], 3)
    if random() < 0.5:
        chosen["lift"] = round(0.8 * random() - 0.4, 2)
    if random() < 0.3:
        chosen["spin"] = round(40 * random() - 20, 1)
    if view.attitude < 0:
        chosen["attitude"] = usual_attitude(faces) if random() < 0.6 else _other(faces, random())
    return written(die, chosen)


def _other(faces: int, drawn: float) -> int:
    """Some attitude with a high number up or ahead, which may turn up on the way down."""
    if faces != 6:
        return faces - int(drawn * faces / 2)
    ways = [INDEX[triple] for triple in INDEX if triple[2] in "456" or triple[1] in "16"]
    return ways[int(drawn * len(ways))]
