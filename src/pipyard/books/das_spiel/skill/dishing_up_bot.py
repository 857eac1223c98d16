"""What bots know of Dishing Up: how few dice are left."""

from pipyard.books.das_spiel.skill.dishing_up import DishingUpState


def outlook(state: DishingUpState, seat: int) -> float:
    return float(min([count for other, count in enumerate(state.stock) if other != seat]) - state.stock[seat])
