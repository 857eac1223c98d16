"""Requests and responses over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pipyard.core.scene import Text
from pipyard.server.protocol.common import PROTOCOL, ChosenOptions, GameKey, SeatColour


class OptionForm(Struct, frozen=True):
    """One option of a game, enough to draw a form field for it."""

    name: str
    kind: Literal["choice", "flag", "number", "numbers", "phrase"]
    default: str
    why: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    ranges: dict[str, tuple[int, int]] = {}
    """Of a phrase: its words, each with the lowest and the highest number that may follow."""


class GameCard(Struct, frozen=True):
    """A game on the shelf."""

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
    """The numbers of players for which the standard options make a game."""
    kept: bool = False
    """With real dice its score can be kept, at ``/score/KEY``."""
    unplayable: Text | None = None
    """Why it cannot be played on this server."""
    own_side: bool = False
    """Every player sees one side of the pyramid only, and needs a screen of their own."""


class Shelf(Struct, frozen=True):
    """The answer to ``GET /api/games``: all games, and the kinds of bots that can sit down."""

    games: tuple[GameCard, ...]
    bots: tuple[str, ...]
    protocol: int = PROTOCOL


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new room: the one who asks (with a name), a bot, or whoever comes by the link."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_:/.+-]*\Z")] = ""
    colour: SeatColour | None = None


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/rooms``."""

    game: GameKey
    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=16)]
    options: ChosenOptions = {}
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds for a move of a person; then the rules decide (0: as long as it takes)."""
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds that every person has for all moves of a game together (0: as many as it takes)."""
    more: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that are added to the bank after each move."""
    when_out: Literal["lose", "rules"] = "lose"
    """What it means when the time is over: the seat has lost, or the rules make its move."""
    hand: bool = False
    """People roll real dice and tell what they show (``rolled``); setups and bots are rolled for."""
    rolls: bool = False
    """People say when the table rolls for them (``roll``)."""


class CodeMade(Struct, frozen=True):
    """A short code that leads to a room for so many seconds."""

    code: str
    seconds: int


class RoomFound(Struct, frozen=True):
    """The room of a code."""

    room: str


class RoomMade(Struct, frozen=True):
    """Its answer: where the room is, and the secret of every seat that the maker holds."""

    room: str
    tokens: dict[int, str]


class Refusal(Struct, frozen=True):
    """Any request that was refused, and why."""

    error: str
