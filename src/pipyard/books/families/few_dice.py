"""A few dice on the plate that must reach certain places without being touched: Dune, Faraday, Coulomb."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pipyard.books.families.attempt_entries import FAILED, AttemptOptions
from pipyard.books.families.attempt_rankings import FastestState
from pipyard.books.families.gestures import JOLT, ROCK, Gestures, tilting
from pipyard.core.notation import Move
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.actions import Action
from pipyard.pyramid.cells import ADJACENT, BASE, LEVEL, SIZE, UNDER, cell
from pipyard.pyramid.outcome import ASTRAY, OFF, ActionResult, LyingDie, seated

CENTRES: dict[str, int] = {"332": cell(3, 3, 2), "323": cell(3, 2, 3), "233": cell(2, 3, 3)}
"""The three middle funnels."""
CORNERS = (cell(8, 0, 0), cell(0, 8, 0), cell(0, 0, 8))


def is_small_pyramid(cells: Iterable[int]) -> bool:
    """Whether four dice form a small pyramid: one on level 1 on top of the three others."""
    filled = sorted(set(cells))
    if len(filled) != 4 or LEVEL[filled[3]] != 1:
        return False
    return sorted([int(under) for under in UNDER[filled[3]]]) == filled[:3]


def is_gathered(cells: Iterable[int]) -> bool:
    """Whether four dice on the plate form one group of neighbours."""
    filled = set(cells)
    if len(filled) != 4 or max(filled) >= BASE:
        return False
    found = {min(filled)}
    grown = True
    while grown:
        more = {there for here in found for there in ADJACENT[here] if there in filled}
        grown = not more <= found
        found |= more
    return found == filled


@cache
def small_pyramids() -> list[frozenset[int]]:
    """All 36 places for a small pyramid."""
    return [frozenset([top, *[int(under) for under in UNDER[top]]]) for top in range(SIZE) if LEVEL[top] == 1]


@cache
def gatherings() -> list[frozenset[int]]:
    """All groups of four neighbours on the plate."""
    found: set[frozenset[int]] = {frozenset([place]) for place in range(BASE)}
    for _ in range(3):
        found = {some | {there} for some in found for here in some for there in ADJACENT[here] if there not in some}
    return sorted(found, key=sorted)


class FewDiceState(FastestState):
    """A try ends at the goal, with a die off the plate, or when time is up."""

    live = ("tilt",)
    palette = ("red", "green", "black", "blue", "yellow", "white")
    own_colours = True
    usual_rig = Rig(ends_off=True)

    def __init__(self, seats: int, options: AttemptOptions) -> None:
        super().__init__(seats, options)

    def start_cells(self) -> tuple[int, ...]:
        """The positions of the dice when a try begins."""
        raise NotImplementedError

    def reached(self, cells: list[int]) -> bool:
        """Whether dice in these cells have reached the goal."""
        raise NotImplementedError

    def set_up(self) -> None:
        self.dice = {number: seated(number, self.seat, place) for number, place in enumerate(self.start_cells(), 1)}

    def gestures(self) -> Gestures:
        return Gestures({"rock": ROCK, "jolt": JOLT}, ("stop",), ("tilt",), self.rig())

    def act(self, move: Move) -> Action | None:
        return tilting(self.gestures(), move)

    def seen(self, result: ActionResult) -> None:
        many = len(self.start_cells())
        if self.clock <= self.limit and "tilted" not in result.words and len(self.dice) == many and self.all_sit():
            if self.reached(self.seated_cells()):
                self.end_try((1, max(1, self.clock), 0))
                return
        if any([die.standing.how == OFF for die in result.dice]) or len(self.dice) < many:
            self.end_try(FAILED)

    def all_sit(self) -> bool:
        return not any([die.standing.how == ASTRAY for die in self.dice.values()])

    def stays(self, die: LyingDie) -> bool:
        return die.standing.how != OFF
