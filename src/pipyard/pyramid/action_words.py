"""Actions in words instead of numbers: ``throw middle``, ``flick 5,1,1 high``, ``ladle 12 left softly``.

Instead of nine numbers, a player gives the landing place and the manner. The hand then acts exactly so; the outcome is decided by physics.
"""

from __future__ import annotations

from math import atan2, cos, degrees, pi, radians, sin, sqrt, tan
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.errors import Illegal, PipyardError
from pipyard.core.notation import Atom, Move, kind, read
from pipyard.core.space import Steps
from pipyard.core.text import Text, because
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import GRAVITY
from pipyard.pyramid.action_fields import Rig, forms
from pipyard.pyramid.action_notation import read_action
from pipyard.pyramid.action_space import Handlings
from pipyard.pyramid.actions import Action, Flick, Ladle, Throw
from pipyard.pyramid.cells import BASE, CELLS, UNDER, Cell, cells
from pipyard.pyramid.geometry import EDGE, TABLE, before_side, place
from pipyard.pyramid.outcome import LyingDie

AIMS: Final[dict[str, tuple[float, float]]] = {
    "middle": (0.0, 0.0),
    "left": (-40.0, -10.0),
    "right": (40.0, -10.0),
    "near": (0.0, -35.0),
    "far": (0.0, 28.0),
}
"""Words for places on the plate, as seen from the player's side: millimetres to the right and ahead of the middle."""
MANNERS: Final = ("softly", "hard", "high")
FLIGHT: Final[dict[str, float]] = {"": 0.26, "softly": 0.22, "hard": 0.15, "high": 0.36}
"""The flight time of a throw in seconds."""
RISE: Final[dict[str, float]] = {"": 45.0, "softly": 50.0, "hard": 35.0, "high": 58.0}
"""The elevation of a flick, in degrees."""
POUR: Final[dict[str, tuple[float, float]]] = {"": (45.0, 40.0), "softly": (40.0, 20.0), "hard": (60.0, 150.0), "high": (110.0, 40.0)}
"""The height of a ladle above the dice, in millimetres, and its tilting speed, in degrees a second."""
THROW_MARGIN: Final = 5.0
"""The extra distance from which a die is thrown, in millimetres."""


def _aim(token: str) -> Atom | None:
    if token in AIMS:
        return token
    try:
        return CELLS[cells(token)[0]]
    except (KeyError, IndexError):
        return None


kind("AIM", _aim, because("part-aim", aims=", ".join(AIMS)))
kind("MANNER", lambda token: token if token in MANNERS else None, because("part-manner", manners=", ".join(MANNERS)))

AIMED: Final[dict[str, tuple[str, ...]]] = {
    "throw": ("throw AIM", "throw AIM MANNER"),
    "flick": ("flick AIM", "flick AIM MANNER"),
    "ladle": ("ladle NUMBER AIM", "ladle NUMBER AIM MANNER"),
}


def aimed_forms(*verbs: str) -> tuple[str, ...]:
    """The forms of some verbs, by numbers and by words, for ``Game.forms``."""
    return (*[form for verb in verbs for form in AIMED.get(verb, ())], *forms(*verbs))


def goal(aim: Atom, side: int) -> Vector:
    """The target of an aim for a player at a side, slightly above the resting height of a die."""
    if isinstance(aim, Cell):
        x, y, z = place(aim.x, aim.y, aim.z)
        return (x, y, z + EDGE / 2)
    right, ahead = AIMS[str(aim)]
    x, y = before_side(side, 100.0)
    far = sqrt(x * x + y * y)
    ux, uy = -x / far, -y / far
    return (ahead * ux + right * uy, ahead * uy - right * ux, EDGE / 2)


def thrown_at(
    target: Vector, rig: Rig, flight: float = FLIGHT[""], height: float = 60.0, along: float = 0.0, more: float = THROW_MARGIN
) -> Throw:
    """A throw from the player's side that lands at a place after a time, if nothing is in its way."""
    x, y = before_side(max(0, rig.side), max(rig.distance, 20.0) + more, along)
    z = max(50.0, min(400.0, height))
    gone = ((target[0] - x) / 1000, (target[1] - y) / 1000, (target[2] - z) / 1000)
    speed = (gone[0] / flight, gone[1] / flight, gone[2] / flight + GRAVITY * flight / 2)
    size = sqrt(speed[0] ** 2 + speed[1] ** 2 + speed[2] ** 2)
    less = min(1.0, 2.999 / size)
    velocity = (round(speed[0] * less, 3), round(speed[1] * less, 3), round(speed[2] * less, 3))
    return Throw((round(x, 1), round(y, 1), z), velocity)


def flicked_at(target: Vector, rig: Rig, rise: float = RISE[""], along: float = 0.0) -> Flick:
    """A flick from the line at the player's side that lands at a place."""
    x, y = before_side(max(0, rig.side), max(rig.distance, 20.0), along)
    dx, dy = (target[0] - x) / 1000, (target[1] - y) / 1000
    far = sqrt(dx * dx + dy * dy)
    up = (target[2] - TABLE - EDGE / 2) / 1000
    if far * tan(radians(rise)) < up + 0.01:
        rise = 60.0
    steep = max(0.01, far * tan(radians(rise)) - up)
    speed = far / cos(radians(rise)) * sqrt(GRAVITY / (2 * steep))
    return Flick(round(x, 1), round(y, 1), round(degrees(atan2(dy, dx)), 2), rise, round(max(0.1, min(3.0, speed)), 3))


def poured_at(count: int, target: Vector, rig: Rig, manner: str = "", top: float = 0.0) -> Ladle:
    """A ladle moved across a place, from left to right as the player sees it."""
    x, y = before_side(max(0, rig.side), 100.0)
    far = sqrt(x * x + y * y)
    ux, uy = -x / far, -y / far
    reach = min(45.0, 12.0 + 2.0 * count)
    start = (round(target[0] - reach * uy, 1), round(target[1] + reach * ux, 1))
    end = (round(target[0] + reach * uy, 1), round(target[1] - reach * ux, 1))
    height, rate = POUR[manner]
    return Ladle(count, start, end, round(min(300.0, max(0.0, top) + height), 1), rate)


def spun(throw: Throw, rng: Random, most: float) -> Throw:
    """A throw with some spin about any axis."""
    around, up = 2 * pi * rng.random(), 2 * rng.random() - 1
    flat = sqrt(1 - up * up)
    size = most * rng.random()
    return Throw(throw.at, throw.velocity, (round(size * flat * cos(around), 2), round(size * flat * sin(around), 2), round(size * up, 2)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimings(Handlings):
    """A player's actions by numbers or by words; step-by-step picking offers words."""

    __slots__ = ("least",)

    def __init__(self, verbs: tuple[str, ...], rig: Rig, before: dict[int, LyingDie], hand: int = 1, least: int = 1) -> None:
        super().__init__(verbs, rig, before, hand)
        self.least: int = least

    def action(self, move: Move) -> Action:
        """The action of a move, in numbers."""
        verb, atoms = move.verb, list(move.atoms[1:])
        count = 0
        if verb == "ladle" and atoms and isinstance(atoms[0], int):
            count = atoms[0]
            atoms = atoms[1:]
        first = atoms[0] if atoms else 0
        if verb not in AIMED or not (isinstance(first, Cell) or str(first) in AIMS):
            return read_action(move, self.rig)
        manner = str(atoms[1]) if len(atoms) > 1 else ""
        if len(atoms) > 2 or (manner and manner not in MANNERS):
            raise Illegal(because("why-after-the-aim-follows-how", manners=", ".join(MANNERS)))
        there = goal(first, max(0, self.rig.side))
        if verb == "throw":
            return thrown_at(there, self.rig, FLIGHT[manner], 60.0 + max(0.0, there[2]))
        if verb == "flick":
            return flicked_at(there, self.rig, RISE[manner])
        return poured_at(count, there, self.rig, manner, self.highest())

    def highest(self) -> float:
        """How high the tallest die stands, in millimetres."""
        return max([die.pose.z for die in self.before.values() if die.pose is not None], default=0.0)

    def trouble(self, move: Move) -> Text | None:
        if move.verb in self.verbs:
            try:
                action = self.action(move)
            except PipyardError as error:
                return error.text
            if isinstance(action, Ladle) and action.count < self.least:
                return because("why-the-ladle-is-filled-dice", least=self.least)
            if move.verb in AIMED and (len(move.atoms) == 1 or not isinstance(move.atoms[-1], (int, float))):
                return super().trouble(action.move())
        return super().trouble(move)

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        verb = str(prefix[0]) if prefix else ""
        if verb not in AIMED or verb not in self.verbs:
            return Steps(list(self.verbs), False) if not prefix else super().steps(prefix)
        rest = list(prefix[1:])
        if verb == "ladle":
            if not rest:
                return Steps([*range(self.least, min(40, self.hand) + 1)], False)
            if self.trouble(Move(*prefix)):
                return Steps([], False)
            rest = rest[1:]
        elif self.trouble(Move(*prefix)):
            return Steps([], False)
        if not rest:
            return Steps([atom for atom in self.aims() if self.contains(Move(*prefix, atom))], True)
        if isinstance(rest[0], (int, float)):
            return super().steps(prefix)
        return Steps([manner for manner in MANNERS if self.contains(Move(*prefix, manner))] if len(rest) == 1 else [], True)

    def aims(self) -> list[Atom]:
        """Words, and the cells where a die could come to rest."""
        full = self.full()
        return [*AIMS, *[place for place in CELLS if place.index not in full and self.stands(place.index, full)]]

    def stands(self, cell: int, full: list[int]) -> bool:
        return cell < BASE or all([int(under) in full for under in UNDER[cell]])

    def sample(self, rng: Random) -> Move:
        verb = self.verbs[int(rng.random() * len(self.verbs))]
        if verb not in AIMED:
            return super().sample(rng)
        row: list[Atom] = [verb]
        if verb == "ladle":
            row.append(self.least + int(rng.random() * (min(40, self.hand) - self.least + 1)))
        aims = self.aims()
        row.append(aims[int(rng.random() * len(aims))])
        if rng.random() < 0.3:
            row.append(MANNERS[int(rng.random() * len(MANNERS))])
        move = Move(*row)
        return move if self.contains(move) else Move(*row[: 2 if verb == "ladle" else 1])

    def parse(self, text: str) -> Move:
        return read(text, aimed_forms(*self.verbs), "the hand")
