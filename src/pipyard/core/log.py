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
(``@`` and milliseconds: when, in a race). ``undo`` takes back the last move, ``timeout`` is a
clock that ran out. Lines are only ever added.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import quote, unquote

from msgspec import Struct

from pipyard.core.errors import BadLog
from pipyard.core.text import Text, because, quoted

CHANCE_SEAT = -1

_GAME = re.compile(r"(\S+)\s+(\d{1,6})", re.ASCII)
_NUMBER = re.compile(r"\d{1,3}", re.ASCII)
_OPTIONS = re.compile(r"[^\s=]+=\S*(?:\s+[^\s=]+=\S*)*")
_EVENT = re.compile(r"(\*|\d{1,3})(?:@(\d{1,15}))?[ \t]+(\S.*)", re.ASCII)


class Event(Struct, frozen=True):
    """One line: the seat (-1: chance), the text, and in a race the stamp in milliseconds."""

    seat: int
    text: str
    stamp: int | None = None

    def __str__(self) -> str:
        who = "*" if self.seat == CHANCE_SEAT else str(self.seat)
        return f"{who} {self.text}" if self.stamp is None else f"{who}@{self.stamp} {self.text}"


class Header(Struct, frozen=True):
    """The start of a game. Options are those that differ from their defaults, as text."""

    game: str
    version: int = 1
    seats: int = 0
    options: dict[str, str] = {}
    players: tuple[str, ...] = ()
    seed: str = ""

    def lines(self) -> list[str]:
        found = ["pipyard 1", f"game: {self.game} {self.version}"]
        if self.options:
            found.append("options: " + " ".join(f"{name}={_quoted(value)}" for name, value in self.options.items()))
        found.append(f"seats: {self.seats}")
        if self.players:
            found.append("players: " + ", ".join([one_line(player) for player in self.players]))
        if self.seed:
            found.append(f"seed: {one_line(self.seed)}")
        return found


def write(header: Header, events: Iterable[Event]) -> str:
    """The whole log as text."""
    return "\n".join([*header.lines(), "", *map(str, events), ""])


def one_line(text: str) -> str:
    """A text that fits on a header line."""
    return " ".join(text.split())


def read(text: str) -> tuple[Header, list[Event]]:
    """Parse the header and the events of a log; a :class:`BadLog` names the line."""
    header, events, _ = read_lines(text)
    return header, events


def read_lines(text: str) -> tuple[Header, list[Event], list[int]]:
    """Parse the header, the events, and the line number of each event."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != "pipyard 1":
        raise BadLog(because("why-line-1-this-is-no"))
    fields: dict[str, tuple[int, str]] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon:
            raise BadLog(because("why-line-is-no-header-line", at=at + 1, at2=quoted(lines[at])))
        fields[key.strip()] = (at + 1, value.strip())
        at += 1
    header = _header(fields)
    events: list[Event] = []
    numbers: list[int] = []
    for number, line in enumerate(lines[at:], at + 1):
        if line.strip() and not line.startswith("#"):
            events.append(_event(line, number))
            numbers.append(number)
    return header, events, numbers


def _quoted(value: str) -> str:
    """An option's value as one word, with blanks encoded as in a web address."""
    return quote(value, safe=",;:=!?'()") if any(letter.isspace() or letter == "%" for letter in value) or not value else value


def _header(fields: dict[str, tuple[int, str]]) -> Header:
    name, version = _read(fields, "game", _GAME, because("part-key-and-version")).groups()
    seats = _read(fields, "seats", _NUMBER, "'seats: 2'").group()
    options: dict[str, str] = {}
    if "options" in fields:
        pairs = _read(fields, "options", _OPTIONS, "'options: name=value name=value'").group()
        options = {pair.partition("=")[0]: unquote(pair.partition("=")[2]) for pair in pairs.split()}
    players = tuple([player.strip() for player in fields["players"][1].split(",")]) if "players" in fields else ()
    return Header(name, int(version), int(seats), options, players, fields["seed"][1] if "seed" in fields else "")


def _read(fields: dict[str, tuple[int, str]], key: str, form: re.Pattern[str], wanted: Text | str) -> re.Match[str]:
    if key not in fields:
        raise BadLog(because("why-line-1-the-header-has", key=quoted(key), wanted=wanted))
    number, value = fields[key]
    found = form.fullmatch(value)
    if found is None:
        raise BadLog(because("why-line-should-read", number=number, key=key, value=value, wanted=wanted))
    return found


def _event(line: str, number: int) -> Event:
    found = _EVENT.fullmatch(line)
    if found is None:
        raise BadLog(because("why-line-is-no-event-it", number=number, line=quoted(line)))
    who, stamp, text = found.groups()
    return Event(CHANCE_SEAT if who == "*" else int(who), text.strip(), int(stamp) if stamp else None)
