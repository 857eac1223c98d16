"""Messages from the server to the browser."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from pipyard.core.scene import Scene, Step, Text
from pipyard.server.protocol.common import ManageAction, SeatColour
from pipyard.server.protocol.line_messages import PremovesKept


class Branch(Struct, frozen=True, omit_defaults=True):
    """An atom that can come next. ``done``: a move can end here. ``more``: what can follow (null: ask with ``steps``)."""

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
    """Ready for the next game; bots always are."""
    left_ms: int = -1
    """Milliseconds left in the bank for the whole game when the message is written (-1: no bank)."""


class RollForm(Struct, frozen=True, kw_only=True):
    """What a player enters for a roll of real dice.

    ``numbers``: the faces of ``count`` dice with ``faces`` faces, in order if they are ``apart``. ``standing``: the three numbers of a die
    in its funnel, one of ``words``. ``choice``: one of ``words``. ``text``: free text like ``example``. ``shot``: zone and face of dice on
    a real board, ``words``: that of the shot first, then those it may have moved; ``apart``: a die that is off has a face too.
    """

    kind: Literal["numbers", "standing", "choice", "text", "shot"]
    count: int = 1
    faces: int = 6
    apart: bool = False
    words: tuple[str, ...] = ()
    example: str = ""


class TurnNow(Struct, frozen=True):
    """What happens next. ``moves``: the moves of each of your seats that is to move."""

    kind: Literal["waiting", "choose", "chance", "over"]
    seats: tuple[int, ...] = ()
    how: str = "alone"
    moves: dict[int, tuple[Branch, ...]] = field(default_factory=dict[int, tuple[Branch, ...]])
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    why: str = ""
    left_ms: int = -1
    """Milliseconds left to the seats to move (-1: no limit)."""
    by_hand: bool = False
    """Chance waits for the result of the seat's real dice (``rolled``)."""
    roll: RollForm | None = None
    """The form for that result."""
    rolls: tuple[int, ...] = ()
    """Chance waits for ``roll`` from one of these seats, for a limited time."""


class EventLine(Struct, frozen=True):
    """An event of the game as you may know it: seat (-1: chance, rolled ``by``), notation, and the steps to animate.

    ``motion`` is the recorded motion of simulated dice: base 85 of the packed frames that ``physics.motion`` describes. ``failed`` is the
    reason why a move that could not be simulated was taken back.
    """

    n: int
    seat: int
    text: str
    by: int = -1
    steps: tuple[Step, ...] = ()
    motion: str = ""
    failed: Text | None = None


class ChatLine(Struct, frozen=True):
    """A chat message from a seat, or from a spectator (-1)."""

    n: int
    seat: int
    name: str
    text: str
    say: Text | None = None
    """Instead of text: a decision about the room."""


class VoteNow(Struct, frozen=True):
    """A vote: its subject, the seat concerned, the caller, who agreed (with the caller), who refused, and who has not voted."""

    action: ManageAction
    seat: int
    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    waiting: tuple[int, ...]


class Control(Struct, frozen=True):
    """Who manages the room. ``host``: a seat (-1: none, so the seats vote)."""

    host: int = -1
    closed: bool = False
    guarded: bool = False
    """Somebody was removed, so an open seat needs a link."""
    vote: VoteNow | None = None


class UndoNow(Struct, frozen=True):
    """A seat's request to take back its last move, and the seats that have not agreed yet."""

    seat: int
    waiting: tuple[int, ...]


class LiveDie(Struct, frozen=True):
    """A die of a live scene before anything moves: its number there, its colour, millimetres, and a quaternion (w, i, j, k)."""

    die: int
    colour: str
    at: tuple[float, float, float]
    turn: tuple[float, float, float, float]


class LiveNow(Struct, frozen=True, kw_only=True):
    """A live action in progress. ``channels`` name the numbers of a sample, ``rest`` are their neutral values."""

    seat: int
    prefix: tuple[str, ...]
    channels: tuple[str, ...]
    rest: tuple[float, ...]
    rate: int
    """Samples and frames per second."""
    most_ms: int
    """Maximum duration in milliseconds; then the hand lets go."""
    dice: tuple[LiveDie, ...]
    tilt: tuple[float, float]
    """The current tilt of the plate in degrees, as in ``tilt_x`` and ``tilt_y``: how much lower the sides at +x and +y are."""


class Picture(Struct, frozen=True, kw_only=True):
    """The current game in one view. ``eye``: the seat whose view it is (-1: a spectator)."""

    eye: int
    scene: Scene | None
    turn: TurnNow
    undo: UndoNow | None
    may_undo: tuple[int, ...]
    """Your seats that could take back a move."""
    live: tuple[LiveNow, ...] = ()
    failed: Text | None = None
    """The last failure, of a simulation or a bot (``bot-failed``), and what can be done about it."""


class ClockRule(Struct, frozen=True):
    """Seconds per move, seconds per game, increment after each move (0: none), and what happens when time runs out."""

    move: int = 0
    bank: int = 0
    more: int = 0
    when_out: Literal["lose", "rules"] = "lose"


class NextGame(Struct, frozen=True):
    """The next game."""

    game: str
    title: str
    options: dict[str, str]
    pyramid: bool = False


class EveningGame(Struct, frozen=True):
    """A finished game of this evening."""

    game: str
    title: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Table(Struct, frozen=True, tag="table", tag_field="t", kw_only=True):
    """The whole room, in place of all before. ``invited``: open seats that you have a link to, ``club``: its chat can be reported."""

    id: int
    n: int
    room: str
    game: str
    title: str  # in the visitor's language, as the summary is
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    mine: tuple[int, ...]
    lines: tuple[EventLine, ...]
    chat: tuple[ChatLine, ...]
    picture: Picture
    clock: ClockRule = ClockRule()
    hand: bool = False
    """People roll real dice."""
    secret: bool = False
    """Whether seats see different things, so that players at one screen must not see each other's view."""
    own_side: bool = False
    """Whether every seat keeps its own side of the pyramid in view."""
    summary: str = ""
    """What the game is about."""
    dice: tuple[str, ...] = ()
    """The colour of every seat's dice, before the game begins; where there are none, seats have the colours they choose."""
    rolls_for_order: bool = False
    """Whether the first rolls only decide who begins."""
    rolls_for_all: bool = False
    """A roll is for everybody at once, so whoever rolled need not act on it."""
    timed: bool = False
    """Whether scores are times, in hundredths of a second."""
    book: str = ""
    """The book of the game, which determines the look of table and dice."""
    evening: tuple[EveningGame, ...] = ()
    """The earlier games of the evening."""
    next: NextGame | None = None
    control: Control = Control()
    invited: tuple[int, ...] = ()
    rated: bool = False
    club: bool = False


class Update(Struct, frozen=True, tag="update", tag_field="t", kw_only=True):
    """The events after the last number you know, in order, and the state after them."""

    id: int
    n: int
    lines: tuple[EventLine, ...]
    chat: tuple[ChatLine, ...]
    chairs: tuple[Chair, ...]
    picture: Picture
    next: NextGame | None = None
    control: Control = Control()


class Seated(Struct, frozen=True, tag="seated", tag_field="t"):
    """Your new seat and the token that proves it. Sent once."""

    id: int
    seat: int
    token: str


class TokenMade(Struct, frozen=True, tag="token", tag_field="t"):
    """A new token for a seat, to be given to its player. Sent once."""

    id: int
    seat: int
    token: str


class Offer(Struct, frozen=True, tag="offer", tag_field="t"):
    """The answer to ``steps``. ``done``: the prefix is a complete move. ``settings``: all endings, where the rest is one choice."""

    id: int
    seat: int
    prefix: tuple[str, ...]
    done: bool
    branches: tuple[Branch, ...]
    settings: tuple[tuple[str, ...], ...] = ()


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """Your request was carried out and is on disk; the update has the details."""

    id: int
    n: int


Code = Literal["malformed", "unknown", "illegal", "turn", "stale", "seat", "limit", "store", "protocol", "bug"]


class Sorry(Struct, frozen=True, tag="sorry", tag_field="t"):
    """Your request was refused; nothing has changed. ``code`` is for programs, ``text`` for people."""

    id: int
    code: Code
    text: str


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """The answer to ``ping``."""

    id: int
    n: int


class Beat(Struct, frozen=True, tag="beat", tag_field="t"):
    """In a race: answer at once with ``echo``, so that the server can measure and compensate your latency."""

    beat: int


class Hint(Struct, frozen=True, tag="hint", tag_field="t"):
    """A move that a bot suggests for your seat, and why. ``steps``: its immediate effect; ``scene``: the board after it.

    ``line``: the game so far, for the study board; empty if somebody may not know all of it, or if no bot can evaluate the game.
    """

    id: int
    seat: int
    move: str
    say: tuple[Text, ...]
    steps: tuple[Step, ...] = ()
    scene: Scene | None = None
    line: tuple[str, ...] = ()


class RaceStarts(Struct, frozen=True, tag="race_starts", tag_field="t"):
    """A race begins once the seats in ``waiting`` have sent ``race_ready``, in so many milliseconds (-1: not known yet)."""

    waiting: tuple[int, ...]
    in_ms: int


WhyVoid = Literal["", "closed", "late", "gone", "nothing", "grace", "blocked", "busy", "refused"]


class Verdict(Struct, frozen=True, tag="verdict", tag_field="t"):
    """The verdict on an input in a race; ``id`` is that of its ``submit``. The update comes first.

    ``right``, ``wrong`` and ``call`` (stop, pass) count; ``void`` does not, and costs nothing. ``why`` is for programs, ``say`` for people.
    ``wait_ms``: how long the seat cannot do the same again.
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
    """The answer to ``followers``: the games that can start from this pyramid, each with the options it needs."""

    id: int
    games: dict[str, dict[str, str]]


class LiveWaits(Struct, frozen=True, tag="live_waits", tag_field="t"):
    """All simulations are in use; your action begins when one is free. ``place``: position in the queue (1: next)."""

    id: int
    seat: int
    place: int


class LiveBegan(Struct, frozen=True, tag="live", tag_field="t"):
    """A seat begins a live action."""

    id: int
    live: LiveNow


class LiveFrames(Struct, frozen=True, tag="frames", tag_field="t"):
    """The motion of the dice in a live action: base 85 of packed frames as in ``Line.motion``, starting with frame ``first``.

    A slow browser misses some frames; the final scene comes with the update.
    """

    id: int
    seat: int
    first: int
    motion: str
    tilts: tuple[tuple[float, float], ...]
    """The tilt of the plate in each frame, as in ``LiveNow.tilt``; empty: level in all of them."""
    shifts: tuple[tuple[float, float], ...]
    """The displacement of the plate in its own plane in each frame, in millimetres towards +x and +y; empty: none."""


class LiveOver(Struct, frozen=True, tag="live_over", tag_field="t"):
    """A live action is over. If it ``settled``, the update with the move came before; otherwise nothing has happened."""

    id: int
    seat: int
    why: Literal["settled", "cancelled", "failed"]
    say: Text | None = None
    """The error, if there was one."""


RaceMessage = Beat | RaceStarts | Verdict
LiveMessage = LiveWaits | LiveBegan | LiveFrames | LiveOver
ToBrowser = Table | Update | Seated | TokenMade | PremovesKept | Offer | Done | Sorry | Pong | Hint | RaceMessage | Followers | LiveMessage
