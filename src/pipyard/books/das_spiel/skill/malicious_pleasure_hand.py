"""Hands that throw where an own high number waits, push the others' dice off, and add with high numbers up."""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.malicious_pleasure import MaliciousPleasureState, open_to
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.space import Finite
from pipyard.dice.orientation import TRIPLES, UP
from pipyard.hands.level import NONE, clever
from pipyard.hands.trials import Trials, best, some_throw
from pipyard.pyramid.actions import Action
from pipyard.pyramid.cells import BASE, CELLS, UNDER
from pipyard.pyramid.outcome import SEATED, Standing

MALICE = 0.6
"""What a die of somebody else that is pushed off is worth, in dice of one's own."""
SPOTS = 0.1
"""What an open funnel beside the added die is worth."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    assert isinstance(view, MaliciousPleasureState)
    space = view.moves(seat)
    if isinstance(space, Finite):
        return max(space.all(), key=lambda move: move.number)
    if view.chain:
        return adding(view, level, rng)
    if view.by_hand:
        return space.sample(rng)
    rig = view.rig()
    targets = wanted(view, seat) if clever(level) != NONE else view.pile.funnel_cells()

    def candidate(rng: Random) -> Action:
        return some_throw(targets, rig, rng)

    def worth(fates: dict[int, Standing]) -> float:
        return gain(view, seat, fates)

    return best(Trials(view.dice), candidate, worth, rig, level, rng).move()


def offer(view: MaliciousPleasureState, seat: int, cell: int) -> int:
    """The greatest number that own dice turn to a funnel, 1 if there is none."""
    pile = view.pile
    return max([pile.face(int(under), axis) for axis, under in enumerate(UNDER[cell]) if pile.at(int(under)) == seat], default=1)


def wanted(view: MaliciousPleasureState, seat: int) -> list[int]:
    """The best funnels: those with an own high number first, else any of the plate."""
    funnels = view.pile.funnel_cells()
    good = sorted([cell for cell in funnels if cell >= BASE and offer(view, seat, cell) > 1], key=lambda cell: -offer(view, seat, cell))
    return good[:8] or funnels


def gain(view: MaliciousPleasureState, seat: int, fates: dict[int, Standing]) -> float:
    """Dice I get rid of, what I may add, and what the others get back."""
    total = 0.0
    for number, standing in fates.items():
        if number < 0:
            if standing.how == SEATED:
                total += 1 + (0.8 * (offer(view, seat, standing.cell) - 1) if standing.cell >= BASE else 0.0)
        elif standing.how != SEATED:
            total += -1.0 if view.dice[number].colour == seat else MALICE
    return total


def adding(view: MaliciousPleasureState, level: str, rng: Random) -> Move:
    """Where most funnels stay open to go on, with the highest numbers up; who thinks little adds anywhere and anyhow."""
    funnels = open_to(view.pile, view.chain, view.corners)
    if clever(level) in ("beginner", NONE):
        place = funnels[int(rng.random() * len(funnels))]
        triple = TRIPLES[int(rng.random() * len(TRIPLES))]
    else:
        place = max(funnels, key=lambda cell: _room(view, cell))
        highest = [one for one in TRIPLES if sum(UP[one.index]) == max(sum(UP[other.index]) for other in TRIPLES)]
        triple = highest[int(rng.random() * len(highest))]
    return Move("add", CELLS[place]) if view.rolled else Move("add", CELLS[place], triple)


def _room(view: MaliciousPleasureState, cell: int) -> float:
    """How many dice could follow, and how high the cell is: high dice are hard to knock off."""
    pile = view.pile.copy()
    pile.put(cell, view.seat)
    return len(open_to(pile, [*view.chain, cell], view.corners)) + SPOTS * offer(view, view.seat, cell) if cell >= BASE else 0.0
