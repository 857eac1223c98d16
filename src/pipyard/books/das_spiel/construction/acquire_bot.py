"""What bots know of Acquire: the stocks, and what the next level threatens."""

from pipyard.books.das_spiel.construction.acquire import AcquireState
from pipyard.vocabulary import *


def outlook(state: AcquireState, seat: int) -> float:
    """My stock against the others', and the dangers one level up: three of mine under a funnel are worth 8 to everybody else."""
    worth = state.lead(state.stock, seat)
    for place in state.pile.funnel_cells():
        if LEVEL[place] == state.level + 1:
            colours = [state.pile.at(under) for under in UNDER[place]]
            own = colours.count(seat)
            if own >= 2:
                worth -= own
            elif own == 0:
                worth += 1.0
    return worth
