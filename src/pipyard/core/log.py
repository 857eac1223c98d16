"""The log: a game as a small text file that replays exactly.

::

    pipyard 1
    game: el_dado 1
    options: mix=box
    seats: 2
    players: Ann, greedy
    seed: 7

    * 1
    * kgrrg...
    1 take 0,0,0
    0 take 1,0,0
    0 undo
    0@1532 grab 0,1,0

A line that begins with ``*`` is what chance decided, one that begins with a number is what that seat did
(``@`` and milliseconds: when, in a race). ``undo`` takes back the last move. Lines are only ever added.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from pipyard.core.errors import BadLog

CHANCE_SEAT = -1


class Event(Struct, frozen=True):
    """One line: the seat (-1: chance), the text, and in a race the stamp in milliseconds."""

    seat: int
    text: str
    stamp: int | None = None

    def __str__(self) -> str:
        who = "*" if self.seat == CHANCE_SEAT else str(self.seat)
        return f"{who} {self.text}" if self.stamp is None else f"{who}@{self.stamp} {self.text}"


class Header(Struct, frozen=True):
    """What a game was started with. Options are the ones that differ from their defaults, as text."""

    game: str
    version: int = 1
    seats: int = 0
    options: dict[str, str] = {}
    players: tuple[str, ...] = ()
    seed: str = ""

    def lines(self) -> list[str]:
        found = ["pipyard 1", f"game: {self.game} {self.version}"]
        if self.options:
            found.append("options: " + " ".join(f"{name}={value}" for name, value in self.options.items()))
        found.append(f"seats: {self.seats}")
        if self.players:
            found.append("players: " + ", ".join(self.players))
        if self.seed:
            found.append(f"seed: {self.seed}")
        return found


def write(header: Header, events: Iterable[Event]) -> str:
    """The whole log as text."""
    return "\n".join([*header.lines(), "", *map(str, events), ""])


def read(text: str) -> tuple[Header, list[Event]]:
    """The header and the events of a log, or a :class:`BadLog` that names the line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != "pipyard 1":
        raise BadLog("line 1: this is no Pipyard log of version 1: it should begin with 'pipyard 1'")
    fields: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon:
            raise BadLog(f"line {at + 1}: {lines[at]!r} is no header line: it should read 'key: value'")
        fields[key.strip()] = value.strip()
        at += 1
    header = _header(fields)
    events: list[Event] = []
    for number, line in enumerate(lines[at:], at + 1):
        if line.strip() and not line.startswith("#"):
            events.append(_event(line, number))
    return header, events


def _header(fields: dict[str, str]) -> Header:
    try:
        name, version = fields["game"].split()
        options = dict(pair.split("=", 1) for pair in fields.get("options", "").split())
        players = tuple(name.strip() for name in fields["players"].split(",")) if "players" in fields else ()
        return Header(name, int(version), int(fields["seats"]), options, players, fields.get("seed", ""))
    except KeyError as missing:
        raise BadLog(f"the header has no line {missing.args[0]!r}") from None
    except ValueError as error:
        raise BadLog(f"the header cannot be read: {error}") from None


def _event(line: str, number: int) -> Event:
    who, _, text = line.partition(" ")
    seat, at, stamp = who.partition("@")
    if not text.strip() or not (seat == "*" or seat.isdigit()) or (at and not stamp.isdigit()):
        raise BadLog(f"line {number}: {line!r} is no event: it should read '0 move' or '* outcome'")
    return Event(CHANCE_SEAT if seat == "*" else int(seat), text.strip(), int(stamp) if at else None)
