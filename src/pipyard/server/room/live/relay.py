"""Relay live actions between processes that serve the same room.

A process announces an action with the pose of every die when it starts, when somebody enters at another process, and once a second; in
between it sends frames. Nothing of this is stored or awaited. Frames that cannot be sent at once are dropped; the next announcement
repairs the picture. How an action ends is in the log, like any move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from pipyard.core.errors import PipyardError
from pipyard.physics.motion import halved, read_text
from pipyard.server.protocol.messages import LiveBegan, LiveFrames, LiveNow, LiveOver
from pipyard.server.room.audience import Audience
from pipyard.server.room.clock import Clock
from pipyard.server.room.game_session import encoded
from pipyard.server.room.live.frame_reel import FrameBatch
from pipyard.server.room.live.staged_action import StagedAction
from pipyard.server.room.room_state import RoomState
from pipyard.server.room.seats import RequestRefused
from pipyard.server.store.base import MAX_PUBLISHED_BYTES, Store, StoreError

logger = logging.getLogger(__name__)
LIVE, FRAMES, LIVE_OVER = "live", "frames", "over"
ANNOUNCE_SECONDS: Final = 1.0
"""Seconds between two announcements."""
MAX_QUEUED_REELS: Final = 3
"""Reels that wait to be sent; one more drops the oldest."""
MAX_UNREAD_REELS: Final = 64
"""Reels kept undecoded until somebody needs a picture."""
Ending = Literal["settled", "cancelled", "failed"]
_frames = msgspec.json.Decoder(LiveFrames)


class ActionAnnouncement(Struct, frozen=True, array_like=True):
    """A running action: seat, prefix, and the number of the event before it. ``parts`` messages of frames follow with the pose of every
    die (0: nothing has moved yet)."""

    seat: int
    prefix: tuple[str, ...]
    after: int
    parts: int


_announced = msgspec.json.Decoder(ActionAnnouncement)


def message(seat: int, reel: FrameBatch) -> LiveFrames:
    """A reel as a message for browsers."""
    return LiveFrames(0, seat, reel.first, reel.motion, reel.tilts, reel.shifts)


def pieces(frames: LiveFrames, cuts: int = 6) -> list[str]:
    """Split frames into messages short enough to publish, each with some of the dice. What is still too long after so many cuts is
    dropped."""
    body = encoded(frames)
    if len(body) <= MAX_PUBLISHED_BYTES:
        return [body.decode()]
    halves = [msgspec.structs.replace(frames, motion=half) for half in halved(frames.motion)] if cuts else []
    return [piece for half in halves for piece in pieces(half, cuts - 1)]


class ActionSender:
    """Announces one action to the other processes."""

    def __init__(self, key: str, audience: Audience, store: Store, number: int, staged: StagedAction) -> None:
        self._key = key
        self._audience = audience
        self._store = store
        self._number = number
        self._staged = staged
        self._waiting: deque[LiveFrames] = deque(maxlen=MAX_QUEUED_REELS)
        self._ending: Ending | None = None
        self._next = 0.0  # when to announce again
        self._news = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def pass_on(self, frames: LiveFrames) -> None:
        if self._audience.elsewhere:
            self._waiting.append(frames)
            self._news.set()

    def announce(self) -> None:
        """Announce now: somebody may not know of it yet."""
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
            if not self._audience.elsewhere:
                self._waiting.clear()
                self._next = clock() + ANNOUNCE_SECONDS
                continue
            messages = [f"{FRAMES} {self._number} {piece}" for frames in self._waiting for piece in pieces(frames)]
            self._waiting.clear()
            if clock() >= self._next:
                messages += self._everything()
                self._next = clock() + ANNOUNCE_SECONDS
            await self._publish(messages)
        if self._ending != "settled" and self._audience.elsewhere:
            await self._publish([f"{LIVE_OVER} {self._number} {self._ending}"])

    def _everything(self) -> list[str]:
        staged = self._staged
        whole = pieces(message(staged.seat, staged.film.whole())) if staged.film.frame else []
        announced = encoded(ActionAnnouncement(staged.seat, staged.prefix, staged.after, len(whole))).decode()
        return [f"{LIVE} {self._number} {announced}", *[f"{FRAMES} {self._number} {piece}" for piece in whole]]

    async def _publish(self, messages: list[str]) -> None:
        try:
            await self._store.publish(*[(self._key, what) for what in messages])
        except StoreError as error:
            logger.warning("room %s: %s", self._key[:6], error)


class RemoteAction(StagedAction):
    """An action steered at another process."""

    def __init__(self, state: RoomState, announced: ActionAnnouncement) -> None:
        super().__init__(state, announced.seat, announced.prefix)
        self.last_message = asyncio.get_running_loop().time()
        self.shown = False
        """Whether it is shown here: not before every pose is known."""
        self._missing = -1  # parts of the last announcement still to come; -1: none was announced
        self._whole: list[LiveFrames] = []
        self._unread: list[LiveFrames] = []

    def note_announcement(self, parts: int) -> bool:
        """Note an announcement; whether every pose is known now."""
        self.last_message = asyncio.get_running_loop().time()
        self._missing, self._whole = parts, []
        return parts == 0

    def add(self, frames: LiveFrames) -> bool:
        """Add frames; whether the last announcement is complete now."""
        self.last_message = asyncio.get_running_loop().time()
        self._unread.append(frames)
        if self._missing > 0:
            self._missing -= 1
            self._whole.append(frames)
            if self._missing == 0:
                self._unread = self._whole
                return True
        if len(self._unread) > MAX_UNREAD_REELS:
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
                logger.warning("unreadable frames from another process: %s", error)
            self.film.tilt = frames.tilts[-1] if frames.tilts else (0.0, 0.0)
        self._unread = []


class LiveRelay:
    """Live actions of a room, sent to and received from other processes."""

    def __init__(self, state: RoomState, audience: Audience, clock: Clock, store: Store, steered_here: Callable[[int], bool]) -> None:
        self._state = state
        self._audience = audience
        self._clock = clock
        self._store = store
        self._steered_here = steered_here
        self._count = 0
        self._sending: dict[int, ActionSender] = {}  # by seat
        self._afar: dict[tuple[str, int], RemoteAction] = {}  # by process and number
        self._early: dict[tuple[str, int], ActionAnnouncement] = {}  # announced after an event not known here yet

    # --- from here

    def begin(self, staged: StagedAction) -> None:
        """Announce an action steered at this process."""
        if self._store.shared:
            self._count += 1
            self._sending[staged.seat] = ActionSender(self._state.key, self._audience, self._store, self._count, staged)

    def pass_on(self, frames: LiveFrames) -> None:
        if frames.seat in self._sending:
            self._sending[frames.seat].pass_on(frames)

    def end(self, seat: int, why: Ending) -> None:
        sending = self._sending.pop(seat, None)
        if sending is not None:
            sending.end(why)

    def announce(self) -> None:
        """Announce everything again: somebody entered at another process."""
        for sending in self._sending.values():
            sending.announce()

    # --- to here

    @property
    def busy(self) -> bool:
        return bool(self._afar) and bool(self._ongoing())

    def steers(self, seat: int) -> bool:
        """Whether a seat steers an action at another process."""
        return seat in [distant.seat for distant in self._ongoing()]

    def now(self) -> list[LiveNow]:
        return [distant.now() for distant in self._ongoing() if distant.shown]

    def on_message(self, sender: str, kind: str, what: str) -> None:
        """Handle a message about an action from another process."""
        if not self._audience.visitors:
            return
        number, _, rest = what.partition(" ")
        key = (sender, int(number))
        if kind == LIVE:
            self._on_announcement(key, _announced.decode(rest))
        elif kind == FRAMES and key in self._afar:
            self._show(self._afar[key], rest.encode(), _frames.decode(rest))
        elif kind == LIVE_OVER:
            self._early.pop(key, None)
            if key in self._afar:
                self._drop(key, "cancelled" if rest == "cancelled" else "failed")

    def on_update(self) -> None:
        """After new events: end actions they ended, and begin those that were announced early."""
        if not self._afar and not self._early:
            return
        last = self._state.session.last_number
        for key, distant in list(self._afar.items()):
            if distant.after != last:
                del self._afar[key]
                self._send_over(distant, self._ending(distant))
        for key, announced in list(self._early.items()):
            if announced.after <= last:
                del self._early[key]
                if announced.parts:  # those were missed; it will be announced again
                    self._begin(key, announced)
                else:
                    self._on_announcement(key, announced)

    def drop_silent(self, seconds: float) -> None:
        """Drop actions without a message for so many seconds."""
        now = asyncio.get_running_loop().time()
        for key, distant in list(self._afar.items()):
            if now - distant.last_message > seconds:
                self._drop(key, "failed")

    def forget(self) -> None:
        """Forget everything: nobody watches."""
        self._afar.clear()
        self._early.clear()

    def _ongoing(self) -> list[RemoteAction]:
        last = self._state.session.last_number
        return [distant for distant in self._afar.values() if distant.after == last]

    def _on_announcement(self, key: tuple[str, int], announced: ActionAnnouncement) -> None:
        self._early.pop(key, None)
        distant = self._afar.get(key)
        if distant is None:
            distant = self._begin(key, announced)
        if distant is not None and distant.note_announcement(announced.parts):
            self._send_began(distant)

    def _begin(self, key: tuple[str, int], announced: ActionAnnouncement) -> RemoteAction | None:
        room = self._state
        if announced.after > room.session.last_number or room.uncommitted:  # memory may be ahead of the log
            self._early[key] = announced
            return None
        if announced.after < room.session.last_number or self._steered_here(announced.seat):
            return None
        try:
            distant = self._afar[key] = RemoteAction(room, announced)
        except RequestRefused as error:
            logger.warning("room %s: impossible action from another process: %s", room.key[:6], error)
            return None
        self._clock.wind()
        return distant

    def _drop(self, key: tuple[str, int], why: Ending) -> None:
        distant = self._afar.pop(key)
        self._clock.wind()
        self._send_over(distant, why)

    def _show(self, distant: RemoteAction, body: bytes, frames: LiveFrames) -> None:
        known = distant.add(frames)
        if distant.shown:
            self._audience.send_if_keeping_up(body)
        elif known:
            self._send_began(distant)

    def _send_began(self, distant: RemoteAction) -> None:
        if not distant.shown and distant.after == self._state.session.last_number:
            distant.shown = True
            self._audience.send(encoded(LiveBegan(0, distant.now())))

    def _send_over(self, distant: RemoteAction, why: Ending) -> None:
        if distant.shown:
            self._audience.send(encoded(LiveOver(0, distant.seat, why)))

    def _ending(self, distant: RemoteAction) -> Ending:
        """How an action ended according to the log: as the move that followed, or without one."""
        session = self._state.session
        numbers = [number for number in session.numbers if number > distant.after]
        if session.match is None or session.started_at > distant.after or not numbers:
            return "failed"
        event = session.match.events[session.numbers.index(numbers[0])]
        own = event.seat == distant.seat and tuple(event.text.split()[: len(distant.prefix)]) == distant.prefix
        return "settled" if own else "failed"
