"""How quickly dice move: one flick among 17 dice, many flicks on two processes, a master's shot, memory over a tournament; throws onto
the plate and onto pyramids, pulls out of a full one, a live scene in which all 165 dice are awake.

    python benchmarks/physics.py [--write] [--shots 300] [--only plate]

Wall time is what the targets speak of; CPU time is printed beside it, since other work on the machine does not change it much.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import random
import sys
from math import cos, sin
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from pipyard.books.tumblin_dice import BOARDS
from pipyard.bots.bot import bot
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.dice.board import Board, load
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.pose import Pose, yawed
from pipyard.dice.pose import standing as set_down
from pipyard.dice.shot import Shot, die
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.action_simulation import simulate_action
from pipyard.physics.live_scene import LiveScene, live_action
from pipyard.physics.motion import FRAME_RATE
from pipyard.physics.physics_source import PhysicsSource
from pipyard.physics.process_pool import SimulationPool, asked
from pipyard.physics.shot_simulation import simulate_shot
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.actions import Pull, Throw, outward, usual_throw
from pipyard.pyramid.cells import APEX, OUTER, SIZE, inner
from pipyard.pyramid.outcome import ActionOutcome, LyingDie, seated
from pipyard.shelf import game

HERE = Path(__file__).resolve().parent


def scene(rng: random.Random, board: Board, lying: int) -> ShotOutcome:
    """A random shot at a board with some dice lying on it."""
    before: dict[int, Pose | None] = {}
    while len(before) < lying:
        x, y = (board.width - 40) * (rng.random() - 0.5), 370 + 370 * rng.random()
        level = board.levels[board.level_at(y) - 1]
        near = [pose for pose in before.values() if pose is not None and (pose.x - x) ** 2 + (pose.y - y) ** 2 < 24**2]
        pegs = [peg for peg in board.pegs if (peg[0] - x) ** 2 + (peg[1] - y) ** 2 < 18**2]
        if near or pegs or (level.start > 0 and y - level.start < 14):
            continue
        count = len(before)
        turn = yawed(set_down(6, int(rng.random() * 24)), 90 * rng.random())
        before[die(1 + count // 9, 1 + count % 9)] = Pose(x, y, level.top + board.edge / 2, turn)
    shot = Shot("flick", die(0, 1))
    shot.turn = set_down(6, int(rng.random() * 24))
    shot.x, shot.aim, shot.speed = 80 * rng.random() - 40, 30 * rng.random() - 15, 1.0 + 1.5 * rng.random()
    shot.lift, shot.spin = rng.random() - 0.4, 40 * rng.random() - 20
    return ShotOutcome(board, 6, shot, before, False)


def flicks(board: Board, lying: int, shots: int) -> str:
    rng = random.Random(1)
    walls: list[float] = []
    cpus: list[float] = []
    sizes: list[int] = []
    simulate_shot(scene(rng, board, lying))
    for _ in range(shots):
        chance = scene(rng, board, lying)
        wall, cpu = perf_counter(), process_time()
        settled = simulate_shot(chance)
        assert settled.motion is not None
        sizes.append(len(settled.motion.packed()))
        walls.append(1000 * (perf_counter() - wall))
        cpus.append(1000 * (process_time() - cpu))
    high = sorted(walls)[int(0.9 * shots)]
    return (
        f"| {lying} dice lying | {median(walls):.1f} ms median, {high:.1f} ms at 90 % | {median(cpus):.1f} ms CPU | "
        f"{median(sizes):.0f} bytes median, {max(sizes)} at most |"
    )


def on_two_processes(board: Board, shots: int) -> str:
    rng = random.Random(2)
    questions = [asked(scene(rng, board, 17)) for _ in range(shots)]
    with SimulationPool(2) as pool:
        pool.many(questions[:32])
        best = 0.0
        for _ in range(3):
            began = perf_counter()
            pool.many(questions)
            best = max(best, shots / (perf_counter() - began))
    return f"{best:.0f} flicks/s on two processes (17 dice lying, motion recorded and sent back; best of three runs)"


def masters_shot() -> str:
    one = game("tumblin_dice", goal="rounds:1", mode="individual")
    match = Match(one, 2, seed=1, source=PhysicsSource(1, record=False))
    player = bot("hands:master", 1)
    walls: list[float] = []
    cpus: list[float] = []
    turn = match.turn
    while isinstance(turn, Choose):
        wall, cpu = perf_counter(), process_time()
        move = player.choose(one, match.state.view(turn.seat), turn.seat)
        walls.append(perf_counter() - wall)
        cpus.append(process_time() - cpu)
        match.submit(turn.seat, move)
        turn = match.turn
    return (
        f"a master decides in {median(walls):.2f} s median, {max(walls):.2f} s at most ({median(cpus):.2f} s and {max(cpus):.2f} s of CPU)"
    )


def resident() -> float:
    """Megabytes this process holds."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if pages.exists() else 0.0


def tournament(games: int) -> str:
    """Random bots play game after game with physics; memory is looked at on the way."""
    rng = random.Random(3)
    one = game("tumblin_dice", goal="rounds:2")
    held: list[float] = []
    shots = 0
    for number in range(games):
        match = Match(one, 2, seed=number, source=PhysicsSource(number))
        turn = match.turn
        while isinstance(turn, Choose):
            match.submit(turn.seat, match.state.moves(turn.seat).sample(rng))
            shots += 1
            turn = match.turn
        if number % max(1, games // 6) == 0:
            gc.collect()
            held.append(resident())
    return f"memory over {games} games ({shots} shots): {', '.join(f'{size:.1f}' for size in held)} MB"


def standing(cells: list[int]) -> dict[int, LyingDie]:
    return {number: seated(number, 0, where, TRIPLES[number % 24].text) for number, where in enumerate(cells)}


def actions(what: str, target: float, spaces: list[ActionOutcome]) -> str:
    """Some actions one after the other, motion recorded and packed."""
    walls: list[float] = []
    cpus: list[float] = []
    sizes: list[int] = []
    simulate_action(spaces[0], random.Random(0))
    for number, space in enumerate(spaces):
        wall, cpu = perf_counter(), process_time()
        settled = simulate_action(space, random.Random(number))
        assert settled.motion is not None
        sizes.append(len(settled.motion.packed()))
        walls.append(1000 * (perf_counter() - wall))
        cpus.append(1000 * (process_time() - cpu))
    high = sorted(walls)[int(0.9 * len(walls))]
    kept = f"{median(sizes):.0f} bytes median, {max(sizes)} at most"
    return f"| {what} | {target:g} ms | {median(walls):.1f} ms median, {high:.1f} ms at 90 % | {median(cpus):.1f} ms CPU | {kept} |"


def at_the_plate(shots: int) -> list[str]:
    """Throws and pulls."""
    rng = random.Random(4)
    rig = Rig(distance=150.0)
    usual = usual_throw(rig)
    lines = ["| action at the plate, motion recorded | at most | wall | CPU | motion |", "|---|---|---|---|---|"]
    for what, cells, target in (("56", inner(1), 60.0), ("165", list(range(SIZE)), 150.0)):
        spaces: list[ActionOutcome] = []
        for _ in range(shots):
            vx, vy, vz = usual.velocity
            swing = (vx + 0.2 * rng.random() - 0.1, vy + 0.2 * rng.random() - 0.1, vz)
            throw = Throw(usual.at, swing, (20 * rng.random() - 10, 20 * rng.random() - 10, 0.0))
            spaces.append(ActionOutcome(standing(cells), throw, rig, {200: 1}))
        lines.append(actions(f"throw onto {what} dice", target, spaces))
        print(lines[-1], flush=True)
    outer = [where for where in range(SIZE) if OUTER[where] and where != APEX]
    pulls = [ActionOutcome(standing(list(range(SIZE))), Pull(where, outward(where)), Rig()) for where in rng.sample(outer, min(shots, 40))]
    lines.append(actions("pull out of 165 dice", 400.0, pulls))
    print(lines[-1], flush=True)
    return lines


def live(seconds: float) -> list[str]:
    """A full pyramid on a plate that is rocked without end, so that no die ever sleeps; and one under a finger."""
    lines: list[str] = []
    for what, space in (
        ("rocked", ActionOutcome(standing(list(range(SIZE))), live_action("tilt"), Rig())),
        ("pressed and rocked", ActionOutcome(standing(list(range(SIZE))), live_action("press", APEX), Rig(finger=APEX, supported=False))),
    ):
        course = LiveScene(space)
        frames = round(seconds * FRAME_RATE)
        worst = 0.0
        wall, cpu = perf_counter(), process_time()
        for at in range(frames):
            one = perf_counter()
            sample = {"tilt_x": 12 * sin(at / 8), "tilt_y": 12 * cos(at / 8) - 12}
            course.push({**sample, "press": 10.0} if course.verb == "press" else sample)
            course.frame()
            if at % 2:
                course.shown()
            worst = max(worst, perf_counter() - one)
        walls, cpus = perf_counter() - wall, process_time() - cpu
        awake = len(course.going.scene.world.moving())
        lines.append(
            f"a live scene, {SIZE} dice {what} for {seconds:g} s ({awake} awake at the end): {seconds / walls:.1f} times real time, "
            f"{seconds / cpus:.1f} by CPU (at least 3 wanted), slowest frame {1000 * worst:.1f} ms of {1000 / FRAME_RATE:.1f}"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write benchmarks/physics.md")
    parser.add_argument("--shots", type=int, default=300)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--only", choices=("flicks", "plate"), help="only a part of it")
    result = parser.parse_args()
    board = load(BOARDS / "standard.toml")
    options = [f"--shots {result.shots}", *([f"--only {result.only}"] if result.only else [])]
    lines = [
        "# The speed of the physics",
        "",
        f"Written by `python benchmarks/physics.py --write {' '.join(options)}`: {platform.machine()}, {os.cpu_count()} cores,",
        f"Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}.",
        "Compare wall times; CPU times show whether other work disturbed them.",
        "",
    ]
    if result.only != "plate":
        lines += ["| flick with motion recorded | wall | CPU | motion |", "|---|---|---|---|"]
        for lying in (0, 8, 17):
            lines.append(flicks(board, lying, result.shots))
            print(lines[-1], flush=True)
        lines.append("")
        for line in (on_two_processes(board, result.shots), masters_shot(), tournament(result.games)):
            lines.append(f"- {line}")
            print(lines[-1], flush=True)
        lines.append("")
    if result.only != "flicks":
        lines += [*at_the_plate(max(10, result.shots // 5)), ""]
        for line in live(10.0):
            lines.append(f"- {line}")
            print(lines[-1], flush=True)
    if result.write:
        (HERE / "physics.md").write_text("\n".join([*lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
