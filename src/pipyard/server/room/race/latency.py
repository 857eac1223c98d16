"""Network latency of a browser: the server sends a beat, the browser echoes it, the server's clock measures."""

from __future__ import annotations

import secrets
from collections import deque
from statistics import median

SAMPLES_KEPT = 9
"""Round trips that are remembered. Their median ignores a single slow one."""
FIRST_INTERVAL = 0.1
INTERVAL = 1.0
"""Seconds between two beats, until enough are measured and afterwards."""
MOST_OPEN = 8
"""Beats that may be unanswered; older ones are dropped."""


class Latency:
    """The round trips of one connection, in milliseconds.

    A browser that echoes late seems slower than it is, which gains it no more than the referee compensates at most. It cannot echo
    early, because the number of a beat cannot be guessed. One that never echoes gets no compensation.
    """

    def __init__(self) -> None:
        self._open: dict[int, float] = {}
        self._trips: deque[int] = deque(maxlen=SAMPLES_KEPT)

    def beat(self, now: float) -> int:
        """Note that a beat is sent at this time (in seconds), and return its number."""
        while len(self._open) >= MOST_OPEN:
            del self._open[next(iter(self._open))]
        number = secrets.randbits(31)
        self._open[number] = now
        return number

    def echo(self, number: int, now: float) -> None:
        """Note an echo. One that was never sent, or was answered already, is ignored."""
        sent = self._open.pop(number, None)
        if sent is not None:
            self._trips.append(max(0, round((now - sent) * 1000)))

    @property
    def pause(self) -> float:
        """Seconds until the next beat."""
        return INTERVAL if len(self._trips) >= SAMPLES_KEPT else FIRST_INTERVAL

    @property
    def trip(self) -> int:
        """The median round trip, 0 if unknown."""
        return round(median(self._trips)) if self._trips else 0
