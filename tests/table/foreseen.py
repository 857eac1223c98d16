"""Chance without surprises: every room of a test draws the same, so that what a test meets today it meets tomorrow.

As a program: ``pipyard serve`` of that kind.
"""

from __future__ import annotations

from random import Random

from pipyard.table import chance, going

SEED = "pipyard"


def drawn() -> Random:
    return Random(SEED)


if __name__ == "__main__":
    from pipyard.table import serve

    chance.SystemRandom = going.SystemRandom = drawn  # type: ignore[assignment, misc]
    serve.main()
