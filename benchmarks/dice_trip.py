"""How fast Dice Trip counts sheets and lists entries.

    python benchmarks/dice_trip.py                       interpreted
    PYTHONPATH=.fast python benchmarks/dice_trip.py      compiled (python tools/fast.py makes it)

Wanted, compiled: 20,000 sheets counted and 5,000 lists of a mid-game round's entries a second.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import pipyard
from pipyard.books.dice_trip import sheet as sheets
from pipyard.books.dice_trip.entry_space import Writing
from pipyard.books.dice_trip.sheet import Score, Sheet, total
from pipyard.core.playout import playout

WANTED_RATES = {"sheets counted": 20_000, "sheets counted and explained": 0, "lists of entries": 5_000, "steps of a playout": 0}


def played(count: int, left: int) -> list[Sheet]:
    """Sheets from random games with so many cities still empty."""
    found: list[Sheet] = []
    for number in range(count):
        rng = Random(f"bench/{number}")
        sheet = pipyard.game("dice_trip").start(1).sheets[0]  # type: ignore[attr-defined]
        while sheet.open > left:
            dice = [1 + int(rng.random() * 6) for _ in range(4)]
            move = Writing(sheet, dice, False)
            for pair, city in move.entries(move.sample(rng))[: sheet.open - left]:
                sheet.enter(dice, pair, city)
        found.append(sheet)
    return found


def rate(work: object, seconds: float) -> float:
    """How often a second some work is done, by the processor's time."""
    assert callable(work)
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        done += work()
    return done / (process_time() - started)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    full, half = played(50, 0), played(50, 13)
    dice = [1, 2, 3, 5]
    state = pipyard.game("dice_trip").start(1)
    rng = Random(1)
    rates = {
        "sheets counted": rate(lambda: len([total(sheet) for sheet in full]), seconds),
        "sheets counted and explained": rate(lambda: len([Score(sheet, False) for sheet in full]), seconds),
        "lists of entries": rate(lambda: len([sheet.entries(dice) for sheet in half]), seconds),
        "steps of a playout": rate(lambda: playout(state.copy(), rng), seconds),
    }
    compiled = not str(sheets.__file__).endswith(".py")
    print("compiled" if compiled else "interpreted", f"({len(half[0].entries(dice))} entries in a list)")
    for name, found in rates.items():
        wanted = WANTED_RATES[name]
        verdict = "" if not wanted or not compiled else " good" if found >= wanted else f" TOO SLOW, {wanted} wanted"
        print(f"  {name:30s} {found:10,.0f} a second{verdict}")


if __name__ == "__main__":
    main()
