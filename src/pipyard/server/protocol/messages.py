"""Messages from the server to the browser."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from pipyard.core.scene import Scene, Step, Text
from pipyard.server.protocol.common import ManageAction, SeatColour


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
    say: Text | None = None
    """Instead of text: what was decided about the room."""


class VoteNow(Struct, frozen=True):
    """A vote: on what, about which seat, who called it, who agreed (also the caller), who refused, and who has yet to vote."""

    action: ManageAction
    seat: int
    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    waiting: tuple[int, ...]


class Control(Struct, frozen=True):
    """Who decides about the room. ``host``: a seat (-1: nobody, so the seats vote)."""

    host: int = -1
    closed: bool = False
    guarded: bool = False
    """Somebody was removed, so open seats are only for those who were given a link to them."""
    vote: VoteNow | None = None


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
    """What could not be simulated just now, or which bot found no move (``bot-failed``), and what can be done about it."""


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
    rolls_for_order: bool = False
    """The first rolls only say who begins."""
    book: str = ""
    """The book the game comes from: its table and dice have a look of their own."""
    evening: tuple[EveningGame, ...] = ()
    """The games before this one."""
    next: NextGame | None = None
    control: Control = Control()
    invited: tuple[int, ...] = ()
    """Open seats that you were given a link to."""


class Update(Struct, frozen=True, tag="update", tag_field="t", kw_only=True):
    """What happened since the last number you have seen, in order, and how things are after it."""

    id: int
    n: int
    lines: tuple[Line, ...]
    chat: tuple[ChatLine, ...]
    chairs: tuple[Chair, ...]
    picture: Picture
    next: NextGame | None = None
    control: Control = Control()


class Seated(Struct, frozen=True, tag="seated", tag_field="t"):
    """The seat is yours; the token proves it from now on. It is said once."""

    id: int
    seat: int
    token: str


class TokenMade(Struct, frozen=True, tag="token", tag_field="t"):
    """The new token of a seat, to be handed to whoever sits there, or is to sit there. It is said once."""

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


Code = Literal["malformed", "unknown", "illegal", "turn", "stale", "seat", "limit", "store", "protocol", "bug"]


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


class Hint(Struct, frozen=True, tag="hint", tag_field="t"):
    """A move that a bot would play from your seat, and why; ``steps`` are what it would do at once, ``scene`` what you would see then."""

    id: int
    seat: int
    move: str
    say: tuple[Text, ...]
    steps: tuple[Step, ...] = ()
    scene: Scene | None = None


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


class LiveWaits(Struct, frozen=True, tag="live_waits", tag_field="t"):
    """Others steer just now: your action begins when a simulation is free. ``place`` in the queue (1: the next)."""

    id: int
    seat: int
    place: int


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


RaceMessage = Beat | RaceStarts | Verdict
LiveMessage = LiveWaits | LiveBegan | LiveFrames | LiveOver
ToBrowser = Table | Update | Seated | TokenMade | Offer | Done | Sorry | Pong | Hint | RaceMessage | Followers | LiveMessage
