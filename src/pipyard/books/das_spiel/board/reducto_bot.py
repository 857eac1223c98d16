"""What bots know of Reducto: the lead, and what lies ready for the next player; the end is searched through."""

from pipyard.books.das_spiel.board.reducto import WORTH, ReductoState
from pipyard.vocabulary import *

LEVELS = "endgame"


def outlook(state: ReductoState, seat: int) -> float:
    """My lead, less the best die that lies ready for the next player."""
    points = state.drawn_scores()
    lead = points[seat] - max([theirs for other, theirs in enumerate(points) if other != seat])
    ready = max([WORTH[state.pile.at(move.at)] for move in state.offered if move.verb == "jump"], default=0)
    return lead + (0.5 * ready if state.seat == seat else -0.7 * ready)
