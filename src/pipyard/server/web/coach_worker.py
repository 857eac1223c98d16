"""A process that reviews one player's decisions in a game of Dice Trip: one JSON object in, one out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.json import decode, encode

from pipyard.coach.trip_coach import Advice, review
from pipyard.core.errors import PipyardError
from pipyard.core.text import Text, because
from pipyard.server.botpool.child import begin_work

EXAMINED_CHOICES: Final = 3
"""Choices examined closely: the answer comes within seconds."""


class CoachTask(Struct, frozen=True):
    """The log, and whose decisions are reviewed."""

    log: str
    seat: int


class CoachResult(Struct, frozen=True):
    """Every decision of the seat, or the error."""

    advice: tuple[Advice, ...] = ()
    error: Text | None = None


def advised(asked: CoachTask) -> CoachResult:
    try:
        return CoachResult(review(asked.log, EXAMINED_CHOICES, asked.seat).advice)
    except PipyardError as error:
        return CoachResult(error=error.text)
    except Exception as error:
        return CoachResult(error=because("why-review-failed", error=f"{type(error).__name__}: {error}"))


def work(line: bytes, send: Callable[[bytes], None]) -> None:
    """Review one seat."""
    send(encode(advised(decode(line, type=CoachTask))))


def main() -> None:
    send = begin_work()
    work(sys.stdin.buffer.readline(), send)


if __name__ == "__main__":
    main()
