"""What bots know of the Forbidden Number: the lead, and what a forbidden roll would cost."""

from pipyard.books.das_spiel.chance.forbidden_number import ForbiddenNumberState
from pipyard.vocabulary import *


def outlook(state: ForbiddenNumberState, seat: int) -> float:
    """My lead in outer faces and what lies open for whom; one turn in six costs what of mine is free."""
    at_risk = sum([float(OUTER[place]) for place in state.free_own(seat)])
    return state.lead(state.faces(), seat) + 0.4 * state.open_faces(seat) - at_risk / 6
