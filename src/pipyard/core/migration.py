"""Old logs under new rules: what an earlier version of a game wrote otherwise is read as it is written now.

A game whose rules change so that old logs read differently raises its ``Info.version`` and says beside its class what became of
the old way::

    migration("el_dado", 1, lambda header, events: (header, [Event(e.seat, e.text.replace("grab", "take"), e.stamp) for e in events]))

Steps lead from one version to the next; an old log takes as many as it needs. Where nothing has to be written otherwise, the step
is :func:`unchanged`. A version without a step is never guessed at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pipyard.core.errors import BadLog
from pipyard.core.log import Event, Header
from pipyard.core.text import because

Step = Callable[[Header, list[Event]], tuple[Header, list[Event]]]
_STEPS: Final[dict[tuple[str, int], Step]] = {}


def migration(game: str, version: int, step: Step) -> None:
    """Register how a log of this version of a game is written in the next one."""
    _STEPS[(game, version)] = step


def unchanged(header: Header, events: list[Event]) -> tuple[Header, list[Event]]:
    """The step between two versions that write the same logs."""
    return header, events


def modern(header: Header, events: Sequence[Event], version: int) -> tuple[Header, list[Event]]:
    """Migrate a log to the current version of its game."""
    found = list(events)
    if header.version > version:
        raise BadLog(because("why-the-log-was-written-by", version=header.version, game=header.game, version2=version))
    for older in range(header.version, version):
        step = _STEPS.get((header.game, older))
        if step is None:
            raise BadLog(because("why-nobody-has-said-how-a", version=older, game=header.game, now=older + 1))
        header, found = step(header, found)
        header = Header(header.game, older + 1, header.seats, header.options, header.players, header.seed)
    return header, found
