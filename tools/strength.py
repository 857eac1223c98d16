"""Measure the strength of the levels: the table of docs/bots.md.

    PYTHONPATH=.fast python tools/strength.py [--minutes 60] [--games 200] [--pairs master-club,club-beginner] [--write] [GAME ...]

For every turn-based game and every pair, the first bot plays one side, the second all others, and they swap sides every game. *Points* are
wins, divided if shared; without a winner, every side gets an equal share. The interval is Wilson's, 95 %.

The next comparison is the unsettled one with the least time so far. A comparison is settled by a 99 % interval without the equal share
(stricter than the one shown, because it is checked repeatedly), or by the number of games. Results are saved in benchmarks/strength.json
every few games, so a run can be interrupted and resumed at any time. Every result records its two bots; results of bots that have changed
are dropped.

A master's thinking time is replaced by a number of playouts, so that the table does not depend on the machine: fewer than its time allows,
compiled or not (at least some 470 playouts, in Dice Trip, not compiled).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import marks

import pipyard
from pipyard.bots import arena, search
from pipyard.bots.levels import LEVELS, stated, string_for
from pipyard.core.game import Game
from pipyard.lab.statistics import wilson

STRENGTH_PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
STRENGTH_RESULTS = Path(__file__).resolve().parents[1] / "benchmarks" / "strength.json"
COMPARED_PAIRS = "master-club,club-beginner,beginner-random,mcts:100-greedy"
TIME, TRIES = "800ms", "200"
"""The replacement of a master's time."""
Z99 = 2.576
FEWEST_COMPARED = 8
"""The minimum number of games to settle a comparison."""
SLICE_SECONDS = 2.0
"""Seconds per turn of a comparison."""
NOBODY_DECIDES = ("golden_centre",)
Known = dict[str, dict[str, dict[str, Any]]]


def meant(name: str, game: Game) -> str:
    """The bot string of a level in a game."""
    if name not in LEVELS:
        return name
    words = string_for(name, game)
    if words == "perfect" and stated(game) == "endgame":
        return f"perfect:{TRIES}"
    return words.replace(TIME, TRIES)


def defined(name: str, game: Game) -> str:
    """The definition of a bot, as far as its strength depends on it."""
    words = meant(name, game)
    return f"{words} (search {search.VERSION})" if "mcts" in words or "perfect:" in words else words


def duel(game: Game, first: str, second: str, before: int, games: int) -> tuple[float, int]:
    """The first bot's points in some games, and the number of sides; ``before``: games already played."""
    seats = next(count for count in range(max(2, game.fewest()), 20) if count in game.info.seats)
    sides = game.sides(seats)
    points = 0.0
    for number in range(before, before + games):
        mine = number % sides
        names = [first if seat % sides == mine else second for seat in range(seats)]
        over = arena.play(game, seats, names, f"strength/{number}").over
        assert over is not None
        winners = {seat % sides for seat in over.winners()}
        points += 1 / len(winners) if mine in winners else 0.0 if winners else 1 / sides
    return points, sides


def measurable(game: Game) -> bool:
    """Played in turns, and not pure chance."""
    return not {"dexterity", "sandbox", "speed"} & set(game.info.kinds) and game.info.key not in NOBODY_DECIDES


def settled(row: dict[str, Any], most: int) -> bool:
    if row["games"] >= most:
        return True
    low, high = wilson(row["points"], row["games"], Z99)
    return row["games"] >= FEWEST_COMPARED and (low > 1 / row["sides"] or high < 1 / row["sides"])


def judged(row: dict[str, Any]) -> str:
    if row["games"] < FEWEST_COMPARED:
        return "open"
    low, high = wilson(row["points"], row["games"])
    return "**better**" if low > 1 / row["sides"] else "**worse**" if high < 1 / row["sides"] else "open"


def read() -> Known:
    """The results of the current bots."""
    known: Known = json.loads(STRENGTH_RESULTS.read_text()) if STRENGTH_RESULTS.exists() else {}
    kept: Known = {}
    for game in pipyard.games():
        for pair, row in known.get(game.info.key, {}).items():
            first, _, second = pair.partition(" ")
            if row.get("bots") == f"{defined(first, game)} v {defined(second, game)}":
                kept.setdefault(game.info.key, {})[pair] = row
    return kept


def keep(known: Known) -> None:
    """Write the file atomically."""
    beside = STRENGTH_RESULTS.with_suffix(".new")
    beside.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    os.replace(beside, STRENGTH_RESULTS)


def measure(games: list[Game], pairs: list[tuple[str, str]], most: int, until: float) -> None:
    """Play a few games of a comparison at a time, until everything is settled or the time is over."""
    while True:
        known = read()
        rows: list[tuple[float, int, Game, str, str, dict[str, Any]]] = []
        for game in games:
            for place, (first, second) in enumerate(pairs):
                bots = f"{defined(first, game)} v {defined(second, game)}"
                row = {"points": 0.0, "games": 0, "sides": 1, "seconds": 0.0, "bots": bots}
                row.update(known.get(game.info.key, {}).get(f"{first} {second}", {}))
                if not settled(row, most):
                    rows.append((row["seconds"], place, game, first, second, row))
        if not rows or monotonic() > until:
            return
        _, _, game, first, second, row = min(rows, key=lambda one: one[:2])
        began = process_time()
        before = row["seconds"]
        while row["seconds"] < before + SLICE_SECONDS and not settled(row, most):
            points, row["sides"] = duel(game, meant(first, game), meant(second, game), row["games"], 2)
            row["points"] = round(row["points"] + points, 3)
            row["games"] += 2
            row["seconds"] = round(before + process_time() - began, 2)
        known = read()
        known.setdefault(game.info.key, {})[f"{first} {second}"] = row
        keep(known)
        print(f"{game.info.key}: {first} v {second} {row['points']:g} of {row['games']} {judged(row)}", file=sys.stderr, flush=True)


def table(known: Known, pairs: list[tuple[str, str]]) -> str:
    """The results as Markdown."""
    lines = ["| game | sides | " + " | ".join([f"{first} v {second}" for first, second in pairs]) + " |"]
    lines.append("|---|--:|" + "---|" * len(pairs))
    for game in pipyard.games():
        one = known.get(game.info.key)
        if one is None:
            continue
        cells: list[str] = []
        for first, second in pairs:
            row = one.get(f"{first} {second}")
            if row is None:
                cells.append("–")
                continue
            low, high = wilson(row["points"], row["games"])
            cells.append(f"{row['points'] / row['games']:.2f} [{low:.2f}, {high:.2f}] of {row['games']} {judged(row)}")
        lines.append(f"| {game.info.key} | {max(row['sides'] for row in one.values())} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("keys", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, help="so many games of a comparison are enough")
    parser.add_argument("--minutes", type=float, default=60.0, help="no new game after so long")
    parser.add_argument("--pairs", default=COMPARED_PAIRS)
    parser.add_argument("--anew", action="store_true", help="forget what was measured before of these games")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    chosen = parser.parse_args()
    games = [game for game in pipyard.games() if measurable(game) and (not chosen.keys or game.info.key in chosen.keys)]
    if chosen.anew:
        keep({key: one for key, one in read().items() if key not in [game.info.key for game in games]})
    pairs = [(first, second) for first, _, second in [pair.partition("-") for pair in chosen.pairs.split(",") if pair]]
    measure(games, pairs, chosen.games, monotonic() + 60 * chosen.minutes)
    shown = [(first, second) for first, _, second in [pair.partition("-") for pair in COMPARED_PAIRS.split(",")]]
    text = table(read(), shown)
    print(text)
    if chosen.write:
        marks.put(STRENGTH_PAGE, "strength", text)


if __name__ == "__main__":
    main()
