"""What follows from a round of Tumblin-Dice: its points, who leads, who goes on and when it is over.

Plain functions of numbers. The score sheet of the browser is translated from this file (``tools/score_rules.py``).
"""

from __future__ import annotations

from typing import Final

MOST_ROUNDS: Final = 60
MOST_OVERTIME: Final = 10


class Course:
    """How it goes on after a round: ``winners`` (empty: it does go on) and why they won, or the order of the next round."""

    def __init__(self, order: list[int], overtime: int, winners: list[int], why: str) -> None:
        self.order: list[int] = order
        self.overtime: int = overtime
        self.winners: list[int] = winners
        self.why: str = why


def round_worth(points: list[int], all_score: bool, extra: str) -> int:
    """A player's points of one round from those of the dice; ``extra`` is what it earns that all of them score."""
    total = sum(points)
    if all_score and extra != "none":
        total += total if extra == "double" else int(extra)
    return total


def next_order(order: list[int], totals: list[int], how: str) -> list[int]:
    """The order of the sides in the next round."""
    if how == "by_score":
        return sorted(order, key=lambda side: -totals[side])
    return order[1:] + order[:1] if how == "rotate" else order[:]


def round_winner(gained: list[int]) -> int:
    """The side that alone has most of a round; -1: none."""
    best = max(gained)
    return gained.index(best) if gained.count(best) == 1 else -1


def after_round(number: int, order: list[int], totals: list[int], wins: list[int], goal: str, goal_number: int, how: str) -> Course:
    """The round with this number is counted already, in ``totals`` and ``wins``."""
    if goal == "wins":
        first = [side for side, count in enumerate(wins) if count == max(wins)]
        if max(wins) >= goal_number:
            return Course(order, 0, first, "rounds-won")
        if number >= MOST_ROUNDS:
            return Course(order, 0, first, "round-limit")
    else:
        reached = number >= goal_number if goal == "rounds" else max(totals) >= goal_number
        first = [side for side in order if totals[side] == max(totals)]
        if not reached and number >= MOST_ROUNDS:
            return Course(order, 0, first, "round-limit")
        if reached and len(first) == 1:
            return Course(order, 0, first, "rounds-played" if goal == "rounds" else "target-reached")
        if reached:
            return Course(first, 1, [], "")
    return Course(next_order(order, totals, how), 0, [], "")


def after_overtime(overtime: int, order: list[int], gained: list[int]) -> Course:
    """An extra round is compared by itself; those who are best in it go on, for ten rounds at most."""
    best = max([gained[side] for side in order])
    first = [side for side in order if gained[side] == best]
    if len(first) == 1 or overtime >= MOST_OVERTIME:
        return Course(order, overtime, first, "overtime-won" if len(first) == 1 else "overtime-shared")
    return Course(first, overtime + 1, [], "")


def end_ranks(winners: list[int], scores: list[int], side_of: list[int]) -> list[int]:
    """The winners are first, the others follow by their totals (or by the rounds they have won)."""
    worth = [(1, 0) if side in winners else (0, scores[side]) for side in side_of]
    return [1 + sum([1 for other in worth if other > mine]) for mine in worth]
