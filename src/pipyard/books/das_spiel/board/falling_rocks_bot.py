"""What bots know of Falling Rocks: the way that is behind the dice."""

from pipyard.books.das_spiel.board.falling_rocks import FallingRocksState
from pipyard.vocabulary import *


def outlook(state: FallingRocksState, seat: int) -> float:
    """Dice at home, the way the others still have to go, and the same of the best enemy."""
    worth = [standing(state, one) for one in AXES]
    return worth[seat] - 0.5 * max([worth[one] for one in AXES if one != seat])


def standing(state: FallingRocksState, seat: int) -> float:
    return 3.0 * state.home[seat] - sum([int(AT[place][seat]) for place in plate_dice(state.pile, seat)])
