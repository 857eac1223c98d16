"""Where a user's own files lie: maps and boards that are picked up beside those of the package."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def own_folders(kind: str, variable: str) -> list[Path]:
    """The folders an environment variable names, else one folder of that kind in the user's data directory."""
    given = os.environ.get(variable)
    if given:
        return [Path(part) for part in given.split(os.pathsep) if part]
    home = Path(os.path.expanduser("~"))
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return [base / "pipyard" / kind]
