"""What bots know of Witches' Dance: the longer trail, and the room each witch still has."""

from pipyard.books.das_spiel.board.witches_dance import WitchesDanceState
from pipyard.vocabulary import *


def outlook(state: WitchesDanceState, seat: int) -> float:
    """The longer trail, and how many empty funnels each witch could still walk through."""
    other = 1 - seat
    lead = state.fillers[seat] - state.fillers[other]
    return lead + 0.3 * (room(state, seat) - room(state, other)) + 0.2 * (len(state.legal(seat)) - len(state.legal(other)))


def room(state: WitchesDanceState, seat: int) -> int:
    """How many empty funnels a witch can reach by steps alone."""
    seen = {state.witch[seat]}
    reach = [state.witch[seat]]
    while reach:
        here = reach.pop()
        for direction in range(6):
            end: int = NEXT[here][direction]
            if end >= 0 and state.pile.at(end) == EMPTY and end not in seen:
                seen.add(end)
                reach.append(end)
    return len(seen) - 1
