"""What bots know of the Fire-Red Devil: the angel's jumps, and how near the devil is."""

from pipyard.books.das_spiel.tactics.fire_red_devil import ANGEL, DEVIL, FireRedDevilState
from pipyard.vocabulary import *


def outlook(state: FireRedDevilState, seat: int) -> float:
    """The angel likes to have many jumps and a devil far away; the devil the opposite. Before they stand anywhere nobody likes anything."""
    if not state.where:
        return 0.0
    angel, devil = CELLS[state.where[ANGEL]], CELLS[state.where[DEVIL]]
    apart = abs(angel.x - devil.x) + abs(angel.y - devil.y) + abs(angel.z - devil.z)
    caught_next = any([end in OVER[state.where[ANGEL]] for end in state.jumps(DEVIL)])
    safe = len(state.jumps(ANGEL)) + 0.5 * apart - (20.0 if caught_next else 0.0)
    return safe if state.role(seat) == ANGEL else -safe
