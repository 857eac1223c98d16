"""What bots know of Favourite: the neighbour should lead."""

from pipyard.books.das_spiel.demolition.favourite import FavouriteState
from pipyard.vocabulary import *


def outlook(state: FavouriteState, seat: int) -> float:
    """My right-hand neighbour should lead, and neither I nor the others; what the next one must take counts already."""
    scores = state.drawn_scores()
    if not state.pile.empty():
        scores[state.seat] += state.worth[min([state.pile.at(place) for place in state.pile.free_cells()])]
    return ahead(scores, (seat - 1) % state.seats)
