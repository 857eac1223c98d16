"""The result of a series of moves: looked up where all moves are listed, else judged by the companion ``_puzzle`` of the game's rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.text import because, quoted
from pipyard.core.turn import Chance
from pipyard.dice.physical_outcome import PhysicalOutcome
from pipyard.physics.motion import Motion
from pipyard.physics.physics_source import simulate
from pipyard.puzzles import MoveResult, NoPuzzle, Puzzle
from pipyard.puzzles.position import begin, configured, walk

Judge = Callable[[Puzzle, State, Move, State], MoveResult]
"""What a move is worth, from the positions before and after it: the function ``judge`` of a companion."""

MOST_CHANCES = 3
"""Events of chance after an action: a tremor, an outcome."""


class JudgedMove(Struct, frozen=True):
    """A move, its result and its events; ``motion`` is that of the last one."""

    tried: MoveResult
    events: list[Event]
    motion: Motion | None = None


def judged(key: str, asked: Puzzle, moves: Sequence[str]) -> list[JudgedMove]:
    """The result of each move; raises :class:`NoPuzzle` for an illegal one."""
    judge = judge_for(key, asked)
    if judge is not None:
        return [_played(key, asked, move, judge) for move in moves[:1]]
    return [JudgedMove(tried, happened) for tried, happened in walk(asked, moves)]


def judge_for(key: str, asked: Puzzle) -> Judge | None:
    """How the moves of a puzzle are judged by the game's companion, if they are."""
    return getattr(configured(key, asked).companion("puzzle"), "judge", None)


def judged_position(key: str, asked: Puzzle, move: str, after: State) -> MoveResult:
    """The result of a move that was played elsewhere."""
    judge = judge_for(key, asked)
    before = begin(key, asked).state
    if judge is None:
        raise NoPuzzle(because("why-puzzle-move-unknown", move=quoted(move)))
    return judge(asked, before, configured(key, asked).parse(move), after)


def _played(key: str, asked: Puzzle, text: str, judge: Judge) -> JudgedMove:
    match = begin(key, asked)
    before = match.state.copy()
    try:
        move = match.submit(asked.seat, text)
    except PipyardError:
        raise NoPuzzle(because("why-puzzle-move-unknown", move=quoted(text))) from None
    done, motion = [Event(asked.seat, move.text)], None
    if asked.simulated():
        chances, motion = _simulated(match, Random(asked.found))
        done += chances
    return JudgedMove(judge(asked, before, move, match.state), done, motion)


def _simulated(match: Match, rng: Random) -> tuple[list[Event], Motion | None]:
    """What chance and physics make of an action, up to its motion."""
    done: list[Event] = []
    turn = match.turn
    while isinstance(turn, Chance) and len(done) < MOST_CHANCES:
        found = simulate(turn.space, rng) if isinstance(turn.space, PhysicalOutcome) else None
        outcome = found.outcome if found is not None else turn.space.sample(rng)
        match.happen(outcome)
        done.append(Event(CHANCE_SEAT, outcome.text))
        if found is not None:
            return done, found.motion
        turn = match.turn
    return done, None
