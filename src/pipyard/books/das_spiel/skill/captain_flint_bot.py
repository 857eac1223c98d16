"""What bots know of Captain Flint: the score."""

from pipyard.books.das_spiel.skill.captain_flint import CaptainFlintState


def outlook(state: CaptainFlintState, seat: int) -> float:
    return float(state.drawn_scores()[seat])
