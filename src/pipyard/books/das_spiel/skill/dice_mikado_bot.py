"""What bots know of Dice Mikado: the best try, and how this one goes."""

from pipyard.books.das_spiel.skill.dice_mikado import DiceMikadoState


def outlook(state: DiceMikadoState, seat: int) -> float:
    return float(max(state.counts()[seat], state.taken if seat == state.seat else 0))
