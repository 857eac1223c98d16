"""What bots know of Hide Away: the lead in what counts."""

from pipyard.books.das_spiel.skill.hide_away import HideAwayState


def outlook(state: HideAwayState, seat: int) -> float:
    counts = state.counts()
    others = [count for other, count in enumerate(counts) if other != seat]
    if state.opponent:
        return sum(others) / len(others) - counts[seat]
    return float(counts[seat] - max(others))
