"""Hands with a ladle: they try a few ways of pouring in their mind and take the one that shows most own faces.

What pays is to pour slowly, a little more than two dice above what lies there, along the edge of the plate: lower the bowl soon touches a
die, higher they jump off, and in the middle nobody sees them.
"""

from __future__ import annotations

from math import hypot
from random import Random

from pipyard.books.das_spiel.skill.trulla import BOWL, TrullaState
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.dice.shot_tremor import normal
from pipyard.hands.level import NONE, clever, steady
from pipyard.hands.thinking_time import in_time
from pipyard.physics.action_simulation import simulate_action
from pipyard.pyramid.actions import Ladle
from pipyard.pyramid.cells import CELLS, OUTER
from pipyard.pyramid.geometry import place
from pipyard.pyramid.outcome import SEATED, ActionResult

ERRORS: dict[str, tuple[float, float, float]] = {"beginner": (12.0, 20.0, 0.5), "club": (6.0, 9.0, 0.25), "master": (2.5, 3.0, 0.1)}
"""How far a ladle is from where it should be, beside and in height (millimetres), and how unevenly it is tipped."""
TRIES: dict[str, tuple[int, int]] = {"beginner": (1, 0), "club": (3, 120), "master": (6, 240), NONE: (1, 0)}
"""How many ways of pouring are tried in the mind at most, and how many dice all these tries may move together: thinking takes time."""
OUTSIDE: dict[str, float] = {"beginner": 0.3, "club": 0.7, "master": 0.9, NONE: 0.0}
"""How often a hand thinks of pouring along the edge."""
PREVIEW_TIMEOUT = 2.0
"""Seconds after which a try in the mind is read as it is."""
ABOVE = (38.0, 14.0)
"""How high above the dice a ladle is held, in millimetres: at least, and how much more at most."""
NEAR = 45.0
"""Dice within this distance of the way can be touched."""
LYING = 0.2
"""What a die that stays is worth, in faces, whichever faces it shows."""
Spot = tuple[float, float]


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    assert isinstance(view, TrullaState)
    if view.by_hand:
        return view.moves(seat).sample(rng)
    head = clever(level)
    most, together = TRIES[head]
    ways = [pouring(view, OUTSIDE[head], rng) for _ in range(max(1, min(most, together // (20 + len(view.dice)))))]
    if len(ways) > 1:
        tried = [(-gain(view, way, rng), number) for number, way in in_time(enumerate(ways))]
        ways = [ways[number] for _, number in sorted(tried)]
    return trembled(ways[0], ERRORS[steady(level)], rng).move()


def pouring(view: TrullaState, outside: float, rng: Random) -> Ladle:
    """A way of pouring from funnel to funnel, if possible along a side."""
    funnels = view.pile.funnel_cells()
    ends = [funnels[int(rng.random() * len(funnels))] for _ in range(2)]
    sides = [[cell for cell in funnels if (CELLS[cell].x, CELLS[cell].y, CELLS[cell].z)[axis] == 0] for axis in range(3)]
    open_sides = [side for side in sides if side]
    if open_sides and rng.random() < outside:
        side = open_sides[int(rng.random() * len(open_sides))]
        ends = [side[int(rng.random() * len(side))] for _ in range(2)]
    start, end = (_over(cell) for cell in ends)
    hand = min(BOWL, view.in_hand())
    count = hand if view.fill else max(1, round(hand * (0.5 + 0.5 * rng.random())))
    height = top(view, start, end) + ABOVE[0] + ABOVE[1] * rng.random()
    return Ladle(count, start, end, round(min(300.0, height), 1), round(20 + 25 * rng.random(), 1))


def _over(cell: int) -> Spot:
    """Over a cell, a little nearer to the middle, so that dice fall onto the plate."""
    x, y, _ = place(CELLS[cell].x, CELLS[cell].y, CELLS[cell].z)
    return (round(0.75 * x, 1), round(0.75 * y, 1))


def top(view: TrullaState, start: Spot, end: Spot) -> float:
    """How high the tallest die near the way stands."""
    highest = 0.0
    for die in view.dice.values():
        pose = die.pose
        if pose is not None and pose.z > highest and _away((pose.x, pose.y), start, end) < NEAR:
            highest = pose.z
    return highest


def _away(spot: Spot, start: Spot, end: Spot) -> float:
    """How far a place lies from a way, seen from above."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = dx * dx + dy * dy
    share = 0.0 if long == 0 else max(0.0, min(1.0, ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / long))
    return hypot(spot[0] - start[0] - share * dx, spot[1] - start[1] - share * dy)


def gain(view: TrullaState, way: Ladle, rng: Random) -> float:
    """My faces against the best other side's, if it goes like this."""
    after = view.copy()
    assert isinstance(after, TrullaState)
    after.action = way.move()
    space = after.outcome_of(after.action)
    return shown(view, space.result(simulate_action(space, rng, False, PREVIEW_TIMEOUT).outcome))


def shown(view: TrullaState, result: ActionResult) -> float:
    """What the dice on the plate are worth for the side that pours."""
    faces = [0.0] * view.sides
    for die in result.now(view.dice).values():
        if die.standing.how == SEATED:
            faces[die.colour] += OUTER[die.standing.cell] + LYING
    mine = view.side()
    return faces[mine] - max(theirs for side, theirs in enumerate(faces) if side != mine)


def trembled(way: Ladle, errors: tuple[float, float, float], rng: Random) -> Ladle:
    """The way the hand really pours."""
    beside, high, uneven = errors
    start = (round(way.start[0] + beside * normal(rng), 1), round(way.start[1] + beside * normal(rng), 1))
    end = (round(way.end[0] + beside * normal(rng), 1), round(way.end[1] + beside * normal(rng), 1))
    height = max(16.0, min(300.0, way.height + high * normal(rng)))
    rate = max(5.0, min(180.0, way.rate * (1 + abs(uneven * normal(rng)))))
    return Ladle(way.count, start, end, round(height, 1), round(rate, 1))
