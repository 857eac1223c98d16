"""What bots know of Race: what the dice would score now, and how far they have come."""

from pipyard.books.das_spiel.board.race import RaceState
from pipyard.vocabulary import *


def outlook(state: RaceState, seat: int) -> float:
    """What I would score now and how far my dice have come, against the best of the others."""
    worth = [standing(state, one) for one in range(state.seats)]
    return worth[seat] - 0.3 * max([worth[one] for one in range(state.seats) if one != seat])


def standing(state: RaceState, seat: int) -> float:
    total = 0.0
    for place in plate_dice(state.pile, seat):
        total += 4.0 * min(4, int(AT[place][0])) + state.worth(place)
    return total
