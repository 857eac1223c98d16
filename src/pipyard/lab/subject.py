"""The game under study with its options, in a form that any process on any machine can load."""

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
    """A key of the shelf, or the text of a custom game's file (``source``), and the options that differ from the defaults."""

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
        """A hash of the custom game's file; empty for a game of the shelf."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:16] if self.source else ""

    def named(self) -> Subject:
        """The name and the options only, for result files: these must never carry code that others then run."""
        return Subject(self.word, self.options)

    def same_start(self) -> Subject:
        """The same game with seat 0 starting, if that is an option, so that the draw for it does not count as luck."""
        option = type(self.game().options).fields.get("start_seat")
        return self.changed(start_seat="0") if option is not None and "0" in option.values() else self


def subject(word: str, options: dict[str, Any] | None = None) -> Subject:
    """The game for a key or a file path; the file is read now, so that workers do not need it."""
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
    """Load the game in the text of a file. Runs it as code, as the owner of this process has asked."""
    mark = hashlib.sha256(source.encode()).hexdigest()[:12]
    with tempfile.TemporaryDirectory(prefix="pipyard-") as folder:
        path = Path(folder) / f"{Path(name).stem}_{mark}.py"
        path.write_text(source, encoding="utf-8")
        return shelf.adopt(path)
