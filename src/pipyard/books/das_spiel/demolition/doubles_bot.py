"""What bots know of Doubles: the lead, and what may still be taken."""

from pipyard.books.das_spiel.demolition.doubles import DoublesState
from pipyard.vocabulary import *


def outlook(state: DoublesState, seat: int) -> float:
    return ahead(state.taken, seat) + (0.8 * state.credit if state.seat == seat else -0.8 * state.credit)
