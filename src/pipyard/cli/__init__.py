"""The command line: play, simulate, replay and read in a terminal. May import everything; nothing imports it."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> None:
    """The entry point of the ``pipyard`` command. What it needs is imported late: processes that only play start faster so."""
    try:
        from pipyard.cli.app import app  # noqa: PLC0415

        app(prog_name="pipyard")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
