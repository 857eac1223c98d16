"""Two simple bots: a random one, and a greedy one."""

from __future__ import annotations

from random import Random
from typing import Final

from pipyard.bots.bot import Bot, kind
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Finite, Weighted
from pipyard.core.turn import Chance, Over

MOST_WEIGHED_MOVES: Final = 300
"""Longer lists of moves are sampled."""
SAMPLED_MOVES: Final = 60
"""Sample size if moves cannot be listed at all."""
MOST_AVERAGED_OUTCOMES: Final = 6
"""Chance events with more outcomes are sampled instead of averaged."""
SAMPLED_OUTCOMES: Final = 4
WIN: Final = 1_000_000.0


def guesses_of(view: State, rng: Random) -> list[State]:
    """A few guesses of the hidden information; one if nothing is hidden."""
    guesses = [view.guess(rng) for _ in range(SAMPLED_OUTCOMES)]
    return guesses[:1] if guesses[0].facts() == guesses[1].facts() else guesses


class RandomBot(Bot):
    """Plays a random legal move, uniformly if they can be listed."""

    def choose(self, game: Game, view: State, seat: int) -> Move:
        return view.moves(seat).sample(self.rng)


class GreedyBot(Bot):
    """Looks one move ahead and takes the best-looking move, averaging over chance and hidden information."""

    def choose(self, game: Game, view: State, seat: int) -> Move:
        guesses = guesses_of(view, self.rng)
        best: list[Move] = []
        most = 0.0
        for move in self.candidates(view, seat):
            worth = sum([self.worth(guess, seat, move) for guess in guesses])
            if not best or worth > most:
                best, most = [move], worth
            elif worth == most:
                best.append(move)
        return best[int(self.rng.random() * len(best))]

    def candidates(self, view: State, seat: int) -> list[Move]:
        """All moves, or a sample if there are many."""
        space = view.moves(seat)
        if isinstance(space, Finite) and space.size() <= MOST_WEIGHED_MOVES:
            return space.all()
        many = MOST_WEIGHED_MOVES if isinstance(space, Finite) else SAMPLED_MOVES
        return list(dict.fromkeys([space.sample(self.rng) for _ in range(many)]))

    def worth(self, state: State, seat: int, move: Move) -> float:
        """The value of a move under one guess of the hidden information."""
        after = state.copy()
        after.play(seat, move)
        return self.promise(after, seat)

    def promise(self, state: State, seat: int) -> float:
        turn = state.turn()
        if isinstance(turn, Over):
            return WIN * _lead(turn, seat) + state.outlook(seat)
        if not isinstance(turn, Chance):
            return state.outlook(seat)
        space = turn.space
        total = 0.0
        if isinstance(space, Weighted) and space.size() <= MOST_AVERAGED_OUTCOMES:
            for outcome in space.all():
                after = state.copy()
                after.land(outcome)
                total += float(space.odds(outcome)) * _worth_of(after, seat)
            return total
        for _ in range(SAMPLED_OUTCOMES):
            after = state.copy()
            after.land(space.sample(self.rng))
            total += _worth_of(after, seat)
        return total / SAMPLED_OUTCOMES


def _worth_of(state: State, seat: int) -> float:
    turn = state.turn()
    return WIN * _lead(turn, seat) if isinstance(turn, Over) else state.outlook(seat)


def _lead(over: Over, seat: int) -> float:
    """1 for a sole win, less for a shared one, negative for a loss."""
    ranks = over.ranks
    if ranks[seat] != 1:
        return -0.1 * ranks[seat]
    return 1.0 / len(over.winners())


kind("random", lambda argument, seed: RandomBot(seed))
kind("greedy", lambda argument, seed: GreedyBot(seed), sure=True)
