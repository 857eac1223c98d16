"""Where the files of custom games are, so that a saved game finds its rules again.

Only files that the user has named and played from are remembered, and only those are run: a log from elsewhere cannot name one.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from pipyard import shelf
from pipyard.cli.game_lookup import find
from pipyard.core.folders import user_home
from pipyard.core.game import Game


def _register() -> Path:
    return user_home() / "own-games.json"


def _known() -> dict[str, str]:
    try:
        return msgspec.json.decode(_register().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def remember(one: Game) -> None:
    """Note where the file of a custom game is, now that a game of it is saved."""
    origin, known = shelf.origin(one), _known()
    if origin is None or known.get(one.info.key) == origin.path:
        return
    try:
        _register().parent.mkdir(parents=True, exist_ok=True)
        _register().write_bytes(msgspec.json.encode({**known, one.info.key: origin.path}))
    except OSError:
        pass  # the game itself is saved; its file can still be named


def recall(log: str) -> None:
    """Load the rules of a saved game if they are in a custom file that is still where it was."""
    found = re.search(r"(?m)^game: (\w+)", log)
    key = found[1] if found else ""
    if key in shelf.files() or key in shelf.own():
        return
    path = _known().get(key, "")
    if path and Path(path).is_file():
        find(path)
