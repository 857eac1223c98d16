"""Where games are saved: a named file, or the folder of saved games."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from pipyard.cli import own_files
from pipyard.core.errors import BadLog, PipyardError, reason_of
from pipyard.core.folders import games_home
from pipyard.core.text import Text, because


def somewhere(key: str, suffix: str = ".pipyard") -> Path:
    """A new file for a game without a named one."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    number = 0
    while True:
        path = games_home() / f"{key}-{stamp}{f'-{number}' if number else ''}{suffix}"
        if not path.exists():
            return path
        number += 1


def must_be_new(path: Path, why: Text | None = None) -> None:
    """Refuse a file that somebody has: no game is written over another one silently."""
    if path.is_file():
        raise PipyardError(why or because("why-file-there-already", path=path))


def holds(path: Path, log: str) -> bool:
    """Whether a file is what :func:`keep` made of this log: one's own of an interrupted game."""
    return path.is_file() and path.read_bytes() == log.encode()


def keep(path: Path, log: str) -> None:
    """Write a log atomically."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(log, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise PipyardError(because("why-game-not-kept", path=path, strerror=reason_of(error))) from None


def fetch(path: Path) -> str:
    """The text of a saved log; the rules of a custom game are loaded from where they were."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadLog(because("why-cannot-be-read", path=path, strerror=reason_of(error))) from None
    except UnicodeDecodeError:
        raise BadLog(because("why-not-even-text", path=path)) from None
    own_files.recall(text)
    return text
