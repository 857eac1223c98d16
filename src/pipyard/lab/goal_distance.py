"""How near dice came to their goal: where nobody reaches it, that tells better tries from worse ones.

In Dune, Faraday and Coulomb a few dice have to come to certain cells, and most tries fail. Whenever everything lies still the steps are
counted from where the dice are to where they should be, for the goal that is nearest; the least of a player's numbers is their result.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from pipyard.books.families.few_dice import FewDiceState
from pipyard.core.game import State
from pipyard.core.notation import Outcome
from pipyard.core.turn import Chance
from pipyard.dice.pose import Pose
from pipyard.hands.goals import SPOTS, height, spot, steps
from pipyard.pyramid.cells import LEVEL, SIZE
from pipyard.pyramid.geometry import pose_in
from pipyard.pyramid.outcome import OFF, SEATED, ActionOutcome, Die

ANYHOW = "124"
"""How a die stands, where that does not matter."""
ROUGHLY = 1
"""Digits of a step that count: a die never lies exactly where it lay."""


class Nearing:
    """Watches the tries of a game; ``away`` is how many steps were missing at best, seat by seat."""

    def __init__(self, state: FewDiceState) -> None:
        start = [pose_in(cell, ANYHOW) for cell in state.start_cells()]
        self.away = [missing(start, state.goals())] * state.seats

    def see(self, state: State, turn: Chance, outcome: Outcome) -> None:
        """What a hand did comes to this end. A try that has lost a die came as near as it was before."""
        if not isinstance(state, FewDiceState) or not isinstance(turn.space, ActionOutcome):
            return
        dice = list(turn.space.heard(outcome).now(state.dice).values())
        if all(die.standing.how != OFF for die in dice):
            left = missing([pose for pose in map(lies, dice) if pose is not None], state.goals())
            self.away[state.seat] = min(self.away[state.seat], left)

    def near(self) -> list[float]:
        """How near everybody came: the more, the nearer."""
        return [-steps for steps in self.away]


def nearing(state: State) -> Nearing | None:
    """Who looks how near the dice come, in the games in which that can be said."""
    return Nearing(state) if isinstance(state, FewDiceState) and not state.by_hand else None


def lies(die: Die) -> Pose | None:
    """Where a die lies; a seated one as if it sat exactly in its cell."""
    return pose_in(die.standing.cell, ANYHOW) if die.standing.how == SEATED else die.pose


def missing(dice: Sequence[Pose], goals: Sequence[frozenset[int]]) -> float:
    """The steps that are missing to the nearest goal, a level counting as a step, whichever die goes to which of its cells."""
    far = [[steps(spot(die), SPOTS[cell]) + abs(height(die) - LEVEL[cell]) for cell in range(SIZE)] for die in dice]
    orders = list(permutations(range(len(far))))
    least = [min(sum(far[die][cells[at]] for at, die in enumerate(order)) for order in orders) for cells in map(sorted, goals)]
    return round(min(least, default=0.0), ROUGHLY)
