"""What bots know of Fire and Water: the dice left, and the room for them."""

from pipyard.books.das_spiel.construction.fire_and_water import GREEN, RED, FireAndWaterState
from pipyard.vocabulary import *


def outlook(state: FireAndWaterState, seat: int) -> float:
    """Fewer dice left than the best of the others, and more places for them; of both colours alike."""
    mine = state.hands[seat]
    others = [other for other in range(state.seats) if other != seat]
    calm = [sum([1 for place in state.pile.funnel_cells() if state.peaceful(place, colour)]) for colour in (RED, GREEN)]
    room = [sum([calm[colour] for colour in (RED, GREEN) if hand[colour]]) for hand in state.hands]
    lead = min([sum(state.hands[other]) for other in others]) - sum(mine)
    return lead + 0.05 * (room[seat] - max([room[other] for other in others])) - 0.2 * abs(mine[RED] - mine[GREEN])
