"""How close dice came to their goal: compares attempts where none succeeds.

In Dune, Faraday and Coulomb a few dice have to reach certain cells, and most attempts fail. Whenever everything is at rest, the steps from
the dice to the nearest goal are counted; a player's result is the minimum.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from pipyard.books.families.few_dice import FewDiceState
from pipyard.core.game import State
from pipyard.core.notation import Outcome
from pipyard.core.turn import Chance
from pipyard.dice.pose import Pose
from pipyard.hands.goals import CELL_SPOTS, height, spot, steps
from pipyard.pyramid.cells import LEVEL, SIZE
from pipyard.pyramid.geometry import pose_in
from pipyard.pyramid.outcome import OFF, SEATED, ActionOutcome, LyingDie

ANYHOW = "124"
"""An orientation, where it does not matter."""
ROUGHLY = 1
"""Decimals of a step that count: a die never comes to rest in exactly the same place."""


class GoalTracker:
    """Observes the attempts of a game; ``away`` is the smallest number of missing steps, by seat."""

    def __init__(self, state: FewDiceState) -> None:
        start = [pose_in(cell, ANYHOW) for cell in state.start_cells()]
        self.away = [missing(start, state.goals())] * state.seats

    def see(self, state: State, turn: Chance, outcome: Outcome) -> None:
        """Note the outcome of an action. An attempt that has lost a die keeps its best distance so far."""
        if not isinstance(state, FewDiceState) or not isinstance(turn.space, ActionOutcome):
            return
        dice = list(turn.space.result(outcome).now(state.dice).values())
        if all(die.standing.how != OFF for die in dice):
            left = missing([pose for pose in map(lies, dice) if pose is not None], state.goals())
            self.away[state.seat] = min(self.away[state.seat], left)

    def near(self) -> list[float]:
        """How close each player came; higher is closer."""
        return [-steps for steps in self.away]


def nearing(state: State) -> GoalTracker | None:
    """The observer for games with such a goal."""
    return GoalTracker(state) if isinstance(state, FewDiceState) and not state.by_hand else None


def lies(die: LyingDie) -> Pose | None:
    """The position of a die; a seated one counts as exactly in its cell."""
    return pose_in(die.standing.cell, ANYHOW) if die.standing.how == SEATED else die.pose


def missing(dice: Sequence[Pose], goals: Sequence[frozenset[int]]) -> float:
    """The steps missing to the nearest goal, under the best assignment of dice to cells; a level counts as a step."""
    far = [[steps(spot(die), CELL_SPOTS[cell]) + abs(height(die) - LEVEL[cell]) for cell in range(SIZE)] for die in dice]
    orders = list(permutations(range(len(far))))
    least = [min(sum(far[die][cells[at]] for at, die in enumerate(order)) for order in orders) for cells in map(sorted, goals)]
    return round(min(least, default=0.0), ROUGHLY)
