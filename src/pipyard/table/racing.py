"""A race at a live table: the server's clock, the referee, and bots whose reflexes need their time."""

from __future__ import annotations

import asyncio
import time

from pipyard.bots.racing import with_reflexes
from pipyard.bots.reflex import ReflexBot
from pipyard.core.match import Match
from pipyard.core.referee import NEVER, Referee

LONGEST_SLEEP = 3600.0


class LiveRace:
    """Between two looks at the clock nothing happens; :meth:`wait` says how long the next one can wait, ``news`` that it cannot."""

    def __init__(self, match: Match, bots: dict[int, str], seed: str) -> None:
        self.match = match
        self.news = asyncio.Event()
        self._bots: dict[int, ReflexBot] = {seat: with_reflexes(name, f"{seed}/{seat}") for seat, name in bots.items()}
        last = max([event.stamp or 0 for event in match.events], default=0)
        self._began = time.monotonic() - last / 1000
        self.referee = Referee(match, now=last)
        self._seen = -1

    def now(self) -> int:
        """Milliseconds on the clock of this race."""
        return int((time.monotonic() - self._began) * 1000)

    def hear(self, seat: int, text: str, about: int, delay: int = 0) -> None:
        """An input of a person arrives, about the window he saw."""
        self.referee.hear(seat, text, self.now(), delay, about)
        self.news.set()

    def mark(self) -> int:
        """The number of the window that is open."""
        window = self.referee.window()
        return window.mark if window is not None else -1

    def wait(self) -> float:
        """Seconds until something is due."""
        when = min([self.referee.due(), *[player.due for player in self._bots.values()]])
        if self._seen != len(self.match.events):
            return 0.0
        return LONGEST_SLEEP if when >= NEVER else max(0.0, (when - self.now()) / 1000)

    def run(self) -> bool:
        """Judge what is final and let the bots do what they do now. Whether anything has happened in the match."""
        self.news.clear()
        now = self.now()
        before = len(self.match.events)
        self.referee.run(now)
        if self.match.over is None:
            for seat, player in self._bots.items():
                view = self.match.state.view(seat)
                if self._seen != len(self.match.events):
                    player.notice(view, seat, now)
                if player.due <= now:
                    move = player.act(self.match.game, view, seat, now)
                    if move is not None:
                        self.referee.hear(seat, move.text, now, 0, max(player.mark, -1))
            self._seen = len(self.match.events)
            self.referee.run(now)
        return len(self.match.events) > before
