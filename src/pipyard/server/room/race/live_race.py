"""A race in real time: the server's clock, the referee, and bots with human reflexes."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from pipyard.bots.race_arena import with_reflexes
from pipyard.bots.reflex import ReflexBot
from pipyard.core.match import Match
from pipyard.core.race import CALL, HIT
from pipyard.core.referee import NEVER, InputVerdict, Referee
from pipyard.core.scene import Text
from pipyard.server.protocol.messages import Verdict, WhyVoid

LONGEST_SLEEP = 3600.0
VOID_REASONS: Final[dict[str, tuple[WhyVoid, str]]] = {
    "closed": ("closed", "verdict-closed"),
    "late": ("late", "verdict-late"),
    "gone": ("gone", "verdict-gone"),
    "nothing": ("nothing", "verdict-nothing"),
    "grace": ("grace", "verdict-grace"),
    "blocked": ("blocked", "verdict-blocked"),
    "busy": ("busy", "verdict-busy"),
    "refused": ("refused", "verdict-refused"),
}
"""The referee's reasons for a void input, for programs and as text keys."""


class LiveRace:
    """A race. Call :meth:`run` after :meth:`wait` seconds, or as soon as ``news`` is set."""

    def __init__(self, match: Match, bots: dict[int, str], seed: str) -> None:
        self.match = match
        self.news = asyncio.Event()
        self._bots: dict[int, ReflexBot] = {seat: with_reflexes(name, f"{seed}/{seat}") for seat, name in bots.items()}
        last = max([event.stamp or 0 for event in match.events], default=0)
        self._began = time.monotonic() - last / 1000
        self.referee = Referee(match, now=last)
        self._stopped = 0.0
        self._seen = -1

    def now(self) -> int:
        """Milliseconds on the clock of this race."""
        return self._at(time.monotonic())

    def _at(self, moment: float) -> int:
        return int(((min(moment, self._stopped) if self._stopped else moment) - self._began) * 1000)

    def stop(self) -> None:
        """Stop the clock: nobody watches, or something else comes first."""
        self._stopped = time.monotonic()

    def go(self) -> None:
        """Resume the clock."""
        if self._stopped:
            self._began += time.monotonic() - self._stopped
            self._stopped = 0.0

    def add_input(self, seat: int, text: str, about: int, delay: int = 0, arrived: float = 0.0) -> int:
        """Take a person's input about the window they saw, and return its number. ``delay``: their round trip."""
        self.referee.add_input(seat, text, self._at(arrived) if arrived else self.now(), delay, about)
        self.news.set()
        return self.referee.last_input

    def judged(self) -> list[InputVerdict]:
        """Inputs judged since the last call."""
        found = self.referee.verdicts
        self.referee.verdicts = []
        return found

    def verdict(self, judged: InputVerdict, id: int, n: int) -> Verdict:
        """The message for the player whose input it was."""
        wait = max(0, judged.stamp + judged.wait - self.now()) if judged.wait else 0
        move = judged.move.text
        if judged.why:
            why, key = VOID_REASONS[judged.why]
            return Verdict(id, n, judged.seat, move, "void", why, Text(key), wait)
        if judged.verdict == HIT:
            return Verdict(id, n, judged.seat, move, "right", wait_ms=wait)
        if judged.verdict == CALL and judged.amiss is None:
            return Verdict(id, n, judged.seat, move, "call", wait_ms=wait)
        return Verdict(id, n, judged.seat, move, "wrong", "", judged.amiss or Text("verdict-wrong"), wait)

    def mark(self) -> int:
        """The number of the open window."""
        window = self.referee.window()
        return window.mark if window is not None else -1

    def left(self) -> int:
        """Milliseconds until this window closes, -1 if it has no limit."""
        now = self.now()
        limit = self.referee.limit(now)
        return -1 if limit >= NEVER else max(0, limit - now)

    def wait(self) -> float:
        """Seconds until something is due."""
        when = min([self.referee.due(), *[player.due for player in self._bots.values()]])
        if self._seen != len(self.match.events):
            return 0.0
        return LONGEST_SLEEP if when >= NEVER else max(0.0, (when - self.now()) / 1000)

    def run(self) -> bool:
        """Judge what is final and let bots act; whether anything happened in the match."""
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
                        self.referee.add_input(seat, move.text, now, 0, max(player.mark, -1))
            self._seen = len(self.match.events)
            self.referee.run(now)
        return len(self.match.events) > before
