"""Live actions between processes that serve the same room: what is steered here is whispered to the others, what they steer is shown
here.

A process says that an action goes on, and where everything is: when it begins, when somebody comes in at another process, and once a
second; in between it passes on the frames. Nothing of this is kept or waited for. Frames that cannot be passed on at once are dropped,
and whoever has missed some sees everything in its place with the next word. How an action ends is read in the log, as any move is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from pipyard.core.errors import PipyardError
from pipyard.physics.motion import halved, read_text
from pipyard.server.room.game_session import encoded
from pipyard.server.room.live.film import FrameBatch
from pipyard.server.room.live.staged import StagedAction
from pipyard.server.room.seats import Refused
from pipyard.server.socket.protocol import LiveBegan, LiveFrames, LiveNow, LiveOver
from pipyard.server.store.base import LONGEST_WHISPER, Store, StoreError

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

logger = logging.getLogger(__name__)
LIVE, FRAMES, OVER = "live", "frames", "over"
AGAIN: Final = 1.0
"""Seconds after which it is said again where everything is."""
MOST_REELS: Final = 3
"""So many reels wait to be passed on; for one more the oldest is dropped."""
MOST_UNREAD: Final = 64
"""So many reels are put aside before somebody asks for a picture."""
Ending = Literal["settled", "cancelled", "failed"]
_frames = msgspec.json.Decoder(LiveFrames)


class Announced(Struct, frozen=True, array_like=True):
    """An action goes on: whose, what, and the number after which it began. So many whispers of frames follow at once; together they
    tell where everything is (none: nothing has moved yet)."""

    seat: int
    prefix: tuple[str, ...]
    after: int
    parts: int


_announced = msgspec.json.Decoder(Announced)


def message(seat: int, reel: FrameBatch) -> LiveFrames:
    """A reel as browsers get it."""
    return LiveFrames(0, seat, reel.first, reel.motion, reel.tilts, reel.shifts)


def pieces(frames: LiveFrames, cuts: int = 6) -> list[str]:
    """Frames as messages that are short enough for a whisper: each is whole, but tells of some dice only. What is still too long after
    so many cuts is a reel of far too many frames, and dropped."""
    body = encoded(frames)
    if len(body) <= LONGEST_WHISPER:
        return [body.decode()]
    halves = [msgspec.structs.replace(frames, motion=half) for half in halved(frames.motion)] if cuts else []
    return [piece for half in halves for piece in pieces(half, cuts - 1)]


class ActionSender:
    """One action that is steered here, as the others are told of it."""

    def __init__(self, room: Room, store: Store, number: int, staged: StagedAction) -> None:
        self._room = room
        self._store = store
        self._number = number
        self._staged = staged
        self._waiting: deque[LiveFrames] = deque(maxlen=MOST_REELS)
        self._ending: Ending | None = None
        self._next = 0.0  # when it has to be said where everything is
        self._news = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def pass_on(self, frames: LiveFrames) -> None:
        if self._room.elsewhere:
            self._waiting.append(frames)
            self._news.set()

    def announce(self) -> None:
        """Somebody may not know of it yet."""
        self._next = 0.0
        self._news.set()

    def end(self, why: Ending) -> None:
        self._ending = why
        self._news.set()

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        while self._ending is None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self._next - clock())):
                    await self._news.wait()
            self._news.clear()
            if not self._room.elsewhere:
                self._waiting.clear()
                self._next = clock() + AGAIN
                continue
            said = [f"{FRAMES} {self._number} {piece}" for frames in self._waiting for piece in pieces(frames)]
            self._waiting.clear()
            if clock() >= self._next:
                said += self._everything()
                self._next = clock() + AGAIN
            await self._whisper(said)
        if self._ending != "settled" and self._room.elsewhere:
            await self._whisper([f"{OVER} {self._number} {self._ending}"])

    def _everything(self) -> list[str]:
        staged = self._staged
        whole = pieces(message(staged.seat, staged.film.whole())) if staged.film.frame else []
        announced = encoded(Announced(staged.seat, staged.prefix, staged.after, len(whole))).decode()
        return [f"{LIVE} {self._number} {announced}", *[f"{FRAMES} {self._number} {piece}" for piece in whole]]

    async def _whisper(self, said: list[str]) -> None:
        try:
            await self._store.whisper(*[(self._room.key, what) for what in said])
        except StoreError as error:
            logger.warning("room %s: %s", self._room.key[:6], error)


class RemoteAction(StagedAction):
    """An action that is steered at another process, as it is seen here."""

    def __init__(self, room: Room, announced: Announced) -> None:
        super().__init__(room, announced.seat, announced.prefix)
        self.heard = asyncio.get_running_loop().time()
        self.shown = False
        """Whether the people here see it: not before it is known where everything is."""
        self._missing = -1  # so many parts of the last announcement have not come yet; -1: there was none
        self._whole: list[LiveFrames] = []
        self._unread: list[LiveFrames] = []

    def announced(self, parts: int) -> bool:
        """It goes on; whether everything is known now."""
        self.heard = asyncio.get_running_loop().time()
        self._missing, self._whole = parts, []
        return parts == 0

    def add(self, frames: LiveFrames) -> bool:
        """Frames have come; whether everything is known now that was announced last."""
        self.heard = asyncio.get_running_loop().time()
        self._unread.append(frames)
        if self._missing > 0:
            self._missing -= 1
            self._whole.append(frames)
            if self._missing == 0:
                self._unread = self._whole
                return True
        if len(self._unread) > MOST_UNREAD:
            self._read()
        return False

    def now(self) -> LiveNow:
        self._read()
        return super().now()

    def _read(self) -> None:
        for frames in self._unread:
            try:
                for track in read_text(frames.motion).tracks:
                    self.film.poses[track.die] = track.frames[-1]
            except (PipyardError, IndexError) as error:
                logger.warning("frames of another process cannot be read: %s", error)
            self.film.tilt = frames.tilts[-1] if frames.tilts else (0.0, 0.0)
        self._unread = []


class LiveRelay:
    """The live actions of a room that go over the border of this process, in either direction."""

    def __init__(self, room: Room, store: Store) -> None:
        self._room = room
        self._store = store
        self._count = 0
        self._sending: dict[int, ActionSender] = {}  # by seat
        self._afar: dict[tuple[str, int], RemoteAction] = {}  # by process and number
        self._early: dict[tuple[str, int], Announced] = {}  # what began after something that is not known here yet

    # --- from here

    def begin(self, staged: StagedAction) -> None:
        """A seat steers something here."""
        if self._store.shared:
            self._count += 1
            self._sending[staged.seat] = ActionSender(self._room, self._store, self._count, staged)

    def pass_on(self, frames: LiveFrames) -> None:
        if frames.seat in self._sending:
            self._sending[frames.seat].pass_on(frames)

    def end(self, seat: int, why: Ending) -> None:
        sending = self._sending.pop(seat, None)
        if sending is not None:
            sending.end(why)

    def announce(self) -> None:
        """Somebody has come to this room at another process."""
        for sending in self._sending.values():
            sending.announce()

    # --- to here

    @property
    def busy(self) -> bool:
        return bool(self._afar) and bool(self._ongoing())

    def steers(self, seat: int) -> bool:
        """Whether a seat steers something at another process."""
        return seat in [distant.seat for distant in self._ongoing()]

    def now(self) -> list[LiveNow]:
        return [distant.now() for distant in self._ongoing() if distant.shown]

    def overheard(self, sender: str, kind: str, what: str) -> None:
        """Another process tells of an action."""
        if not self._room.visitors:
            return
        number, _, rest = what.partition(" ")
        key = (sender, int(number))
        if kind == LIVE:
            self._hear(key, _announced.decode(rest))
        elif kind == FRAMES and key in self._afar:
            self._show(self._afar[key], rest.encode(), _frames.decode(rest))
        elif kind == OVER:
            self._early.pop(key, None)
            if key in self._afar:
                self._drop(key, "cancelled" if rest == "cancelled" else "failed")

    def on_update(self) -> None:
        """The people here have been told what has happened: what it has ended is over, and what comes after it can begin."""
        if not self._afar and not self._early:
            return
        last = self._room.session.last_number
        for key, distant in list(self._afar.items()):
            if distant.after != last:
                del self._afar[key]
                self._tell_over(distant, self._ending(distant))
        for key, announced in list(self._early.items()):
            if announced.after <= last:
                del self._early[key]
                if announced.parts:  # they are gone; but it will be announced again
                    self._begin(key, announced)
                else:
                    self._hear(key, announced)

    def miss(self, patience: float) -> None:
        """Actions of which nothing was heard for so many seconds are over."""
        now = asyncio.get_running_loop().time()
        for key, distant in list(self._afar.items()):
            if now - distant.heard > patience:
                self._drop(key, "failed")

    def forget(self) -> None:
        """Nobody looks any more."""
        self._afar.clear()
        self._early.clear()

    def _ongoing(self) -> list[RemoteAction]:
        last = self._room.session.last_number
        return [distant for distant in self._afar.values() if distant.after == last]

    def _hear(self, key: tuple[str, int], announced: Announced) -> None:
        self._early.pop(key, None)
        distant = self._afar.get(key)
        if distant is None:
            distant = self._begin(key, announced)
        if distant is not None and distant.announced(announced.parts):
            self._tell_began(distant)

    def _begin(self, key: tuple[str, int], announced: Announced) -> RemoteAction | None:
        room = self._room
        if announced.after > room.session.last_number or room.uncommitted:  # what is in memory may not have happened
            self._early[key] = announced
            return None
        if announced.after < room.session.last_number or room.live.steers(announced.seat):
            return None
        try:
            distant = self._afar[key] = RemoteAction(room, announced)
        except Refused as error:
            logger.warning("room %s: what another process shows cannot be: %s", room.key[:6], error)
            return None
        room.clock.wind()
        return distant

    def _drop(self, key: tuple[str, int], why: Ending) -> None:
        distant = self._afar.pop(key)
        self._room.clock.wind()
        self._tell_over(distant, why)

    def _show(self, distant: RemoteAction, body: bytes, frames: LiveFrames) -> None:
        known = distant.add(frames)
        if distant.shown:
            self._room.broadcast.send_if_keeping_up(body)
        elif known:
            self._tell_began(distant)

    def _tell_began(self, distant: RemoteAction) -> None:
        if not distant.shown and distant.after == self._room.session.last_number:
            distant.shown = True
            self._room.broadcast.send_to_all(encoded(LiveBegan(0, distant.now())))

    def _tell_over(self, distant: RemoteAction, why: Ending) -> None:
        if distant.shown:
            self._room.broadcast.send_to_all(encoded(LiveOver(0, distant.seat, why)))

    def _ending(self, distant: RemoteAction) -> Ending:
        """What the log says became of an action: it is the move that followed, or it has come to nothing."""
        session = self._room.session
        numbers = [number for number in session.numbers if number > distant.after]
        if session.match is None or session.started_at > distant.after or not numbers:
            return "failed"
        event = session.match.events[session.numbers.index(numbers[0])]
        own = event.seat == distant.seat and tuple(event.text.split()[: len(distant.prefix)]) == distant.prefix
        return "settled" if own else "failed"
