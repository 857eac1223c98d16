"""Games from files that the owner of this machine names: read when the table opens, and again whenever such a file is saved.

New games are played by the rules as they are, at running tables too; a game that has begun keeps the rules it began with. A file with an
error is told of in the journal, and what stood there before it stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from pipyard import shelf
from pipyard.core.errors import PipyardError, UnknownGame
from pipyard.core.game import Game
from pipyard.core.options import written
from pipyard.core.text import because
from pipyard.texts import say, say_text
from pipyard.workshop.game_check import admitted

logger = logging.getLogger(__name__)
EVERY = 0.5
"""Seconds between two looks at the files."""


def newest(one: Game, seats: int) -> Game | None:
    """A game of the owner's own by the rules that its file has now, if they are others and still make a game of it."""
    if shelf.origin(one) is None:
        return None
    try:
        now = shelf.game(one.info.key, **{name: written(value) for name, value in one.options.changed().items()})
        now.start(seats)
    except PipyardError:
        return None
    return now if shelf.exact(now) != shelf.exact(one) else None


class CustomGames:
    """The files, and the versions of them that are played."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.changed: Callable[[], None] = _nothing
        """Called when the rules of a game are others than before."""
        self._games: dict[Path, Game] = {}
        self._seen: dict[Path, tuple[int, int]] = {}
        for path in paths:
            self._seen[path] = _stamp(path)
            self._games[path] = self._read(path)

    async def watch(self) -> None:
        """Look at the files for ever."""
        while self._games:
            await asyncio.sleep(EVERY)
            await self.look()

    async def look(self) -> None:
        """Read again what has been saved since the last look."""
        for path, old in list(self._games.items()):
            stamp = _stamp(path)
            if stamp in (self._seen[path], (0, 0)):  # some editors take a file away for a moment
                continue
            self._seen[path] = stamp
            try:
                new = await asyncio.to_thread(self._read, path)
            except UnknownGame as error:
                logger.error("%s", say("own-game-stays", why=say_text(error.text)))
                continue
            if shelf.exact(new) != shelf.exact(old):
                self._games[path] = new
                self.changed()
                logger.info("%s", say("own-game-new", file=path.name, title=new.info.title))

    def _read(self, path: Path) -> Game:
        new = admitted(path)
        for other, one in self._games.items():
            if other != path and one.info.key == new.info.key:
                raise UnknownGame(because("own-game-twice", file=path.name, other=other.name, key=new.info.key))
        return shelf.adopt(*(shelf.origin(new) or (path, None)))


def _stamp(path: Path) -> tuple[int, int]:
    try:
        told = path.stat()
    except OSError:
        return 0, 0
    return told.st_mtime_ns, told.st_size


def _nothing() -> None:
    pass
