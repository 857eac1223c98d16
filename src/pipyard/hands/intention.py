"""Plausible actions of every kind, for games without a hand of their own.

An intention is the ideal action. Called with a tremor it returns the action the hand really makes, a different one every time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, exp, pi, radians, sin
from random import Random

from pipyard.core.notation import Move
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn, about, times
from pipyard.dice.shot_tremor import normal
from pipyard.hands.trials import Tremor, some_throw, trembled
from pipyard.pyramid.action_fields import Rig, size
from pipyard.pyramid.action_space import Handlings, leaning, turning_over
from pipyard.pyramid.action_words import MANNERS, flicked_at, goal, poured_at
from pipyard.pyramid.actions import Action, Blow, Declare, Flick, Ladle, Place, Press, Pull, Tilt
from pipyard.pyramid.cells import ABOVE, AXES, BASE, CELLS, SIZE, UNDER
from pipyard.pyramid.geometry import EDGE, SEEN, TURNS, place
from pipyard.pyramid.outcome import OFF, LyingDie

Intention = Callable[[Tremor, Random], Action]
FIRM = 0.2
"""The error of a die held in fingers, as a share of the error of a throw."""
STEEPEST_WANTED = 50.0
"""Maximum tilt a hand chooses, in degrees."""


def intention(verb: str, space: Handlings, rng: Random) -> Intention | None:
    """A random intention for a verb; None if there is nothing to act on."""
    wanting = WANTED.get(verb)
    return wanting(space, rng) if wanting is not None else None


def _any(some: list[int], rng: Random) -> int:
    return some[int(rng.random() * len(some))]


def _within(value: float, low: float, high: float, digits: int = 1) -> float:
    return round(max(low, min(high, value)), digits)


def _astray(direction: Vector, degrees: float, rng: Random) -> Vector:
    """A direction with tremor, of length about 1."""
    far = size(direction)
    x, y, z = [_within(part / far + radians(degrees) * normal(rng), -1, 1, 3) for part in direction]
    return (x, y, z)


def way_out(cell: int, full: list[int]) -> Vector:
    """The direction in which a die can be pulled, by its free faces; zero if all three are covered."""
    free = [SEEN[axis] for axis in AXES if int(ABOVE[cell][axis]) not in full]
    x, y, z = [sum([way[part] for way in free]) for part in range(3)]
    return (x, y, z)


def turned_nearly(turn: Turn, degrees: float, rng: Random) -> Turn:
    """An orientation with tremor about every axis."""
    for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)):
        turn = times(about(axis, radians(degrees) * normal(rng)), turn)
    return turn


def _lying(space: Handlings) -> list[LyingDie]:
    return [die for die in space.before.values() if die.pose is not None and die.standing.how != OFF]


def _throw(space: Handlings, rng: Random) -> Intention | None:
    meant = some_throw(list(range(BASE)), space.rig, rng)
    return (lambda tremor, rng: trembled(meant, tremor, space.rig, rng)) if space.hand else None


def some_flick(rig: Rig, rng: Random) -> Flick:
    """A flick at any cell of the plate, flat or high."""
    return flicked_at(goal(CELLS[int(BASE * rng.random())], 0), rig, 25 + 33 * rng.random(), 120 * rng.random() - 60)


def _flick(space: Handlings, rng: Random) -> Intention | None:
    meant = some_flick(space.rig, rng)
    return (lambda tremor, rng: trembled(meant, tremor, space.rig, rng)) if space.hand else None


def _blow(space: Handlings, rng: Random) -> Intention | None:
    """A breath at any die, from any side and slightly above."""
    lying = _lying(space)
    if not lying:
        return None
    pose = lying[int(rng.random() * len(lying))].pose
    assert pose is not None
    around, away, higher = 2 * pi * rng.random(), 90 + 120 * rng.random(), 10 + 40 * rng.random()
    strength, seconds = 0.15 + 0.7 * rng.random(), round(0.2 + 0.6 * rng.random(), 2)
    mouth = (pose.x + away * cos(around), pose.y + away * sin(around), pose.z + higher)

    def action(tremor: Tremor, rng: Random) -> Blow:
        x, y, z = [round(part + tremor.place * normal(rng), 1) for part in mouth]
        toward = _astray((pose.x - x, pose.y - y, pose.z - z), tremor.direction, rng)
        return Blow((x, y, z), toward, _within(strength * exp(tremor.speed * normal(rng)), 0, 1, 2), seconds)

    return action


def _pull(space: Handlings, rng: Random) -> Intention | None:
    """A pull at a die, away from its free faces, mostly all the way out."""
    full = space.full()
    open_ = [cell for cell in full if size(way_out(cell, full)) > 0]
    if not open_:
        return None
    cell = _any(open_, rng)
    way = way_out(cell, full)
    distance = min(space.rig.farthest, 60.0 if rng.random() < 0.8 else 4 + 12 * rng.random())
    speed = 0.05 + 0.15 * rng.random()

    def action(tremor: Tremor, rng: Random) -> Pull:
        faster = _within(speed * exp(tremor.speed * normal(rng)), 0.01, 0.5, 3)
        return Pull(cell, _astray(way, tremor.direction, rng), round(distance, 1), faster, 5.0)

    return action


def _place(space: Handlings, rng: Random) -> Intention | None:
    """A die set into any funnel, or onto the tower, in any orientation."""
    if not space.hand:
        return None
    if space.rig.ground == "table":
        at = (0.0, 0.0, float(space.top()))
    else:
        full = space.full()
        open_ = [cell for cell in range(SIZE) if cell not in full and all([int(under) in full for under in UNDER[cell]])]
        if not open_:
            return None
        cell = CELLS[_any(open_, rng)]
        at = place(cell.x, cell.y, cell.z)
    yaw = round(90 * rng.random(), 1) if space.rig.ground == "table" else None
    turned = TURNS[int(rng.random() * len(TURNS))]

    def action(tremor: Tremor, rng: Random) -> Place:
        x, y = [round(part + FIRM * tremor.place * normal(rng), 2) for part in at[:2]]
        spot, height = (x, y, round(at[2], 2)), _within(1 + FIRM * tremor.place * normal(rng), 0.2, 20, 2)
        if yaw is not None:
            return Place(spot, turned, height, yaw=yaw)
        return Place(spot, turned_nearly(turned, FIRM * tremor.direction, rng), height)

    return action


def _ladle(space: Handlings, rng: Random) -> Intention | None:
    """Some or all dice poured over any cell of the plate."""
    least, most = getattr(space, "least", 1), min(40, space.hand)
    if most < least:
        return None
    count = least + int(rng.random() * (most - least + 1))
    top = max([die.pose.z for die in _lying(space) if die.pose is not None], default=0.0)
    meant = poured_at(count, goal(CELLS[int(BASE * rng.random())], 0), space.rig, ("", *MANNERS)[int(rng.random() * 4)], top)

    def action(tremor: Tremor, rng: Random) -> Ladle:
        x0, y0, x1, y1 = [_within(part + tremor.place * normal(rng), -300, 300) for part in (*meant.start, *meant.end)]
        height = _within(meant.height + tremor.place * normal(rng), EDGE, 300)
        return Ladle(count, (x0, y0), (x1, y1), height, _within(meant.rate * exp(tremor.speed * normal(rng)), 5, 180))

    return action


def _tilt(space: Handlings, rng: Random) -> Intention | None:
    """A tilt to some side and back."""
    steepest = min(STEEPEST_WANTED, space.rig.steepest)
    direction, angle, seconds = 360 * rng.random(), steepest * (0.3 + 0.7 * rng.random()), 0.6 + 1.4 * rng.random()

    def action(tremor: Tremor, rng: Random) -> Tilt:
        angled = _within(angle * exp(tremor.speed * normal(rng)), 0, steepest)
        return Tilt(leaning(direction + tremor.direction * normal(rng), angled, seconds))

    return action


def _press(space: Handlings, rng: Random) -> Intention | None:
    """A finger on a die while the plate is turned over and back."""
    full = space.full()
    cells = [space.rig.finger] if space.rig.finger >= 0 else full
    if not cells or not full:
        return None
    cell, force, shake = _any(cells, rng), 8 + 14 * rng.random(), 6 * rng.random()
    angle, seconds = min(180.0, space.rig.steepest), 2.5 + 1.5 * rng.random()

    def action(tremor: Tremor, rng: Random) -> Press:
        return Press(cell, turning_over(_within(force * exp(tremor.speed * normal(rng)), 0, 30), angle, seconds, shake))

    return action


def _say(verb: str) -> Callable[[Handlings, Random], Intention]:
    return lambda space, rng: lambda tremor, rng: Declare(verb)


WANTED: dict[str, Callable[[Handlings, Random], Intention | None]] = {
    "throw": _throw,
    "flick": _flick,
    "blow": _blow,
    "pull": _pull,
    "place": _place,
    "ladle": _ladle,
    "tilt": _tilt,
    "press": _press,
    "done": _say("done"),
    "stop": _say("stop"),
}
"""The intention for every verb of ``action_fields.FORMS``."""


def made(wanted: Intention, tremor: Tremor, space: Handlings, rng: Random, tries: int = 8) -> Move | None:
    """The move a hand makes of an intention, tremor included; None if every attempt is illegal."""
    for _ in range(tries):
        move = wanted(tremor, rng).move()
        if space.contains(move):
            return move
    return None
