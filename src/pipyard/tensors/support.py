"""Which games become environments, for how many seats, and what a finished game is worth to them."""

from __future__ import annotations

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.text import because
from pipyard.core.turn import Over


def turn_based(game: Game) -> bool:
    """Whether a game can be an environment: dexterity games and races are not played in turns."""
    return not {"dexterity", "speed", "sandbox"} & set(game.info.kinds)


def demand_turn_based(game: Game) -> None:
    if not turn_based(game):
        raise PipyardError(because("why-no-adapter", key=game.info.key))


def usual_seats(game: Game, seats: int = 0) -> int:
    """The number of seats asked for; without one, two if two can play, else the fewest."""
    if seats:
        return seats
    fewest = game.fewest()
    return 2 if fewest < 2 and 2 in game.info.seats else fewest


def utilities(over: Over, seats: int, sides: int) -> list[float]:
    """What the end is worth to every seat, from -1 to 1. Between sides the sum is 0: a sole winner of ``n`` sides has 1, each of the
    others -1 / (n - 1); sides that share the win share that, and an end without a winner is worth 0 to all. Alone: 1 won, -1 lost.
    """
    winners = {seat % sides for seat in over.winners()}
    if sides == 1:
        return [1.0 if winners else -1.0] * seats
    if not winners:
        return [0.0] * seats
    won = (sides / len(winners) - 1.0) / (sides - 1)
    return [won if seat % sides in winners else -1.0 / (sides - 1) for seat in range(seats)]
