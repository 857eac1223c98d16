"""What bots know of Triangle: how near everybody is to the best triangle."""

from pipyard.books.das_spiel.board.triangle import TRIANGLES, TriangleState
from pipyard.vocabulary import *

WORTH: list[list[int]] = [[3 if place in triangle else -distance(place, triangle[2]) for place in range(BASE)] for triangle in TRIANGLES]
"""For every triangle and funnel, what a die there is worth to it: 3 inside, else the way to its middle lost."""


def outlook(state: TriangleState, seat: int) -> float:
    """How near I am to the best triangle, against the nearest of the others."""
    near = [nearness(state, one) for one in AXES]
    return near[seat] - 0.6 * max([near[one] for one in AXES if one != seat])


def nearness(state: TriangleState, seat: int) -> float:
    """Dice in place in the best triangle, less how far the others are from its middle."""
    dice = [place for row in state.rows[3 * seat : 3 * seat + 3] for place in row if place < BASE]
    best = -100
    for worth in WORTH:
        total = 0
        for place in dice:
            total += worth[place]
        best = max(best, total)
    return best - 6.0 * (6 - len(dice))
