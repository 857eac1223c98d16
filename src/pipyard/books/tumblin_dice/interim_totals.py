"""Totals of a round of Tumblin-Dice before it ends, in words: with the dice as they lie, and what the next die must count."""

from __future__ import annotations

from pipyard.books.tumblin_dice.terms import Rules
from pipyard.vocabulary import *


def as_they_lie(rules: Rules, before: list[int], gained: list[int]) -> list[int]:
    """What counts for every side if nothing moves any more: where rounds are won, this round alone."""
    if rules.goal == "wins":
        return list(gained)
    return [total + more for total, more in zip(before, gained, strict=True)]


def far(rules: Rules, totals: list[int]) -> list[Text | None]:
    """For every seat: its side's total, and where a total wins, what is left to it."""
    found: list[Text | None] = []
    for seat in range(rules.seats):
        total = totals[rules.side_of[seat]]
        left = rules.goal_number - total
        if rules.goal == "target" and left > 0:
            found.append(Text("progress-tumblin-target", {"total": total, "left": left}))
        else:
            found.append(Text("progress-tumblin-round" if rules.goal == "wins" else "progress-tumblin-total", {"total": total}))
    return found


def needed(rules: Rules, totals: list[int], playing: list[int], seat: int) -> Text | None:
    """Whether the side that shoots is ahead, and else what its next die must count to take the lead; None: nothing lies yet."""
    side = rules.side_of[seat]
    others = [totals[other] for other in playing if other != side]
    if not others or not any(totals):
        return None
    lead = totals[side] - max(others)
    if lead > 0:
        return Text("tumblin-ahead", {"seat": seat, "points": lead})
    if lead == 0:
        return Text("tumblin-level")
    if best_die(rules) <= -lead:
        return Text("tumblin-far-behind", {"seat": seat, "points": -lead})
    return Text("tumblin-behind", {"seat": seat, "points": -lead, "needs": 1 - lead})


def best_die(rules: Rules) -> int:
    """The most that one die counts."""
    step = max([level.times for level in rules.board.levels])
    most = step + rules.faces if rules.scoring == "add" else step * rules.faces
    return 2 * most if rules.has_bonus else most
