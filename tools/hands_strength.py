"""Measure the strength of hands with real physics: the table of docs/bots.md between the marks ``hands``.

    python tools/hands_strength.py [--games 200] [--seconds 3600] [--pairs master-club,club-beginner] [--part 0/1] [--write]

A game is one round of Tumblin-Dice with four dice each (extra rounds for ties); the bots swap seats every game. Thinking is limited by
tries, not time, so that a busy machine does not change the figures. Every run adds games to benchmarks/hands.json up to the number
requested; ``--part 1/2`` plays every second of the missing ones, so that two runs can share the work.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter

import marks

from pipyard.bots.bot import bot
from pipyard.core.match import Match
from pipyard.core.turn import Choose, Over
from pipyard.lab.statistics import wilson
from pipyard.physics.physics_source import PhysicsSource
from pipyard.shelf import game

ROOT = Path(__file__).resolve().parents[1]
BOTS_PAGE = ROOT / "docs" / "bots.md"
TUMBLIN_HANDS = ROOT / "benchmarks" / "hands.json"
Played = tuple[float, float, float]
"""The first bot's result (1, 0, or a share), and both bots' points in the first round."""


def play(first: str, second: str, number: int) -> Played:
    """One game; the first bot sits on seat 0 in even games."""
    one = game("tumblin_dice", goal="rounds:1", mode="individual")
    seat = number % 2
    names = [first, second] if seat == 0 else [second, first]
    players = [bot(f"hands:{name}", f"{number}/{name}") for name in names]
    match = Match(one, 2, seed=number, source=PhysicsSource(f"hands/{number}", record=False))
    turn = match.turn
    while isinstance(turn, Choose):
        who = turn.seat
        match.submit(who, players[who].choose(one, match.state.view(who), who))
        turn = match.turn
    assert isinstance(turn, Over)
    winners = turn.winners()
    scores = list(turn.scores)
    return (1 / len(winners) if seat in winners else 0.0, float(scores[seat]), float(scores[1 - seat]))


def known(file: Path) -> dict[str, dict[str, Played]]:
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def keep(file: Path, pair: str, number: int, played: Played) -> None:
    """Add one game to the file, which another run may have changed."""
    kept = known(file)
    kept.setdefault(pair, {})[str(number)] = played
    kept[pair] = dict(sorted(kept[pair].items(), key=lambda one: int(one[0])))
    file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def table(kept: dict[str, dict[str, Played]]) -> list[str]:
    lines = ["| | games | won by the first | 95 % | mean points of a game |", "|---|---|---|---|---|"]
    for pair, games in kept.items():
        first, _, second = pair.partition("-")
        count = len(games)
        points = sum(one[0] for one in games.values())
        low, high = wilson(points, count)
        mine, theirs = (sum(one[at] for one in games.values()) / count for at in (1, 2))
        lines.append(
            f"| {first} against {second} | {count} | {points:g} ({100 * points / count:.0f} %) | {100 * low:.0f} to {100 * high:.0f} % "
            f"| {mine:.1f} to {theirs:.1f} |"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=36000)
    parser.add_argument("--pairs", default="master-club,club-beginner")
    parser.add_argument("--part", default="0/1", help="which share of the missing games this run plays")
    parser.add_argument("--file", type=Path, default=TUMBLIN_HANDS)
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    result = parser.parse_args()
    part, parts = (int(number) for number in result.part.split("/"))
    began = perf_counter()
    for pair in result.pairs.split(","):
        first, _, second = pair.partition("-")
        for number in range(part, result.games, parts):
            if str(number) in known(result.file).get(pair, {}):
                continue
            if perf_counter() - began > result.seconds:
                break
            keep(result.file, pair, number, play(first, second, number))
    lines = table(known(result.file))
    print("\n".join(lines))
    if result.write:
        marks.put(BOTS_PAGE, "hands", "\n".join(lines))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
