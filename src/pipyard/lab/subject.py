"""What is studied: a game with its options, told so that any process on any machine finds it again."""

from __future__ import annotations

import hashlib
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from pipyard import shelf
from pipyard.core.errors import UnknownGame, reason_of
from pipyard.core.game import Game
from pipyard.core.options import written
from pipyard.core.text import because
from pipyard.workshop import game_check


class Subject(Struct, frozen=True):
    """A key of the shelf, or the text of a file of the user's own (``source``), and the options that are not the usual ones."""

    word: str
    options: tuple[tuple[str, str], ...] = ()
    source: str = ""

    def game(self) -> Game:
        return _found(self)

    def changed(self, **options: object) -> Subject:
        """The same game with some options changed."""
        given: dict[str, str] = {**dict(self.options), **{name: written(value) for name, value in options.items()}}
        return Subject(self.word, tuple(sorted(given.items())), self.source)

    @property
    def mark(self) -> str:
        """A mark of the file of the user's own; empty for a game of the shelf."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:16] if self.source else ""

    def named(self) -> Subject:
        """Only the name and the options, for files of results: these must never bring a program along that others then run."""
        return Subject(self.word, self.options)

    def same_start(self) -> Subject:
        """The same game with seat 0 beginning, where that can be chosen: then the draw for it is not a part of luck."""
        option = type(self.game().options).fields.get("start_seat")
        return self.changed(start_seat="0") if option is not None and "0" in option.values() else self


def subject(word: str, options: dict[str, Any] | None = None) -> Subject:
    """The game a word means: a key, or the path of a file, which is read now so that others need not have it."""
    given = tuple(sorted((name, written(value)) for name, value in (options or {}).items()))
    if not word.endswith(".py"):
        return Subject(word, given)
    try:
        source = Path(word).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnknownGame(because("why-cannot-be-read", path=word, strerror=reason_of(error))) from None
    game_check.admitted(word, source)
    return Subject(Path(word).name, given, source)


@lru_cache(maxsize=256)
def _found(one: Subject) -> Game:
    game = _adopted(one.word, one.source) if one.source else shelf.game(one.word)
    return game.configured(**dict(one.options)) if one.options else game


@lru_cache(maxsize=16)
def _adopted(name: str, source: str) -> Game:
    """The game in the text of a file. It is run as the program it is, as the owner of this process has asked for."""
    mark = hashlib.sha256(source.encode()).hexdigest()[:12]
    with tempfile.TemporaryDirectory(prefix="pipyard-") as folder:
        path = Path(folder) / f"{Path(name).stem}_{mark}.py"
        path.write_text(source, encoding="utf-8")
        return shelf.adopt(path)
