"""How strong the levels are, measured: the table of docs/bots.md.

    PYTHONPATH=.fast python tools/strength.py [--games 40] [--seconds 60] [--pairs master:club,club:beginner] [--write] [GAME ...]

For every turn-based game and every pair: the first bot plays one side, the second all others, and they change sides from game to
game. *Points* are victories, shared ones in parts; *fair* is what equal bots would get. The interval is Wilson's, 95 %.
``--write`` puts the table between the marks of docs/bots.md. Same seed, same games, where budgets are tries and not times.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from time import perf_counter

import pipyard
from pipyard.bots import arena
from pipyard.core.game import Game
from pipyard.speed import compiled

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
PAIRS = "master:club,club:beginner,club:greedy,beginner:random"


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 %."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def duel(game: Game, first: str, second: str, games: int, seconds: float) -> tuple[float, int, int]:
    """Points of the first, games played, and how many sides there are."""
    seats = next(count for count in range(max(2, game.fewest()), 20) if count in game.info.seats)
    sides = min(game.info.sides, seats) if game.info.sides else seats
    points, played = 0.0, 0
    began = perf_counter()
    while played < games and (played % sides or perf_counter() - began < seconds):
        mine = played % sides
        names = [first if seat % sides == mine else second for seat in range(seats)]
        over = arena.play(game, seats, names, f"strength/{played}").over
        assert over is not None
        winners = {seat % sides for seat in over.winners()}
        points += 1 / len(winners) if mine in winners else 0.0
        played += 1
    return points, played, sides


def judged(low: float, high: float, fair: float) -> str:
    return "better" if low > fair else "worse" if high < fair else "open"


def turn_based(game: Game) -> bool:
    return not {"dexterity", "sandbox", "speed"} & set(game.info.kinds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("keys", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60.0, help="no new round of games for a pair after so long")
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--master", default="", help="a bot string that plays the part of the master, for a quiet estimate")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    pairs = [tuple(pair.split(":", 1)) for pair in chosen.pairs.split(",")]
    lines = ["| game | sides | " + " | ".join([f"{first} v {second}" for first, second in pairs]) + " |", "|---|--:|" + "---|" * len(pairs)]
    for game in pipyard.games():
        if not turn_based(game) or (chosen.keys and game.info.key not in chosen.keys):
            continue
        row: list[str] = []
        sides = 0
        for first, second in pairs:
            names = [
                chosen.master if name == "master" and chosen.master and game.info.key != "dice_trip" else name for name in (first, second)
            ]
            points, played, sides = duel(game, names[0], names[1], chosen.games, chosen.seconds)
            low, high = interval(points, played)
            row.append(f"{points / played:.2f} [{low:.2f}–{high:.2f}] of {played}: {judged(low, high, 1 / sides)}")
        lines.append(f"| {game.info.key} | {sides} | " + " | ".join(row) + " |")
        print(lines[-1], file=sys.stderr, flush=True)
    head = (
        f"Made with `python tools/strength.py` ({'compiled' if compiled() else 'interpreted'}, at most {chosen.games} games a pair"
        f"{f', master played by {chosen.master}' if chosen.master else ''}). Share of the points [95 % interval] of so many games; "
        "equal bots would get one part for each side. *Better*: the interval lies above that; *open*: it holds it."
    )
    text = "\n".join([BEGIN, "", head, "", *lines, "", END])
    print(text)
    if chosen.write:
        page = PAGE.read_text() if PAGE.exists() else "# Bots\n"
        if BEGIN in page:
            text = page[: page.index(BEGIN)] + text + page[page.index(END) + len(END) :]
        else:
            text = f"{page.rstrip()}\n\n## How strong the levels are\n\n{text}\n"
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
