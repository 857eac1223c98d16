"""Measure hands in games of attempts at the plate with real physics: the table of docs/bots.md between the marks ``plate``.

    nice -n 19 python tools/plate_strength.py [--games 20] [--seconds 3600] [--only faraday,dune] [--levels club,master] [--write]

A game is one attempt of one player. Thinking is limited by tries, and seconds are game time, so that a busy machine does not change the
figures. Every run adds games to benchmarks/plate_hands.json up to the number requested.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import mean, median, stdev
from time import perf_counter, process_time

import marks

from pipyard.books.families.attempts import AttemptsState
from pipyard.bots.bot import bot
from pipyard.core.match import Match
from pipyard.core.turn import Choose
from pipyard.lab.statistics import wilson
from pipyard.physics.physics_source import PhysicsSource
from pipyard.shelf import game

ROOT = Path(__file__).resolve().parents[1]
BOTS_PAGE = ROOT / "docs" / "bots.md"
PLATE_HANDS = ROOT / "benchmarks" / "plate_hands.json"
LEVELS = ("beginner", "club", "master")
PLATE_GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "captain_flint": ("Captain Flint", {}),
    "captain_flint l_frame": ("Captain Flint, `method=l_frame`", {"method": "l_frame"}),
    "dune": ("Dune", {}),
    "faraday": ("Faraday", {}),
    "coulomb": ("Coulomb", {}),
    "coulomb gathered": ("Coulomb, `goal=gathered`", {"goal": "gathered"}),
    "emag": ("Emag, dice", {}),
    "dice_mikado": ("Dice Mikado, dice", {}),
}
COUNTED_GAMES = ("emag", "dice_mikado")
"""Games without success or failure: dice are counted."""
Played = tuple[int, int, int, float]
"""Success, hundredths of seconds, dice that count, and processor seconds of the whole game."""


def play(what: str, level: str, number: int) -> Played:
    """One try."""
    one = game(what.split(maxsplit=1)[0], attempts="1", **PLATE_GAMES[what][1])
    player = bot(f"hands:{level}", f"{number}/{what}/{level}")
    match = Match(one, 1, seed=number, source=PhysicsSource(f"plate/{number}", record=False))
    began = process_time()
    while isinstance(match.turn, Choose):
        match.submit(0, player.choose(one, match.state.view(0), 0))
    state = match.state
    assert isinstance(state, AttemptsState)
    done, hundredths, dice = state.tries[0][0]
    return (int(done), hundredths, dice, round(process_time() - began, 1))


def known() -> dict[str, dict[str, dict[str, Played]]]:
    return json.loads(PLATE_HANDS.read_text(encoding="utf-8")) if PLATE_HANDS.exists() else {}


def keep(what: str, level: str, number: int, played: Played) -> None:
    """Add one game to the file, which another run may have changed."""
    kept = known()
    games = kept.setdefault(what, {}).setdefault(level, {})
    games[str(number)] = played
    kept[what][level] = dict(sorted(games.items(), key=lambda one: int(one[0])))
    PLATE_HANDS.write_text(json.dumps(kept) + "\n", encoding="utf-8")


def told_of(what: str, games: list[Played]) -> str:
    """The summary of some games: success rate with interval and median time, or the mean number of dice."""
    if not games:
        return "–"
    if what in COUNTED_GAMES:
        dice = [one[2] for one in games]
        wide = f" ± {1.96 * stdev(dice) / len(dice) ** 0.5:.1f}" if len(dice) > 1 else ""
        return f"{mean(dice):.1f}{wide} of {len(dice)}"
    done = [one for one in games if one[0]]
    low, high = wilson(len(done), len(games))
    share = f"{len(done)} of {len(games)} [{100 * low:.0f}, {100 * high:.0f} %]"
    return f"{share}, {median([one[1] for one in done]) / 100:.0f} s" if done else share


def table(kept: dict[str, dict[str, dict[str, Played]]]) -> list[str]:
    lines = [f"| game | {' | '.join(LEVELS)} |", "|---|---|---|---|"]
    for what, (title, _) in PLATE_GAMES.items():
        games = [list(kept.get(what, {}).get(level, {}).values()) for level in LEVELS]
        lines.append(f"| {title} | {' | '.join([told_of(what, some) for some in games])} |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=36000)
    parser.add_argument("--only", default=",".join(PLATE_GAMES), help="which games")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    result = parser.parse_args()
    began = perf_counter()
    for number in range(result.games):
        for what in result.only.split(","):
            for level in result.levels.split(","):
                if str(number) in known().get(what, {}).get(level, {}) or perf_counter() - began > result.seconds:
                    continue
                played = play(what, level, number)
                print(what, level, number, *played, flush=True)
                keep(what, level, number, played)
    lines = table(known())
    print("\n".join(lines))
    if result.write:
        marks.put(BOTS_PAGE, "plate", "\n".join(lines))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
