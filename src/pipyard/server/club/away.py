"""Vacations of members: their clocks in correspondence games stand still. Everybody has the same number of days a year."""

from __future__ import annotations

import calendar
import time
from typing import Final

from pipyard.core.text import because
from pipyard.server.club import turns
from pipyard.server.club.members import ClubRefusal
from pipyard.server.protocol.club_messages import Vacation
from pipyard.server.store.script import Script

VACATION_DAYS: Final = 30
"""Days of vacation in a calendar year (UTC)."""
DAY_MS: Final = 86_400_000


def _year_began(now: int) -> int:
    return calendar.timegm((time.gmtime(now / 1000).tm_year, 1, 1, 0, 0, 0)) * 1000


def vacation_of(member: str) -> Script[Vacation]:
    """Until when a member is away, and the days left this year."""
    now = turns.now_ms()
    rows = yield "SELECT starts, ends FROM vacations WHERE member = ? AND starts >= ?", (member, _year_began(now))
    used = sum([-(-(int(end) - int(start)) // DAY_MS) for start, end in rows])
    return Vacation((yield from turns.vacation_ends(member, now)), max(0, VACATION_DAYS - used))


def take(member: str, days: int) -> Script[Vacation]:
    """Go on vacation for so many days from now; 0: come back. Days that have begun are used."""
    now = turns.now_ms()
    until = yield from turns.vacation_ends(member, now)
    if until:
        yield from _come_back(member, now, until)
    if days:
        left = (yield from vacation_of(member)).left
        if days > left:
            raise ClubRefusal(because("why-vacation-is-used", days=left), 400)
        rest = days * DAY_MS
        yield "INSERT INTO vacations (member, starts, ends) VALUES (?,?,?)", (member, now, now + rest)
        yield from turns.move(member, rest)
    return (yield from vacation_of(member))


def _come_back(member: str, now: int, until: int) -> Script[None]:
    yield "UPDATE vacations SET ends = ? WHERE member = ? AND ends = ?", (now, member, until)
    yield "DELETE FROM vacations WHERE member = ? AND starts = ends", (member,)
    yield from turns.move(member, now - until)


def all_of(member: str) -> Script[tuple[tuple[int, int], ...]]:
    """All vacations of a member: when each began and ended."""
    rows = yield "SELECT starts, ends FROM vacations WHERE member = ? ORDER BY starts", (member,)
    return tuple([(int(start), int(end)) for start, end in rows])
