"""Moves as numbers, views as bytes, ends as rewards: what the adapters share."""

from __future__ import annotations

from random import Random

import msgspec

from pipyard.bots.evaluation import verdict
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Finite
from pipyard.core.text import because
from pipyard.core.turn import Over

MOST_NUMBERED_MOVES = 512
"""Actions are numbers below this."""


def turn_based(game: Game) -> bool:
    """Whether the adapters can offer a game: hands and races are not for turns."""
    return not {"dexterity", "speed", "sandbox"} & set(game.info.kinds)


def demand_turn_based(game: Game) -> None:
    if not turn_based(game):
        raise PipyardError(because("why-no-adapter", key=game.info.key))


def numbered(state: State, seat: int) -> list[Move]:
    """The moves that the numbers from 0 stand for; the same state always gives the same."""
    space = state.moves(seat)
    if isinstance(space, Finite):
        moves = space.all()
        if len(moves) <= MOST_NUMBERED_MOVES:
            return moves
        return [moves[at * len(moves) // MOST_NUMBERED_MOVES] for at in range(MOST_NUMBERED_MOVES)]
    rng = Random("numbered")
    return sorted(
        {move.text: move for move in [space.sample(rng) for _ in range(MOST_NUMBERED_MOVES // 4)]}.values(), key=lambda move: move.text
    )


def shown(state: State, seat: int) -> bytes:
    """What a seat sees: its scene as JSON."""
    return msgspec.json.encode(state.view(seat).scene())


def rewards(over: Over, seats: int, sides: int) -> list[float]:
    """From -1 to 1 for every seat: how it ended."""
    values = verdict(over, sides)
    return [2 * values[seat % len(values)] - 1 for seat in range(seats)]
