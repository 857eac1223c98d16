"""The tremor of a hand: from the intended shot to the actual one."""

from __future__ import annotations

from math import cos, exp, log, pi, sqrt
from random import Random
from typing import Final

from pipyard.core.errors import Unparsable
from pipyard.core.notation import Atom, Move, Outcome
from pipyard.core.space import Space, Steps
from pipyard.core.text import because, quoted
from pipyard.dice.pose import any_turn, decimal, short, unit
from pipyard.dice.shot import RANGES, ROLL_SPEED, Shot

NOISE: Final[dict[str, tuple[float, float, float, float]]] = {
    "beginner": (4.0, 0.12, 8.0, 0.10),
    "club": (2.0, 0.06, 4.0, 0.05),
    "master": (0.8, 0.025, 2.0, 0.02),
}
"""Standard deviations of aim (degrees), speed (relative), spin (rad/s) and lift."""


def normal(rng: Random) -> float:
    """A normally distributed number, from ``rng.random()`` alone."""
    return sqrt(-2 * log(1 - rng.random())) * cos(2 * pi * rng.random())


def _limited(key: str, value: float, highest: float = 0.0) -> float:
    low, high = RANGES[key]
    return max(low, min(highest or high, value))


def trembled(shot: Shot, level: str, rng: Random) -> Shot:
    """The actual shot when a hand of some level tries it."""
    aim, speed, spin, lift = NOISE[level]
    new = shot.copy()
    new.aim = round(_limited("aim", shot.aim + aim * normal(rng)), 3)
    new.speed = round(_limited("speed", shot.speed * exp(speed * normal(rng)), ROLL_SPEED if shot.kind == "roll" else 0.0), 3)
    if shot.kind != "roll":
        new.spin = round(_limited("spin", shot.spin + spin * normal(rng)), 3)
        new.lift = round(_limited("lift", shot.lift + lift * normal(rng)), 3)
    return new


class Hand(Space):
    """The actual shot as an outcome: the requested tremor, and the tumble of a rolled die."""

    __slots__ = ("level", "shot")

    def __init__(self, shot: Shot, level: str) -> None:
        self.shot: Shot = shot
        self.level: str = level

    def keys(self) -> list[str]:
        rolled = self.shot.kind == "roll"
        trembling = ["aim", "speed"] if rolled else ["aim", "speed", "spin", "lift"]
        return (trembling if self.level else []) + (["turn", "axis"] if rolled else [])

    def sample(self, rng: Random) -> Move:
        shot = trembled(self.shot, self.level, rng) if self.level else self.shot.copy()
        if shot.kind == "roll":
            shot.turn = any_turn(rng.random(), rng.random(), rng.random())
            up = 2 * rng.random() - 1
            turned = any_turn(0.0, rng.random(), 0.0)
            out = sqrt(1 - up * up)
            shot.axis = (out * turned[1], out * turned[2], up)
        return self.written(shot)

    def written(self, shot: Shot) -> Move:
        values = {"aim": [shot.aim], "speed": [shot.speed], "spin": [shot.spin], "lift": [shot.lift]}
        values.update({"turn": list(shot.turn), "axis": list(shot.axis)})
        return Move(*[f"{key}={','.join([short(value, 4) for value in values[key]])}" for key in self.keys()])

    def applied(self, outcome: Outcome) -> Shot:
        """The shot as executed."""
        shot = self.shot.copy()
        for atom in outcome.atoms:
            key, _, text = str(atom).partition("=")
            values = [float(part) for part in text.split(",")]
            if key == "turn":
                shot.turn = unit((values[0], values[1], values[2], values[3]))
            elif key == "axis":
                shot.axis = (values[0], values[1], values[2])
            elif key == "aim":
                shot.aim = values[0]
            elif key == "speed":
                shot.speed = values[0]
            elif key == "spin":
                shot.spin = values[0]
            else:
                shot.lift = values[0]
        return shot

    def contains(self, move: Move) -> bool:
        if [str(atom).partition("=")[0] for atom in move.atoms] != self.keys():
            return False
        for atom in move.atoms:
            key, _, text = str(atom).partition("=")
            values = [decimal(part) for part in text.split(",")]
            numbers = [value for value in values if value is not None]
            if len(numbers) != len(values) or len(values) != {"turn": 4, "axis": 3}.get(key, 1):
                return False
            if key in RANGES and _limited(key, numbers[0]) != numbers[0]:
                return False
            if key not in RANGES and abs(sum([value * value for value in numbers]) - 1) > 0.02:
                return False
        return True

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        """Typed, not picked."""
        return Steps([], self.contains(Move(*prefix)))

    def parse(self, text: str) -> Move:
        move = Move(*text.split())
        if not self.contains(move):
            raise Unparsable(because("why-does-not-tell-what-the", what=quoted(text), keys=", ".join(self.keys())))
        return move
