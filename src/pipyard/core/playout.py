"""Play a game to its end, fast: the loop of bots, studies and benchmarks."""

from __future__ import annotations

from random import Random

from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.text import because
from pipyard.core.turn import ALONE, CHOOSE_TURN, Chance, Choose, Over

LIMIT = 200_000


def playout(state: State, rng: Random) -> int:
    """Play at random to the end, in place. Return the number of steps (moves and outcomes)."""
    steps = 0
    while steps < LIMIT:
        turn = state.turn()
        if turn.kind == CHOOSE_TURN:
            seat = turn.seat
            if turn is not ALONE[seat] and isinstance(turn, Choose) and len(turn.seats) > 1:
                seat = turn.seats[int(rng.random() * len(turn.seats))]
            state.play(seat, state.moves(seat).sample(rng))
        elif isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        else:
            return steps
        steps += 1
    raise PipyardError(because("why-the-game-has-not-ended", limit=LIMIT))


def outcome(state: State) -> Over:
    """The end of a finished game."""
    turn = state.turn()
    if not isinstance(turn, Over):
        raise PipyardError(because("why-the-game-is-not-over"))
    return turn


def playouts(start: State, rng: Random, count: int) -> int:
    """Play copies of a state to their ends; return the total number of steps."""
    steps = 0
    for _ in range(count):
        steps += playout(start.copy(), rng)
    return steps
