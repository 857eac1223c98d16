"""What bots know of Ruins: the dice used, and whom the next funnels call."""

from pipyard.books.das_spiel.construction.ruins import RuinsState, called
from pipyard.vocabulary import *


def outlook(state: RuinsState, seat: int) -> float:
    """My lead in dice used, and whom the funnels call that lack one die, if one of the others puts it."""
    pile = state.pile
    worth = state.lead(state.used(), seat)
    for place in range(BASE, SIZE):
        if pile.held[place] == 2:
            a, b = [int(pile.colour[under]) for under in UNDER[place] if pile.occupied(under)]
            for third in range(3):
                if third != seat:
                    side = called(a, b, third)
                    worth += 0.4 if side == seat else -0.2 if side >= 0 else 0.0
    return worth
