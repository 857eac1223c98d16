"""Migration of rooms that began under an older version of a game's rules.

Stored entries never change; they are translated one by one when read. When a room continues under newer rules, an entry records it,
and later entries need no translation.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from pipyard.core.errors import BadLog
from pipyard.core.log import Event, Header
from pipyard.core.migration import modern
from pipyard.core.text import because
from pipyard.server.store.events import Began, GameEvent, Migrated, Opened, RoomEvent
from pipyard.shelf import game


def is_old(kept: Sequence[RoomEvent]) -> bool:
    """Whether the current game was written by an older version of its rules."""
    key, version = "", 0
    for entry in kept:
        if isinstance(entry, (Opened, Migrated)) or (isinstance(entry, Began) and entry.game):
            key, version = entry.game, entry.version
    return bool(key) and version < game(key).info.version


def modernised(kept: Sequence[RoomEvent]) -> list[RoomEvent]:
    """All entries of a room, in the notation of the present versions."""
    found = list(kept)
    opened = found[0] if found else None
    if not isinstance(opened, Opened):
        return found
    header = Header(opened.game, opened.version, opened.seats, opened.options)
    now = _now(header, [])[0]
    found[0] = structs.replace(opened, version=now.version, options=now.options)
    begun = -1
    places: list[int] = []
    for number, entry in enumerate(kept):
        if isinstance(entry, Began):
            if begun >= 0:
                _translate(found, begun, places, header)
            if entry.game:
                header = Header(entry.game, entry.version, opened.seats, entry.options)
            begun, places = number, []
        elif isinstance(entry, GameEvent):
            places.append(number)
        elif isinstance(entry, Migrated):
            header = _translate(found, begun, places, header, entry.version)
    if begun >= 0:
        _translate(found, begun, places, header)
    return found


def _translate(found: list[RoomEvent], begun: int, places: list[int], header: Header, version: int = 0) -> Header:
    """Translate the events of one game in place."""
    events: list[Event] = []
    for place in places:
        entry = found[place]
        assert isinstance(entry, GameEvent)
        events.append(Event(entry.seat, entry.text, entry.stamp))
    now, new = modern(header, events, version) if version else _now(header, events)
    if len(new) != len(events):
        raise BadLog(because("why-room-cannot-go-on", version=header.version, game=header.game))
    for place, event in zip(places, new, strict=True):
        entry = found[place]
        assert isinstance(entry, GameEvent)
        found[place] = structs.replace(entry, seat=event.seat, text=event.text, stamp=event.stamp)
    if begun >= 0 and now.version != header.version:
        found[begun] = Began(now.game, now.version, now.options)
    return now


def _now(header: Header, events: list[Event]) -> tuple[Header, list[Event]]:
    return modern(header, events, game(header.game).info.version)
