"""Seats of a new room: the events that seat people and bots, and the tokens of its maker."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from pipyard.bots.bot import bot
from pipyard.core.errors import BadOption
from pipyard.core.text import because
from pipyard.server.botpool.bot_pool import check_budget
from pipyard.server.club.members import Member
from pipyard.server.names import free_name
from pipyard.server.protocol.http_messages import NewSeat
from pipyard.server.room.seats import hashed, spread_colours
from pipyard.server.store.events import Recoloured, RoomEvent, Sat


def host_of(places: Sequence[NewSeat]) -> int:
    """The seat of the first person; -1: there is none."""
    return next((number for number, place in enumerate(places) if place.kind == "person"), -1)


def seated(
    places: Sequence[NewSeat], patience: float, member: Member | None = None, rated: bool = False, device: str = ""
) -> tuple[list[RoomEvent], dict[int, str]]:
    """``patience``: seconds that a bot may take. ``member`` holds the first seat of a person; in a ``rated`` room under the own name.
    ``device``: what the room keeps of their device."""
    kept: list[RoomEvent] = []
    tokens: dict[int, str] = {}
    names: set[str] = set()
    colours = spread_colours([place.colour for place in places])
    first = host_of(places)
    for number, place in enumerate(places):
        if place.kind == "open":
            kept.append(Recoloured(number, colours[number]))
            continue
        if place.kind == "bot":
            bot(place.bot)
            check_budget(place.bot, patience)
        else:
            tokens[number] = secrets.token_urlsafe(24)
        own = member.name if member is not None and rated and number == first else place.name
        name = free_name(own or (place.bot if place.kind == "bot" else f"{number + 1}"), names)
        names.add(name)
        proof = hashed(tokens[number]) if number in tokens else ""
        who = member.id if member is not None and number == first else ""
        kept.append(Sat(number, name, proof, place.bot if place.kind == "bot" else "", colours[number], who, device if who else ""))
    if not tokens:
        raise BadOption(because("why-room-needs-a-person"))
    return kept, tokens
