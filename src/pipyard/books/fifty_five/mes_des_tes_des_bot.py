"""What bots know of Mes dés, tes dés: chance decides so much that thinking ahead finds nothing that greed does not see."""

from pipyard.books.fifty_five.mes_des_tes_des import MesDesTesDesState

LEVELS = "greedy"
OPTION = 1.1
"""What an action die is worth: itself, and what can be done with it."""
PROMISES: list[float] = [0.0, 0.17, 0.42, 0.72]


def outlook(state: MesDesTesDesState, seat: int) -> float:
    """My lead in dice, an action die a little more than a won one, and what the pool and the groups promise to whoever throws them."""
    other = 1 - seat
    lead = state.won[seat] - state.won[other] + OPTION * (state.action[seat] - state.action[other])
    ahead = 0.0
    if state.asking == "ransom":
        ahead = state.gain - state.loss + promise(state.pool - state.gain - state.loss)
    elif not state.asking:
        ahead = promise(state.pool)
    sign = -1.0
    for size in state.groups:
        ahead += sign * promise(size)
        sign = -sign
    return lead + (ahead if state.seat == seat else -ahead)


def promise(pool: int) -> float:
    """How many dice more than the other the thrower of a pool wins, on average: nearly two for one, but for what is left over."""
    return PROMISES[pool] if pool < len(PROMISES) else pool / 3.0 - 0.29
