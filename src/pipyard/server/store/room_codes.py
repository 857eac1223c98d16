"""Short codes for rooms that wait for players: said across a room, typed on the front page."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

CODE_LETTERS: Final = "BCDFGHJKLMNPRSTVWXZ"
"""No vowels, so a code is never a word; no letter that looks like a digit."""
CODE_LENGTH: Final = 4
LIFETIME: Final = 1800.0
"""Seconds after which a code is forgotten, unless its room asks again."""
MOST_CODES: Final = 2000
"""Codes at once; one more drops the oldest. With so few among 130,000, and few guesses a minute, guessing finds no table."""
GUESS_RATE, GUESS_BURST = 1 / 6, 10.0
"""Wrong codes a second from one address, and at once."""


def random_code() -> str:
    return "".join([secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)])


class RoomCodes:
    """The codes of a store that one process uses. A code leads to the room's key and nowhere else; it holds no seat."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._rooms: dict[str, tuple[str, float]] = {}
        """Room and end of every code, the oldest first."""

    def code_of(self, room: str) -> str:
        """The code of a room, valid from now on for a whole lifetime."""
        self._forget_expired()
        code = next((code for code, (key, _) in self._rooms.items() if key == room), "") or self._unused()
        self._rooms.pop(code, None)
        self._rooms[code] = (room, self._now() + LIFETIME)
        while len(self._rooms) > MOST_CODES:
            del self._rooms[next(iter(self._rooms))]
        return code

    def room_of(self, code: str) -> str:
        """The key of the room; empty: no room has this code."""
        self._forget_expired()
        return self._rooms.get(code.upper(), ("", 0.0))[0]

    def forget(self, code: str) -> None:
        self._rooms.pop(code.upper(), None)

    def _unused(self) -> str:
        while (code := random_code()) in self._rooms:
            pass
        return code

    def _forget_expired(self) -> None:
        now = self._now()
        while self._rooms:
            code, (_, end) = next(iter(self._rooms.items()))
            if end > now:
                return
            del self._rooms[code]
