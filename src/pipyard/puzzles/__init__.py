"""Puzzles: positions from games between bots with one clearly best move, as data (``KEY.jsonl``, one puzzle per line) beside this file.

``pipyard lab puzzles`` finds and proves them; the browser and the terminal show them. A puzzle is self-contained: every legal move, the
replies, and the result.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from pipyard.core.errors import PipyardError, UnknownGame
from pipyard.core.text import because, quoted

Kind = Literal["win", "save", "catch", "best", "entry", "hit"]
"""Win in a number of moves; the only move that does not lose; the largest catch; the best move by far; the best entry for a roll of Dice
Trip; a shot that hits a die.
"""
Verdict = Literal["solved", "right", "loses", "escapes", "less", "worse", "missed"]
"""The result of a move: the puzzle is solved; right so far; an opponent wins by force; the win is gone; it catches less; it is worth less;
the target was missed.
"""
Method = Literal["exact", "margin", "bot", "physics"]
"""The proof of a puzzle: by exhaustive search, by a margin over all other moves, by the strong player of a game, by simulation."""
DAILY_STEP = 37
"""The step from one day's puzzle to the next, which leads to another game."""
RIGHT: tuple[Verdict, ...] = ("solved", "right")


class NoPuzzle(PipyardError):
    """An unknown puzzle, or a move it does not contain."""


class MoveResult(Struct, frozen=True, omit_defaults=True):
    """What comes of a move. ``log`` tells what the others and chance do then; ``amount`` is what was caught, or its worth in percent."""

    verdict: Verdict
    log: tuple[str, ...] = ()
    amount: int = 0
    next: dict[str, MoveResult] = {}
    """After a right move that does not end the puzzle: the moves of the next decision."""


class Proof(Struct, frozen=True, omit_defaults=True):
    """Why the solution is right.

    ``positions`` were searched. By margin: the best move leads all others by at least ``margin`` percent with this ``confidence``, in
    ``samples`` searches of ``tries`` for each move, and a search of the whole position of ``deep`` tries prefers it too. By a bot: the
    next best entry is ``margin`` hundredths of a point behind.
    """

    method: Method
    positions: int = 0
    margin: int = 0
    confidence: float = 0.0
    samples: int = 0
    tries: int = 0
    deep: int = 0


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """One puzzle: a position, given by the events that lead there, and the task."""

    kind: Kind
    seats: int
    seat: int
    """The seat to move."""
    log: tuple[str, ...]
    tries: dict[str, MoveResult]
    proof: Proof
    rating: int
    fails: dict[str, tuple[int, int]]
    """Failures and attempts by bots of each level."""
    found: str
    """The seed and the number of its source game."""
    moves: int = 1
    """The number of decisions to the solution."""
    amount: int = 0
    """The catch of the solution, or its value in percent."""
    target: str = ""
    """The target die."""
    options: dict[str, str] = {}

    def simulated(self) -> bool:
        """Whether its moves are actions, whose outcome is simulated."""
        return self.proof.method == "physics"

    def solutions(self) -> list[str]:
        """The correct first moves."""
        return [move for move, tried in self.tries.items() if tried.verdict in RIGHT]


_decoder = msgspec.json.Decoder(Puzzle)


@cache
def puzzles(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    file = files(__name__) / f"{key}.jsonl"
    if not key.replace("_", "").isalnum() or not file.is_file():
        raise UnknownGame(because("why-no-puzzles", key=quoted(key)))
    return tuple(_decoder.decode_lines(file.read_bytes()))


def puzzle(key: str, number: int) -> Puzzle:
    """A puzzle by its number, counted from 1."""
    all_of_it = puzzles(key)
    if not 1 <= number <= len(all_of_it):
        raise NoPuzzle(because("why-no-such-puzzle", number=number, most=len(all_of_it)))
    return all_of_it[number - 1]


@cache
def offered() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(sorted([entry.name.removesuffix(".jsonl") for entry in files(__name__).iterdir() if entry.name.endswith(".jsonl")]))


def everything() -> list[tuple[str, int]]:
    """All puzzles, by game and number."""
    return [(key, number) for key in offered() for number in range(1, len(puzzles(key)) + 1)]


def of_day(day: date) -> tuple[str, int]:
    """The puzzle of a day: all of them in turn, neighbours far apart."""
    all_of_them = everything()
    return all_of_them[day.toordinal() * DAILY_STEP % len(all_of_them)]
