"""Folders of the user: maps, boards, rooms, saved games."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

ENVIRONMENT = "PIPYARD_HOME"
"""One folder for everything, instead of the system's."""


def user_home() -> Path:
    """The folder for the user's data: PIPYARD_HOME, or the system's folder for it."""
    if os.environ.get(ENVIRONMENT):
        return Path(os.environ[ENVIRONMENT])
    return user_data_path("pipyard", appauthor=False)


def own_folders(kind: str, variable: str) -> list[Path]:
    """The folders in an environment variable, or the folder of that kind in the user's data."""
    given = os.environ.get(variable)
    if given:
        return [Path(part) for part in given.split(os.pathsep) if part]
    return [user_home() / kind]


def rooms_home() -> Path:
    """The folder of the server's rooms."""
    return user_home()


def games_home() -> Path:
    """The folder of games saved in the terminal."""
    return user_home() / "games"
