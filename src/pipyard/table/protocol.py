"""Every message between a browser and the table, typed once. ``tools/typescript.py`` writes the TypeScript of it.

Every message is one JSON object whose field ``t`` names it. See docs/protocol.md.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pipyard.core.scene import Scene, Step

PROTOCOL = 1
"""Raised when an old client could misunderstand a new server."""
MOST_BYTES = 16_384
"""No message to the server is longer."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
RoomKey = Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=2000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
AtomText = Annotated[str, Meta(min_length=1, max_length=40)]


# --- over HTTP


class OptionForm(Struct, frozen=True):
    """One option of a game, enough to draw a form field for it."""

    name: str
    kind: Literal["choice", "flag", "number", "numbers", "phrase"]
    default: str
    why: str
    source: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


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


class Shelf(Struct, frozen=True):
    """The answer to ``GET /api/games``: all games, and the kinds of bots that can sit down."""

    games: tuple[GameCard, ...]
    bots: tuple[str, ...]
    protocol: int = PROTOCOL


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new room: the one who asks (with a name), a bot, or whoever comes by the link."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/rooms``."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)]], Meta(max_length=60)] = {}
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds for a move of a person; then the rules decide (0: as long as it takes)."""
    hand: bool = False
    """People roll real dice and tell what they show (``rolled``); setups and bots are rolled for."""


class RoomMade(Struct, frozen=True):
    """Its answer: where the room is, and the secret of every seat that the maker holds."""

    room: str
    tokens: dict[int, str]


class Refusal(Struct, frozen=True):
    """Any request that was refused, and why."""

    error: str


# --- from the browser


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """What all messages from the browser share: a number that comes back in the answer."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Hello(Ask, frozen=True, tag="hello", kw_only=True):
    """The first message: which room, which seats are mine, and the last number I have seen (-1: nothing)."""

    room: RoomKey
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    since: Annotated[int, Meta(ge=-1, le=2**31)] = -1


class Sit(Ask, frozen=True, tag="sit", kw_only=True):
    """Take an open seat."""

    seat: SeatNumber
    name: PlayerName


class Invite(Ask, frozen=True, tag="invite", kw_only=True):
    """Let a bot take an open seat."""

    seat: SeatNumber
    bot: BotName


class Rename(Ask, frozen=True, tag="rename", kw_only=True):
    """Change the name of my seat."""

    seat: SeatNumber
    name: PlayerName


class Start(Ask, frozen=True, tag="start"):
    """Begin, now that every seat is taken; or, when a game is over, begin the next."""


class StepsAfter(Ask, frozen=True, tag="steps", kw_only=True):
    """Which atoms may follow this prefix of a move?"""

    seat: SeatNumber
    prefix: Annotated[tuple[AtomText, ...], Meta(max_length=64)] = ()


class Submit(Ask, frozen=True, tag="submit", kw_only=True):
    """My move. ``after`` is the number of the last event I have seen: a move made on an older picture is refused."""

    seat: SeatNumber
    move: MoveText
    after: Annotated[int, Meta(ge=-1, le=2**31)]


class Rolled(Ask, frozen=True, tag="rolled", kw_only=True):
    """What my real dice show, in the notation of the log."""

    seat: SeatNumber
    outcome: MoveText


class UndoAsk(Ask, frozen=True, tag="undo", kw_only=True):
    """May I take my last move back?"""

    seat: SeatNumber


class UndoAnswer(Ask, frozen=True, tag="undo_answer", kw_only=True):
    """Yes or no to somebody who asked to take a move back; the one who asked withdraws with no."""

    seat: SeatNumber
    yes: bool


class Say(Ask, frozen=True, tag="say", kw_only=True):
    """Chat."""

    text: ChatText


class Ping(Ask, frozen=True, tag="ping"):
    """Are you there?"""


FromBrowser = Hello | Sit | Invite | Rename | Start | StepsAfter | Submit | Rolled | UndoAsk | UndoAnswer | Say | Ping


# --- to the browser


class Branch(Struct, frozen=True, omit_defaults=True):
    """An atom that may come next; ``done``: it ends a move; ``more``: what may follow (null: ask with ``steps``)."""

    atom: str
    done: bool = False
    more: tuple[Branch, ...] | None = ()


class Chair(Struct, frozen=True):
    """A seat of the room. ``here``: somebody is connected to it."""

    kind: Literal["person", "bot", "open"]
    name: str
    here: bool
    points: int = 0
    """Games won this evening."""


class TurnNow(Struct, frozen=True):
    """What happens next. ``moves``: for every seat of yours that is asked, what it may do."""

    kind: Literal["waiting", "choose", "chance", "over"]
    seats: tuple[int, ...] = ()
    how: str = "alone"
    moves: dict[int, tuple[Branch, ...]] = field(default_factory=dict[int, tuple[Branch, ...]])
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    why: str = ""
    left_ms: int = -1
    """How long the seats that are asked have left (-1: as long as they like)."""
    by_hand: bool = False
    """Chance waits for the seat to tell what its real dice show (``rolled``)."""


class Line(Struct, frozen=True):
    """An event of the game as you may know it: seat (-1: chance, rolled ``by``), notation, and what was seen to happen, step by step.

    ``motion`` is the recorded motion of dice that physics moved: base 85 of the packed frames that ``physics.motion`` describes.
    """

    n: int
    seat: int
    text: str
    by: int = -1
    steps: tuple[Step, ...] = ()
    motion: str = ""


class ChatLine(Struct, frozen=True):
    """Something said: by a seat, or by a spectator (-1)."""

    n: int
    seat: int
    name: str
    text: str


class UndoNow(Struct, frozen=True):
    """A seat asks to take its last move back; these seats have still to agree."""

    seat: int
    waiting: tuple[int, ...]


class Picture(Struct, frozen=True, kw_only=True):
    """The game as your eyes see it now. ``eye``: through whose eyes (-1: a spectator's)."""

    eye: int
    scene: Scene | None
    turn: TurnNow
    undo: UndoNow | None
    may_undo: tuple[int, ...]
    """The seats of yours that have a move which could be taken back."""


class Table(Struct, frozen=True, tag="table", tag_field="t", kw_only=True):
    """Everything about the room. Forget what you knew."""

    id: int
    n: int
    room: str
    game: str
    title: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    mine: tuple[int, ...]
    lines: tuple[Line, ...]
    chat: tuple[ChatLine, ...]
    picture: Picture


class Update(Struct, frozen=True, tag="update", tag_field="t", kw_only=True):
    """What happened since the last number you have seen, in order, and how things are after it."""

    id: int
    n: int
    lines: tuple[Line, ...]
    chat: tuple[ChatLine, ...]
    chairs: tuple[Chair, ...]
    picture: Picture


class Seated(Struct, frozen=True, tag="seated", tag_field="t"):
    """The seat is yours; the token proves it from now on. It is said once."""

    id: int
    seat: int
    token: str


class Offer(Struct, frozen=True, tag="offer", tag_field="t"):
    """The answer to ``steps``; ``done``: the prefix is a whole move."""

    id: int
    seat: int
    prefix: tuple[str, ...]
    done: bool
    branches: tuple[Branch, ...]


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """What you asked for has happened and is on disk; the update tells the rest."""

    id: int
    n: int


class Sorry(Struct, frozen=True, tag="sorry", tag_field="t"):
    """What you asked for cannot be; nothing has changed. ``code`` is for programs, ``text`` for people."""

    id: int
    code: Literal["malformed", "unknown", "illegal", "turn", "stale", "seat", "limit", "store", "bug"]
    text: str


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """I am here."""

    id: int
    n: int


ToBrowser = Table | Update | Seated | Offer | Done | Sorry | Pong
