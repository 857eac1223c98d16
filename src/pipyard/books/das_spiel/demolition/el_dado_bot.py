"""What bots know of El Dado: the lead, and what lies open for the next player."""

from pipyard.books.das_spiel.demolition.el_dado import ElDadoState
from pipyard.vocabulary import *


def outlook(state: ElDadoState, seat: int) -> float:
    """My lead, less what lies open for the next player."""
    open_to_next = max([state.values[state.pile.at(place)] for place in state.pile.free_cells()], default=0)
    return ahead(state.drawn_scores(), seat) - (open_to_next if state.seat != seat else -open_to_next)
