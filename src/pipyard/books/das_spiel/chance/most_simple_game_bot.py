"""What bots know of the Most Simple Game: the lead, and what lies open."""

from pipyard.books.das_spiel.chance.most_simple_game import MostSimpleGameState


def outlook(state: MostSimpleGameState, seat: int) -> float:
    """My lead in outer faces, and what lies open for whom."""
    return state.lead(state.faces(), seat) + 0.4 * state.open_faces(seat)
