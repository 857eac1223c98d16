"""What bots know of Malicious Pleasure: how few dice are left."""

from pipyard.books.das_spiel.skill.malicious_pleasure import MaliciousPleasureState


def outlook(state: MaliciousPleasureState, seat: int) -> float:
    return float(min([count for other, count in enumerate(state.stock) if other != seat]) - state.stock[seat])
