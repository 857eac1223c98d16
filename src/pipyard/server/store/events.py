"""The events of a room. Its log is append-only, and its state is folded from it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class Opened(Struct, frozen=True, tag="opened", tag_field="t", omit_defaults=True):
    """A room was made: the game, its version, its options other than defaults, the number of seats; seconds per move, per game and
    increment (0: none), what running out of time means, whether people roll real dice, and whether they start the table's rolls."""

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
    """Random, from the operating system; seeds of bots and live scenes derive from it. It never leaves the store."""
    rolls: bool = False
    host: int = -1
    """The host's seat (-1: none, as in rooms of earlier versions)."""
    rated: bool = False
    """Whether its games change ratings."""
    listed: bool = False
    """Whether the club lists the table, for everybody to join or to watch."""
    fill: int = 0
    """Seconds after which bots take the seats that are still open (0: never)."""
    days: int = 0
    """Days for each move of a correspondence game (0: none)."""
    filler: str = ""
    """The bot that takes them (empty: the usual one)."""
    tournament: str = ""
    """The id of the tournament whose pairing is played here. Its seats are taken on the page of the tournament."""


class Sat(Struct, frozen=True, tag="sat", tag_field="t", omit_defaults=True):
    """A seat was taken, by a person whose token has this hash or by a bot."""

    seat: int
    name: str
    token: str = ""
    bot: str = ""
    colour: str = ""
    member: str = ""
    """The id of the club's member who took it."""
    device: str = ""
    """In rated rooms: a hash of their device, which differs from room to room."""


class Renamed(Struct, frozen=True, tag="renamed", tag_field="t"):
    """A seat was renamed."""

    seat: int
    name: str


class Recoloured(Struct, frozen=True, tag="coloured", tag_field="t"):
    """A seat changed its colour."""

    seat: int
    colour: str


class Readied(Struct, frozen=True, tag="ready", tag_field="t"):
    """A seat is ready for the next game, or no longer ready."""

    seat: int
    yes: bool


class Planned(Struct, frozen=True, tag="planned", tag_field="t", omit_defaults=True):
    """The next game, and whether it starts from the pyramid left standing."""

    game: str
    version: int
    options: dict[str, str]
    pyramid: bool = False


class Began(Struct, frozen=True, tag="began", tag_field="t", omit_defaults=True):
    """A game began and replaced the room's earlier one. Without a game: the same as before."""

    game: str = ""
    version: int = 0
    options: dict[str, str] = {}


class GameEvent(Struct, frozen=True, tag="event", tag_field="t", omit_defaults=True):
    """An event of the game, as in its log: the seat (-1: chance), the text, the time stamp in a race; the motion of dice
    (``physics.motion``); the milliseconds the seat used from its bank; why a move was undone that could not be simulated
    (``physics.errors.Cause``)."""

    seat: int
    text: str
    stamp: int | None = None
    motion: str = ""
    spent: int = 0
    failed: str = ""


class UndoAsked(Struct, frozen=True, tag="undo", tag_field="t"):
    """A seat asks to undo its last move; these seats have to agree."""

    seat: int
    waiting: tuple[int, ...]


class UndoAnswered(Struct, frozen=True, tag="undo_answer", tag_field="t"):
    """Seats agree to an undo, or one refuses."""

    seats: tuple[int, ...]
    yes: bool


class Migrated(Struct, frozen=True, tag="modern", tag_field="t"):
    """From here on the current game is written in the notation of this version of its rules."""

    game: str
    version: int


class Spoken(Struct, frozen=True, tag="said", tag_field="t"):
    """Chat, by a seat or by a spectator (-1)."""

    seat: int
    name: str
    text: str


class Freed(Struct, frozen=True, tag="freed", tag_field="t"):
    """A seat was freed: ``kick`` by the host or a vote, ``free`` because it was abandoned, ``leave`` by its holder. ``by``: the seat
    that did it (-1: a vote)."""

    seat: int
    by: int
    why: str


class TokenRenewed(Struct, frozen=True, tag="token", tag_field="t"):
    """A seat got a new token with this hash; the old one is void. For an open seat it is an invitation."""

    seat: int
    token: str
    by: int


class HostNamed(Struct, frozen=True, tag="host", tag_field="t"):
    """The host made another seat the host."""

    seat: int
    by: int


class Reopened(Struct, frozen=True, tag="reopened", tag_field="t"):
    """Anybody with the link of the room may take open seats again, after somebody was removed."""

    by: int


class Closed(Struct, frozen=True, tag="closed", tag_field="t", omit_defaults=True):
    """The room was closed: it is read-only from now on. ``why``: the rule that closed it (``aborted``, ``abandoned``)."""

    by: int
    why: str = ""


class Proposed(Struct, frozen=True, tag="proposed", tag_field="t"):
    """A seat called a vote on an action (``kick``, ``free``, ``token``, ``open``, ``close``); these seats have to vote."""

    by: int
    action: str
    seat: int
    waiting: tuple[int, ...]


class Voted(Struct, frozen=True, tag="voted", tag_field="t"):
    """Seats voted. The seat that called the vote withdraws it with no."""

    seats: tuple[int, ...]
    yes: bool


class BotFailed(Struct, frozen=True, tag="bot_failed", tag_field="t"):
    """The bot of a seat found no move (``why``: see :data:`~pipyard.server.botpool.bot_pool.BotFault`). It plays when somebody lets it try
    again or replaces it."""

    seat: int
    why: str


class RoomSummary(Struct, frozen=True):
    """A room in the store: the number of entries, and the times of the first and the last (milliseconds)."""

    room: str
    entries: int
    first: int
    last: int


SeatEvent = Sat | Renamed | Recoloured | Readied
GovernanceEvent = Freed | TokenRenewed | HostNamed | Reopened | Closed | Proposed | Voted
RoomEvent = Opened | SeatEvent | GovernanceEvent | Planned | Began | GameEvent | UndoAsked | UndoAnswered | Migrated | Spoken | BotFailed

_encoder = Encoder()
_decoder: Decoder[RoomEvent] = Decoder(RoomEvent)


def encode(entry: RoomEvent) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> RoomEvent:
    return _decoder.decode(body)
