"""Chance without surprises: every room of a test draws the same, so that what a test meets today it meets tomorrow.

As a program: ``pipyard serve`` of that kind, which goes when the tests that began it are gone.
"""

from __future__ import annotations

import os
import threading
import time
from random import Random

from pipyard.server.room import autoplay, chance, clock

SEED = "pipyard"


DRAWING = (chance, autoplay, clock)
"""Where chance comes from."""


def drawn() -> Random:
    return Random(SEED)


def leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def main() -> None:
    from pipyard.server import serve  # noqa: PLC0415

    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    for place in DRAWING:
        place.SystemRandom = drawn  # type: ignore[assignment, misc]
    serve.main()


if __name__ == "__main__":
    main()
