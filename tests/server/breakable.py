"""Servers of which something can be broken and mended while they run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .guests import Guest, Server


class Breakable(Server):
    """A server whose ``program`` fails as long as a file says how."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "rooms")
        self.folder.mkdir()
        self.journal = folder / "journal"
        self.wish = folder / "fault"
        self.env["PIPYARD_TEST_FAULT"] = str(self.wish)

    def fail(self, how: str) -> None:
        self.wish.write_text(how)

    def recover(self) -> None:
        self.wish.unlink()


def receive_failure(guest: Guest) -> dict[str, Any]:
    while not guest.picture.get("failed"):
        guest.receive()
    failed: dict[str, Any] = guest.picture["failed"]
    return failed
