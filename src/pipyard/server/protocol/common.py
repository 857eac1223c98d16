"""The protocol version, size limits, and the checked strings and numbers that messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from pipyard.core.notation import LONGEST_RECORDED

PROTOCOL = 2
"""Raised when an old client could misunderstand a new server."""
MOST_BYTES = 49_152
"""Maximum size of a message to the server; the longest move, with a recording, fits."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_:/.+-]+\Z")]
RoomKey = Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
DeviceKey = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")]
"""A random number of a browser; empty: it keeps none."""
MoveText = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORDED)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
AtomText = Annotated[str, Meta(min_length=1, max_length=40)]
GameKey = Annotated[str, Meta(min_length=1, max_length=60)]
ChosenOptions = Annotated[dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)]], Meta(max_length=60)]
ManageAction = Literal["kick", "free", "token", "host", "open", "close"]
"""Actions of a host, or of a vote: remove a player, free an abandoned seat, make a new link for a seat, name another host, open the room
again after a removal, close the room.
"""
EventNumber = Annotated[int, Meta(ge=-1, le=2**31)]
SeatColour = Literal[
    "red",
    "blue",
    "green",
    "golden",
    "violet",
    "orange",
    "turquoise",
    "pink",
    "brown",
    "grey",
    "lime",
    "navy",
    "olive",
    "maroon",
    "black",
    "white",
]
"""The colours of seats; the client draws a different mark for each."""
Sample = Annotated[tuple[Annotated[float, Meta(ge=-10_000, le=10_000)], ...], Meta(min_length=1, max_length=16)]
"""One sample of a live action (1/60 s): a number for each of its channels."""
