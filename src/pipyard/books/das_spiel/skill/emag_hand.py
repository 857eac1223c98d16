"""Emag: the hand puts die upon die, a little beside where it wants to, and sees which way the tower leans."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from pipyard.books.das_spiel.skill.emag import FOOT, EmagState
from pipyard.books.families.tower_shape import tower
from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.dice.orientation import INDEX
from pipyard.dice.pose import standing, yawed
from pipyard.dice.shot_tremor import normal
from pipyard.hands.level import blended
from pipyard.hands.rehearsal import words_only
from pipyard.pyramid.actions import Place
from pipyard.pyramid.geometry import EDGE, TABLE


class EmagSteadiness(Struct, frozen=True):
    """How good a hand is: deviations of the place (millimetres) and of the turn (degrees), how high above it lets go (millimetres), how
    much of the lean it makes up for with each die, and at which height it is content."""

    place: float
    turn: float
    above: float
    rights: float
    content: int


LEVELS: dict[str, EmagSteadiness] = {
    "beginner": EmagSteadiness(place=2.6, turn=8.0, above=3.0, rights=0.2, content=30),
    "club": EmagSteadiness(place=1.5, turn=4.0, above=1.2, rights=0.4, content=40),
    "master": EmagSteadiness(place=0.7, turn=1.5, above=0.4, rights=0.5, content=60),
}
"""The errors of every level, as plain numbers."""

THOUGHTLESS: dict[str, object] = {"rights": 0.0, "content": 1000}
"""Always just on top, until it falls."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    if not isinstance(view, EmagState):
        raise PipyardError(because("why-hands-play-only", game="emag"))
    return words_only(view) or stacked(view, blended(level, LEVELS, THOUGHTLESS), rng)


def stacked(view: EmagState, hand: EmagSteadiness, rng: Random) -> Move:
    """The next die: over the topmost one, and over the foot as far as the hand makes up for the lean."""
    poses = view.poses()
    top = max(poses.values(), key=lambda pose: pose.z, default=None)
    yaw = round(hand.turn * normal(rng), 1)
    if top is None:
        return Place((0.0, 0.0, TABLE + EDGE / 2), yawed(standing(6, INDEX["236"]), yaw), 0.0, yaw=yaw).move()
    if tower(poses, FOOT)[0] >= hand.content:
        return Move("stop")
    foot = poses.get(FOOT, top)
    room = EDGE / 4
    right = max(-room, min(room, hand.rights * (foot.x - top.x))) + hand.place * normal(rng)
    ahead = max(-room, min(room, hand.rights * (foot.y - top.y))) + hand.place * normal(rng)
    at = (round(top.x + right, 2), round(top.y + ahead, 2), round(top.z + EDGE, 2))
    above = min(20.0, round(hand.above * (0.5 + rng.random()), 1))
    return Place(at, yawed(standing(6, INDEX["236"]), yaw), above, yaw=yaw).move()
