"""The position of a puzzle in a real match, and the result of a series of moves."""

from __future__ import annotations

from collections.abc import Sequence

from pipyard.core import log as logs
from pipyard.core.game import Game
from pipyard.core.log import Event, Header
from pipyard.core.match import Match
from pipyard.core.text import because, quoted
from pipyard.puzzles import MoveResult, NoPuzzle, Puzzle
from pipyard.shelf import game


def events(lines: Sequence[str]) -> list[Event]:
    """Lines of a puzzle as events."""
    return logs.read("\n".join([*Header("puzzle", seats=1).lines(), "", *lines]))[1]


def configured(key: str, asked: Puzzle) -> Game:
    """The game with the options of a puzzle."""
    return game(key, **asked.options)


def begin(key: str, asked: Puzzle) -> Match:
    """The match of a puzzle before its first move."""
    match = Match(configured(key, asked), asked.seats, "", source=None)
    match.follow(events(asked.log))
    return match


def walk(asked: Puzzle, moves: Sequence[str]) -> list[tuple[MoveResult, list[Event]]]:
    """The result of each move with its events: the move itself, then the replies. Only the last one may be wrong."""
    tries = asked.tries
    found: list[tuple[MoveResult, list[Event]]] = []
    for move in moves:
        tried = tries.get(move)
        if tried is None:
            raise NoPuzzle(because("why-puzzle-move-unknown", move=quoted(move)))
        found.append((tried, [Event(asked.seat, move), *events(tried.log)]))
        tries = tried.next
    return found
