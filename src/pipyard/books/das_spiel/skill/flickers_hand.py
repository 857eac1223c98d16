"""Hands that flick: at a free funnel of the plate, or at a die of somebody who is about to win."""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.flickers import EACH, FlickersState
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.hands.trials import Trials, best
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.action_words import flicked_at, goal
from pipyard.pyramid.actions import Action
from pipyard.pyramid.cells import BASE, CELLS
from pipyard.pyramid.outcome import OFF, Standing

WINS = 10.0
"""What the last die is worth, in dice."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    assert isinstance(view, FlickersState)
    if view.by_hand:
        return view.moves(seat).sample(rng)
    rig = view.rig()
    lying = view.drawn_scores()

    def candidate(rng: Random) -> Action:
        return some_flick(rig, rng)

    def worth(fates: dict[int, Standing]) -> float:
        return gain(view, seat, lying, fates)

    return best(Trials(view.dice, coarse=1), candidate, worth, rig, level, rng).move()


def some_flick(rig: Rig, rng: Random) -> Action:
    """A flick at any cell of the plate, flat or high."""
    there = goal(CELLS[int(BASE * rng.random())], 0)
    return flicked_at(there, rig, 25 + 33 * rng.random(), 120 * rng.random() - 60)


def gain(view: FlickersState, seat: int, lying: list[int], fates: dict[int, Standing]) -> float:
    """My dice on the plate against those of the others, who weigh more the nearer they are to winning."""
    now = lying[:]
    for number, standing in fates.items():
        if standing.how == OFF and number >= 0:
            now[view.dice[number].colour] -= 1
        elif standing.how != OFF and number < 0:
            now[seat] += 1
    others = sum(count * count / EACH for other, count in enumerate(now) if other != seat)
    return now[seat] - 0.5 * others + (WINS if now[seat] == EACH else 0.0)
