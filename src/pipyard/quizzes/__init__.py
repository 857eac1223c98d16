"""Quizzes: five questions per game about positions from real games, as data (``KEY.toml``) beside this file.

``docs/quizzes.md`` describes the format, ``tools/quizzes.py`` writes the files. :mod:`pipyard.quizzes.answers` derives the answers from the
rules, :mod:`pipyard.quizzes.questions` renders the questions as text and pictures. They appear at the end of How to play.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct, field

FIVE = 5
"""The number of questions in a quiz."""


class QuizGame(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game with questions about it, line by line as in a log."""

    seats: int
    options: dict[str, str] = field(default_factory=dict[str, str])
    log: tuple[str, ...] = ()


class Question(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question of one of the kinds in :data:`pipyard.quizzes.answers.KINDS`."""

    kind: str
    game: int = 0
    """The index of its game."""
    at: int
    """The number of events before it."""
    seat: int
    """The seat asked."""
    event: str = ""
    """The next event, as in a log, if the question is about its result."""
    place: str = ""
    """The cell in question."""
    see: str = ""
    """The section of the page that explains the answer, by its English heading; by default that of its kind."""
    choices: tuple[str, ...]
    """Moves, numbers, colours or seats; one of them is right."""
    answer: int


class Quiz(Struct, frozen=True, forbid_unknown_fields=True):
    """The questions about a game."""

    games: tuple[QuizGame, ...]
    questions: tuple[Question, ...]


@cache
def quiz(key: str) -> Quiz | None:
    """The quiz of a game; None if it has none, such as a custom game."""
    file = files(__name__) / f"{key}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Quiz) if file.is_file() else None
