"""What bots know of Finish: how far the dice still have to go."""

from pipyard.books.das_spiel.tactics.finish import FinishState
from pipyard.vocabulary import *


def outlook(state: FinishState, seat: int) -> float:
    """How far my dice still have to go, less for those that wait on a foreign edge."""
    away = sum([float(AT[place][seat]) + 0.5 * (place >= BASE) for place in state.pile.cells_of(seat)])
    return 3.0 * state.drawn_scores()[seat] - away
