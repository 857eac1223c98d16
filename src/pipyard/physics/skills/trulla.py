"""Hands with a ladle: they try a few ways of pouring in their mind and take the one that shows most own faces."""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.trulla import BOWL, TrullaState
from pipyard.books.tumblin_dice.shot import normal
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.physics.happening import happen
from pipyard.pyramid.aiming import goal
from pipyard.pyramid.cells import CELLS, OUTER
from pipyard.pyramid.handling import Ladle
from pipyard.pyramid.settled import SEATED, Told

ERRORS: dict[str, float] = {"beginner": 14.0, "club": 7.0, "master": 2.5}
"""How far a ladle is from where it should be, in millimetres."""
TRIES: dict[str, tuple[int, int]] = {"beginner": (1, 0), "club": (3, 120), "master": (6, 240)}
"""How many ways of pouring are tried in the mind at most, and how many dice all these tries may move together: thinking takes time."""
PATIENCE = 2.0
"""Seconds after which a try in the mind is read as it is."""
LYING = 0.3
"""What a die that stays is worth, in faces, whichever faces it shows."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    assert isinstance(view, TrullaState)
    if view.by_hand:
        return view.moves(seat).sample(rng)
    most, together = TRIES[level]
    ways = [pouring(view, rng) for _ in range(max(1, min(most, together // (20 + len(view.dice)))))]
    if len(ways) > 1:
        ways.sort(key=lambda way: -gain(view, way, rng))
    return trembled(view, ways[0], ERRORS[level], rng).move()


def pouring(view: TrullaState, rng: Random) -> Ladle:
    """A way of pouring across some funnels, from just above the dice."""
    funnels = view.pile.funnel_cells()
    one, two = (goal(CELLS[funnels[int(rng.random() * len(funnels))]], 0) for _ in range(2))
    hand = min(BOWL, view.in_hand())
    count = hand if view.fill else max(1, round(hand * (0.3 + 0.7 * rng.random())))
    start = (round(0.8 * one[0], 1), round(0.8 * one[1], 1))
    end = (round(0.8 * two[0], 1), round(0.8 * two[1], 1))
    return Ladle(count, start, end, round(top(view) + 22 + 30 * rng.random(), 1), round(25 + 60 * rng.random(), 1))


def top(view: TrullaState) -> float:
    """How high the tallest die stands."""
    return max([die.pose.z for die in view.dice.values() if die.pose is not None], default=0.0)


def gain(view: TrullaState, way: Ladle, rng: Random) -> float:
    """My faces against the best other side's, if it goes like this."""
    after = view.copy()
    assert isinstance(after, TrullaState)
    after.action = way.move()
    space = after.settling(after.action)
    told = space.heard(happen(space, rng, False, PATIENCE).outcome)
    return shown(view, told)


def shown(view: TrullaState, told: Told) -> float:
    """What the dice on the plate are worth for the side that pours."""
    faces = [0.0] * view.sides
    for die in told.now(view.dice).values():
        if die.standing.how == SEATED:
            faces[die.colour] += OUTER[die.standing.cell] + LYING
    mine = view.side()
    return faces[mine] - max(theirs for side, theirs in enumerate(faces) if side != mine)


def trembled(view: TrullaState, way: Ladle, error: float, rng: Random) -> Ladle:
    """The way the hand really pours."""
    start = (round(way.start[0] + error * normal(rng), 1), round(way.start[1] + error * normal(rng), 1))
    end = (round(way.end[0] + error * normal(rng), 1), round(way.end[1] + error * normal(rng), 1))
    height = max(16.0, way.height + 0.4 * error * normal(rng))
    rate = max(5.0, min(180.0, way.rate * (1 + 0.02 * error * normal(rng))))
    return Ladle(way.count, start, end, round(height, 1), round(rate, 1))
