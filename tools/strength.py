"""How strong the levels are, measured: the table of docs/bots.md.

    PYTHONPATH=.fast python tools/strength.py [--games 100] [--seconds 60] [--pairs master-club,club-beginner] [--write] [GAME ...]

For every turn-based game and every pair: the first bot plays one side, the second all others, and they change sides from game to
game. *Points* are victories, shared ones in parts; *fair* is what equal bots would get. The interval is Wilson's, 95 %.
Every run adds games to benchmarks/strength.json; ``--write`` puts the table between the marks of docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import pipyard
from pipyard.bots import arena
from pipyard.core.game import Game
from pipyard.lab.figures import wilson

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
KEPT = Path(__file__).resolve().parents[1] / "benchmarks" / "strength.json"
"""What has been measured so far; every run adds to it."""
PAIRS = "master-club,club-beginner,club-greedy,beginner-random"
ORDER = [pair.replace("-", " ") for pair in PAIRS.split(",")]


def duel(game: Game, first: str, second: str, before: int, games: int, seconds: float) -> tuple[float, int, int]:
    """Points of the first, games played, and how many sides there are; ``before`` games are known already."""
    seats = next(count for count in range(max(2, game.fewest()), 20) if count in game.info.seats)
    sides = min(game.info.sides, seats) if game.info.sides else seats
    points, played = 0.0, 0
    began = perf_counter()
    while before + played < games and perf_counter() - began < seconds:
        number = before + played
        mine = number % sides
        names = [first if seat % sides == mine else second for seat in range(seats)]
        over = arena.play(game, seats, names, f"strength/{number}").over
        assert over is not None
        winners = {seat % sides for seat in over.winners()}
        points += 1 / len(winners) if mine in winners else 0.0
        played += 1
    return points, played, sides


def judged(low: float, high: float, fair: float) -> str:
    return "**better**" if low > fair else "**worse**" if high < fair else "open"


def turn_based(game: Game) -> bool:
    return not {"dexterity", "sandbox", "speed"} & set(game.info.kinds)


def table(known: dict[str, Any]) -> str:
    """What is known, as Markdown."""
    pairs = sorted({pair for one in known.values() for pair in one}, key=lambda pair: (ORDER.index(pair) if pair in ORDER else 99, pair))
    lines = ["| game | sides | " + " | ".join([pair.replace(" ", " v ") for pair in pairs]) + " |", "|---|--:|" + "---|" * len(pairs)]
    for game in pipyard.games():
        one = known.get(game.info.key)
        if one is None:
            continue
        row: list[str] = []
        for pair in pairs:
            points, played = one.get(pair, {}).get("points", 0.0), one.get(pair, {}).get("games", 0)
            if not played:
                row.append("–")
                continue
            low, high = wilson(points, played)
            sides = one[pair]["sides"]
            row.append(f"{points / played:.2f} [{low:.2f}, {high:.2f}] of {played} {judged(low, high, 1 / sides)}")
        sides = max(pair["sides"] for pair in one.values())
        lines.append(f"| {game.info.key} | {sides} | " + " | ".join(row) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("keys", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=100, help="so many games of a pair are enough")
    parser.add_argument("--seconds", type=float, default=60.0, help="no new game for a pair after so long")
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--master", default="", help="a bot string that plays the part of the master, for a quiet estimate")
    parser.add_argument("--anew", action="store_true", help="forget what was measured before")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    chosen = parser.parse_args()
    pairs = [pair.split("-", 1) for pair in chosen.pairs.split(",") if pair]
    for game in pipyard.games():
        key = game.info.key
        if not turn_based(game) or (chosen.keys and key not in chosen.keys):
            continue
        for first, second in pairs:
            known = json.loads(KEPT.read_text()) if KEPT.exists() and not chosen.anew else {}
            strong = f"{first}({chosen.master})" if chosen.master and first == "master" else first
            before = known.get(key, {}).get(f"{strong} {second}", {"points": 0.0, "games": 0, "sides": 0})
            name = chosen.master if chosen.master and first == "master" else first
            points, played, sides = duel(game, name, second, before["games"], chosen.games, chosen.seconds)
            if not played:
                continue
            known = json.loads(KEPT.read_text()) if KEPT.exists() else {}  # another process may have added to it
            row = {"points": round(before["points"] + points, 3), "games": before["games"] + played, "sides": sides}
            known.setdefault(key, {})[f"{strong} {second}"] = row
            KEPT.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
            print(key, strong, second, row, file=sys.stderr, flush=True)
    text = table(json.loads(KEPT.read_text()) if KEPT.exists() else {})
    print(text)
    if chosen.write:
        page = PAGE.read_text() if PAGE.exists() else "# How strong the bots are\n"
        text = f"{BEGIN}\n\n{text}\n\n{END}"
        if BEGIN in page:
            text = page[: page.index(BEGIN)] + text + page[page.index(END) + len(END) :]
        else:
            text = f"{page.rstrip()}\n\n## Levels in games played in turns\n\n{text}\n"
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
