"""Solo games of Dice Trip by a bot through the whole engine: mean, spread, distribution, and thinking time.

python tools/trip_games.py BOT MAP FIRST COUNT [RESULTS]      games number FIRST to FIRST + COUNT - 1, same numbers, same games
python tools/trip_games.py --tell RESULTS...                  the picture of what was written down
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from statistics import mean, stdev

import pipyard
from pipyard.bots.bot import bot
from pipyard.core.turn import Choose


def game(name: str, chart: str, number: int) -> dict[str, object]:
    """One game: its points by part, and the times of its decisions in seconds."""
    rules = pipyard.game("dice_trip", map=chart)
    match = pipyard.Match(rules, 1, f"solo/{chart}/{number}")
    player = bot(name, f"solo/{chart}/{number}")
    times: list[float] = []
    turn = match.turn
    while isinstance(turn, Choose):
        started, used = time.perf_counter(), time.process_time()
        move = player.choose(match.game, match.state.view(0), 0)
        times.append(min(time.perf_counter() - started, time.process_time() - used))
        match.submit(0, move)
        turn = match.turn
    score = match.state.scene().extra["sheets"][0]["score"]
    parts = {part: score[part]["points"] for part in ("bonus", "crossed", "road", "series", "zones")}
    return {"map": chart, "bot": name, "number": number, "total": score["total"], **parts, "slowest": max(times), "mean": mean(times)}


def tell(rows: list[dict[str, object]]) -> str:
    """The mean with its standard error, the parts, the times and the distribution."""
    totals = [int(row["total"]) for row in rows]
    error = stdev(totals) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
    parts = ", ".join(f"{part} {mean(int(row[part]) for row in rows):.1f}" for part in ("road", "bonus", "series", "zones", "crossed"))
    lines = [
        f"{rows[0]['bot']} on {rows[0]['map']}: {len(rows)} games, mean {mean(totals):.2f} ± {error:.2f}, "
        f"standard deviation {stdev(totals):.1f}",
        f"  {parts}",
        f"  processor time a decision: mean {1000 * mean(float(row['mean']) for row in rows):.1f} ms, "
        f"slowest {1000 * max(float(row['slowest']) for row in rows):.0f} ms",
    ]
    for low in range(min(totals) // 3 * 3, max(totals) + 1, 3):
        count = sum(low <= total < low + 3 for total in totals)
        lines.append(f"  {low:3d}-{low + 2:2d} {count:5d} {'#' * round(120 * count / len(totals))}")
    return "\n".join(lines)


def main() -> None:
    if sys.argv[1] == "--tell":
        rows = [json.loads(line) for name in sys.argv[2:] for line in Path(name).read_text(encoding="utf-8").splitlines()]
        for chart in dict.fromkeys(row["map"] for row in rows):
            for name in dict.fromkeys(row["bot"] for row in rows):
                chosen = [row for row in rows if row["map"] == chart and row["bot"] == name]
                if len(chosen) > 1:
                    print(tell(chosen))
        return
    name, chart, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    rows = []
    for number in range(first, first + count):
        rows.append(game(name, chart, number))
        if len(sys.argv) > 5:
            with Path(sys.argv[5]).open("a", encoding="utf-8") as results:
                results.write(json.dumps(rows[-1]) + "\n")
    print(tell(rows))


if __name__ == "__main__":
    main()
