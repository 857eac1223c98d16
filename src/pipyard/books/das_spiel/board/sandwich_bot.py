"""What bots know of Sandwich: the dice that are left, and those that can be caught."""

from pipyard.books.das_spiel.board.sandwich import SandwichState
from pipyard.vocabulary import *


def outlook(state: SandwichState, seat: int) -> float:
    """My dice against the best enemy's, and who stands with an enemy on one side and an open funnel on the other."""
    theirs = max([state.left[other] for other in range(state.seats) if other != seat])
    worth = 10.0 * (state.left[seat] - theirs)
    for place in range(BASE):
        owner = state.pile.at(place)
        if owner != EMPTY and exposed(state, place):
            worth += -2.0 if owner == seat else 1.0
    return worth


def exposed(state: SandwichState, place: int) -> bool:
    """Whether one more enemy die could catch the die of a funnel."""
    pile = state.pile
    owner = pile.at(place)
    for direction in range(6):
        one: int = NEXT[place][direction]
        other: int = NEXT[place][direction ^ 1]
        if one >= 0 and other >= 0 and pile.at(one) != EMPTY and pile.at(one) != owner and pile.at(other) == EMPTY:
            return True
    return False
