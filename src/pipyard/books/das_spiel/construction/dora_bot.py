"""What bots know of DoRa: the lead, and whose the funnel to be filled is."""

from pipyard.books.das_spiel.construction.dora import DoraState


def outlook(state: DoraState, seat: int) -> float:
    """Dice I have got rid of, against the best other; a funnel that falls to me is as good as filled."""
    mine = state.lead(state.drawn_scores(), seat)
    return mine if state.filling < 0 else mine + (1.0 if state.filler == seat else -1.0)
