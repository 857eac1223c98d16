"""What bots know of the Pharaoh's Curse: the way to the corner, and how much of it is open."""

from pipyard.books.das_spiel.board.pharaohs_curse import GREEN, PharaohsCurseState
from pipyard.vocabulary import *


def outlook(state: PharaohsCurseState, seat: int) -> float:
    """The own way, and how many swaps forward are open in a row, against the best of the others."""
    worth = [2.0 * int(AT[state.explorer[one]][one]) + 1.5 * open_way(state, one, state.explorer[one]) for one in AXES]
    return worth[seat] - 0.4 * max([worth[one] for one in AXES if one != seat])


def open_way(state: PharaohsCurseState, seat: int, place: int) -> int:
    """How many swaps towards the own corner are possible one after the other without a turn."""
    pile = state.pile
    own = UP[pile.turned[state.explorer[seat]]]
    best = 0
    for direction in range(6):
        if GROWS[direction] == seat:
            end: int = NEXT[place][direction]
            if end >= 0 and pile.at(end) == GREEN and own[SHRINKS[direction]] == UP[pile.turned[end]][seat]:
                best = max(best, 1 + open_way(state, seat, end))
    return best
