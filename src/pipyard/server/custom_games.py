"""Games from rule files named on the command line, reloaded whenever a file is saved.

New games use the new rules, at running tables too; a game that has begun keeps the rules it began with. An error in a file goes to the
journal, and its previous version stays in use.
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
CHECK_INTERVAL = 0.5
"""Seconds between two checks of the files."""


def newest(one: Game, seats: int) -> Game | None:
    """The current version of a custom game, if it differs and the file still defines that game."""
    if shelf.origin(one) is None:
        return None
    try:
        now = shelf.game(one.info.key, **{name: written(value) for name, value in one.options.changed().items()})
        now.start(seats)
    except PipyardError:
        return None
    return now if shelf.exact(now) != shelf.exact(one) else None


class CustomGames:
    """The rule files and their loaded versions."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.changed: Callable[[], None] = _nothing
        """Called when the rules of a game have changed."""
        self._games: dict[Path, Game] = {}
        self._seen: dict[Path, tuple[int, int]] = {}
        for path in paths:
            self._seen[path] = _stamp(path)
            self._games[path] = self._read(path)

    async def watch(self) -> None:
        """Watch the files until cancelled."""
        while self._games:
            await asyncio.sleep(CHECK_INTERVAL)
            await self.reload_changed()

    async def reload_changed(self) -> None:
        """Reload files saved since the last check."""
        for path, old in list(self._games.items()):
            stamp = _stamp(path)
            if stamp in (self._seen[path], (0, 0)):  # some editors delete a file for a moment
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
        stat = path.stat()
    except OSError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


def _nothing() -> None:
    pass
