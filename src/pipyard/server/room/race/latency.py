"""How long the line of a browser is: the table beats, the browser echoes, and the table's own clock measures."""

from __future__ import annotations

import secrets
from collections import deque
from statistics import median

KEPT = 9
"""So many round trips are remembered; the median of them is not moved by a single slow one."""
QUICKLY = 0.1
SLOWLY = 1.0
"""Seconds between two beats, until enough is known and afterwards."""
MOST_OPEN = 8
"""So many beats may be unanswered; older ones are forgotten."""


class Latency:
    """The round trips of one connection, in milliseconds.

    A browser that echoes late seems to have a longer line: that is worth no more than the referee makes up for at most. It cannot
    echo early, because the number of a beat cannot be guessed; and one that never echoes has no line that could be made up for.
    """

    def __init__(self) -> None:
        self._open: dict[int, float] = {}
        self._trips: deque[int] = deque(maxlen=KEPT)

    def beat(self, now: float) -> int:
        """A beat goes out at this time (in seconds); comes back with its number."""
        while len(self._open) >= MOST_OPEN:
            del self._open[next(iter(self._open))]
        number = secrets.randbits(31)
        self._open[number] = now
        return number

    def echo(self, number: int, now: float) -> None:
        """The echo of a beat has arrived. One that was never sent, or was answered already, says nothing."""
        sent = self._open.pop(number, None)
        if sent is not None:
            self._trips.append(max(0, round((now - sent) * 1000)))

    @property
    def pause(self) -> float:
        """Seconds until the next beat."""
        return SLOWLY if len(self._trips) >= KEPT else QUICKLY

    @property
    def trip(self) -> int:
        """The round trip as far as it is known."""
        return round(median(self._trips)) if self._trips else 0
