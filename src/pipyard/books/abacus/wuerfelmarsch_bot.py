"""What bots know of Würfelmarsch: the foremost die, its company, and what was captured."""

from pipyard.books.abacus.wuerfelmarsch import WuerfelmarschState
from pipyard.vocabulary import *


def outlook(state: WuerfelmarschState, seat: int) -> float:
    """The foremost die, the company it has, and what was captured."""
    mine = state.dice(seat)
    heights = [int(AT[place][seat]) for place in mine]
    return 2.0 * max(heights, default=0) + 0.2 * sum(heights) + 1.5 * len(mine) + state.drawn_scores()[seat]
