"""What bots know of Mound Mover: how far the mountains have got, and what stands in their way."""

from pipyard.books.das_spiel.alteration.mound_mover import CORNERS, MoundMoverState
from pipyard.vocabulary import *

IN_THE_WAY = 3.0
"""What another's die in the goal costs; twice as much if it cannot leave."""


def outlook(state: MoundMoverState, seat: int) -> float:
    """My removal against the better of the others'."""
    removals = [removal(state, one) for one in AXES]
    return removals[seat] - max([removals[one] for one in AXES if one != seat])


def removal(state: MoundMoverState, seat: int) -> float:
    """How far a mountain has got, less what still stands in its way.

    The dice of others in the goal count more than a die brought there: whoever hurries to the foot of a mountain that has not
    left, buries it and waits before it for ever.
    """
    axis = (seat + 1) % 3
    worth = 0.0
    for place in state.pile.cells_of(seat):
        far: int = AT[place][axis]
        worth += 6.0 if far >= 5 else float(far)
    for place in CORNERS[axis]:
        lies = state.pile.at(place)
        if lies != EMPTY and lies != seat:
            worth -= IN_THE_WAY if state.pile.is_free(place) else 2 * IN_THE_WAY
    return worth
