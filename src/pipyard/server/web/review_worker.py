"""A process that looks through one finished game for its biggest mistakes: JSON comes in and goes out, one object a line.

First come reports of how far it is, then what it found; so whoever waits knows how long still.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from msgspec import Struct
from msgspec.json import Encoder, decode

from pipyard.bots.analysis import mistakes
from pipyard.core.errors import PipyardError
from pipyard.core.log import read
from pipyard.core.text import Text, because
from pipyard.server.botpool.child import begin_work
from pipyard.shelf import adopt, game

BEYOND = ("dexterity", "skill", "speed", "sandbox", "riddle")
"""Kinds of games in which no better move can be shown."""


class Asked(Struct, frozen=True):
    """The log to look through; ``own`` is the file of a game of the server's owner, and what stood in it when the game began."""

    log: str
    own: tuple[str, str] | None = None


class Regret(Struct, frozen=True):
    """A move that gave something away: event ``at`` of the game, counted from 1; worths from 0 to 1 for the mover."""

    at: int
    seat: int
    played: str
    better: str
    did: float
    could: float


class Report(Struct, frozen=True):
    """How far a review is, and at its end what was found or what went wrong."""

    done: int = 0
    all: int = 0
    regrets: tuple[Regret, ...] | None = None
    error: Text | None = None


def review(log: str, tell: Callable[[Report], None]) -> Report:
    """Look through a log; reports are told as it goes."""

    def told(done: int, all: int) -> None:
        tell(Report(done, all))

    header, _ = read(log)
    if set(game(header.game).info.kinds) & set(BEYOND):
        return Report(error=because("why-no-better-move", game=header.game))
    found = mistakes(log, game, told=told)
    return Report(regrets=tuple([Regret(one.at, one.seat, str(one.played), str(one.better), one.did, one.could) for one in found]))


def main() -> None:
    out, encoder = begin_work(), Encoder()

    def tell(report: Report) -> None:
        out.write(encoder.encode(report) + b"\n")
        out.flush()

    try:
        asked = decode(sys.stdin.buffer.read(), type=Asked)
        if asked.own is not None:
            adopt(*asked.own)
        report = review(asked.log, tell)
    except PipyardError as error:
        report = Report(error=error.text)
    except Exception as error:
        report = Report(error=because("why-review-failed", error=f"{type(error).__name__}: {error}"))
    tell(report)


if __name__ == "__main__":
    main()
