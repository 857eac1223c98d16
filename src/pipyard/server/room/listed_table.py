"""How the club lists a room."""

from __future__ import annotations

from collections.abc import Sequence

from pipyard.server.club.listings import Listing
from pipyard.server.names import free_name
from pipyard.server.room.room_state import RoomState
from pipyard.server.room.seats import Seat
from pipyard.server.store.events import Began, Closed, Freed, GameEvent, Renamed, RoomEvent, Sat


def pace_of(room: RoomState) -> int:
    """Seconds for a move, days included."""
    return room.pace[0] or room.days * 86_400


def listing_of(room: RoomState, events: Sequence[RoomEvent] = ()) -> Listing:
    """A room's table, after events that are about to be stored. Those of the game have been applied already, others not yet."""
    over = room.match is not None and room.match.over is not None
    names = {number: seat.name for number, seat in enumerate(room.seats) if seat.kind != "open"}
    running, closed = room.match is not None and not over, room.closed
    for event in events:
        match event:
            case Sat() | Renamed():
                names[event.seat] = event.name
            case Freed():
                names.pop(event.seat, None)
            case Closed():
                closed = True
            case _:
                pass
    host = next((seat.member for seat in room.seats if seat.member), "")
    players = tuple([names[number] for number in sorted(names)])
    gone = closed or over
    return Listing(room.key, room.game.info.key, host, players, len(room.seats), room.rated, (pace_of(room), *room.pace[1:]), running, gone)


def listing_after(room: RoomState, events: Sequence[RoomEvent]) -> Listing | None:
    """The new listing of a room; None: it is not listed, or these events do not change it."""
    if not room.listed:
        return None
    over = room.match is not None and room.match.over is not None
    ends = over and any([isinstance(event, GameEvent) for event in events])
    changes = ends or any([isinstance(event, (Sat, Freed, Renamed, Began, Closed)) for event in events])
    return listing_of(room, events) if changes else None


def filled(seats: Sequence[Seat], bot: str) -> list[Sat]:
    """A bot at every open seat."""
    names = {seat.name for seat in seats}
    found: list[Sat] = []
    for number, seat in enumerate(seats):
        if seat.kind == "open":
            found.append(Sat(number, free_name(bot, names), bot=bot))
            names.add(found[-1].name)
    return found
