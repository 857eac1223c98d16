"""First lessons: a game in a few steps, each one thing to see or do, as data (``KEY.toml``) beside this file.

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

FEWEST, MOST = 3, 8
"""Steps of a lesson."""


class BadLesson(PipyardError):
    """A lesson that cannot be read, or whose steps are not what they say."""


class Words(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A text in some of the languages."""

    en: str = ""
    fr: str = ""
    nl: str = ""
    de: str = ""
    es: str = ""

    def said(self, lang: str = "") -> str:
        """The text in a language; where it is missing, in English, else in the first there is."""
        wanted = language(lang)
        texts = {name: str(getattr(self, name)) for name in languages()}
        return texts.get(wanted) or texts[ENGLISH] or next((text for text in texts.values() if text), "")


class Try(Words, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mistake that may be made safely: what comes of it, and what is said about it. Then the step is asked again."""

    move: str
    log: tuple[str, ...] = ()
    """What chance and the others do after it."""
    show: tuple[str, ...] = ()
    sees: tuple[str, ...] = ()


class Step(Words, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to see, or to do."""

    log: tuple[str, ...] = ()
    """What happens before it, as in a log: ``* 4`` for chance, ``1 place 8,0,0`` for a seat."""
    show: tuple[str, ...] = ()
    """Cells that are pointed at."""
    sees: tuple[str, ...] = ()
    """What is true then: the facts that the text speaks of."""
    do: str = ""
    """The move to be made; without one there is something to see."""
    tries: tuple[Try, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is learnt."""

    steps: tuple[Step, ...]
    seats: int = 2
    learner: int = 0
    options: dict[str, str] = field(default_factory=dict[str, str])
    log: tuple[str, ...] = ()
    """What has happened before the first step."""


def read(text: str, where: str) -> Lesson:
    """A lesson from its file."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(because("why-lesson-cannot-be-read", file=where, why=reason_of(error))) from None


def _beside(key: str) -> Path | None:
    """Where the lesson of a game of one's own is, if it has one."""
    if key not in own():
        return None
    source = sys.modules[game_of(key).module].__file__
    found = Path(source).with_name(f"{Path(source).stem}_lesson.toml") if source else None
    return found if found is not None and found.is_file() else None


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
    beside = _beside(key)
    found = read(beside.read_text(encoding="utf-8"), beside.name) if beside is not None else _shipped(key)
    if found is None:
        raise UnknownGame(because("why-no-lesson", key=quoted(key)))
    return found


def configured(game: Game, taught: Lesson) -> Game:
    """The game with the options of its lesson."""
    return game.configured(**taught.options) if taught.options else game
