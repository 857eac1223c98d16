"""The result of a series of moves: looked up if all moves are listed, computed for entries of Dice Trip and shots of Tumblin-Dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from msgspec import Struct

from pipyard.books.dice_trip.dice_trip import DiceTripState
from pipyard.books.dice_trip.strategy.trip_adviser import Adviser
from pipyard.books.tumblin_dice.tumblin_dice import TumblinDiceState
from pipyard.core.errors import PipyardError
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.text import because, quoted
from pipyard.core.turn import Chance
from pipyard.dice.physical_outcome import PhysicalOutcome
from pipyard.dice.shot import find_die
from pipyard.physics.motion import Motion
from pipyard.physics.physics_source import simulate
from pipyard.puzzles import MoveResult, NoPuzzle, Puzzle
from pipyard.puzzles.position import begin, walk

ALIKE = 5
"""The tolerance for equally good entries, in hundredths of a point."""


class JudgedMove(Struct, frozen=True):
    """A move, its result and its events; ``motion`` is that of the last one."""

    tried: MoveResult
    events: list[Event]
    motion: Motion | None = None


def judged(key: str, asked: Puzzle, moves: Sequence[str]) -> list[JudgedMove]:
    """The result of each move; raises :class:`NoPuzzle` for an illegal one."""
    if asked.kind == "entry":
        return [entered(key, asked, move) for move in moves[:1]]
    if asked.kind == "hit":
        return [shot(key, asked, move) for move in moves[:1]]
    return [JudgedMove(tried, happened) for tried, happened in walk(asked, moves)]


def _allowed(match: Match, asked: Puzzle, move: str) -> Event:
    try:
        return Event(asked.seat, match.submit(asked.seat, move).text)
    except PipyardError:
        raise NoPuzzle(because("why-puzzle-move-unknown", move=quoted(move))) from None


def entered(key: str, asked: Puzzle, move: str) -> JudgedMove:
    """An entry of Dice Trip, evaluated by the strong player in hundredths of a point."""
    match = begin(key, asked)
    before = cast("DiceTripState", match.state.copy())
    done = _allowed(match, asked, move)
    known = asked.tries.get(done.text)
    if known is not None:
        return JudgedMove(known, [done])
    adviser = Adviser(before.chart)
    amount = round(100 * adviser.after(before, asked.seat, before.moves(asked.seat).parse(done.text)))
    return JudgedMove(MoveResult("solved" if amount >= asked.amount - ALIKE else "worse", amount=amount), [done])


def shot(key: str, asked: Puzzle, move: str) -> JudgedMove:
    """Simulate a shot of Tumblin-Dice: it hits if the target loses value."""
    match = begin(key, asked)
    done = [_allowed(match, asked, move)]
    rng, motion = Random(asked.found), None
    turn = match.turn
    while isinstance(turn, Chance) and len(done) < 4:
        if isinstance(turn.space, PhysicalOutcome):
            found = simulate(turn.space, rng)
            outcome, motion = found.outcome, found.motion
        else:
            outcome = turn.space.sample(rng)
        match.happen(outcome)
        done.append(Event(CHANCE_SEAT, outcome.text))
        if motion is not None:
            break
        turn = match.turn
    return JudgedMove(hit(key, asked, match), done, motion)


def hit(key: str, asked: Puzzle, after: Match) -> MoveResult:
    """Whether the target is worth less after a shot."""
    before = worth_of(cast("TumblinDiceState", begin(key, asked).state), asked.target)
    return MoveResult("solved" if worth_of(cast("TumblinDiceState", after.state), asked.target) < before else "missed")


def worth_of(state: TumblinDiceState, die: str) -> int:
    """The points of a die at its position."""
    index = find_die(die)
    reading = state.readings.get(index)
    return state.rules.points(reading, False) if reading is not None and index in state.lying else 0
