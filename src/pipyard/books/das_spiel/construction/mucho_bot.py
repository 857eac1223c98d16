"""What bots know of Mucho: the sums, and what is still to come."""

from pipyard.books.das_spiel.construction.mucho import COST, MuchoState


def outlook(state: MuchoState, seat: int) -> float:
    """My sum with what the faces still to come are worth on average, against the better of the others."""
    worth = [state.sums[one] + 3.5 * state.faces_left[one] - (COST * state.left[one] if state.domino else 0) for one in range(3)]
    return worth[seat] - max([worth[one] for one in range(3) if one != seat])
