"""The difficulty of a puzzle: a rating from the failures of bots of each level."""

from __future__ import annotations

ASKED = {"beginner": 24, "club": 12, "master": 6}
"""Attempts by bots of each level while puzzles are looked for."""
ASKED_AGAIN = {"beginner": 60}
"""Attempts at the puzzles that are kept, by bots that think fast; the others are asked as often as before."""
LEVEL_RATINGS = {"beginner": 1000, "club": 1400, "master": 1800}
"""The ratings of the bots."""
USUAL_RATING = 1300


def rated(fails: dict[str, tuple[int, int]]) -> int:
    """The rating that explains the failures best: a player of the same rating fails half of the time.

    One success and one failure of an average player are added, so that a puzzle nobody solves has a rating too.
    """
    low, high = 0.0, 4000.0
    met = [(LEVEL_RATINGS[level], failed, asked) for level, (failed, asked) in fails.items()]
    met.append((USUAL_RATING, 1, 2))
    for _ in range(40):
        middle = (low + high) / 2
        expected = sum([asked / (1 + 10 ** ((level - middle) / 400)) for level, _, asked in met])
        low, high = (middle, high) if expected < sum([failed for _, failed, _ in met]) else (low, middle)
    return round(low)
