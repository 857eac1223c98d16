"""Hands for games nobody has taught them: somebody's own game of throws and flicks at the plate.

They aim at any cell, let the rules of the game draw their conclusions from what comes to rest in their mind, and like what its ``outlook``
(else its score) likes. What else the game asks for is decided the same way; other things that hands can do they do as it comes.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.books.families.attempts import ACT
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.physics.trials import Trials, best, some_throw
from pipyard.pyramid.aiming import flicked_at, goal
from pipyard.pyramid.cells import BASE, CELLS
from pipyard.pyramid.handling import Action, Rig
from pipyard.pyramid.settled import Die, Standing, Told

WON: Final = 1000.0
THOUGHTS: Final = 24
"""How many ways to decide something are looked at."""
THROW: Final = "throw"
FLICK: Final = "flick"


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    """What a hand does in any game that is told as turns of skill."""
    space = view.moves(seat)
    if not isinstance(view, SkillTurnState) or view.by_hand:
        return space.sample(rng)
    if view.phase != ACT:
        return max([space.sample(rng) for _ in range(THOUGHTS)], key=lambda move: liked(played(view, seat, move), seat))
    verbs = [verb for verb in view.verbs() if verb in (THROW, FLICK)]
    if not verbs:
        return space.sample(rng)
    rig = view.rig()
    verb = verbs[int(len(verbs) * rng.random())]
    one = some_action(verb, rig, rng)

    def candidate(rng: Random) -> Action:
        return some_action(verb, rig, rng)

    def worth(fates: dict[int, Standing]) -> float:
        return liked(after(view, one, fates), seat)

    trials = Trials(view.dice, coarse=1) if verb == FLICK else Trials(view.dice)
    return best(trials, candidate, worth, rig, level, rng).move()


def some_action(verb: str, rig: Rig, rng: Random) -> Action:
    """A throw or a flick at any cell of the plate, flat or high."""
    if verb == THROW:
        return some_throw(list(range(BASE)), rig, rng)
    there = goal(CELLS[int(BASE * rng.random())], 0)
    return flicked_at(there, rig, 25 + 33 * rng.random(), 120 * rng.random() - 60)


def played(view: SkillTurnState, seat: int, move: Move) -> SkillTurnState:
    found = view.copy()
    assert isinstance(found, SkillTurnState)
    found.play(seat, move)
    return found


def after(view: SkillTurnState, action: Action, fates: dict[int, Standing]) -> SkillTurnState:
    """The game when dice have come to rest so; the new one has the number -1 in the mind."""
    found = view.copy()
    assert isinstance(found, SkillTurnState)
    fresh = view.fresh(action)
    dice: list[Die] = []
    for number, standing in fates.items():
        if number >= 0:
            dice.append(Die(number, view.dice[number].colour, standing))
        else:
            dice += [Die(new, colour, standing) for new, colour in list(fresh.items())[:1]]
    found.action = action.move()
    found.came_to_rest(Told(0.0, [], dice))
    found.restack()
    return found


def liked(state: SkillTurnState, seat: int) -> float:
    """How much a seat likes a position."""
    if state.ending is not None:
        first = state.ending.ranks[seat] == 1
        return WON if first else -WON
    if type(state).outlook is not State.outlook:
        return state.outlook(seat)
    scores = state.drawn_scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others)) if scores and others else 0.0
