"""What bots know of Up and Down: a judgement for each of its three versions."""

from pipyard.books.das_spiel.chance.up_and_down import UpAndDownState
from pipyard.vocabulary import *


def outlook(state: UpAndDownState, seat: int) -> float:
    """Building: outer faces, open places and what may have to come off. Demolition: own dice off, and those that may follow.
    Colours: the lead, less the best die that lies open for the next."""
    if state.version == "build":
        at_risk = sum([float(OUTER[place]) for place in state.free_own(seat % 3)])
        return state.lead(state.faces(), seat) + 0.4 * state.open_faces(seat) - at_risk / 4
    if state.version == "demolish":
        ready = len(state.free_own(seat % 3)) - 0.5 * max([len(state.free_own(side)) for side in range(3) if side != seat % 3])
        return state.lead(state.stock, seat) + 0.4 * ready
    open_now = max([state.values[state.pile.at(place)] for place in state.pile.free_cells()], default=0)
    return state.lead(state.drawn_scores(), seat) + (0.5 if state.seat == seat else -0.5) * open_now
