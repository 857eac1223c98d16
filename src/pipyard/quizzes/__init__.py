"""Quizzes: five questions a game, asked about positions that were really played, as data (``KEY.toml``) beside this file.

``docs/quizzes.md`` describes the format, ``tools/quizzes.py`` writes the files. :mod:`pipyard.quizzes.answers` works the answers out from
the rules, :mod:`pipyard.quizzes.questions` puts the questions into words and pictures. They stand at the end of How to play.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct, field

FIVE = 5
"""Questions of a quiz."""


class Played(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game that questions are asked about, line by line as in a log."""

    seats: int
    options: dict[str, str] = field(default_factory=dict[str, str])
    log: tuple[str, ...] = ()


class Question(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question of one of the kinds in :data:`pipyard.quizzes.answers.KINDS`."""

    kind: str
    game: int = 0
    """Which of the games it is about."""
    at: int
    """After how many events."""
    seat: int
    """Who is asked."""
    event: str = ""
    """What happens then, as in a log, where the question is what comes of it."""
    place: str = ""
    """The cell that is asked about."""
    choices: tuple[str, ...]
    """Moves, numbers, colours or seats; one of them is right."""
    answer: int


class Quiz(Struct, frozen=True, forbid_unknown_fields=True):
    """The questions about a game."""

    games: tuple[Played, ...]
    questions: tuple[Question, ...]


@cache
def quiz(key: str) -> Quiz | None:
    """The quiz of a game; None if it has none, as a game of somebody's own."""
    file = files(__name__) / f"{key}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Quiz) if file.is_file() else None
