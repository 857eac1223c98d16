"""What bots know of Slide: how long the best run in a chain is."""

from pipyard.books.das_spiel.alteration.slide import SlideState, longest_run


def outlook(state: SlideState, seat: int) -> float:
    """The longest run of one number, or of numbers in order, in my chain."""
    chain = state.chain(seat)
    return float(max([longest_run(chain, step) for step in (0, 1, -1)]))
