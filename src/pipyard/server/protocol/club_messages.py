"""Requests to the club and its answers, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pipyard.server.protocol.common import DeviceKey, EventNumber, GameKey, PlayerName, RoomKey, Token

MemberKey = Token
Role = Literal["member", "moderator", "host"]
Door = Literal["open", "members", "invited"]
TournamentMakers = Literal["members", "moderators"]
InvitationCode = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/members``: become a member with a key that this device has made."""

    name: PlayerName
    key: MemberKey
    invitation: InvitationCode = ""


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/me``: another name, or another key in place of one that others may know."""

    name: PlayerName | None = None
    key: MemberKey | None = None


class ChangeMember(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/members/ID``, by a moderator; roles are given by hosts."""

    name: PlayerName | None = None
    role: Role | None = None
    banned: bool | None = None


class ChangeClub(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club``, by a host: who may come in, who makes tournaments."""

    door: Door | None = None
    tournaments: TournamentMakers | None = None


class MemberCard(Struct, frozen=True):
    """A member in a list."""

    id: str
    name: str
    role: Role
    banned: bool
    made: int


class MemberList(Struct, frozen=True):
    """The answer to ``GET /api/club/members``: a page of all members, for moderators."""

    members: tuple[MemberCard, ...]
    more: bool


class ClubInfo(Struct, frozen=True):
    """The answer to ``GET /api/club``: who may come in, how many belong to it, who you are, and the games with ratings."""

    door: Door
    members: int
    me: MemberCard | None
    games: tuple[str, ...]
    tournaments: TournamentMakers = "members"


class Invitation(Struct, frozen=True):
    """An invitation for one person. Its code is sent once."""

    code: str
    days: int


class RatingCard(Struct, frozen=True):
    """A rating in points, half of its 95 % interval, and whether it is still provisional."""

    game: str
    points: int
    margin: int
    games: int
    provisional: bool


class GameTally(Struct, frozen=True):
    """Somebody's results in one game: how often played, how often in first place."""

    game: str
    played: int
    first: int


class OpponentTally(Struct, frozen=True):
    """Results against one opponent: a member (``id``), a bot (``bot``), and how often placed before and behind them."""

    id: str
    bot: str
    name: str
    played: int
    ahead: int
    behind: int


class Profile(Struct, frozen=True):
    """A member's page: ratings and results. Opponents are for the member alone."""

    id: str
    name: str
    role: Role
    made: int
    ratings: tuple[RatingCard, ...]
    games: tuple[GameTally, ...]
    opponents: tuple[OpponentTally, ...]


class PastPlayer(Struct, frozen=True):
    """A player of a past game: a member (``id``), a bot (``bot``) or a guest."""

    id: str
    bot: str
    name: str
    rank: int
    score: int


class PastGame(Struct, frozen=True):
    """A finished game of yours; ``change``: what it did to your rating, in points."""

    room: str
    number: int
    game: str
    ended: int
    rated: bool
    mine: int
    players: tuple[PastPlayer, ...]
    points: int | None = None
    change: int | None = None
    gone: bool = False
    """The table was deleted: there is no replay."""


class PastGames(Struct, frozen=True):
    """The answer to ``GET /api/club/me/games``: the newest first, in pages."""

    games: tuple[PastGame, ...]
    more: bool


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    ended: int
    points: int
    margin: int


class Curve(Struct, frozen=True):
    """The answer to ``GET /api/club/me/curve/GAME``: your rating after each game, the oldest first."""

    points: tuple[RatingPoint, ...]


class BoardLine(Struct, frozen=True):
    """A line of a leaderboard."""

    id: str
    bot: str
    name: str
    points: int
    margin: int
    games: int


class Leaderboard(Struct, frozen=True):
    """The answer to ``GET /api/club/ratings/GAME``: the certain ratings, best first; ``hidden``: the number of provisional ones."""

    game: str
    lines: tuple[BoardLine, ...]
    hidden: int


class SaidLine(Struct, frozen=True):
    """What you said in the chat of a room."""

    room: str
    at: int
    text: str


class CallAddress(Struct, frozen=True):
    """Where a browser of yours is called about the turns at a table: an address at the push service of its maker."""

    room: str
    endpoint: str
    language: str
    made: int


class LaidDown(Struct, frozen=True):
    """Moves that you laid down in advance at a table, with your answers."""

    room: str
    line: tuple[str, ...]


class MyData(Struct, frozen=True):
    """The answer to ``GET /api/club/me/data``: everything that the club knows about you, except the logs of your games."""

    member: MemberCard
    rooms: tuple[str, ...]
    ratings: tuple[RatingCard, ...]
    games: tuple[PastGame, ...]
    chat: tuple[SaidLine, ...]
    calls: tuple[CallAddress, ...]
    vacations: tuple[tuple[int, int], ...]
    premoves: tuple[LaidDown, ...]
    tournaments: tuple[str, ...]


class TableCard(Struct, frozen=True):
    """A listed table: who sits there, how many seats are free, its clock, and the rating of whoever opened it."""

    room: str
    game: str
    names: tuple[str, ...]
    seats: int
    free: int
    rated: bool
    clock: int
    bank: int
    more: int
    points: int | None = None


class TableList(Struct, frozen=True):
    """The answer to ``GET /api/club/tables``: tables with free seats where somebody waits, and games that can be watched."""

    waiting: tuple[TableCard, ...]
    running: tuple[TableCard, ...]


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/seek``: a table with whoever waits and is nearest in rating, or a new one."""

    game: GameKey
    name: PlayerName
    rated: bool = False
    bots: bool = True
    """Bots take the other seats if nobody comes."""
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    minutes: Literal[3, 5, 10, 15, 30, 60] = 15
    """Minutes for all moves of a player."""
    days: Literal[0, 1, 3, 7, 14] = 0
    """Days for each move instead (0: minutes)."""
    bot: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_:/.+-]*\Z")] = ""
    """The bot that takes them (empty: the usual one)."""
    device: DeviceKey = ""
    """A random number of the browser, for rated games."""


class SeekResult(Struct, frozen=True):
    """The answer to a seek: the room; the tokens of a new one (none: take a free seat there)."""

    room: str
    tokens: dict[int, str]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/reports``: a name at a table (``seat``), or a line of its chat (``line``, its number)."""

    room: RoomKey
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    line: EventNumber = -1


class ReportCard(Struct, frozen=True):
    """A report that waits for a moderator: who is meant (``member``: the id of a member), what they wrote (empty: the name itself is
    reported), and who reported it (empty: a guest)."""

    id: str
    room: str
    name: str
    member: str
    text: str
    reporter: str
    made: int


class ReportList(Struct, frozen=True):
    """The answer to ``GET /api/club/reports``, for moderators: the oldest first."""

    reports: tuple[ReportCard, ...]


class RunningGame(Struct, frozen=True):
    """A game that is being played; the names are known where the server has the room in memory. ``here``: seats that are present."""

    room: str
    game: str
    names: tuple[str, ...] = ()
    rated: bool = False
    days: int = 0
    here: int = 0


class RunningGames(Struct, frozen=True):
    """The answer to ``GET /api/club/running``, for moderators."""

    games: tuple[RunningGame, ...]


class MyTurn(Struct, frozen=True):
    """A game of yours whose time runs on; ``mine``: it waits for you, else for ``mover`` (empty: dice, a bot or a guest). ``due``: when
    the time is up, in milliseconds (0: never)."""

    room: str
    game: str
    names: str
    days: int
    mine: bool
    mover: str
    due: int


class MyTurns(Struct, frozen=True):
    """The answer to ``GET /api/club/me/turns``: what waits for you first, the most urgent first; ``now``: the server's time."""

    games: tuple[MyTurn, ...]
    now: int


class Vacation(Struct, frozen=True):
    """The answer to ``GET`` and ``POST /api/club/me/vacation``: until when you are away (0: you are here), the days left this year."""

    until: int
    left: int


class TakeVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/club/me/vacation``: days from now on; 0: you are back."""

    days: Annotated[int, Meta(ge=0, le=60)]
