"""Reflex bots play races as people do: they look at one thing after another, and their hand takes time.

``reflex:easy``, ``reflex:normal`` (the same as ``reflex``) and ``reflex:hard`` differ in reaction time, scanning speed, hand speed, and
error rate. They never read a clock: the caller passes the time.
"""

from __future__ import annotations

from math import cos, exp, log, pi, sqrt
from typing import Final

from pipyard.bots.bot import Bot, kind
from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.race import HIT, Window
from pipyard.core.referee import NEVER
from pipyard.core.text import because, quoted
from pipyard.core.turn import Choose

HAND_SPREAD: Final = 0.2
MISTAKES: Final = 10
"""False positives are this many times rarer than misses."""


class ReflexLevel:
    """``start``: reaction time in milliseconds, with deviation ``spread``; ``rate``: things scanned per second; ``error``: error rate;
    ``hand``: milliseconds per action.
    """

    __slots__ = ("error", "hand", "rate", "spread", "start")

    def __init__(self, start: int, spread: float, rate: int, error: float, hand: int) -> None:
        self.start: int = start
        self.spread: float = spread
        self.rate: int = rate
        self.error: float = error
        self.hand: int = hand


REFLEX_LEVELS: Final[dict[str, ReflexLevel]] = {
    "easy": ReflexLevel(900, 0.35, 2, 0.06, 900),
    "normal": ReflexLevel(600, 0.30, 4, 0.03, 650),
    "hard": ReflexLevel(400, 0.25, 8, 0.01, 450),
}


class ReflexBot(Bot):
    """In a window it waits a moment, then scans the moves one by one in random order, and claims those it believes right.

    ``due``: when to call :meth:`act` next.
    """

    def __init__(self, seed: str, level: ReflexLevel) -> None:
        super().__init__(seed)
        self.level: ReflexLevel = level
        self.due: int = NEVER
        self.mark: int = -1  # the current window
        self._queue: list[Move] = []
        self._met: dict[str, bool] = {}  # what it has queued in this window
        self._claim: Move | None = None
        self._about_to_close: bool = False
        self._view: State | None = None  # the last view and what it saw there: whether it is asked, in which window
        self._asked: bool = False
        self._window: Window | None = None
        self._there: list[Move] | None = None

    def notice(self, view: State, seat: int, now: int) -> None:
        """Note an event; ``view`` is what the seat sees now."""
        self._look_at(view, seat)
        if not self._asked:
            self.due, self.mark = NEVER, -1
            return
        window = self._window
        mark = window.mark if window is not None else -2
        if mark != self.mark:
            self.mark = mark
            self._queue, self._met, self._claim, self._about_to_close = [], {}, None, False
            self.due = now + self._reaction()
        elif mark == -2 and self.due == NEVER:
            self.due = now + self._reaction()
        elif window is not None and self.due == NEVER and (window.calm or self._fresh(view, seat)):
            self.due = now + self._reading_time(window)

    def act(self, game: Game, view: State, seat: int, now: int) -> Move | None:
        """Take the next step: look, claim or call. None: nothing visible from outside."""
        self._look_at(view, seat)
        window = self._window
        if not self._asked:
            self.due = NEVER
            return None
        if window is None or window.calm:
            self.due = NEVER if window is None else now + self.level.hand
            return self._calmly(view, seat)
        if window.mark != self.mark:
            self.due = NEVER  # this window has not reached it yet
            return None
        if self._claim is not None:
            wanted, self._claim = _thing(self._claim), None
            self.due = now + self._reading_time(window)
            self._met.pop(wanted, None)
            there = [move for move in self._glances(view, seat) if _thing(move) == wanted]
            return there[0] if there else None
        self._fresh(view, seat)
        if self._queue:
            self._inspect(view, window, seat, now)
            return None
        call = view.closing(seat)
        if call is None:
            self.due = NEVER
        elif self._about_to_close:
            self._about_to_close = False
            self._met = {}  # look again after the call
            self.due = now + self._reaction()
            return call
        else:
            self._about_to_close = True
            self.due = now + self._reaction()
        return None

    def _look_at(self, view: State, seat: int) -> None:
        """Scan a view, once: views are immutable."""
        if view is not self._view:
            turn = view.turn()
            self._view, self._there = view, None
            self._asked = isinstance(turn, Choose) and seat in turn.seats
            self._window = view.race() if self._asked else None

    def _glances(self, view: State, seat: int) -> list[Move]:
        return view.glances(seat) if self._there is None else self._there

    def choose(self, game: Game, view: State, seat: int) -> Move:
        """Choose without a clock, by scanning once."""
        window = view.race()
        if window is None or window.calm:
            return self._calmly(view, seat)
        right = [move for move in view.glances(seat) if view.judge(seat, move) == HIT and self.rng.random() >= self.level.error]
        if right:
            return right[int(self.rng.random() * len(right))]
        call = view.closing(seat)
        space = view.moves(seat)
        passing = Move("pass")
        if call is not None:
            return call
        return passing if space.contains(passing) else space.sample(self.rng)

    def _fresh(self, view: State, seat: int) -> bool:
        """Remove vanished things from the queue, append new ones in random order. Returns whether anything is left to look at."""
        if self._there is None:
            self._there = view.glances(seat)
            now_there = {_thing(move): move for move in self._there}
            self._queue = [now_there[_thing(move)] for move in self._queue if _thing(move) in now_there]
        there = self._there
        new = [move for move in there if _thing(move) not in self._met]
        while new:
            move = new.pop(int(self.rng.random() * len(new)))
            self._met[_thing(move)] = True
            self._queue.append(move)
            self._about_to_close = False
        return bool(self._queue)

    def _inspect(self, view: State, window: Window, seat: int, now: int) -> None:
        move = self._queue.pop(0)
        error = self.level.error
        right = view.judge(seat, move) == HIT
        claims = self.rng.random() >= error if right else self.rng.random() < error / MISTAKES
        if claims:
            self._claim = move
            self.due = now + int(self.level.hand * exp(HAND_SPREAD * self._normal()))
            return
        if right:
            self._queue.append(move)
        self.due = now + self._reading_time(window)

    def _calmly(self, view: State, seat: int) -> Move:
        """Choose without haste: one of the things to do, or the closing call, or any move."""
        there = view.glances(seat)
        if there:
            return there[int(self.rng.random() * len(there))]
        call = view.closing(seat)
        return call if call is not None else view.moves(seat).sample(self.rng)

    def _reading_time(self, window: Window) -> int:
        return max(1, 1000 * window.effort // self.level.rate)

    def _reaction(self) -> int:
        return max(1, int(self.level.start * exp(self.level.spread * self._normal())))

    def _normal(self) -> float:
        """A normally distributed number."""
        first = 1.0 - self.rng.random()
        return sqrt(-2.0 * log(first)) * cos(2.0 * pi * self.rng.random())


def _thing(move: Move) -> str:
    """The subject of a move: a numbered die is the same thing wherever it may go."""
    return f"{move.verb} {move.number}" if move.number >= 0 else move.text


def _reflex(argument: str, seed: str) -> Bot:
    level = REFLEX_LEVELS.get(argument or "normal")
    if level is None:
        raise UnknownBot(
            because("why-there-is-no-bot", name=quoted(f"reflex:{argument}"), kinds=", ".join([f"reflex:{name}" for name in REFLEX_LEVELS]))
        )
    return ReflexBot(seed, level)


kind("reflex", _reflex)
