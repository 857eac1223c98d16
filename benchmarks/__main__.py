"""Every game on the shelf, interpreted and compiled, beside OpenSpiel: one table, made in one run on one core.

    python -m benchmarks [--write] [--rounds 5] [--seconds 0.1] [GAME ...]

Each form runs in a process of its own and waits while another is measured. All subjects are measured in turns, round by
round, and the median counts, so that whatever else the machine does hits all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import pipyard
from pipyard.core.game import Game

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
HEX, BACKGAMMON, THEIR_RASANTO = "hex(board_size=9)", "backgammon", "python_rasanto"
OPENSPIEL = (HEX, "connect_four", BACKGAMMON, THEIR_RASANTO)
BOTH_FORMS = ("interpreted", "compiled")
REASONS = {
    "abquetschen": "every turn finds all connected, supported sets of up to six cells, "
    "as sets of 165 bits, which the compiler leaves to Python",
    "squeezing": "as Abquetschen, and after every pass it checks for every player and number whether anything can still be built",
    "triops": "every turn tries all places for both pieces of three dice, as sets of 165 bits",
    "tabula_rasa": "every turn finds all places for each shape of a block of up to 55 dice, by shifting sets of 900 bits",
    "quadrula_rasa": "as Tabula Rasa, with pieces of up to ten dice of a cube in 24 turns",
    "my_game": "its moves are generated atom by atom, and a random move draws each atom",
    "tumblin_dice": "a random shot is drawn field by field, and its outcome by a model of the whole board",
}
"""Why a game makes less than half of backgammon's steps."""


class Form:
    """A process that measures when asked."""

    def __init__(self, command: list[str], path: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command], env={**os.environ, "PYTHONPATH": path}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.name: str = self._read()

    def _read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a measuring process has ended: {self.process.args}")
        return json.loads(line)

    def measure(self, subject: str, way: str, seconds: float) -> tuple[float, float, float]:
        """Steps a second, games a second, and steps a game."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{subject} {way} {seconds}\n")
        self.process.stdin.flush()
        steps, games, took = self._read()
        return steps / took, games / took, steps / games

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def family(game: Game) -> str:
    """The folder a game lies in, which is the chapter of its book."""
    return game.module.split(".")[-2].replace("_", " ")


def measure(keys: list[str], rounds: int, seconds: float) -> tuple[dict[str, Any], dict[str, Any]]:
    """What Pipyard's games and OpenSpiel's do: medians of all rounds."""
    forms = {
        "interpreted": Form(["-m", "pipyard.speed"], str(ROOT / "src")),
        "compiled": Form(["-m", "pipyard.speed"], str(ROOT / ".fast")),
    }
    for wanted, form in forms.items():
        if form.name != wanted:
            raise SystemExit(f"the {wanted} form runs {form.name}: run `make fast` first")
    theirs = Form([str(HERE / "openspiel.py")], str(ROOT / "src"))
    asked = [(forms[form], key, way) for key in keys for form in BOTH_FORMS for way in ("loop", "driver")]
    asked += [(forms["compiled"], key, "whole") for key in keys]
    asked += [(theirs, name, "loop") for name in OPENSPIEL]
    found: dict[tuple[str, str, str], list[tuple[float, float, float]]] = {}
    for number in range(rounds):
        for form, subject, way in asked:
            found.setdefault((form.name, subject, way), []).append(form.measure(subject, way, seconds))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    for form in (*forms.values(), theirs):
        form.close()
    middle = {ask: [median(column) for column in zip(*results, strict=True)] for ask, results in found.items()}
    games = {
        key: {
            "steps per game": round(middle["compiled", key, "loop"][2], 1),
            **{f"{form} {way}": round(middle[form, key, way][0]) for form in BOTH_FORMS for way in ("loop", "driver")},
            "whole games per second": round(middle["compiled", key, "whole"][1], 1),
        }
        for key in keys
    }
    return games, {name: round(middle[theirs.name, name, "loop"][0]) for name in OPENSPIEL}


def targets(games: dict[str, Any], theirs: dict[str, Any]) -> list[tuple[str, float, float]]:
    """What we want to reach: what, the ratio measured, the ratio wanted."""
    wanted: list[tuple[str, float, float]] = []
    for key in ("el_dado", "rasanto"):
        if key in games:
            mine = games[key]["compiled loop"]
            wanted.append((f"{key}, compiled, against {HEX}", mine / theirs[HEX], 2.0))
            wanted.append((f"{key}, compiled, against Rasanto as an OpenSpiel Python game", mine / theirs[THEIR_RASANTO], 8.0))
    if "el_dado" in games:
        wanted.append((f"el_dado, interpreted, against {HEX}", games["el_dado"]["interpreted loop"] / theirs[HEX], 1.0))
    return wanted


def report(games: dict[str, Any], theirs: dict[str, Any], rounds: int, seconds: float, command: str = "make bench") -> str:
    """The table as Markdown."""
    million = 1_000_000
    lines = [
        "# The speed of the games",
        "",
        f"One run of `{command}` on one core ({platform.machine()}, {platform.python_implementation()}",
        f"{platform.python_version()}, mypyc {version('mypy')}, OpenSpiel {version('open_spiel')}):",
        f"medians of {rounds} rounds of {seconds} s, all subjects in turn. Other machines give other numbers, but similar ratios.",
        "",
        "A step is a move or a chance outcome; all moves are drawn at random. *Loop* drives the game step by",
        "step from Python (`turn`, `moves`, `sample`, `play`), *driver* is `pipyard.core.playout`. Both start",
        "after the setup; *games/s* counts whole games with their setup, by the compiled driver. Speeds are",
        "millions of steps per second of CPU time.",
        "",
        "| game | chapter | steps a game | interpreted loop | interpreted driver | compiled loop | compiled driver | games/s "
        "| compiled loop / hex | compiled loop / backgammon |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for key, one in games.items():
        speeds = " | ".join([f"{one[f'{form} {way}'] / million:.3f}" for form in BOTH_FORMS for way in ("loop", "driver")])
        mine = one["compiled loop"]
        lines.append(
            f"| {key} | {family(pipyard.game(key))} | {one['steps per game']:.0f} | {speeds} | {one['whole games per second']:,.0f} "
            f"| {mine / theirs[HEX]:.2f} | {mine / theirs[BACKGAMMON]:.1f} |"
        )
    lines += ["", "| OpenSpiel, driven from Python | loop |", "|---|--:|"]
    lines += [f"| {name} | {speed / million:.3f} |" for name, speed in theirs.items()]
    lines += ["", "| chapter | games | median of compiled loop / backgammon | lowest |", "|---|--:|--:|--:|"]
    chapters: dict[str, list[float]] = {}
    for key, one in games.items():
        ratio = one["compiled loop"] / theirs[BACKGAMMON]
        chapters.setdefault(family(pipyard.game(key)), []).append(ratio)
        chapters.setdefault("all", []).append(ratio)
    for name in sorted(chapters, key=lambda chapter: (chapter == "all", chapter)):
        ratios = chapters[name]
        lines.append(f"| {name} | {len(ratios)} | {median(ratios):.1f} | {min(ratios):.1f} |")
    slow = {key: one["compiled loop"] / theirs[BACKGAMMON] for key, one in games.items() if one["compiled loop"] * 2 < theirs[BACKGAMMON]}
    if slow:
        lines += ["", "| less than half of backgammon | ratio | why |", "|---|--:|---|"]
        lines += [f"| {key} | {ratio:.2f} | {REASONS.get(key, 'not investigated yet')} |" for key, ratio in sorted(slow.items())]
    lines += ["", "| target | measured | wanted | |", "|---|--:|--:|---|"]
    lines += [
        f"| {what} | {ratio:.2f} | {wanted:.0f} | {'reached' if ratio >= wanted else 'missed'} |"
        for what, ratio, wanted in targets(games, theirs)
    ]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--write", action="store_true", help="keep the results in benchmarks/results.md and results.json")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    keys = chosen.games or [game.info.key for game in pipyard.games()]
    games, theirs = measure(keys, chosen.rounds, chosen.seconds)
    command = "make bench" if not chosen.games else "python -m benchmarks GAME ..."
    text = report(games, theirs, chosen.rounds, chosen.seconds, command)
    print(text)
    if chosen.write:
        (HERE / "results.md").write_text(text)
        (HERE / "results.json").write_text(json.dumps({"games": games, "openspiel": theirs}, indent=1) + "\n")


if __name__ == "__main__":
    main()
