"""Conditional lines of correspondence games: what a seat plays if the others play what it expects. Nobody else sees them."""

from __future__ import annotations

import msgspec

from pipyard.server.store.script import Script

Line = tuple[str, ...]
_line = msgspec.json.Decoder(Line)


def keep(room: str, seat: int, at: int, line: Line) -> Script[None]:
    """Keep a seat's line, which begins after so many events of the game; empty: forget it."""
    yield "DELETE FROM premoves WHERE room = ? AND seat = ?", (room, seat)
    if line:
        written = msgspec.json.encode(line).decode()
        yield "INSERT INTO premoves (room, seat, at, line) VALUES (?,?,?,?)", (room, seat, at, written)


def of_seat(room: str, seat: int) -> Script[tuple[int, Line]]:
    rows = yield "SELECT at, line FROM premoves WHERE room = ? AND seat = ?", (room, seat)
    return (int(rows[0][0]), _line.decode(str(rows[0][1]))) if rows else (0, ())
