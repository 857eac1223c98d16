"""The command line: play, simulate, replay and read in a terminal. May import everything; nothing imports it."""

from __future__ import annotations

from pipyard.cli.app import main

__all__ = ["main"]
