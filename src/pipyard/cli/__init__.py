"""The command line: play, simulate, replay and read in a terminal. May import everything; nothing imports it."""

from __future__ import annotations

import sys

INTERRUPTED = 130
TROUBLE = 2
"""Exit statuses: stopped by the user, and an error that the user can correct."""
QUICK = ("games", "rules")
"""Commands that are looked up without loading the others."""


def main() -> None:
    """The entry point of the ``pipyard`` command. Imports are late, so that processes that only play start faster."""
    try:
        if sys.argv[1:2] and sys.argv[1] in QUICK:
            from pipyard.cli import group, shelf_commands  # noqa: PLC0415

            app = group.new_app()
            shelf_commands.add(app)
        else:
            from pipyard.cli.app import app  # noqa: PLC0415

        app(prog_name="pipyard")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
