"""What bots know of Slipped: when it is time to claim."""

from pipyard.books.das_spiel.alteration.slipped import SlippedState


def outlook(state: SlippedState, seat: int) -> float:
    """Almost nothing can be seen before a card is fulfilled: then it is time to claim."""
    return 1.0 if state.holds(seat) and seat not in state.out else 0.0
