"""What bots know of Flea Chase: towards the goal, and there to the outside."""

from pipyard.books.das_spiel.tactics.flea_chase import FACES, FleaChaseState
from pipyard.vocabulary import *


def outlook(state: FleaChaseState, seat: int) -> float:
    """Towards the goal, and there to the outside."""
    mine = state.pile.cells_of(seat)
    return sum([2.0 * min(int(AT[place][2]), 5) + 0.5 * int(FACES[place]) for place in mine])
