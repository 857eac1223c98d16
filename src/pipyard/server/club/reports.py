"""Reports of names and lines of chat, for moderators. What is reported is read from the room, never sent by who reports it."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct

from pipyard.core.text import because
from pipyard.server.club.members import ClubRefusal
from pipyard.server.club.turns import now_ms
from pipyard.server.protocol.club_messages import ReportCard
from pipyard.server.store.script import Script

MOST_REPORTS: Final = 500
"""Reports that wait for a moderator."""
LISTED_REPORTS: Final = 100


class Reported(Struct, frozen=True):
    """What is reported. ``what`` names it within its room: the same is reported once. ``text``: the line; empty: the name."""

    room: str
    what: str
    seat: int
    name: str
    member: str
    text: str


def keep(about: Reported, reporter: str) -> Script[None]:
    rows = yield "SELECT count(*) FROM reports", ()
    if rows[0][0] >= MOST_REPORTS:
        raise ClubRefusal(because("why-too-many-reports"), 429)
    facts = (about.room, about.what, about.seat, about.name, about.member, about.text)
    inserted = "INSERT INTO reports (id, room, what, seat, name, member, text, reporter, made) VALUES (?,?,?,?,?,?,?,?,?)"
    yield f"{inserted} ON CONFLICT (room, what) DO NOTHING", (secrets.token_hex(8), *facts, reporter, now_ms())


def listed() -> Script[tuple[ReportCard, ...]]:
    """Open reports, the oldest first."""
    asked = """SELECT r.id, r.room, r.name, r.member, r.text, COALESCE(m.name, ''), r.made
        FROM reports r LEFT JOIN members m ON m.id = r.reporter ORDER BY r.made, r.id LIMIT ?"""
    rows = yield asked, (LISTED_REPORTS,)
    return tuple([ReportCard(*row) for row in rows])


def settle(id: str) -> Script[None]:
    """A moderator has looked at it."""
    yield "DELETE FROM reports WHERE id = ?", (id,)
