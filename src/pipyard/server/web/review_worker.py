"""A process that searches one finished game for its biggest mistakes: JSON in and out, one object per line.

It sends progress reports first, then the result.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from msgspec import Struct
from msgspec.json import Encoder, decode

from pipyard.bots.analysis import analysed
from pipyard.core.errors import PipyardError
from pipyard.core.log import read
from pipyard.core.text import Text, because
from pipyard.server.botpool.child import begin_work
from pipyard.shelf import adopt, game

KINDS_WITHOUT_REVIEW = ("dexterity", "skill", "speed", "sandbox", "riddle")
"""Kinds of games without better moves to show."""


class ReviewTask(Struct, frozen=True):
    """The log to review; ``own``: the file of a custom game, and its content when the game began."""

    log: str
    own: tuple[str, str] | None = None


class Regret(Struct, frozen=True):
    """A mistake: event ``at`` of the game, counted from 1; values from 0 to 1 for the mover."""

    at: int
    seat: int
    played: str
    better: str
    did: float
    could: float


class Feat(Struct, frozen=True):
    """A seat's best move: event ``at`` of the game, the second best move, and the values of both, from 0 to 1 for the mover."""

    at: int
    seat: int
    played: str
    next: str
    worth: float
    otherwise: float


class WorthPoint(Struct, frozen=True):
    """The value of the game for a seat before event ``at``."""

    at: int
    seat: int
    worth: float


class ReviewProgress(Struct, frozen=True):
    """The progress of a review and, at its end, the result or the error."""

    done: int = 0
    all: int = 0
    regrets: tuple[Regret, ...] | None = None
    best: tuple[Feat, ...] = ()
    curve: tuple[WorthPoint, ...] = ()
    error: Text | None = None


def review(log: str, send: Callable[[ReviewProgress], None]) -> ReviewProgress:
    """Review a log, with progress reports."""

    def progress(done: int, all: int) -> None:
        send(ReviewProgress(done, all))

    header, _ = read(log)
    if set(game(header.game).info.kinds) & set(KINDS_WITHOUT_REVIEW):
        return ReviewProgress(error=because("why-no-better-move", game=header.game))
    found = analysed(log, game, progress=progress)
    regrets = [Regret(one.at, one.seat, str(one.played), str(one.better), one.did, one.could) for one in found.mistakes]
    curve = [WorthPoint(point.at, point.seat, round(point.worth, 3)) for point in found.curve]
    best = [Feat(one.at, one.seat, str(one.played), str(one.next), one.worth, one.otherwise) for one in found.best]
    return ReviewProgress(regrets=tuple(regrets), best=tuple(best), curve=tuple(curve))


_encoder = Encoder()


def work(line: bytes, send: Callable[[bytes], None]) -> None:
    """Make one review, with reports on the way."""

    def report_now(report: ReviewProgress) -> None:
        send(_encoder.encode(report))

    try:
        asked = decode(line, type=ReviewTask)
        if asked.own is not None:
            adopt(*asked.own)
        report = review(asked.log, report_now)
    except PipyardError as error:
        report = ReviewProgress(error=error.text)
    except Exception as error:
        report = ReviewProgress(error=because("why-review-failed", error=f"{type(error).__name__}: {error}"))
    report_now(report)


def main() -> None:
    send = begin_work()
    work(sys.stdin.buffer.readline(), send)


if __name__ == "__main__":
    main()
