"""What bots know of Flickers: the lead on the plate."""

from pipyard.books.das_spiel.skill.flickers import FlickersState
from pipyard.vocabulary import *


def outlook(state: FlickersState, seat: int) -> float:
    return ahead(state.drawn_scores(), seat)
