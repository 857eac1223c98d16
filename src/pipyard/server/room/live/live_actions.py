"""Live actions: a seat tilts, presses, blows or pulls while everybody watches, and what became of it is its move.

The scene runs in a process of its own (:mod:`pipyard.physics.live`); here its inputs are put in order, sixty a second, its frames are
told to everybody, and its end goes through the rules like any other move.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.core.turn import Chance
from pipyard.physics.errors import PhysicsError
from pipyard.physics.live import Busy, Live, Lives
from pipyard.physics.live_scene import Ended
from pipyard.physics.motion import RATE
from pipyard.server.cluster.live_relay import Ending, LiveRelay, message
from pipyard.server.room.game_session import encoded
from pipyard.server.room.live.film import FrameBatch
from pipyard.server.room.live.staged import StagedAction
from pipyard.server.room.seats import Refused, Visitor, seed_from
from pipyard.server.socket import protocol
from pipyard.server.socket.limits import Bucket
from pipyard.server.socket.protocol import LiveNow
from pipyard.server.store.base import Store
from pipyard.texts import say_text

if TYPE_CHECKING:
    from pipyard.server.room.room import Room

logger = logging.getLogger(__name__)
MOST_AHEAD: Final = 42
"""Samples that may wait for their time."""
HURRY: Final = 15
"""If more wait, two of them are taken at once."""


class Action(StagedAction):
    """What one seat steers here just now."""

    def __init__(self, room: Room, visitor: Visitor, seat: int, prefix: tuple[str, ...]) -> None:
        super().__init__(room, seat, prefix)
        self.visitor = visitor
        self.live: Live | None = None
        self.waiting: deque[tuple[float, ...]] = deque()
        self.next = 0
        """The number of the sample that is expected."""
        self.last: tuple[float, ...] = tuple([0.0] * len(self.channels))
        self.bucket = Bucket(1.25 * RATE, 2.0 * RATE)
        self.tasks: list[asyncio.Task[None]] = []


class LiveActions:
    """The live actions of a room, one a seat."""

    def __init__(self, room: Room, lives: Lives, store: Store) -> None:
        self.relay = LiveRelay(room, store)
        """What other processes are told, and tell."""
        self._room = room
        self._lives = lives
        self._actions: dict[int, Action] = {}

    @property
    def busy(self) -> bool:
        return bool(self._actions) or self.relay.busy

    def steers(self, seat: int) -> bool:
        """Whether a seat steers something here."""
        return seat in self._actions

    def now(self) -> tuple[LiveNow, ...]:
        """For those who come in the middle."""
        return (*[action.now() for action in self._actions.values() if action.live is not None], *self.relay.now())

    # --- wishes

    async def plan(self, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int) -> Action:
        """An action that the rules let this seat do now; :meth:`launch` begins it."""
        room = self._room
        async with room.lock:
            await room.recover()
            action = self._planned(visitor, seat, prefix, after)
            self._actions[seat] = action
        return action

    async def launch(self, action: Action, id: int) -> None:
        """Begin a planned action. Its process may take seconds to be ready."""
        room, seat = self._room, action.seat
        try:
            live = await self._lives.start(action.space, seed_from(room.secret, "live", room.n, seat))
        except BaseException as error:
            self._forget(action)
            if isinstance(error, PhysicsError) and not isinstance(error, Busy):
                self._tell_over(action, "failed", self._report(action, error))
            if isinstance(error, PipyardError):
                raise Refused("limit", error.text) from None
            raise
        if self._actions.get(seat) is not action or room.session.last_number != action.after:
            live.cancel()
            self._forget(action)
            raise Refused("stale", because("why-happened-meanwhile"))
        action.live = live
        room.clock.wind()
        for other in room.visitors:
            other.send(encoded(protocol.LiveBegan(id if other is action.visitor else 0, action.now())))
        self.relay.begin(action)
        loop = asyncio.get_running_loop()
        action.tasks = [loop.create_task(self._show(action, live)), loop.create_task(self._pump(action, live))]

    def input(self, visitor: Visitor, seat: int, first: int, samples: tuple[tuple[float, ...], ...]) -> None:
        """Samples come in: one that is missing is as the one before, one that came already is nothing new."""
        action = self._held(visitor, seat)
        for number, sample in enumerate(samples, first):
            if number < action.next:
                continue
            if len(sample) != len(action.channels):
                raise Refused("illegal", because("why-sample-has-numbers", count=len(action.channels), channels=", ".join(action.channels)))
            if number - action.next + len(action.waiting) > MOST_AHEAD:
                raise Refused("limit", because("why-samples-sixty"))
            while action.next < number:
                action.waiting.append(action.waiting[-1] if action.waiting else action.last)
                action.next += 1
            if not action.bucket.take():
                raise Refused("limit", because("why-samples-sixty"))
            action.waiting.append(sample)
            action.next += 1

    def end(self, visitor: Visitor, seat: int) -> None:
        """The hand lets go."""
        action = self._held(visitor, seat)
        action.tasks.append(asyncio.get_running_loop().create_task(self._finish(action)))

    def cancel(self, visitor: Visitor, seat: int) -> None:
        action = self._held(visitor, seat)
        if action.next > 0:
            raise Refused("illegal", because("why-touched-is-touched"))
        self._drop(action, "cancelled")

    def leave(self, visitor: Visitor) -> None:
        """A lost connection takes the hand off."""
        for action in list(self._actions.values()):
            if action.visitor is visitor:
                if action.next > 0:
                    action.tasks.append(asyncio.get_running_loop().create_task(self._finish(action)))
                else:
                    self._drop(action, "cancelled")

    def drop_outdated(self) -> None:
        """Something has happened: an action that began before it is void."""
        for action in list(self._actions.values()):
            if self._room.session.last_number != action.after:
                self._drop(action, "failed")

    def close(self) -> None:
        for action in list(self._actions.values()):
            self._drop(action, "failed")

    def unseen(self) -> None:
        """Nobody looks any more."""
        self.relay.forget()

    # --- inside

    def _planned(self, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int) -> Action:
        """The action, if the rules let this seat do it now."""
        room = self._room
        room.must_hold(visitor, seat)
        room.playing()
        room.must_be_fresh(after)
        if self.steers(seat) or self.relay.steers(seat):
            raise Refused("illegal", because("why-one-after-the-other"))
        return Action(room, visitor, seat, prefix)

    def _forget(self, action: Action) -> None:
        """The seat may have begun another action meanwhile: that one stays."""
        if self._actions.get(action.seat) is action:
            del self._actions[action.seat]

    def _held(self, visitor: Visitor, seat: int) -> Action:
        self._room.must_hold(visitor, seat)
        action = self._actions.get(seat)
        if action is None or action.live is None or action.visitor is not visitor:
            raise Refused("turn", because("why-steers-nothing", seat=seat))
        return action

    async def _pump(self, action: Action, live: Live) -> None:
        """Every sample in its sixtieth of a second."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not live.over:
            for _ in range(2 if len(action.waiting) > HURRY else 1):
                if action.waiting:
                    action.last = action.waiting.popleft()
                    try:
                        live.push(dict(zip(action.channels, action.last, strict=True)))
                    except Unparsable as error:
                        action.visitor.send(encoded(protocol.Sorry(0, "illegal", say_text(error.text, action.visitor.language))))
            due = max(due + 1 / RATE, loop.time() - 0.1)
            await asyncio.sleep(max(0.0, due - loop.time()))

    async def _finish(self, action: Action) -> None:
        """What was sent before the hand let go still counts; then everything comes to rest."""
        while action.waiting and action.live is not None and not action.live.over:
            await asyncio.sleep(1 / RATE)
        if action.live is not None:
            with suppress(PipyardError):  # _show reports it
                await action.live.finish()

    async def _show(self, action: Action, live: Live) -> None:
        """Tell everybody what is to be seen, until it is over."""
        try:
            async for shown in live.frames():
                reel = action.film.add(shown)
                if reel is not None:
                    self._tell_frames(action, reel)
            ended = await live.ended()
        except PipyardError as error:
            if self._actions.get(action.seat) is action:
                self._drop(action, "failed", self._report(action, error))
            return
        reel = action.film.rest()
        if reel is not None:
            self._tell_frames(action, reel)
        if self._actions.get(action.seat) is action:
            try:
                await self._room.transact(self._settle, action, ended)
            except PipyardError as error:
                logger.warning("room %s: %s", self._room.key[:6], error)
                self._drop(action, "failed")

    def _tell_frames(self, action: Action, reel: FrameBatch) -> None:
        frames = message(action.seat, reel)
        self._room.broadcast.send_if_keeping_up(encoded(frames))
        self.relay.pass_on(frames)

    async def _settle(self, action: Action, ended: Ended) -> None:
        """The whole movement is the move, and what became of the dice its outcome."""
        room = self._room
        if self._actions.get(action.seat) is not action:
            return
        session = room.session
        if session.last_number != action.after:
            self._drop(action, "failed")
            return
        match = session.begin_move()
        if room.clock.runs:
            session.spent[action.seat] = room.clock.spent(action.seat)
        match.submit(action.seat, ended.move)
        turn = match.turn
        if isinstance(turn, Chance):
            session.motion = ended.motion
            session.source.by = turn.by
            match.happen(ended.outcome)
        match.resume(session.source)
        del self._actions[action.seat]
        try:
            await room.commit(False)
        except BaseException:  # it has not happened yet
            self._actions[action.seat] = action
            raise
        self._tell_over(action, "settled")

    def _report(self, action: Action, error: PipyardError) -> Text:
        """Write into the journal why an action failed; what the players are told."""
        cause = error.cause if isinstance(error, PhysicsError) else "engine"
        what = " ".join(action.prefix)
        logger.error("room %s: %s of seat %d cannot be simulated (%s): %s", self._room.key[:6], what, action.seat, cause, error)
        return Text("physics-undecided", {"why": cause})

    def _drop(self, action: Action, why: Ending, say: Text | None = None) -> None:
        """An action comes to nothing."""
        if self._actions.get(action.seat) is not action:
            return
        del self._actions[action.seat]
        if action.live is not None:
            action.live.cancel()
            self._room.clock.wind()
            self._tell_over(action, why, say)

    def _tell_over(self, action: Action, why: Ending, say: Text | None = None) -> None:
        self._room.broadcast.send_to_all(encoded(protocol.LiveOver(0, action.seat, why, say)))
        self.relay.end(action.seat, why)
