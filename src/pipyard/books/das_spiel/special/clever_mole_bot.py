"""What bots know of the Clever Mole: the lead."""

from pipyard.books.das_spiel.special.clever_mole import CleverMoleState
from pipyard.vocabulary import *


def outlook(state: CleverMoleState, seat: int) -> float:
    return ahead(state.points, seat)
