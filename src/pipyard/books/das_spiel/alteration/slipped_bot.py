"""What bots know of Slipped: when it is time to claim."""

from pipyard.books.das_spiel.alteration.slipped import SlippedState
from pipyard.core.notation import Move


def outlook(state: SlippedState, seat: int) -> float:
    """Almost nothing can be seen before a card is fulfilled: then it is time to claim."""
    return 1.0 if state.holds(seat) and seat not in state.out else 0.0


def absurd(state: SlippedState, seat: int, move: Move) -> bool:
    """Calling with a card that is not fulfilled. Everything it needs is open to whoever holds it, and a wrong call ends one's game."""
    return move.verb == "claim" and not state.holds(seat)
