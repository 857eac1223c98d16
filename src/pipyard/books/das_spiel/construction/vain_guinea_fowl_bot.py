"""What bots know of the Vain Guinea Fowl: few dice left, and whether the one in hand fits anywhere."""

from pipyard.books.das_spiel.construction.vain_guinea_fowl import VainGuineaFowlState, fits


def outlook(state: VainGuineaFowlState, seat: int) -> float:
    if state.hand[seat] < 0:
        return float(-state.dice[seat])
    fitting = any([fits(state.hand[seat], place) for place in state.open_cells()])
    return (0.5 if fitting else 0.1) - state.dice[seat]
