"""Whose turn it is in games whose time runs on while nobody is connected: rated ones, and those with days for a move.

A turn is noted in the transaction of the event that brings it, with the time when it falls due. Servers look regularly for turns that
are due; a lease keeps two of them from the same room.
"""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from pipyard.server.protocol.club_messages import MyTurn, MyTurns
from pipyard.server.store.script import Script

NOBODYS: Final = -1
"""The seat of a turn that no person has to take: dice and bots."""
LEASE_MS: Final = 60_000
"""Milliseconds for which a server that took up a room keeps it from the others."""
MOST_DUE: Final = 50
"""Rooms taken up at once."""
MOST_TURNS: Final = 100
"""Games in the list of a member's turns."""
ALIVE: Final = "alive"
OUTAGE_MS: Final = 120_000
"""Milliseconds without any server after which nobody is charged for them."""


class OpenTurn(Struct, frozen=True):
    """A seat that has to move: the member who holds it, the milliseconds it has used, and those it has left (-1: no limit)."""

    seat: int
    member: str
    used: int
    left: int


class RoomTurns(Struct, frozen=True):
    """All turns of a room; none: its game is over, or closed."""

    room: str
    game: str
    names: tuple[str, ...]
    days: int
    turns: tuple[OpenTurn, ...]


def now_ms() -> int:
    return int(time.time() * 1000)


def keep(known: RoomTurns) -> Script[None]:
    """Note the turns of a room in place of the earlier ones. While a member is on vacation, days for a move do not begin."""
    now = now_ms()
    yield "DELETE FROM turns WHERE room = ?", (known.room,)
    for one in known.turns:
        until = (yield from vacation_ends(one.member, now)) if known.days else 0
        at = max(now, until)
        due = at + one.left if one.left >= 0 else 0
        values = (known.room, one.seat, one.member, known.game, known.days, at - one.used, due, ", ".join(known.names))
        yield "INSERT INTO turns (room, seat, member, game, days, since, due, claimed, names) VALUES (?,?,?,?,?,?,?,0,?)", values


def vacation_ends(member: str, now: int) -> Script[int]:
    """When a member's vacation ends; 0: they are not on vacation."""
    if not member:
        return 0
    rows = yield "SELECT max(ends) FROM vacations WHERE member = ? AND starts <= ? AND ends > ?", (member, now, now)
    return int(rows[0][0] or 0)


def move(member: str, milliseconds: int) -> Script[None]:
    """Let the time for a member's turns begin and end later, or earlier, where they have days for a move."""
    moved = "UPDATE turns SET since = since + ?, due = CASE WHEN due = 0 THEN 0 ELSE due + ? END WHERE member = ? AND days > 0"
    yield moved, (milliseconds, milliseconds, member)


def of_member(member: str, most: int = MOST_TURNS) -> Script[MyTurns]:
    """A member's games whose time runs on: those that wait for them first, the most urgent first."""
    asked = """SELECT t.room, t.game, t.names, t.days, t.member, t.due, COALESCE(m.name, '')
        FROM turns t LEFT JOIN members m ON m.id = t.member
        WHERE t.room IN (SELECT room FROM visits WHERE member = ?) ORDER BY t.due, t.room, t.seat LIMIT ?"""
    rows = yield asked, (member, 4 * most)
    games: dict[str, MyTurn] = {}
    for room, game, names, days, mover, due, name in rows:
        mine = mover == member
        if room not in games or (mine and not games[room].mine):
            games[room] = MyTurn(room, game, names, days, mine, "" if mine else name, int(due))
    return MyTurns(tuple(sorted(games.values(), key=lambda one: (not one.mine, one.due))[:most]), now_ms())


def rooms_of(member: str) -> Script[list[str]]:
    """Rooms where a member has to move."""
    rows = yield "SELECT room FROM turns WHERE member = ?", (member,)
    return [str(room) for (room,) in rows]


def began(room: str) -> Script[dict[int, int]]:
    """When the turn of each seat of a room began."""
    rows = yield "SELECT seat, since FROM turns WHERE room = ?", (room,)
    return {int(seat): int(since) for seat, since in rows}


def rooms_in_play(most: int) -> Script[list[tuple[str, str]]]:
    """Rooms with a turn that somebody or something has to take, and their games."""
    rows = yield "SELECT room, min(game) FROM turns GROUP BY room ORDER BY room LIMIT ?", (most,)
    return [(str(room), str(game)) for room, game in rows]


def due_rooms() -> Script[list[str]]:
    """Rooms with a turn that is due and that no server has taken up."""
    now = now_ms()
    asked = (
        "SELECT room, min(due) AS first FROM turns WHERE due > 0 AND due <= ? AND claimed <= ? GROUP BY room ORDER BY first, room LIMIT ?"
    )
    rows = yield asked, (now, now, MOST_DUE)
    return [str(room) for room, _ in rows]


def claim(room: str) -> Script[bool]:
    """Take up a room; of two servers, one succeeds."""
    now = now_ms()
    taken = yield "UPDATE turns SET claimed = ? WHERE room = ? AND claimed <= ? RETURNING 1", (now + LEASE_MS, room, now)
    return bool(taken)


def put_off(room: str, milliseconds: int) -> Script[None]:
    """Leave a room alone for a while."""
    yield "UPDATE turns SET claimed = ? WHERE room = ?", (now_ms() + milliseconds, room)


def drop(room: str) -> Script[None]:
    yield "DELETE FROM turns WHERE room = ?", (room,)


def stay_alive() -> Script[int]:
    """Note that a server runs. After an outage nobody is charged for it; return its milliseconds."""
    now = now_ms()
    yield "INSERT INTO house VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (ALIVE, str(now))
    rows = yield "SELECT value FROM house WHERE name = ?", (ALIVE,)
    before = str(rows[0][0])
    won = yield "UPDATE house SET value = ? WHERE name = ? AND value = ? RETURNING 1", (str(now), ALIVE, before)
    lost = now - int(before)
    if not won or lost < OUTAGE_MS:
        return 0
    yield "UPDATE turns SET since = since + ?, due = CASE WHEN due = 0 THEN 0 ELSE due + ? END, claimed = 0", (lost, lost)
    return lost
