"""What is kept of a room: a log of entries that are only ever added. A room is what its entries make of it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class Opened(Struct, frozen=True, tag="opened", tag_field="t"):
    """A room was made: the game, its version, its options that differ from their defaults, the number of seats;
    seconds for a move (0: no clock), and whether people roll real dice."""

    game: str
    version: int
    options: dict[str, str]
    seats: int
    clock: int = 0
    hand: bool = False


class Sat(Struct, frozen=True, tag="sat", tag_field="t"):
    """Somebody sat down: a person whose token has this hash, or a bot."""

    seat: int
    name: str
    token: str = ""
    bot: str = ""


class Renamed(Struct, frozen=True, tag="renamed", tag_field="t"):
    """A seat has another name."""

    seat: int
    name: str


class Began(Struct, frozen=True, tag="began", tag_field="t"):
    """A game began; the room's earlier one is history."""


class Happened(Struct, frozen=True, tag="event", tag_field="t", omit_defaults=True):
    """An event of the game, as in its log: the seat (-1: chance), the text, the stamp of a race; how dice moved (``physics.motion``)."""

    seat: int
    text: str
    stamp: int | None = None
    motion: str = ""


class Spoken(Struct, frozen=True, tag="said", tag_field="t"):
    """Chat, by a seat or by a spectator (-1)."""

    seat: int
    name: str
    text: str


Entry = Opened | Sat | Renamed | Began | Happened | Spoken

_encoder = Encoder()
_decoder: Decoder[Entry] = Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    return _decoder.decode(body)
