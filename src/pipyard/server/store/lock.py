"""One server per store: a file lock beside the database, released when the process ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from pipyard.core.text import because
from pipyard.server.store.base import StoreError

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


def make_private(path: Path) -> None:
    """Create a file if it does not exist, readable by its owner only."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    with suppress(OSError):  # another user's file: its owner decides who may read it
        path.chmod(PRIVATE_FILE)


class StoreLock:
    """A lock held until it is released or the process ends."""

    def __init__(self, store: Path) -> None:
        path = store.with_name(f"{store.name}.lock")
        make_private(path)
        self._file = path.open("r+b")
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.close()
            raise StoreError(because("why-store-in-use", path=store)) from None

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
