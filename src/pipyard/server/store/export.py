"""Exported rooms: move a room to another store, and read the games played in it."""

from __future__ import annotations

from msgspec import Struct, field

from pipyard.core import log as logs
from pipyard.core.errors import BadLog, BadOption
from pipyard.core.log import Event, Header
from pipyard.core.match import Match
from pipyard.core.migration import modern
from pipyard.core.text import because
from pipyard.server.names import clean
from pipyard.server.store.events import (
    Began,
    BotFailed,
    Freed,
    GameEvent,
    HostNamed,
    Opened,
    Readied,
    Recoloured,
    Renamed,
    RoomEvent,
    Sat,
    TokenRenewed,
)
from pipyard.server.store.migrate import modernised
from pipyard.shelf import game

SEAT_EVENTS = (Sat, Renamed, Recoloured, Readied, Freed, TokenRenewed, HostNamed, BotFailed)
"""Events of one seat."""


class PlayedGame(Struct):
    """One game of a room: its header, its events, recorded motion by the number of the event, and the seats of bots."""

    header: Header
    events: list[Event]
    motions: dict[int, str] = field(default_factory=dict[int, str])
    bots: tuple[int, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        return self.header.players

    def log(self) -> str:
        """The log as text, for ``pipyard replay``."""
        return logs.write(self.header, self.events)

    def match(self) -> Match:
        """Replay the game from its events. Raises :class:`BadLog` if that is impossible."""
        one = game(self.header.game)
        header, events = modern(self.header, self.events, one.info.version)
        try:
            match = Match(one.configured(**header.options), header.seats, "", header.players, source=None)
        except BadOption as error:
            raise BadLog(because("why-the-header-asks-for-what", game=header.game, error=error.text)) from None
        match.follow(events)
        return match

    def over(self) -> bool:
        return self.match().over is not None


class RoomExport(Struct, frozen=True):
    """An exported room."""

    room: str
    entries: list[RoomEvent]

    def check(self) -> list[PlayedGame]:
        """Check an exported room and return its games."""
        if not self.entries or not isinstance(self.entries[0], Opened):
            raise BadLog(because("why-room-begins-with-opening"))
        if any([isinstance(entry, Opened) for entry in self.entries[1:]]):
            raise BadLog(because("why-room-is-opened-once"))
        return games_of(self.entries)


def of_log(room: str, log: str) -> RoomExport:
    """A room that resumes the game of a log. Its seats are open to everybody who has the link."""
    header, events = logs.read(log)
    named = [Renamed(seat, clean(name)) for seat, name in enumerate(header.players[: header.seats])]
    happened = [GameEvent(event.seat, event.text, event.stamp) for event in events]
    return RoomExport(room, [Opened(header.game, header.version, header.options, header.seats), *named, Began(), *happened])


def games_of(kept: list[RoomEvent]) -> list[PlayedGame]:
    """All games of a room in order, with the players' names at the start."""
    opened = kept[0]
    if not isinstance(opened, Opened):
        raise BadLog(because("why-room-begins-with-opening"))
    kept = modernised(kept)
    opened = kept[0]
    assert isinstance(opened, Opened)
    names = [""] * opened.seats
    bots: set[int] = set()
    playing = (opened.game, opened.version, opened.options)
    found: list[PlayedGame] = []
    for entry in kept[1:]:
        if isinstance(entry, SEAT_EVENTS) and not 0 <= entry.seat < opened.seats:
            raise BadLog(because("why-room-has-no-seat", seat=entry.seat))
        match entry:
            case Sat() | Renamed():
                names[entry.seat] = entry.name
                if isinstance(entry, Sat):
                    bots = bots | {entry.seat} if entry.bot else bots - {entry.seat}
            case Freed():
                names[entry.seat] = ""
                bots.discard(entry.seat)
            case Began():
                if entry.game:
                    playing = (entry.game, entry.version, entry.options)
                key, version, options = playing
                header = Header(key, version, opened.seats, options, tuple([name or "?" for name in names]))
                found.append(PlayedGame(header, [], bots=tuple(sorted(bots))))
            case GameEvent():
                if not found:
                    raise BadLog(because("why-happened-before-the-game"))
                found[-1].events.append(Event(entry.seat, entry.text, entry.stamp))
                if entry.motion:
                    found[-1].motions[len(found[-1].events)] = entry.motion
            case _:
                pass
    return found
