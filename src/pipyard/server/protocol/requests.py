"""Messages from the browser to the server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from pipyard.server.protocol.common import (
    AtomText,
    BotName,
    ChatText,
    ChosenOptions,
    DeviceKey,
    EventNumber,
    GameKey,
    ManageAction,
    MoveText,
    PlayerName,
    RoomKey,
    Sample,
    SeatColour,
    SeatNumber,
    Token,
)


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """What all requests share: an id that the answer repeats."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Hello(Ask, frozen=True, tag="hello", kw_only=True):
    """The first message: the room, the tokens of your seats, and the last number you have seen (-1: none)."""

    room: RoomKey
    protocol: Annotated[int, Meta(ge=1, le=10_000)] = 1
    """The protocol version of the client (``PROTOCOL``)."""
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    since: EventNumber = -1
    muted: Annotated[tuple[Annotated[int, Meta(ge=-1, le=15)], ...], Meta(max_length=17)] = ()
    """Seats (-1: spectators) whose chat you do not want."""
    language: Annotated[str, Meta(max_length=20)] = ""
    """The language of refusals (empty: English)."""
    member: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")] = ""
    """The key of a member of the club (empty: a guest)."""
    device: DeviceKey = ""
    """A random number of this browser, by which two members of a rated game are told apart."""


class Sit(Ask, frozen=True, tag="sit", kw_only=True):
    """Take an open seat. Without a colour, or with one that is taken, the seat gets a free one."""

    seat: SeatNumber
    name: PlayerName
    colour: SeatColour | None = None


class Invite(Ask, frozen=True, tag="invite", kw_only=True):
    """Let a bot take an open seat, or that of a failed bot."""

    seat: SeatNumber
    bot: BotName


class Premoves(Ask, frozen=True, tag="premoves", kw_only=True):
    """In a game with days for a move: keep a line of moves that begins with the next one of somebody else and ends with yours (empty:
    forget it; null: only tell). ``after``: the last event you know."""

    seat: SeatNumber
    line: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=200)], ...], Meta(max_length=40)] | None = None
    after: EventNumber = -1


class Rename(Ask, frozen=True, tag="rename", kw_only=True):
    """Change the name of your seat."""

    seat: SeatNumber
    name: PlayerName


class Recolour(Ask, frozen=True, tag="colour", kw_only=True):
    """Change the colour of your seat to a free one."""

    seat: SeatNumber
    colour: SeatColour


class Ready(Ask, frozen=True, tag="ready", kw_only=True):
    """Your seat is (not) ready for the next game, which begins when every seat is taken and every person is ready."""

    seat: SeatNumber
    yes: bool = True


class Plan(Ask, frozen=True, tag="plan", kw_only=True):
    """Choose the next game of the evening. It begins with ``start`` or when all are ready; before the first game it replaces that one.

    ``pyramid``: start from the pyramid of the last game, where possible (see ``followers``).
    """

    game: GameKey
    options: ChosenOptions = {}
    pyramid: bool = False


class FollowersAsk(Ask, frozen=True, tag="followers"):
    """Ask which games can start from the current pyramid."""


class Start(Ask, frozen=True, tag="start"):
    """Begin the game, once every seat is taken; after a game, begin the planned one or the same again."""


class StepsAfter(Ask, frozen=True, tag="steps", kw_only=True):
    """Ask which atoms can follow this prefix of a move."""

    seat: SeatNumber
    prefix: Annotated[tuple[AtomText, ...], Meta(max_length=64)] = ()


class Submit(Ask, frozen=True, tag="submit", kw_only=True):
    """Make a move. ``after``: the number of the last event you have seen; a move based on an older state is refused."""

    seat: SeatNumber
    move: MoveText
    after: EventNumber


class LiveStart(Ask, frozen=True, tag="live", kw_only=True):
    """Begin a live action. ``prefix``: the atoms of the move before its trace, such as ``tilt``."""

    seat: SeatNumber
    prefix: Annotated[tuple[AtomText, ...], Meta(min_length=1, max_length=16)]
    after: EventNumber


class LiveInput(Ask, frozen=True, tag="input", kw_only=True):
    """Samples of a live action, sixty per second; ``first`` is the number of the first one. Answered only if refused."""

    seat: SeatNumber
    first: Annotated[int, Meta(ge=0, le=36_000)]
    samples: Annotated[tuple[Sample, ...], Meta(min_length=1, max_length=12)]


class LiveEnd(Ask, frozen=True, tag="live_end", kw_only=True):
    """Let go: everything comes to rest, and that is the move."""

    seat: SeatNumber


class LiveCancel(Ask, frozen=True, tag="live_cancel", kw_only=True):
    """Cancel a live action before its first input, or leave the queue for it; refused afterwards."""

    seat: SeatNumber


class Rolled(Ask, frozen=True, tag="rolled", kw_only=True):
    """The result of your real dice, in the notation of the log."""

    seat: SeatNumber
    outcome: MoveText


class RollNow(Ask, frozen=True, tag="roll", kw_only=True):
    """Roll now (``TurnNow.rolls``), or instead of your real dice (``TurnNow.by_hand``)."""

    seat: SeatNumber


class Retry(Ask, frozen=True, tag="retry"):
    """Retry what failed (``Picture.failed``): a simulation, or a bot that found no move."""


class UndoAsk(Ask, frozen=True, tag="undo", kw_only=True):
    """Ask to take back your last move."""

    seat: SeatNumber


class UndoAnswer(Ask, frozen=True, tag="undo_answer", kw_only=True):
    """Answer a request to take back a move; a no from the seat that asked withdraws it."""

    seat: SeatNumber
    yes: bool


class Manage(Ask, frozen=True, tag="manage", kw_only=True):
    """Manage the room: at once as its host, by a vote without one. ``free`` for your own seat gives it up."""

    action: ManageAction
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class Vote(Ask, frozen=True, tag="vote", kw_only=True):
    """Vote on a proposal (``Control.vote``); a no from the seat that made it withdraws it."""

    yes: bool


class Say(Ask, frozen=True, tag="say", kw_only=True):
    """Chat. ``name``: how a spectator signs (empty: without a name); a seat signs with its own."""

    text: ChatText
    name: Annotated[str, Meta(max_length=24)] = ""


class Mute(Ask, frozen=True, tag="mute", kw_only=True):
    """Show or hide the chat of a seat (-1: spectators), for this connection only; ``hello`` can do it too."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    yes: bool = True


class Ping(Ask, frozen=True, tag="ping"):
    """Check the connection."""


class Echo(Ask, frozen=True, tag="echo", kw_only=True):
    """The immediate answer to ``beat``. It gets no answer."""

    beat: Annotated[int, Meta(ge=0, le=2**31)]


class HintAsk(Ask, frozen=True, tag="hint", kw_only=True):
    """Ask for a suggested move (``hint``). Everybody sees that you asked."""

    seat: SeatNumber


class WhyNot(Ask, frozen=True, tag="why_not", kw_only=True):
    """Ask why a move is not allowed now. Answered with ``sorry``, or with ``done`` if it is allowed; nothing is played."""

    seat: SeatNumber
    move: MoveText


class RaceReady(Ask, frozen=True, tag="race_ready", kw_only=True):
    """Ready for the race (``race_starts``)."""

    seat: SeatNumber


HelpRequest = HintAsk | WhyNot
SeatRequest = Sit | Invite | Rename | Recolour | Ready | Manage | Vote
GameRequest = Plan | FollowersAsk | Start | StepsAfter | Submit | Rolled | RollNow | RaceReady | Retry | UndoAsk | UndoAnswer | Premoves
LiveRequest = LiveStart | LiveInput | LiveEnd | LiveCancel
FromBrowser = Hello | SeatRequest | GameRequest | HelpRequest | LiveRequest | Say | Mute | Ping | Echo

_fields: msgspec.json.Decoder[dict[str, msgspec.Raw]] = msgspec.json.Decoder(dict[str, msgspec.Raw])
_room_key: msgspec.json.Decoder[str] = msgspec.json.Decoder(RoomKey)


def has_bad_room_key(body: bytes) -> bool:
    """Whether a malformed message names a room by half a link, which is what goes wrong most often."""
    try:
        room = _fields.decode(body).get("room")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    try:
        if room is not None:
            _room_key.decode(room)
    except msgspec.MsgspecError:
        return True
    return False
