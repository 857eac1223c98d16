"""What bots know of Smuggling: who is across, who is on the way, who is in danger; the end is searched through."""

from pipyard.books.das_spiel.board.smuggling import CUSTOMS, SMUGGLERS, SmugglingState
from pipyard.vocabulary import *

LEVELS = "endgame"


def outlook(state: SmugglingState, seat: int) -> float:
    """Smugglers across, smugglers left and how far they have come, less those an officer could jump over now."""
    way = sum([8 - int(AT[place][0]) for place in plate_dice(state.pile, SMUGGLERS)])
    worth = 12.0 * state.arrived + 10.0 * state.alive + way - 8.0 * in_danger(state)
    return worth if seat == SMUGGLERS else -worth


def in_danger(state: SmugglingState) -> int:
    """How many smugglers stand beside an officer with an empty funnel behind them."""
    caught: set[int] = set()
    for place in plate_dice(state.pile, CUSTOMS):
        for direction in range(6):
            over: int = NEXT[place][direction]
            if over >= 0 and state.pile.at(over) == SMUGGLERS and AT[over][0] > 0:
                end: int = NEXT[over][direction]
                if end >= 0 and state.pile.at(end) == EMPTY:
                    caught.add(over)
    return len(caught)
