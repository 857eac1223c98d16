"""How long ``steps(prefix)`` takes: for every game the slowest prefix met in random games, interpreted by default.

    python -m benchmarks.steps [--games 3] [--every 0.1] [GAME ...]

A part of all positions is looked at; in each of them one move is picked atom by atom and every prefix of it is timed, in
processor time, the best of three. More than 50 ms would be felt at the table.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

import pipyard
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Atom, Move
from pipyard.core.turn import Chance, Choose

WANTED_STEP_MILLISECONDS = 50.0
STEP_TRIES = 3


class Slowest:
    """The slowest prefix of a game so far; its time includes asking the state for the space, as a table does."""

    def __init__(self) -> None:
        self.milliseconds = 0.0
        self.prefix = ""
        self.where = ""
        self.asked = 0

    def look(self, state: State, seat: int, rng: Random, where: str) -> None:
        """Pick one move atom by atom."""
        prefix: tuple[Atom, ...] = ()
        while True:
            took = min([timed(state, seat, prefix) for _ in range(STEP_TRIES)])
            self.asked += 1
            if took > self.milliseconds:
                self.milliseconds, self.prefix, self.where = took, " ".join(map(str, prefix)), where
            space = state.moves(seat)
            steps = space.steps(prefix)
            if steps.done and not space.contains(Move(*prefix)):
                raise SystemExit(f"{where}: steps lead to {Move(*prefix)}, which is no move")
            if not steps.atoms or (steps.done and rng.random() < 0.3):
                return
            prefix = (*prefix, steps.atoms[int(rng.random() * len(steps.atoms))])


def timed(state: State, seat: int, prefix: tuple[Atom, ...]) -> float:
    began = process_time()
    state.moves(seat).steps(prefix)
    return 1000.0 * (process_time() - began)


def tried(game: Game, seats: int, seed: int, every: float, slowest: Slowest) -> None:
    """One random game."""
    rng = Random(seed)
    state = Match(game, seats, seed).state
    turn = state.turn()
    number = 0
    while turn.kind != 2 and number < 5000:
        if isinstance(turn, Choose):
            seat = turn.seats[int(rng.random() * len(turn.seats))]
            if rng.random() < every:
                slowest.look(state, seat, rng, f"{game.info.key} {game.options} {seats} seats, seed {seed}, step {number}")
            state.play(seat, state.moves(seat).sample(rng))
        elif isinstance(turn, Chance):
            state.land(turn.space.sample(rng))
        number += 1
        turn = state.turn()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", dest="count", type=int, default=2, help="random games of every preset")
    parser.add_argument("--every", type=float, default=0.1, help="the part of the positions that is looked at")
    chosen = parser.parse_args()
    print("| game | slowest steps(prefix), ms | prefix | prefixes asked | |\n|---|--:|---|--:|---|")
    for key in chosen.games or [one.info.key for one in pipyard.games()]:
        slowest = Slowest()
        one = pipyard.game(key)
        for options in one.presets.values():
            configured = one.configured(**options)
            for seed in range(chosen.count):
                tried(configured, configured.fewest(), seed, chosen.every, slowest)
        verdict = f"more than {WANTED_STEP_MILLISECONDS:.0f}: {slowest.where}" if slowest.milliseconds > WANTED_STEP_MILLISECONDS else ""
        print(f"| {key} | {slowest.milliseconds:.1f} | {slowest.prefix or 'none'} | {slowest.asked} | {verdict} |", flush=True)


if __name__ == "__main__":
    main()
