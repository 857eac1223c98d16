"""First lessons: a game in a few steps, each with one thing to see or do, as data (``KEY.toml``) beside this file.

A game of your own has its lesson beside its rules: ``high_rise_lesson.toml`` beside ``high_rise.py``. ``docs/lessons.md`` describes
the format. The table and the terminal show lessons; the conformance suite plays all of them.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct, field

from pipyard.core.errors import PipyardError, UnknownGame, reason_of
from pipyard.core.game import Game
from pipyard.core.text import because, quoted
from pipyard.shelf import game as game_of
from pipyard.shelf import own
from pipyard.texts import ENGLISH, language, languages

FEWEST_STEPS, MOST_LESSON_STEPS = 3, 6
"""The number of steps of a lesson."""


class BadLesson(PipyardError):
    """An unreadable lesson, or one with wrong steps."""


class LocalisedText(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A text in some of the languages."""

    en: str = ""
    fr: str = ""
    nl: str = ""
    de: str = ""
    es: str = ""

    def said(self, lang: str = "") -> str:
        """The text in a language, else in English, else in any."""
        wanted = language(lang)
        texts = {name: str(getattr(self, name)) for name in languages()}
        return texts.get(wanted) or texts[ENGLISH] or next((text for text in texts.values() if text), "")


class LessonMistake(LocalisedText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A safe mistake: its result and the comment. Then the step is asked again."""

    move: str
    log: tuple[str, ...] = ()
    """What chance and the others do next."""
    show: tuple[str, ...] = ()
    sees: tuple[str, ...] = ()


class LessonStep(LocalisedText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to see, or to do."""

    log: tuple[str, ...] = ()
    """Events before this step, as in a log: ``* 4`` for chance, ``1 place 8,0,0`` for a seat."""
    show: tuple[str, ...] = ()
    """Highlighted cells."""
    sees: tuple[str, ...] = ()
    """The facts that the text relies on, checked by tests."""
    do: str = ""
    """The move to make; without one there is something to see."""
    also: tuple[str, ...] = ()
    """Equivalent spellings of the move: some tables let players pick its parts in any order."""
    tries: tuple[LessonMistake, ...] = ()
    live: bool = False
    """In the browser the learner may also act live, at a table for practice. Such a step stands at the beginning of the game."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of a game."""

    steps: tuple[LessonStep, ...]
    seats: int = 2
    learner: int = 0
    options: dict[str, str] = field(default_factory=dict[str, str])
    log: tuple[str, ...] = ()
    """Events before the first step."""


def read(text: str, where: str) -> Lesson:
    """A lesson from its file."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(because("why-lesson-cannot-be-read", file=where, why=reason_of(error))) from None


def read_file(file: Path) -> Lesson:
    """A lesson from its file on disk."""
    return read(file.read_text(encoding="utf-8", errors="replace"), file.name)


def beside(source: Path) -> Path | None:
    """The lesson beside the file of a game, if there is one."""
    found = source.with_name(f"{source.stem}_lesson.toml")
    return found if found.is_file() else None


def _beside(key: str) -> Path | None:
    """The path of a custom game's lesson, if it has one."""
    if key not in own():
        return None
    source = sys.modules[game_of(key).module].__file__
    return beside(Path(source)) if source else None


def offered() -> list[str]:
    """The games that have a lesson."""
    shipped = [entry.name.removesuffix(".toml") for entry in files(__name__).iterdir() if entry.name.endswith(".toml")]
    return sorted([*shipped, *[key for key in own() if _beside(key) is not None]])


@cache
def _shipped(key: str) -> Lesson | None:
    file = files(__name__) / f"{key}.toml"
    return read(file.read_text(encoding="utf-8"), f"{key}.toml") if file.is_file() else None


def lesson(key: str) -> Lesson:
    """The lesson of a game."""
    file = _beside(key)
    found = read_file(file) if file is not None else _shipped(key)
    if found is None:
        raise UnknownGame(because("why-no-lesson", key=quoted(key)))
    return found


def configured(game: Game, taught: Lesson) -> Game:
    """The game with the options of its lesson."""
    return game.configured(**taught.options) if taught.options else game
