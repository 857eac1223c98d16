"""The events of a room. Its log is append-only, and its state is folded from it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class Opened(Struct, frozen=True, tag="opened", tag_field="t", omit_defaults=True):
    """A room was made: the game, its version, its options that differ from their defaults, the number of seats; seconds for a move,
    for a game and after each move (0: none), what it means when they are over, whether people roll real dice, and whether they say when
    the table rolls for them."""

    game: str
    version: int
    options: dict[str, str]
    seats: int
    clock: int = 0
    hand: bool = False
    bank: int = 0
    more: int = 0
    when_out: str = "lose"
    secret: str = ""
    """From the operating system: seeds of bots and live scenes are derived from it. It never leaves the store."""
    rolls: bool = False
    host: int = -1
    """The seat of whoever opened the room (-1: nobody, as in rooms of earlier versions)."""


class Sat(Struct, frozen=True, tag="sat", tag_field="t", omit_defaults=True):
    """Somebody sat down: a person whose token has this hash, or a bot."""

    seat: int
    name: str
    token: str = ""
    bot: str = ""
    colour: str = ""


class Renamed(Struct, frozen=True, tag="renamed", tag_field="t"):
    """A seat has another name."""

    seat: int
    name: str


class Recoloured(Struct, frozen=True, tag="coloured", tag_field="t"):
    """A seat has another colour."""

    seat: int
    colour: str


class Readied(Struct, frozen=True, tag="ready", tag_field="t"):
    """A seat is ready for the next game, or is not after all."""

    seat: int
    yes: bool


class Planned(Struct, frozen=True, tag="planned", tag_field="t", omit_defaults=True):
    """What is to be played next, and whether it starts from the pyramid that stands there."""

    game: str
    version: int
    options: dict[str, str]
    pyramid: bool = False


class Began(Struct, frozen=True, tag="began", tag_field="t", omit_defaults=True):
    """A game began; the room's earlier one is history. Without a game: the same as before."""

    game: str = ""
    version: int = 0
    options: dict[str, str] = {}


class GameEvent(Struct, frozen=True, tag="event", tag_field="t", omit_defaults=True):
    """An event of the game, as in its log: the seat (-1: chance), the text, the stamp of a race; how dice moved (``physics.motion``);
    how many milliseconds of its bank the seat used for it; why a move was taken back that could not be simulated (``engine.Cause``)."""

    seat: int
    text: str
    stamp: int | None = None
    motion: str = ""
    spent: int = 0
    failed: str = ""


class UndoAsked(Struct, frozen=True, tag="undo", tag_field="t"):
    """A seat asks to take its last move back; these seats have to agree."""

    seat: int
    waiting: tuple[int, ...]


class UndoAnswered(Struct, frozen=True, tag="undo_answer", tag_field="t"):
    """Seats agree, or one does not."""

    seats: tuple[int, ...]
    yes: bool


class Migrated(Struct, frozen=True, tag="modern", tag_field="t"):
    """From here on the game that was begun last is written as this version of its rules writes it."""

    game: str
    version: int


class Spoken(Struct, frozen=True, tag="said", tag_field="t"):
    """Chat, by a seat or by a spectator (-1)."""

    seat: int
    name: str
    text: str


class Freed(Struct, frozen=True, tag="freed", tag_field="t"):
    """A seat was freed: ``kick`` by the host or a vote, ``free`` because it was abandoned, ``leave`` by its own holder. ``by``: the
    seat that did it (-1: a vote)."""

    seat: int
    by: int
    why: str


class TokenRenewed(Struct, frozen=True, tag="token", tag_field="t"):
    """A seat got a new token, of which this is the hash; the old one is void."""

    seat: int
    token: str
    by: int


class HostNamed(Struct, frozen=True, tag="host", tag_field="t"):
    """The host made another seat the host."""

    seat: int
    by: int


class Closed(Struct, frozen=True, tag="closed", tag_field="t"):
    """The room was closed: it can be read, but nothing happens in it any more."""

    by: int


class Proposed(Struct, frozen=True, tag="proposed", tag_field="t"):
    """A seat called a vote on an action (``kick``, ``free``, ``token``, ``close``); these seats have to vote."""

    by: int
    action: str
    seat: int
    waiting: tuple[int, ...]


class Voted(Struct, frozen=True, tag="voted", tag_field="t"):
    """Seats voted. The seat that called the vote withdraws it with no."""

    seats: tuple[int, ...]
    yes: bool


class RoomSummary(Struct, frozen=True):
    """A room as the store knows it: how many entries, and when the first and the last were written (milliseconds)."""

    room: str
    entries: int
    first: int
    last: int


SeatEvent = Sat | Renamed | Recoloured | Readied
GovernanceEvent = Freed | TokenRenewed | HostNamed | Closed | Proposed | Voted
RoomEvent = Opened | SeatEvent | GovernanceEvent | Planned | Began | GameEvent | UndoAsked | UndoAnswered | Migrated | Spoken

_encoder = Encoder()
_decoder: Decoder[RoomEvent] = Decoder(RoomEvent)


def encode(entry: RoomEvent) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> RoomEvent:
    return _decoder.decode(body)
