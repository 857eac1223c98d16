"""The protocol version, size limits, and the checked strings and numbers that messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from pipyard.core.notation import LONGEST_RECORDED

PROTOCOL = 2
"""Raised when an old client could misunderstand a new server."""
MOST_BYTES = 49_152
"""No message to the server is longer; the longest move there can be, with a recording in it, fits."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_:/.+-]+\Z")]
RoomKey = Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
MoveText = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORDED)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
AtomText = Annotated[str, Meta(min_length=1, max_length=40)]
GameKey = Annotated[str, Meta(min_length=1, max_length=60)]
ChosenOptions = Annotated[dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)]], Meta(max_length=60)]
ManageAction = Literal["kick", "free", "token", "host", "open", "close"]
"""What a host, or a vote, can decide: remove somebody, free an abandoned seat, make a new link for a seat, name another host, let anybody
sit down again after somebody was removed, close the room."""
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
"""What a seat can be told apart by; every colour has a mark of its own in the client."""
Sample = Annotated[tuple[Annotated[float, Meta(ge=-10_000, le=10_000)], ...], Meta(min_length=1, max_length=16)]
"""One sixtieth of a second of a live action: a number for each of its channels."""
