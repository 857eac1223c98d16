"""Requests and responses over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pipyard.core.scene import Text
from pipyard.server.protocol.common import PROTOCOL, ChosenOptions, DeviceKey, GameKey, SeatColour, Token


class OptionForm(Struct, frozen=True):
    """One option of a game, with everything a form field needs."""

    name: str
    kind: Literal["choice", "flag", "number", "numbers", "phrase", "several", "text"]
    default: str
    why: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    ranges: dict[str, tuple[int, int]] = {}
    """For a phrase: its words, each with the range of the number that follows."""


class GameCard(Struct, frozen=True):
    """A game in the lobby."""

    key: str
    book: str
    number: int
    title: str
    seats: tuple[int, ...]
    sides: int
    minutes: int
    kinds: tuple[str, ...]
    authors: str
    summary: str
    options: tuple[OptionForm, ...]
    presets: dict[str, dict[str, str]]
    standard_seats: tuple[int, ...]
    """The numbers of players that the standard options allow."""
    kept: bool = False
    """Whether its score can be kept with real dice, at ``/score/KEY``."""
    unplayable: Text | None = None
    """Why this server cannot offer it."""
    own_side: bool = False
    """Whether every player sees only one side of the pyramid and needs their own screen."""
    next: tuple[str, ...] = ()
    """What else its players may like, the best first."""
    editions: dict[str, str] = {}
    """The preset that players of a language expect, where it is not the first."""


class Shelf(Struct, frozen=True):
    """The answer to ``GET /api/games``: all games, and the kinds of bots."""

    games: tuple[GameCard, ...]
    bots: tuple[str, ...]
    protocol: int = PROTOCOL
    club: bool = False
    """Whether this server has a club (``/api/club``)."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The occupant of a seat in a new room: the sender (with a name), a bot, or anybody with the link."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_:/.+-]*\Z")] = ""
    colour: SeatColour | None = None


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/rooms``."""

    game: GameKey
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]
    options: ChosenOptions = {}
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds per move of a person; then the rules decide (0: no limit)."""
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds for all moves of a person in one game (0: no limit)."""
    more: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds added to the bank after each move."""
    when_out: Literal["lose", "rules"] = "lose"
    """What happens when time runs out: the seat loses, or the rules make its move."""
    hand: bool = False
    """People roll real dice and enter what they show (``rolled``); the table rolls setups and for bots."""
    rolls: bool = False
    """People decide when the table rolls for them (``roll``)."""
    listed: bool = False
    """The club lists the table: everybody there may take an open seat, or watch. The game begins when all seats are taken."""
    fill: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds after which bots take the open seats of a listed table (0: never)."""
    filler: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_:/.+-]*\Z")] = ""
    """The bot that takes them (empty: the usual one)."""
    days: Literal[0, 1, 3, 7, 14] = 0
    """Days for each move of a correspondence game, in place of the other clocks (0: it is none)."""
    device: DeviceKey = ""
    """A random number of the browser: two seats of a rated game are not for one device."""
    rated: bool = False
    """The games change the ratings of the club: members and bots only, with a clock, without undo and hints."""


class CodeMade(Struct, frozen=True):
    """A short code for a room, and for how many seconds it is valid."""

    code: str
    seconds: int


class PushKey(Struct, frozen=True):
    """What a browser needs before it can be called about a turn; empty: the host has not set that up."""

    key: str


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be called about the turns of its seats: where its push service is, its keys, its language."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=16)]
    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_=-]+\Z")]
    auth: Annotated[str, Meta(min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_=-]+\Z")]
    language: Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-z]+\Z")]


class RoomFound(Struct, frozen=True):
    """The room of a code."""

    room: str


class RoomMade(Struct, frozen=True):
    """The key of the new room, and a token for every seat of its maker."""

    room: str
    tokens: dict[int, str]


class Refusal(Struct, frozen=True):
    """A refused request, and the reason."""

    error: str
