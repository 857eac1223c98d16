"""Hands for games without a hand of their own, such as a user's game on the plate.

They draw plausible actions, simulate them, apply the game's rules to the result and judge it by its ``outlook`` (or its score).
Throws and flicks are simulated on a coarser plate, so that more can be tried; all other actions at full precision. Other decisions
of the game are made the same way.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.books.families.attempt_entries import ACT
from pipyard.books.families.attempts import AttemptsState
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.bots.evaluation import has_outlook
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.turn import Chance, Over
from pipyard.hands.intention import Intention, intention, made, some_flick
from pipyard.hands.level import NONE, clever, steady
from pipyard.hands.rehearsal import words_only
from pipyard.hands.thinking_time import in_time
from pipyard.hands.trials import TREMORS, USUAL_DICE, Trials, best, some_throw
from pipyard.physics.action_simulation import simulate_action
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.action_space import Handlings
from pipyard.pyramid.actions import Action
from pipyard.pyramid.cells import BASE
from pipyard.pyramid.outcome import ActionOutcome, ActionResult, LyingDie, Standing

WON: Final = 1000.0
THOUGHTS: Final = 24
"""How many moves are considered for a decision."""
THROW: Final = "throw"
FLICK: Final = "flick"
INTENTIONS: Final[dict[str, tuple[int, int]]] = {"beginner": (4, 1), "club": (10, 1), "master": (20, 2), NONE: (1, 0)}
"""For every level: how many intentions are tried, and how often the better half is tried again."""
Own = SkillTurnState | AttemptsState
"""The two bases of games of skill."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    """The move of a hand in any game of skill, played in turns or in tries."""
    space = view.moves(seat)
    if isinstance(view, AttemptsState):
        said = words_only(view)
        return said if said is not None else handled(view, seat, level, rng)
    if not isinstance(view, SkillTurnState) or view.by_hand:
        return space.sample(rng)
    if view.phase != ACT:
        return max([space.sample(rng) for _ in range(THOUGHTS)], key=lambda move: liked(played(view, seat, move), seat))
    verbs = view.verbs()
    if not verbs or any([verb not in (THROW, FLICK) for verb in verbs]):
        return handled(view, seat, level, rng)
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
    return some_throw(list(range(BASE)), rig, rng) if verb == THROW else some_flick(rig, rng)


def handled(view: Own, seat: int, level: str, rng: Random) -> Move:
    """The best of some intentions by simulation with tremor, as the hand then makes it."""
    space = view.moves(seat)
    if not isinstance(space, Handlings):
        return space.sample(rng)
    tremor = TREMORS[steady(level)]
    many, more = INTENTIONS[clever(level)]
    share = max(1.0, len(view.dice) / USUAL_DICE)
    pool: list[tuple[float, Intention]] = []
    for _ in range(max(1 if many == 1 else 2, round(many / share))):
        wanted = intention(space.verbs[int(len(space.verbs) * rng.random())], space, rng)
        if wanted is not None:
            pool.append((0.0, wanted))
    for go in range(more):
        pool = sorted(pool, key=lambda one: -one[0])[: max(1, len(pool) // 2) if go else len(pool)]
        tried: list[tuple[float, Intention]] = []
        for worth, wanted in in_time(pool):
            move = made(wanted, tremor, space, rng)
            if move is not None:
                tried.append(((worth * go + liked(outcome(view, seat, move, rng), seat)) / (go + 1), wanted))
        pool = tried
    for _, wanted in sorted(pool, key=lambda one: -one[0]):
        move = made(wanted, tremor, space, rng)
        if move is not None:
            return move
    return space.sample(rng)


def outcome(view: Own, seat: int, move: Move, rng: Random) -> Own:
    """The game after a simulated move."""
    found = played(view, seat, move)
    turn = found.turn()
    if isinstance(turn, Chance) and isinstance(turn.space, ActionOutcome):
        found.land(simulate_action(turn.space, rng, record=False).outcome)
    return found


def played(view: Own, seat: int, move: Move) -> Own:
    found = view.copy()
    assert isinstance(found, (SkillTurnState, AttemptsState))
    found.play(seat, move)
    return found


def after(view: SkillTurnState, action: Action, fates: dict[int, Standing]) -> SkillTurnState:
    """The game after dice have come to rest like this. The new die has number -1 in the simulation."""
    found = view.copy()
    assert isinstance(found, SkillTurnState)
    fresh = view.fresh(action)
    dice: list[LyingDie] = []
    for number, standing in fates.items():
        if number >= 0:
            dice.append(LyingDie(number, view.dice[number].colour, standing))
        else:
            dice += [LyingDie(new, colour, standing) for new, colour in list(fresh.items())[:1]]
    found.action = action.move()
    found.came_to_rest(ActionResult(0.0, [], dice))
    found.restack()
    return found


def liked(state: Own, seat: int) -> float:
    """The value of a position for a seat."""
    turn = state.turn()
    if isinstance(turn, Over):
        return WON if turn.ranks[seat] == 1 else -WON
    if has_outlook(state):
        return state.outlook(seat)
    scores = state.drawn_scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others)) if scores and others else 0.0
