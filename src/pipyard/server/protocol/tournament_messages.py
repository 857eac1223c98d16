"""Tournaments over HTTP: requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pipyard.server.protocol.common import BotName, ChosenOptions, DeviceKey, GameKey

TournamentSystem = Literal["swiss", "round-robin", "knock-out", "arena"]
TournamentState = Literal["open", "running", "over", "stopped"]
PairingEnd = Literal["", "played", "bye", "absent", "set"]
"""How a pairing ended: not yet; at the table; without an opponent; somebody was absent; the director decided."""


class TournamentGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a tournament, with its options. Several take turns, round by round."""

    game: GameKey
    options: ChosenOptions = {}


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/tournaments``.

    ``rounds``: of a Swiss tournament (0: enough for one winner), ``legs``: of a round robin, ``minutes``: of an arena. ``clock``, ``bank``
    and ``more``: seconds for a move, for a game, and those added after each move; one of the first two is needed. ``wait``: seconds
    after which somebody who has not come has lost.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    system: TournamentSystem
    games: Annotated[tuple[TournamentGame, ...], Meta(min_length=1, max_length=10)]
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    legs: Annotated[int, Meta(ge=1, le=2)] = 1
    minutes: Annotated[int, Meta(ge=5, le=1440)] = 60
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=14_400)] = 0
    more: Annotated[int, Meta(ge=0, le=600)] = 0
    rated: bool = False
    wait: Annotated[int, Meta(ge=10, le=86_400)] = 300
    bots: Annotated[tuple[BotName, ...], Meta(max_length=16)] = ()


class ChangeTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/tournaments/ID``: what you do, or what the director decides.

    Everybody joins and leaves; directors add a bot, begin, withdraw an entrant, set the points of a pairing, or stop everything.
    """

    action: Literal["join", "leave", "bot", "begin", "withdraw", "result", "stop"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    entrant: Annotated[int, Meta(ge=0, le=10_000)] = 0
    pairing: Annotated[int, Meta(ge=0, le=100_000)] = 0
    points: tuple[Literal[0, 1, 2], Literal[0, 1, 2]] = (0, 0)
    """In halves: 2 and 0, 1 and 1, 0 and 2, or 0 and 0."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/tournaments/ID/seat``: a random number of the browser, for rated games."""

    device: DeviceKey = ""


class TournamentCard(Struct, frozen=True):
    """A tournament in the list."""

    id: str
    name: str
    system: TournamentSystem
    games: tuple[str, ...]
    state: TournamentState
    entrants: int
    made: int


class TournamentList(Struct, frozen=True):
    """The answer to ``GET /api/club/tournaments``: the newest first. ``may``: whether you may make one."""

    tournaments: tuple[TournamentCard, ...]
    may: bool


class EntrantCard(Struct, frozen=True):
    """Somebody who takes part: a member (``id``), a bot (``bot``), or somebody whose account was deleted."""

    number: int
    id: str
    bot: str
    name: str
    first_round: int
    last_round: int


class PairingCard(Struct, frozen=True):
    """A pairing: who (``second``: -1 for a bye), the points once it is over, how it ended, the table once there is one."""

    number: int
    round: int
    first: int
    second: int
    game: str
    room: str
    end: PairingEnd
    points: tuple[float, float] | None = None


class StandingCard(Struct, frozen=True):
    """A line of the standings."""

    place: int
    entrant: int
    points: float
    played: int
    tie_breaks: tuple[float, ...]


class TournamentPage(Struct, frozen=True):
    """The answer to ``GET /api/club/tournaments/ID``.

    ``ends``: when an arena ends (milliseconds, 0: open). ``tie_breaks``: the names of the columns of the standings. ``me``: your number
    (-1: you do not take part), ``seat``: your table now, ``directs``: whether you direct it, ``joinable``: whether you could join.
    """

    id: str
    plan: NewTournament
    state: TournamentState
    director: str
    rounds: int
    round: int
    ends: int
    entrants: tuple[EntrantCard, ...]
    pairings: tuple[PairingCard, ...]
    standings: tuple[StandingCard, ...]
    tie_breaks: tuple[str, ...]
    me: int = -1
    seat: str = ""
    directs: bool = False
    joinable: bool = False
