"""What bots know of My Game: the lead, one move ahead."""

from pipyard.books.my_game.my_game import MyGameState


def outlook(state: MyGameState, seat: int) -> float:
    """One move ahead is all a sheet of switches needs."""
    scores = state.counted()
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0)) - 0.01 * state.stock[seat] - 0.001 * state.acted
