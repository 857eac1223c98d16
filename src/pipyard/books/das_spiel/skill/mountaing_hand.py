"""Hands that mount: they draw out the lowest row die by die and put a new one wherever two carry it, the lowest places first.

A fall ends the attempt but takes nothing away, so they go on until something falls, the time is over or there is no place left.
"""

from __future__ import annotations

from random import Random

from pipyard.books.das_spiel.skill.mountaing import FARTHEST, SPOTS, Balconies, MountaingState, Mountings, Spot
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.dice.shot_tremor import normal
from pipyard.hands.intention import turned_nearly
from pipyard.hands.level import NONE, clever, steady
from pipyard.pyramid.actions import Place, Pull, outward
from pipyard.pyramid.cells import BASE, xyz
from pipyard.pyramid.geometry import TURNS, place

ERRORS: dict[str, tuple[float, float, float]] = {"beginner": (2.2, 7.0, 2.0), "club": (1.1, 3.5, 1.0), "master": (0.4, 1.2, 0.4)}
"""How far from its place a die is put (millimetres), how it is turned there (degrees), and how much too short a draw is (millimetres)."""
ROW = [cell for cell in range(BASE) if min(xyz(cell)) == 0]
"""The lowest row all round."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    assert isinstance(view, MountaingState)
    if view.by_hand:
        return view.moves(seat).sample(rng)
    seen = Balconies(view.dice)
    errors = ERRORS[steady(level)]
    anyhow = clever(level) == NONE
    carried = [spot for spot in SPOTS if seen.carried(spot)] if view.hand() else []
    space = Mountings(view.dice, view.hand())
    wanted = shuffled(carried, rng) if anyhow else sorted(carried, key=sum, reverse=True)
    for spot in wanted[:4]:
        for _ in range(4):
            move = put(spot, errors, rng)
            if space.contains(move):
                return move
    inside = [cell for cell in ROW if cell not in seen.out]
    if not inside or not view.hand():
        return Move("stop")
    near = inside if anyhow else [cell for cell in inside if touches(cell, seen)] or inside
    return draw(near[int(rng.random() * len(near))], errors, rng)


def shuffled(spots: list[Spot], rng: Random) -> list[Spot]:
    """The same in any order."""
    return [spot for _, spot in sorted((rng.random(), spot) for spot in spots)]


def touches(cell: int, seen: Balconies) -> bool:
    """Whether a neighbour of the row is out already, so that a balcony is made."""
    x, y, z = xyz(cell)
    return any(sum(abs(a - b) for a, b in zip((x, y, z), xyz(other), strict=True)) == 2 for other in seen.out)


def draw(cell: int, errors: tuple[float, float, float], rng: Random) -> Move:
    """A die is drawn straight out of its side; a corner die out of both."""
    far = max(1.0, min(FARTHEST, FARTHEST - abs(errors[2] * normal(rng))))
    return Pull(cell, outward(cell), round(far, 2), 0.03, 5.0).move()


def put(spot: Spot, errors: tuple[float, float, float], rng: Random) -> Move:
    """A die is put where it should be, nearly."""
    x, y, z = place(*spot)
    far, turn = errors[0], turned_nearly(TURNS[0], errors[1], rng)
    at = (round(x + far * normal(rng), 2), round(y + far * normal(rng), 2), round(z, 2))
    return Place(at, turn, round(min(20.0, 0.5 + abs(far * normal(rng))), 2)).move()
