"""Hands that throw onto a pyramid so that nothing falls."""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.dishing_up import DishingUpState
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.hands.trials import Trials, best, some_throw
from pipyard.pyramid.actions import Action
from pipyard.pyramid.outcome import OFF, SEATED, Standing

GOES_ON = 0.6
"""What it is worth, in dice, that no die is off and the turn goes on."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    assert isinstance(view, DishingUpState)
    if view.by_hand:
        return view.moves(seat).sample(rng)
    rig = view.rig()
    targets = view.pile.funnel_cells()

    def candidate(rng: Random) -> Action:
        return some_throw(targets, rig, rng)

    return best(Trials(view.dice), candidate, gain, rig, level, rng).move()


def gain(fates: dict[int, Standing]) -> float:
    """Dice that stay against those that come back."""
    back = sum(standing.how != SEATED for standing in fates.values())
    fallen = any(standing.how == OFF for standing in fates.values())
    return (0.0 if fallen else GOES_ON) - back
