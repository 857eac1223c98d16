"""Where a user's own things lie: maps and boards that are picked up beside those of the package, rooms, games that were kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ENVIRONMENT = "PIPYARD_HOME"
"""One folder for everything, whatever the system's habits are."""


def user_home() -> Path:
    """The folder for everything that belongs to this user: PIPYARD_HOME, else where programs of this system keep such things."""
    if os.environ.get(ENVIRONMENT):
        return Path(os.environ[ENVIRONMENT])
    home = Path(os.path.expanduser("~"))
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "pipyard"


def own_folders(kind: str, variable: str) -> list[Path]:
    """The folders an environment variable names, else the folder of that kind among the user's things."""
    given = os.environ.get(variable)
    if given:
        return [Path(part) for part in given.split(os.pathsep) if part]
    return [user_home() / kind]


def rooms_home() -> Path:
    """The folder of the table's rooms."""
    return user_home()


def games_home() -> Path:
    """The folder of games that were played in the terminal and kept."""
    return user_home() / "games"
