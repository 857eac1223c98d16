"""The rulings: where the books are silent, or their editions differ, what was asked and what Pipyard decided.

``<language>/<book>.toml`` holds the rulings of a book by game and number, the same ones in every language; ``common.toml`` holds those
that many games share. The ``source`` of an option names where it comes from: rulings (``R3`` of the game itself, ``C9`` of all games,
``raffzahn:R2`` of another game) and words of :data:`WORDS`, with commas between them. People read both in words.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from pipyard.core.game import Game
from pipyard.core.options import Option
from pipyard.texts import choose_language, language, languages, say
from pipyard.texts.option_names import option_name

COMMON: Final = "common"
"""Rulings that many games share stand under this key, and in this file."""
WORDS: Final = (
    "book", "variant", "silent", "agreed", "quick", "screen", "sister", "files", "own_rules",
    "kosmos", "abacus", "fifty_five", "translator", "english", "french", "dutch", "german", "spanish",
)  # fmt: skip
"""Where an option can come from besides a ruling: the catalogues have a text for each, ``source-book`` and so on."""
EDITIONS: Final = frozenset({"kosmos", "abacus", "fifty_five", "translator", "english", "french", "dutch", "german", "spanish"})
_RULING: Final = re.compile(r"(?:(\w+):)?([RCD]\d+)")


class Ruling(NamedTuple):
    """One ruling in words of a language; ``book`` is what the books say, empty where they say nothing."""

    game: str
    number: str
    question: str
    book: str
    decision: str

    @property
    def anchor(self) -> str:
        """What a link to it ends with."""
        return f"{self.game}-{self.number}".lower()


def books() -> list[str]:
    """The books that have rulings, what many games share first."""
    names = [entry.name.removesuffix(".toml") for entry in (files(__name__) / "en").iterdir() if entry.name.endswith(".toml")]
    return sorted(names, key=lambda name: (name != COMMON, name))


def rulings(book: str, lang: str = "") -> dict[str, dict[str, Ruling]]:
    """All rulings of a book, by game and number."""
    return _read(book, choose_language(lang or language(), languages()))


@cache
def _read(book: str, spoken: str) -> dict[str, dict[str, Ruling]]:
    read = tomllib.loads((files(__name__) / spoken / f"{book}.toml").read_text(encoding="utf-8"))
    return {
        game: {number: Ruling(game, number, one["question"], one.get("book", ""), one["decision"]) for number, one in found.items()}
        for game, found in read.items()
    }


@cache
def book_of(game: str) -> str:
    """The book in which the rulings of a game stand; empty if it has none."""
    return next((book for book in books() if game in rulings(book, "en")), "")


def of_game(game: str, lang: str = "") -> list[Ruling]:
    """The rulings of one game."""
    book = book_of(game)
    return list(rulings(book, lang)[game].values()) if book else []


def ruling(game: str, number: str, lang: str = "") -> Ruling | None:
    """A ruling by its number, if there is one."""
    book = book_of(game)
    return rulings(book, lang)[game].get(number) if book else None


def parts(source: str) -> list[str]:
    """What a source is made of."""
    return [part.strip() for part in source.split(",")] if source else []


def named(source: str, game: str) -> list[tuple[str, str]]:
    """The rulings a source names, as game and number."""
    found = [_RULING.fullmatch(part) for part in parts(source)]
    return [(one[1] or (game if one[2][0] == "R" else COMMON), one[2]) for one in found if one]


def understood(source: str) -> bool:
    """Whether a source is made of rulings and words of :data:`WORDS`; a game of your own may say it in plain words."""
    return all([part in WORDS or _RULING.fullmatch(part) for part in parts(source)])


def behind(option: Option[Any], game: str, lang: str = "") -> list[Ruling]:
    """The rulings an option comes from."""
    found = [ruling(key, number, lang) for key, number in named(option.source, game)]
    return [one for one in found if one]


def source_words(option: Option[Any], game: str, lang: str = "") -> str:
    """Where an option comes from, in words of a language: books, editions, and the questions that were decided."""
    if not understood(option.source):
        return option.source
    words = [say(f"source-{part.replace('_', '-')}", lang) for part in parts(option.source) if part in WORDS]
    asked = [say("source-ruling", lang, question=one.question) for one in behind(option, game, lang)]
    return "; ".join([*asked, *words])


def changed_by(one: Ruling, game: Game) -> list[str]:
    """The options of a game that decide otherwise than a ruling does."""
    fields = type(game.options).fields
    return [name for name, option in fields.items() if (one.game, one.number) in named(option.source, game.info.key)]


def for_game(game: Game, lang: str = "") -> list[Ruling]:
    """The rulings of a game, and those of others its options come from; a question that both answer is answered once, with its option."""
    own = of_game(game.info.key, lang)
    others = [one for option in type(game.options).fields.values() for one in behind(option, game.info.key, lang)]
    shared = {one.question for one in others if one.game != game.info.key}
    return list(dict.fromkeys([*[one for one in own if one.question not in shared], *others]))


def section(one: Ruling, game: Game, lang: str = "", mark: str = "##") -> str:
    """One ruling as Markdown: the question, what the books say, what was decided and the options that change it."""
    lines = [f"{mark} {one.question}"]
    if one.book:
        lines.append(f"{say('rulings-book', lang)} {one.book}")
    lines.append(f"{say('rulings-decision', lang)} {one.decision}")
    options = [f"**{option_name(game.info.key, name, lang)}** (`{name}`)" for name in changed_by(one, game)]
    if options:
        lines.append(f"{say('rulings-option', lang)} {', '.join(options)}")
    return "\n\n".join(lines)
