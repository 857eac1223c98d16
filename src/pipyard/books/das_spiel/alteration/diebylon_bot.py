"""What bots know of Diebylon: how far the dice are from the better corner."""

from pipyard.books.das_spiel.alteration.diebylon import DiebylonState
from pipyard.vocabulary import *


def outlook(state: DiebylonState, seat: int) -> float:
    """Dice in the better goal corner, and how far the others are from it."""
    best = -1000.0
    for axis in AXES:
        if axis != seat:
            away = sum([8.0 - float(AT[place][axis]) for place in state.pile.cells_of(seat)])
            best = max(best, -away)
    return best
