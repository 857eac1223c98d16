"""Our search against OpenSpiel's C++ MCTSBot, on connect four and hex of size 9: how fast, and how strong.

    python benchmarks/search.py [--games 200] [--simulations 1000] [--write]

Both search with UCT and random playouts, the same number of simulations a move, on one core. The two are timed move by move in
the very games in which they meet, so whatever else the machine does hits both alike; then every game's moves are thrown together.
Pipyard's games and search are compiled for this into ``.fast/search``.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMPILED_FOLDER = ROOT / ".fast" / "search"
THEIR_NAMES = {"connect_four": "connect_four", "hex": "hex(board_size=9)"}
UCT_C = 1.4
"""For values from -1 to 1, which is 0.7 for ours from 0 to 1."""
ENOUGH = 3.0
TIMED = 20
"""Games in which both are timed."""


def build() -> None:
    """Compile the core, the bots and the two games."""
    sys.path.insert(0, str(ROOT / "tools"))
    import fast  # noqa: PLC0415 # pyright: ignore

    home = COMPILED_FOLDER / "pipyard"
    for path in sorted((ROOT / "src" / "pipyard").rglob("*.py*")):
        new = home / path.relative_to(ROOT / "src" / "pipyard")
        if path.suffix in (".py", ".pyi") and "server" not in path.parts:
            new.parent.mkdir(parents=True, exist_ok=True)
            if not new.exists() or new.read_bytes() != path.read_bytes():
                shutil.copyfile(path, new)
    shutil.copyfile(HERE / "plain_games.py", COMPILED_FOLDER / "plain_games.py")
    rooms = [path.relative_to(COMPILED_FOLDER) for room in ("core", "bots") for path in sorted((home / room).glob("*.py"))]
    modules = [str(path) for path in rooms if path.name not in fast.INTERPRETED]
    (COMPILED_FOLDER / "setup.py").write_text(
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"games = ['plain_games.py']\nmodules = {modules!r}\n"
        "groups = [(modules, 'search_kernel'), (games, 'search_games')]\n"
        "made = mypycify(['--config-file=', *modules, *games], opt_level='3', debug_level='0', separate=groups)\n"
        "setup(name='search', packages=[], ext_modules=made)\n"
    )
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=COMPILED_FOLDER, env={**os.environ, "MYPYPATH": str(COMPILED_FOLDER)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(done.stdout[-3000:] + done.stderr[-3000:])


def measure(games: int, hex_games: int, simulations: int) -> dict[str, Any]:
    """Play and time; runs in a process that sees the compiled form."""
    sys.path.remove(str(HERE))  # there the same games lie uncompiled
    import plain_games  # noqa: PLC0415 # pyright: ignore
    import pyspiel  # noqa: PLC0415 # pyright: ignore

    from pipyard.bots.evaluation import TO_THE_END  # noqa: PLC0415
    from pipyard.bots.mcts import MctsBot  # noqa: PLC0415
    from pipyard.core.turn import Over  # noqa: PLC0415

    if str(plain_games.__file__).endswith(".py"):
        raise SystemExit("the games are not compiled")
    found: dict[str, Any] = {}
    for name, game in (("connect_four", plain_games.ConnectFour), ("hex", plain_games.Hex)):
        theirs = pyspiel.load_game(THEIR_NAMES[name])
        rollouts = pyspiel.RandomRolloutEvaluator(1, 1)  # the bot does not keep it alive
        other = pyspiel.MCTSBot(theirs, rollouts, UCT_C, simulations, 1000, False, 1, False)
        score = 0.0
        ours_took: list[float] = []
        theirs_took: list[float] = []
        ratios: list[float] = []
        count = games if name == "connect_four" else hex_games
        for number in range(count):
            mine = number % 2
            ours = MctsBot(f"ours/{number}", simulations, 0.0, TO_THE_END)
            ours.keeps = False  # like theirs: every move is thought about anew
            state, theirs_state = game.start(2), theirs.new_initial_state()
            turn = state.turn()
            ours_time = theirs_time = 0.0
            while not isinstance(turn, Over):
                # at first both think about every position, so that they are timed on the same ones
                both = number < TIMED
                began = perf_counter()
                our_move = ours.choose(game, state.view(turn.seat), turn.seat) if both or turn.seat == mine else None
                middle = perf_counter()
                their_move = other.step(theirs_state) if both or turn.seat != mine else -1
                ended = perf_counter()
                if both and state.moves(turn.seat).size() > 1:
                    ours_time += middle - began
                    theirs_time += ended - middle
                    ratios.append((ended - middle) / (middle - began))
                answers = [one for one in state.moves(turn.seat) if one.number == their_move]
                move = our_move if turn.seat == mine else answers[0]
                assert move is not None
                state.play(turn.seat, move)
                theirs_state.apply_action(move.number)
                turn = state.turn()
                if isinstance(turn, Over) != theirs_state.is_terminal():
                    raise SystemExit(f"the two programs do not agree that {name} is over after {theirs_state.history()}")
            ours_took.append(ours_time)
            theirs_took.append(theirs_time)
            winners = turn.winners()
            score += 0.5 if len(winners) == 2 else float(winners == [mine])
            print(f"{name}: {score} of {number + 1}, ratio {sum(theirs_took) / sum(ours_took):.2f}", file=sys.stderr)
        rate = score / count
        found[name] = {
            "games": count, "score": score, "rate": rate, "within": 1.96 * sqrt(max(rate * (1 - rate), 0.25 / count) / count),
            "ours ms": 1000 * sum(ours_took) / len(ratios), "theirs ms": 1000 * sum(theirs_took) / len(ratios),
            "ratio": sum(theirs_took) / sum(ours_took), "median ratio": median(ratios),
        }  # fmt: skip
    return found


def report(found: dict[str, Any], simulations: int) -> str:
    """The table as Markdown."""
    lines = [
        "# Our search compared with OpenSpiel's",
        "",
        f"One run of `python benchmarks/search.py` on one core ({platform.machine()}, Python {platform.python_version()},",
        f"mypyc {version('mypy')}, OpenSpiel {version('open_spiel')}): UCT with {simulations:,} simulations per move and random playouts",
        "against `pyspiel.MCTSBot` with `RandomRolloutEvaluator`, in alternating seats. In the first",
        f"{TIMED} games both searched every position; times are means, and the speed ratio is their time",
        "divided by ours.",
        "",
        "| game | games | our score | share of points (95 %) | ours, ms per move | theirs, ms per move | speed ratio | target | |",
        "|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for name, one in found.items():
        lines.append(
            f"| {THEIR_NAMES[name]} | {one['games']} | {one['score']:g} | {one['rate']:.2f} ± {one['within']:.2f} | {one['ours ms']:.1f} "
            f"| {one['theirs ms']:.1f} | {one['ratio']:.2f} | {ENOUGH:g} | {'reached' if one['ratio'] >= ENOUGH else 'missed'} |"
        )
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--hex-games", type=int, default=0, help="games of hex, which takes longer; else as many")
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/search.md")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(measure(chosen.games, chosen.hex_games or chosen.games, chosen.simulations)))
        return
    build()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    command = [
        sys.executable,
        str(HERE / "search.py"),
        "--measure",
        "--games",
        str(chosen.games),
        "--hex-games",
        str(chosen.hex_games),
        "--simulations",
        str(chosen.simulations),
    ]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(COMPILED_FOLDER)}, stdout=subprocess.PIPE, text=True, check=True)
    text = report(json.loads(done.stdout), chosen.simulations)
    print(text)
    if chosen.write:
        (HERE / "search.md").write_text(text)


if __name__ == "__main__":
    main()
