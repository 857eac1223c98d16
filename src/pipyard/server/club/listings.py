"""Open tables: what the club lists for everybody to join or to watch.

A listing changes in the transaction of the event that changes the table. Servers note regularly at which listed tables somebody sits:
a table where nobody was seen for a while is not shown.
"""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec import Struct

from pipyard.server.club.ratings import Rating
from pipyard.server.protocol.club_messages import TableCard, TableList
from pipyard.server.store.script import Script

SEEN_MS: Final = 45_000
"""Milliseconds for which a table is shown after somebody was last seen there."""
HELD_MS: Final = 15_000
"""Milliseconds for which a free seat is kept for whoever was sent to it."""
MOST_TABLES: Final = 50
LISTING_COLUMNS = "l.room, l.game, l.names, l.seats, l.free, l.rated, l.clock, l.bank, l.more, t.mu, t.sigma"
SHOWN = f"""SELECT {LISTING_COLUMNS} FROM listings l LEFT JOIN ratings t ON t.who = l.host AND t.game = l.game
WHERE l.running = ? AND l.seen >= ? ORDER BY l.seen DESC, l.room LIMIT ?"""
CANDIDATES = f"""SELECT {LISTING_COLUMNS} FROM listings l LEFT JOIN ratings t ON t.who = l.host AND t.game = l.game
WHERE l.running = 0 AND l.free > 0 AND l.seen >= ? AND l.held <= ? AND l.game = ? AND l.rated = ? AND l.seats = ?
    AND l.clock = ? AND l.bank = ? AND (l.host <> ? OR l.host = '')
ORDER BY l.seen DESC LIMIT ?"""
KEEP = """INSERT INTO listings (room, game, host, names, seats, free, rated, clock, bank, more, running, seen)
VALUES (?,?,?,?,?,?,?,?,?,?,?,?)
ON CONFLICT (room) DO UPDATE SET game = excluded.game, host = excluded.host, names = excluded.names, free = excluded.free,
running = excluded.running, seen = excluded.seen"""


class Listing(Struct, frozen=True):
    """A table as the club lists it. ``host``: the member who opened it, ``over``: it is not shown any more."""

    room: str
    game: str
    host: str
    names: tuple[str, ...]
    seats: int
    rated: bool
    clock: tuple[int, int, int]
    running: bool
    over: bool = False


class Wanted(Struct, frozen=True):
    """The table that somebody seeks: seconds for a move (``clock``) or for a game (``bank``)."""

    game: str
    rated: bool
    seats: int
    clock: int
    bank: int


def _now() -> int:
    return int(time.time() * 1000)


def keep(table: Listing) -> Script[None]:
    if table.over:
        yield "DELETE FROM listings WHERE room = ?", (table.room,)
        return
    free = table.seats - len(table.names)
    facts = (table.room, table.game, table.host, ", ".join(table.names), table.seats, free, int(table.rated), *table.clock)
    yield KEEP, (*facts, int(table.running), _now())


def seen(rooms: list[str]) -> Script[None]:
    """Note that somebody sits at these tables; forget those where nobody has been for a day."""
    now = _now()
    for room in sorted(rooms):
        yield "UPDATE listings SET seen = ? WHERE room = ?", (now, room)
    yield "DELETE FROM listings WHERE seen < ?", (now - 86_400_000,)


def shown() -> Script[TableList]:
    since = _now() - SEEN_MS
    waiting = yield SHOWN, (0, since, MOST_TABLES)
    running = yield SHOWN, (1, since, MOST_TABLES)
    return TableList(tuple([_card(row) for row in waiting if row[4]]), tuple([_card(row) for row in running]))


def nearest(wanted: Wanted, who: str) -> Script[str]:
    """The room with a free seat whose host is nearest in rating, held for whoever asks; empty: nobody waits."""
    now = _now()
    rows = yield "SELECT mu FROM ratings WHERE who = ? AND game = ?", (who, wanted.game)
    own = float(rows[0][0]) if rows else Rating().mu
    facts = (wanted.game, int(wanted.rated), wanted.seats, wanted.clock, wanted.bank)
    found = yield CANDIDATES, (now - SEEN_MS, now, *facts, who, MOST_TABLES)
    for row in sorted(found, key=lambda row: abs((Rating().mu if row[9] is None else row[9]) - own)):
        # a table for two is held, so that two who seek at once are not sent to one seat
        held = now + HELD_MS if wanted.seats == 2 else 0
        taken = yield "UPDATE listings SET held = ? WHERE room = ? AND held <= ? RETURNING 1", (held, row[0], now)
        if taken:
            return str(row[0])
    return ""


def _card(row: tuple[Any, ...]) -> TableCard:
    room, game, names, seats, free, rated, clock, bank, more, mu, sigma = row
    points = None if mu is None else Rating(mu, sigma).points
    return TableCard(room, game, tuple(names.split(", ")) if names else (), seats, free, bool(rated), clock, bank, more, points)
