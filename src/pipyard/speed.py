"""How quickly games run: steps (moves and outcomes) a second, at random, on one core.

A game is driven in two ways: by a loop in Python, as a study or an experiment would be written, and by the
driver of :mod:`pipyard.core.playout`, which is compiled where the kernel is. Both start from the position after the set-up.
``python -m pipyard.speed`` answers questions on its standard input, so that several forms can be measured in turns.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from msgspec import Struct

from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.playout import LIMIT, playout, playouts
from pipyard.core.text import because
from pipyard.core.turn import CHANCE_TURN, CHOOSE_TURN, Chance, Choose
from pipyard.pyramid import pile
from pipyard.shelf import game

Run = Callable[[int], int]
"""Plays so many games; comes back with the steps that took."""


class Speed(Struct, frozen=True):
    """What one measurement found."""

    steps: int
    games: int
    seconds: float

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def compiled() -> bool:
    """Whether this process runs the compiled kernel."""
    return not str(pile.__file__).endswith(".py")


def loop(start: State, rng: Random, count: int) -> int:
    """Games from a position, driven from Python; whoever is asked first decides."""
    steps = 0
    for _ in range(count):
        state = start.copy()
        before = steps
        while True:
            turn = state.turn()
            kind = turn.kind
            if kind == CHOOSE_TURN:
                seat = turn.seat
                state.play(seat, state.moves(seat).sample(rng))
            elif kind == CHANCE_TURN:
                state.land(turn.space.sample(rng))  # type: ignore[attr-defined] # pyright: ignore
            else:
                break
            steps += 1
            if steps - before > LIMIT:
                raise PipyardError(because("why-the-game-has-not-ended", limit=LIMIT))
    return steps


def race(start: State, rng: Random, count: int) -> int:
    """The same for games in which several seats may act: one of them does."""
    steps = 0
    for _ in range(count):
        state = start.copy()
        turn = state.turn()
        while turn.kind != 2:
            if isinstance(turn, Choose):
                seat = turn.seats[int(rng.random() * len(turn.seats))]
                state.play(seat, state.moves(seat).sample(rng))
            elif isinstance(turn, Chance):
                state.land(turn.space.sample(rng))
            steps += 1
            turn = state.turn()
    return steps


def racing(start: State, rng: Random) -> bool:
    """Whether the seats of a game may act in any order."""
    state = start.copy()
    for _ in range(200):
        turn = state.turn()
        if isinstance(turn, Choose):
            if turn.how == "race":
                return True
            state.play(turn.seat, state.moves(turn.seat).sample(rng))
        elif isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        else:
            break
    return False


def runs(one: Game, seed: int = 1) -> dict[str, Run]:
    """The ways in which a game is measured: ``loop`` and ``driver`` after the set-up, ``whole`` with it."""
    rng = Random(seed)
    match = Match(one, seed=seed)
    start = one.start() if match.over else match.state  # where chance decides everything, nothing is left after the set-up
    drive = race if racing(start, rng) else loop
    return {
        "loop": lambda count: drive(start, rng, count),
        "driver": lambda count: playouts(start, rng, count),
        "whole": lambda count: sum([playout(one.start(), rng) for _ in range(count)]),
    }


def measure(run: Run, seconds: float) -> Speed:
    """Measure for about so many seconds of processor time, which other work on the machine does not count to, after a warming try."""
    began = process_time()
    run(1)
    count = max(1, min(100_000, int(0.2 * seconds / max(1e-6, process_time() - began))))
    began = process_time()
    run(count)
    count = max(1, int(count * seconds / max(1e-6, process_time() - began)))
    began = process_time()
    steps = run(count)
    return Speed(steps, count, process_time() - began)


def answer(find: Callable[[str], dict[str, Run]], form: str) -> None:
    """Read ``subject way seconds`` line by line, measure that, and print what was found as JSON."""
    known: dict[str, dict[str, Run]] = {}
    sys.stdout.write(json.dumps(form) + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        subject, way, seconds = line.rsplit(" ", 2)
        if subject not in known:
            known[subject] = find(subject)
        found = measure(known[subject][way], float(seconds))
        sys.stdout.write(json.dumps([found.steps, found.games, found.seconds]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    answer(lambda key: runs(game(key)), "compiled" if compiled() else "interpreted")
