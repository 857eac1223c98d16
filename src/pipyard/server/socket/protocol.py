"""Every message between a browser and the table, typed once. ``tools/typescript.py`` writes the TypeScript of it.

Every message is one JSON object whose field ``t`` names it. See docs/protocol.md.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pipyard.core.notation import LONGEST_RECORDED
from pipyard.core.scene import Scene, Step, Text

PROTOCOL = 1
"""Raised when an old client could misunderstand a new server."""
MOST_BYTES = 49_152
"""No message to the server is longer; the longest move there can be, with a recording in it, fits."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_:/.+-]+\Z")]
RoomKey = Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
MoveText = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORDED)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]
AtomText = Annotated[str, Meta(min_length=1, max_length=40)]
GameKey = Annotated[str, Meta(min_length=1, max_length=60)]
ChosenOptions = Annotated[dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)]], Meta(max_length=60)]
EventNumber = Annotated[int, Meta(ge=-1, le=2**31)]
SeatColour = Literal[
    "red",
    "blue",
    "green",
    "golden",
    "violet",
    "orange",
    "turquoise",
    "pink",
    "brown",
    "grey",
    "lime",
    "navy",
    "olive",
    "maroon",
    "black",
    "white",
]
"""What a seat can be told apart by; every colour has a mark of its own in the client."""
Sample = Annotated[tuple[Annotated[float, Meta(ge=-10_000, le=10_000)], ...], Meta(min_length=1, max_length=16)]
"""One sixtieth of a second of a live action: a number for each of its channels."""


# --- over HTTP


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
    """Let a bot take an open seat."""

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
    """Try again what could not be simulated (``Picture.failed``), for chance or for a bot."""


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


class Mute(Ask, frozen=True, tag="mute", kw_only=True):
    """I do (not) want to read what a seat (-1: spectators) says. Only for this connection; ``hello`` can say it too."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    yes: bool = True


class Ping(Ask, frozen=True, tag="ping"):
    """Are you there?"""


class Echo(Ask, frozen=True, tag="echo", kw_only=True):
    """The answer to ``beat``, sent the moment it is heard. It is not answered."""

    beat: Annotated[int, Meta(ge=0, le=2**31)]


class RaceReady(Ask, frozen=True, tag="race_ready", kw_only=True):
    """I have seen what is asked for: the race may begin (``race_starts``)."""

    seat: SeatNumber


Wish = (
    Sit
    | Invite
    | Rename
    | Recolour
    | Ready
    | Plan
    | FollowersAsk
    | Start
    | StepsAfter
    | Submit
    | Rolled
    | RollNow
    | RaceReady
    | Retry
    | UndoAsk
    | UndoAnswer
)
LiveWish = LiveStart | LiveInput | LiveEnd | LiveCancel
FromBrowser = Hello | Wish | LiveWish | Say | Mute | Ping | Echo


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
    colour: SeatColour = "red"
    ready: bool = False
    """For the next game; bots always are."""
    left_ms: int = -1
    """What is left in the bank of a clock for the whole game when the message is written (-1: there is none)."""


class RollForm(Struct, frozen=True, kw_only=True):
    """What somebody who rolls real dice has to tell.

    ``numbers``: what ``count`` dice with ``faces`` faces show, in a fixed order if they are told ``apart``. ``standing``: the three numbers
    of a die in its funnel, one of ``words``. ``choice``: one of ``words``. ``text``: something like ``example``.
    """

    kind: Literal["numbers", "standing", "choice", "text"]
    count: int = 1
    faces: int = 6
    apart: bool = False
    words: tuple[str, ...] = ()
    example: str = ""


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
    roll: RollForm | None = None
    """What it has to tell."""
    rolls: tuple[int, ...] = ()
    """Chance waits for one of these seats to say ``roll``; if nobody does, it waits no longer than others should."""


class Line(Struct, frozen=True):
    """An event of the game as you may know it: seat (-1: chance, rolled ``by``), notation, and what was seen to happen, step by step.

    ``motion`` is the recorded motion of dice that physics moved: base 85 of the packed frames that ``physics.motion`` describes.
    ``failed`` says why a move was taken back that could not be simulated.
    """

    n: int
    seat: int
    text: str
    by: int = -1
    steps: tuple[Step, ...] = ()
    motion: str = ""
    failed: Text | None = None


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


class LiveDie(Struct, frozen=True):
    """A die of a live scene before anything moves: its number there, its colour, millimetres, and a quaternion (w, i, j, k)."""

    die: int
    colour: str
    at: tuple[float, float, float]
    turn: tuple[float, float, float, float]


class LiveNow(Struct, frozen=True, kw_only=True):
    """An action that a seat steers just now. ``channels`` name the numbers of a sample, ``rest`` are their values when nothing is done."""

    seat: int
    prefix: tuple[str, ...]
    channels: tuple[str, ...]
    rest: tuple[float, ...]
    rate: int
    """Samples and frames a second."""
    most_ms: int
    """After so long the hand is taken off."""
    dice: tuple[LiveDie, ...]
    tilt: tuple[float, float]
    """How the plate is tilted now, in degrees: the sides at +x and at +y are lower by so much, as in ``tilt_x`` and ``tilt_y``."""


class Picture(Struct, frozen=True, kw_only=True):
    """The game as your eyes see it now. ``eye``: through whose eyes (-1: a spectator's)."""

    eye: int
    scene: Scene | None
    turn: TurnNow
    undo: UndoNow | None
    may_undo: tuple[int, ...]
    """The seats of yours that have a move which could be taken back."""
    live: tuple[LiveNow, ...] = ()
    failed: Text | None = None
    """What could not be simulated just now, and what can be done about it."""


class ClockRule(Struct, frozen=True):
    """Seconds for a move, seconds for a game, seconds added after each move (0: none), and what it means when they are over."""

    move: int = 0
    bank: int = 0
    more: int = 0
    when_out: Literal["lose", "rules"] = "lose"


class NextGame(Struct, frozen=True):
    """What will be played next."""

    game: str
    title: str
    options: dict[str, str]
    pyramid: bool = False


class EveningGame(Struct, frozen=True):
    """A game of this evening that is over."""

    game: str
    title: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


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
    clock: ClockRule = ClockRule()
    hand: bool = False
    """People roll real dice."""
    secret: bool = False
    """The seats see different things: who shares a screen must not look while another seat is asked."""
    own_side: bool = False
    """Every seat stays at its own side of the pyramid."""
    book: str = ""
    """The book the game comes from: its table and dice have a look of their own."""
    evening: tuple[EveningGame, ...] = ()
    """The games before this one."""
    next: NextGame | None = None


class Update(Struct, frozen=True, tag="update", tag_field="t", kw_only=True):
    """What happened since the last number you have seen, in order, and how things are after it."""

    id: int
    n: int
    lines: tuple[Line, ...]
    chat: tuple[ChatLine, ...]
    chairs: tuple[Chair, ...]
    picture: Picture
    next: NextGame | None = None


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


Code = Literal["malformed", "unknown", "illegal", "turn", "stale", "seat", "limit", "store", "bug"]


class Sorry(Struct, frozen=True, tag="sorry", tag_field="t"):
    """What you asked for cannot be; nothing has changed. ``code`` is for programs, ``text`` for people."""

    id: int
    code: Code
    text: str


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """I am here."""

    id: int
    n: int


class Beat(Struct, frozen=True, tag="beat", tag_field="t"):
    """In a race: answer at once with ``echo``, so that the table learns how long your line is and makes up for it."""

    beat: int


class RaceStarts(Struct, frozen=True, tag="race_starts", tag_field="t"):
    """A race begins once the seats in ``waiting`` have said ``race_ready``, and then in so many milliseconds (-1: not yet known)."""

    waiting: tuple[int, ...]
    in_ms: int


WhyVoid = Literal["", "closed", "late", "gone", "nothing", "grace", "blocked", "busy", "refused"]


class Verdict(Struct, frozen=True, tag="verdict", tag_field="t"):
    """What became of an input in a race (``id`` is that of its ``submit``); the update that tells of it comes before.

    ``right`` and ``wrong`` have happened, and so has a ``call`` (stop, pass); ``void`` has not, and costs nothing. ``why`` is for
    programs, ``say`` for people. ``wait_ms``: so long, from now, the seat cannot do the like.
    """

    id: int
    n: int
    seat: int
    move: str
    ruling: Literal["right", "wrong", "call", "void"]
    why: WhyVoid = ""
    say: Text | None = None
    wait_ms: int = 0


class Followers(Struct, frozen=True, tag="followers", tag_field="t"):
    """The answer to ``followers``: the options with which each game can start from the pyramid that stands here."""

    id: int
    games: dict[str, dict[str, str]]


class LiveBegan(Struct, frozen=True, tag="live", tag_field="t"):
    """A seat begins to steer an action."""

    id: int
    live: LiveNow


class LiveFrames(Struct, frozen=True, tag="frames", tag_field="t"):
    """How the dice move while a seat steers: base 85 of packed frames as in ``Line.motion``, the first of them frame ``first``.

    A browser that cannot keep up misses some; the settled scene comes with the update.
    """

    id: int
    seat: int
    first: int
    motion: str
    tilts: tuple[tuple[float, float], ...]
    """How the plate is tilted in each of these frames, as in ``LiveNow.tilt``; none: it is level in all of them."""
    shifts: tuple[tuple[float, float], ...]
    """How far a push has carried the plate in its own plane, in millimetres towards +x and +y; none: nowhere in all of them."""


class LiveOver(Struct, frozen=True, tag="live_over", tag_field="t"):
    """The action is over. If it has ``settled`` the update with the move came before; else nothing has happened."""

    id: int
    seat: int
    why: Literal["settled", "cancelled", "failed"]
    say: Text | None = None
    """What went wrong, if something did."""


ToBrowser = (
    Table | Update | Seated | Offer | Done | Sorry | Pong | Beat | RaceStarts | Verdict | Followers | LiveBegan | LiveFrames | LiveOver
)
