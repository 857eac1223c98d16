"""The evaluation of positions: the result of a finished game, the game's own ``outlook`` as a winning chance, or random playouts."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from pipyard.core.game import State, judge_of
from pipyard.core.notation import Move
from pipyard.core.playout import playout
from pipyard.core.space import Finite
from pipyard.core.turn import CHANCE_TURN, CHOOSE_TURN, OVER_TURN, Chance, Choose, Over, Turn

MAX_PLAYOUT_STEPS: Final = 4000
"""Step limit of a random playout."""
TRIALS: Final = 8
SWING_STEPS: Final = 18
AMONG: Final = 5
"""The continuations that calibrate the outlook: their number, their length, and the moves compared at each step."""
TO_THE_END: Final = -1
AUTOMATIC: Final = -2
"""Random steps before a position is evaluated: to the end of the game; a number that suits the game."""


def has_outlook(state: State) -> bool:
    """Whether the game supplies an evaluation of its own."""
    kind = type(state)
    return kind.outlook is not State.outlook or kind.rough_outlook is not State.rough_outlook or judge_of(kind) is not None


def has_secrets(state: State) -> bool:
    """Whether the game hides anything from anybody, ever."""
    return type(state).conceal is not State.conceal


def count_seats(state: State, rng: Random) -> int:
    """The number of seats. A state without this information is played to its end."""
    count = getattr(state, "seats", 0)
    if isinstance(count, int) and count > 0:
        return count
    trial = state.copy()
    playout(trial, rng)
    turn = trial.turn()
    assert isinstance(turn, Over)
    return len(turn.ranks)


def verdict(over: Over, sides: int) -> list[float]:
    """The value of a finished game for each side: mostly the win, a little the rank."""
    ranks = over.ranks
    best = [len(ranks) + 1] * sides
    for seat, rank in enumerate(ranks):
        side = seat % sides
        if rank and rank < best[side]:
            best[side] = rank
    winners = sum([1 for rank in best if rank == 1])
    if sides == 1:
        return [1.0 if winners else 0.0]
    if not winners:
        return [0.5 / sides] * sides
    values: list[float] = []
    for rank in best:
        behind = sum([1.0 if other > rank else 0.5 if other == rank else 0.0 for other in best]) - 0.5
        place = behind / (sides - 1)
        values.append(place if sides == 2 else 0.8 * (1.0 / winners if rank == 1 else 0.0) + 0.2 * place)
    return values


def mean(values: list[float]) -> float:
    """The mean; 0 for a single value, which has nothing to compare with."""
    return sum(values) / len(values) if len(values) > 1 else 0.0


class Judge:
    """Evaluates positions of one game, calibrated on its initial position. A value is one share per side."""

    def __init__(self, start: State, rng: Random, count: int, sides: int, depth: int) -> None:
        self.rng: Random = rng
        self.start: State = start
        self.count: i64 = count
        self.sides: i64 = sides
        self.judged: bool = has_outlook(start)
        self.depth: i64 = depth  # random steps before evaluating
        self.swing: float = 1.0
        self.origin: list[float] = [0.0] * sides
        self.usual: list[list[float]] = [self.origin] * count  # by the seat to move
        self.ends: list[Over] = []  # recent end states and their values: many games end in few ways
        self.worths: list[list[float]] = []
        self.calibrated: bool = False

    def calibrate(self, until: float) -> None:
        """Measure the variation of the outlook in likely continuations.

        Random continuations will not do: if good moves are rare, they vary so little that any good move would look like a win.
        """
        self.calibrated = True
        if not self.judged:
            self.depth = TO_THE_END
            return
        if self.depth == AUTOMATIC:
            self.depth = 0
        start = self.start
        self.origin = self.outlooks(start)
        self.usual = [self.origin[:] for _ in range(self.count)]
        counts = [1] * self.count
        before = mean(self.origin)
        swings = 0.0
        squares = 0
        trials = 0
        while trials < TRIALS and not (trials > 1 and until and perf_counter() > until):
            state = start.copy()
            trials += 1
            turn = state.turn()
            for _ in range(SWING_STEPS):
                self.likely_step(state, turn)
                turn = state.turn()
                if turn.kind == OVER_TURN:
                    break
                if turn.kind == CHANCE_TURN:
                    continue
                values = self.outlooks(state)
                now = mean(values)
                usual = self.usual[turn.seat]
                counts[turn.seat] += 1
                for side in range(self.sides):
                    swings += (values[side] - now - self.origin[side] + before) ** 2
                    squares += 1
                    usual[side] += (values[side] - usual[side]) / counts[turn.seat]
        if squares and swings > 0:
            self.swing = sqrt(swings / squares)

    def likely_step(self, state: State, turn: Turn) -> None:
        """Take a likely step: the best-looking of a few moves."""
        if turn.kind != CHOOSE_TURN:
            self.step(state, turn)
            return
        seat = turn.seat
        space = state.moves(seat)
        best = space.sample(self.rng)
        most = -1e300
        if not isinstance(space, Finite) or space.size() > 1:
            for _ in range(AMONG):
                move = space.sample(self.rng)
                after = state.copy()
                after.play(seat, move)
                worth = after.outlook(seat)
                if worth > most:
                    best, most = move, worth
        state.play(seat, best)

    def outlooks(self, state: State) -> list[float]:
        """The outlook of every side."""
        return [state.outlook(side) for side in range(self.sides)]

    def judge(self, state: State) -> list[float]:
        """The outlook as a winning chance: how much better or worse each side stands than usual with this seat to move.

        Many outlooks favour the seat to move; without this comparison the search would only look for lines of the right length.
        """
        sides = self.sides
        turn = state.turn()
        usual = self.usual[turn.seat] if turn.kind == CHOOSE_TURN else self.origin
        if sides == 1:
            return [0.9 / (1.0 + exp(-max(-30.0, min(30.0, (state.outlook(0) - usual[0]) / self.swing))))]
        values: list[float] = []
        whole = 0.0
        for side in range(sides):
            gap = (state.outlook(side) - usual[side]) / self.swing
            share = exp(max(-30.0, min(30.0, gap)))
            values.append(share)
            whole += share
        for side in range(sides):
            values[side] = 0.03 + 0.94 * values[side] / whole
        return values

    def ended(self, over: Over) -> list[float]:
        """The value of an end state, cached for states that the game shares."""
        ends = self.ends
        for at in range(len(ends)):
            if ends[at] is over:
                return self.worths[at]
        values = verdict(over, self.sides)
        if len(ends) < 4:
            ends.append(over)
            self.worths.append(values)
        return values

    def step(self, state: State, turn: Turn) -> None:
        """One random step."""
        if isinstance(turn, Chance):
            state.land(turn.space.sample(self.rng))
            return
        seat = turn.seat
        if isinstance(turn, Choose) and len(turn.seats) > 1 and turn.how == "race":
            seat = turn.seats[int(self.rng.random() * len(turn.seats))]
        state.play(seat, state.moves(seat).sample(self.rng))

    def evaluate(self, state: State) -> list[float]:
        """Evaluate a new position for every side; consumes the state."""
        if self.depth < 0:
            rng = self.rng
            steps: i64 = 0
            while steps < MAX_PLAYOUT_STEPS:
                turn = state.turn()
                if turn.kind == CHOOSE_TURN:
                    seat = turn.seat
                    state.play(seat, state.moves(seat).sample(rng))
                elif isinstance(turn, Over):
                    return self.ended(turn)
                else:
                    self.step(state, turn)
                steps += 1
            return self.judge(state) if self.judged else [0.25] * self.sides
        left = self.depth
        chances: i64 = 0
        while True:
            turn = state.turn()
            if isinstance(turn, Over):
                return self.ended(turn)
            if turn.kind == CHANCE_TURN:
                chances += 1
                if chances > 60:
                    break
            elif left <= 0:
                break
            else:
                left -= 1
            self.step(state, turn)
        return self.judge(state)

    def foresee(self, state: State, seat: int, move: Move, side: int, looks: int) -> float:
        """How a move looks to a side right after it; if chance comes next, the mean of some samples."""
        after = state.copy()
        after.play(seat, move)
        if after.turn().kind != CHANCE_TURN:
            return self.after_chance(after)[side]
        total = 0.0
        for _ in range(looks):
            total += self.after_chance(after.copy())[side]
        return total / looks

    def after_chance(self, state: State) -> list[float]:
        """Evaluate a position after all its chance events; consumes the state."""
        chances: i64 = 0
        turn = state.turn()
        while isinstance(turn, Chance) and chances < 60:
            state.land(turn.space.sample(self.rng))
            chances += 1
            turn = state.turn()
        return self.ended(turn) if isinstance(turn, Over) else self.judge(state)
