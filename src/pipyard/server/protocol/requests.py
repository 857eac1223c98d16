"""Messages from the browser to the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pipyard.server.protocol.common import (
    AtomText,
    BotName,
    ChatText,
    ChosenOptions,
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
    """What all messages from the browser share: a number that comes back in the answer."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Hello(Ask, frozen=True, tag="hello", kw_only=True):
    """The first message: which room, which seats are mine, and the last number I have seen (-1: nothing)."""

    room: RoomKey
    protocol: Annotated[int, Meta(ge=1, le=10_000)] = 1
    """The version of the protocol that the client speaks (``PROTOCOL``)."""
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    since: EventNumber = -1
    muted: Annotated[tuple[Annotated[int, Meta(ge=-1, le=15)], ...], Meta(max_length=17)] = ()
    """Seats (-1: spectators) whose chat I do not want."""
    language: Annotated[str, Meta(max_length=20)] = ""
    """In which language I want to hear why something cannot be (empty: English)."""


class Sit(Ask, frozen=True, tag="sit", kw_only=True):
    """Take an open seat. Without a colour, or with one that is taken, it gets one that is free."""

    seat: SeatNumber
    name: PlayerName
    colour: SeatColour | None = None


class Invite(Ask, frozen=True, tag="invite", kw_only=True):
    """Let a bot take an open seat, or that of a bot that failed."""

    seat: SeatNumber
    bot: BotName


class Rename(Ask, frozen=True, tag="rename", kw_only=True):
    """Change the name of my seat."""

    seat: SeatNumber
    name: PlayerName


class Recolour(Ask, frozen=True, tag="colour", kw_only=True):
    """Change the colour of my seat to one that nobody else has."""

    seat: SeatNumber
    colour: SeatColour


class Ready(Ask, frozen=True, tag="ready", kw_only=True):
    """My seat is (not) ready for the next game. When every seat is taken and every person is ready, it begins by itself."""

    seat: SeatNumber
    yes: bool = True


class Plan(Ask, frozen=True, tag="plan", kw_only=True):
    """The next game of the evening, which begins with ``start`` or when all are ready. Before the first game: another one instead.

    ``pyramid``: it starts from the pyramid that the game before has left, where it can (see ``followers``).
    """

    game: GameKey
    options: ChosenOptions = {}
    pyramid: bool = False


class FollowersAsk(Ask, frozen=True, tag="followers"):
    """Which games could start from the pyramid that stands here now?"""


class Start(Ask, frozen=True, tag="start"):
    """Begin, now that every seat is taken; or, when a game is over, begin the next: the planned one, else the same again."""


class StepsAfter(Ask, frozen=True, tag="steps", kw_only=True):
    """Which atoms may follow this prefix of a move?"""

    seat: SeatNumber
    prefix: Annotated[tuple[AtomText, ...], Meta(max_length=64)] = ()


class Submit(Ask, frozen=True, tag="submit", kw_only=True):
    """My move. ``after`` is the number of the last event I have seen: a move made on an older picture is refused."""

    seat: SeatNumber
    move: MoveText
    after: EventNumber


class LiveStart(Ask, frozen=True, tag="live", kw_only=True):
    """I begin an action that I steer while it happens. ``prefix``: the atoms of the move before its trace, such as ``tilt``."""

    seat: SeatNumber
    prefix: Annotated[tuple[AtomText, ...], Meta(min_length=1, max_length=16)]
    after: EventNumber


class LiveInput(Ask, frozen=True, tag="input", kw_only=True):
    """What my hand does, sixty samples a second: ``first`` is the number of the first of these. It is not answered unless it is refused."""

    seat: SeatNumber
    first: Annotated[int, Meta(ge=0, le=36_000)]
    samples: Annotated[tuple[Sample, ...], Meta(min_length=1, max_length=12)]


class LiveEnd(Ask, frozen=True, tag="live_end", kw_only=True):
    """My hand lets go; what still moves comes to rest, and that is the move."""

    seat: SeatNumber


class LiveCancel(Ask, frozen=True, tag="live_cancel", kw_only=True):
    """Before the first input: I would rather not. Afterwards it is refused: what has been touched has been touched."""

    seat: SeatNumber


class Rolled(Ask, frozen=True, tag="rolled", kw_only=True):
    """What my real dice show, in the notation of the log."""

    seat: SeatNumber
    outcome: MoveText


class RollNow(Ask, frozen=True, tag="roll", kw_only=True):
    """Roll for me now (``TurnNow.rolls``)."""

    seat: SeatNumber


class Retry(Ask, frozen=True, tag="retry"):
    """Try again what failed (``Picture.failed``): a simulation, or a bot that found no move."""


class UndoAsk(Ask, frozen=True, tag="undo", kw_only=True):
    """May I take my last move back?"""

    seat: SeatNumber


class UndoAnswer(Ask, frozen=True, tag="undo_answer", kw_only=True):
    """Yes or no to somebody who asked to take a move back; the one who asked withdraws with no."""

    seat: SeatNumber
    yes: bool


class Manage(Ask, frozen=True, tag="manage", kw_only=True):
    """Decide something about the room: at once as its host, by a vote where there is no host. ``free`` for my own seat gives it up."""

    action: ManageAction
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class Vote(Ask, frozen=True, tag="vote", kw_only=True):
    """My vote on what was proposed (``Control.vote``); whoever proposed it withdraws with no."""

    yes: bool


class Say(Ask, frozen=True, tag="say", kw_only=True):
    """Chat."""

    text: ChatText


class Mute(Ask, frozen=True, tag="mute", kw_only=True):
    """I do (not) want to read what a seat (-1: spectators) says. Only for this connection; ``hello`` can say it too."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    yes: bool = True


class Ping(Ask, frozen=True, tag="ping"):
    """Are you there?"""


class Echo(Ask, frozen=True, tag="echo", kw_only=True):
    """The answer to ``beat``, sent the moment it is heard. It is not answered."""

    beat: Annotated[int, Meta(ge=0, le=2**31)]


class HintAsk(Ask, frozen=True, tag="hint", kw_only=True):
    """What would you play in my place (``hint``)? Everybody learns that I asked."""

    seat: SeatNumber


class WhyNot(Ask, frozen=True, tag="why_not", kw_only=True):
    """Why may I not do this now? Answered with ``sorry``; ``done``: I may, and nothing was done."""

    seat: SeatNumber
    move: MoveText


class RaceReady(Ask, frozen=True, tag="race_ready", kw_only=True):
    """I have seen what is asked for: the race may begin (``race_starts``)."""

    seat: SeatNumber


HelpRequest = HintAsk | WhyNot
SeatRequest = Sit | Invite | Rename | Recolour | Ready | Manage | Vote
GameRequest = Plan | FollowersAsk | Start | StepsAfter | Submit | Rolled | RollNow | RaceReady | Retry | UndoAsk | UndoAnswer
LiveRequest = LiveStart | LiveInput | LiveEnd | LiveCancel
FromBrowser = Hello | SeatRequest | GameRequest | HelpRequest | LiveRequest | Say | Mute | Ping | Echo
