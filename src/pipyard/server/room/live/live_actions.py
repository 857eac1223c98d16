"""Live actions: a seat tilts, presses, blows or pulls while everybody watches, and the result is its move.

The scene runs in a process of its own (:mod:`pipyard.physics.live_session`). Here its inputs are ordered, sixty a second, its frames are
broadcast, and its end goes through the rules like any other move.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Final

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.scene import Text
from pipyard.core.text import because
from pipyard.core.turn import Chance
from pipyard.physics.live_pool import LivePool, PoolBusy
from pipyard.physics.live_scene import LiveResult
from pipyard.physics.live_session import LiveSession
from pipyard.physics.motion import FRAME_RATE
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.server.limits import Bucket
from pipyard.server.protocol import messages
from pipyard.server.protocol.messages import LiveNow
from pipyard.server.room.audience import Audience
from pipyard.server.room.clock import Clock
from pipyard.server.room.event_log import LoggedRoom
from pipyard.server.room.game_session import encoded
from pipyard.server.room.live.frame_reel import FrameBatch
from pipyard.server.room.live.relay import Ending, LiveRelay, message
from pipyard.server.room.live.staged_action import StagedAction
from pipyard.server.room.room_state import RoomState
from pipyard.server.room.seats import RequestRefused, Visitor, seed_from
from pipyard.server.store.base import Store
from pipyard.texts import say_text

logger = logging.getLogger(__name__)
MOST_AHEAD: Final = 42
"""Samples that may wait."""
CATCH_UP_SAMPLES: Final = 15
"""If more wait, two are taken at once."""


class LocalAction(StagedAction):
    """An action that a seat steers at this process."""

    def __init__(self, state: RoomState, visitor: Visitor, seat: int, prefix: tuple[str, ...]) -> None:
        super().__init__(state, seat, prefix)
        self.visitor = visitor
        self.starting: asyncio.Future[LiveSession] | None = None
        """Its simulation, while it waits for a process."""
        self.live: LiveSession | None = None
        self.waiting: deque[tuple[float, ...]] = deque()
        self.next = 0
        """The number of the next sample."""
        self.last: tuple[float, ...] = tuple([0.0] * len(self.channels))
        self.bucket = Bucket(1.25 * FRAME_RATE, 2.0 * FRAME_RATE)
        self.tasks: list[asyncio.Task[None]] = []


class LiveActions:
    """The live actions of a room, one per seat."""

    def __init__(self, room: LoggedRoom, audience: Audience, clock: Clock, lives: LivePool, store: Store) -> None:
        self.relay = LiveRelay(room, audience, clock, store, self.steers)
        """Live actions of this room at other processes."""
        self._room = room
        self._audience = audience
        self._clock = clock
        self._lives = lives
        self._actions: dict[int, LocalAction] = {}

    @property
    def busy(self) -> bool:
        return bool(self._actions) or self.relay.busy

    def steers(self, seat: int) -> bool:
        """Whether a seat steers an action at this process."""
        return seat in self._actions

    def now(self) -> tuple[LiveNow, ...]:
        """Running actions, for visitors who enter."""
        return (*[action.now() for action in self._actions.values() if action.live is not None], *self.relay.now())

    # --- requests

    async def plan(self, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int) -> LocalAction:
        """Check that the rules allow the action; :meth:`launch` starts it."""
        room = self._room
        async with room.lock:
            await room.recover()
            action = self._planned(visitor, seat, prefix, after)
            self._actions[seat] = action
        return action

    async def launch(self, action: LocalAction, id: int) -> None:
        """Start a planned action. Its process may take seconds to be ready; a seat that cancels before that leaves the queue."""
        room, seat = self._room, action.seat
        if self._actions.get(seat) is not action:
            return
        action.starting = asyncio.ensure_future(
            self._lives.start(
                action.space,
                seed_from(room.secret, "live", room.n, seat),
                account=room.account,
                on_place=lambda place: action.visitor.send(encoded(messages.LiveWaits(id, seat, place))),
            )
        )
        try:
            live = await action.starting
        except BaseException as error:
            if action.starting.cancelled() and self._actions.get(seat) is not action:
                return
            self._forget(action)
            if isinstance(error, PhysicsError) and not isinstance(error, PoolBusy):
                self._send_over(action, "failed", self._report(action, error))
            if isinstance(error, PipyardError):
                raise RequestRefused("limit", error.text) from None
            raise
        if self._actions.get(seat) is not action or room.session.last_number != action.after:
            live.cancel()
            self._forget(action)
            raise RequestRefused("stale", because("why-happened-meanwhile"))
        action.live = live
        self._clock.wind()
        for other in self._audience.visitors:
            other.send(encoded(messages.LiveBegan(id if other is action.visitor else 0, action.now())))
        self.relay.begin(action)
        loop = asyncio.get_running_loop()
        action.tasks = [loop.create_task(self._show(action, live)), loop.create_task(self._pump(action, live))]

    def input(self, visitor: Visitor, seat: int, first: int, samples: tuple[tuple[float, ...], ...]) -> None:
        """Queue samples. A missing one repeats the one before; those that came already or come after the end are ignored."""
        action = self._steered(visitor, seat)
        if action is None:  # it has ended, and these were under way
            return
        for number, sample in enumerate(samples, first):
            if number < action.next:
                continue
            if len(sample) != len(action.channels):
                raise RequestRefused(
                    "illegal", because("why-sample-has-numbers", count=len(action.channels), channels=", ".join(action.channels))
                )
            if number - action.next + len(action.waiting) > MOST_AHEAD:
                raise RequestRefused("limit", because("why-samples-sixty"))
            while action.next < number:
                action.waiting.append(action.waiting[-1] if action.waiting else action.last)
                action.next += 1
            if not action.bucket.take():
                raise RequestRefused("limit", because("why-samples-sixty"))
            action.waiting.append(sample)
            action.next += 1

    def end(self, visitor: Visitor, seat: int) -> None:
        """Let go: let everything come to rest."""
        action = self._steered(visitor, seat)
        if action is not None:
            action.tasks.append(asyncio.get_running_loop().create_task(self._finish(action)))

    def cancel(self, visitor: Visitor, seat: int) -> None:
        """Give up an action that has not been touched, or its place in the queue."""
        self._room.must_hold(visitor, seat)
        action = self._actions.get(seat)
        if action is None or action.visitor is not visitor:
            return
        if action.next > 0:
            raise RequestRefused("illegal", because("why-touched-is-touched"))
        self._drop(action, "cancelled")

    def leave(self, visitor: Visitor) -> None:
        """Let go of the actions of a lost connection."""
        for action in list(self._actions.values()):
            if action.visitor is visitor:
                if action.next > 0:
                    action.tasks.append(asyncio.get_running_loop().create_task(self._finish(action)))
                else:
                    self._drop(action, "cancelled")

    def drop_outdated(self) -> None:
        """Drop actions that started before the last event."""
        for action in list(self._actions.values()):
            if self._room.session.last_number != action.after:
                self._drop(action, "failed")

    def close(self) -> None:
        for action in list(self._actions.values()):
            self._drop(action, "failed")

    def unseen(self) -> None:
        """Forget remote actions: nobody watches."""
        self.relay.forget()

    # --- inside

    def _planned(self, visitor: Visitor, seat: int, prefix: tuple[str, ...], after: int) -> LocalAction:
        """The action, if the rules allow it now."""
        room = self._room
        room.must_hold(visitor, seat)
        room.playing()
        room.must_be_fresh(after)
        if self.steers(seat) or self.relay.steers(seat):
            raise RequestRefused("illegal", because("why-one-after-the-other"))
        return LocalAction(room, visitor, seat, prefix)

    def _forget(self, action: LocalAction) -> None:
        """Forget an action, unless its seat has started another."""
        if self._actions.get(action.seat) is action:
            del self._actions[action.seat]

    def _steered(self, visitor: Visitor, seat: int) -> LocalAction | None:
        """The running action that a visitor steers; None: there is none any more."""
        self._room.must_hold(visitor, seat)
        action = self._actions.get(seat)
        return action if action is not None and action.live is not None and action.visitor is visitor else None

    async def _pump(self, action: LocalAction, live: LiveSession) -> None:
        """Feed the scene a sample every sixtieth of a second."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not live.over:
            for _ in range(2 if len(action.waiting) > CATCH_UP_SAMPLES else 1):
                if action.waiting:
                    action.last = action.waiting.popleft()
                    try:
                        live.push(dict(zip(action.channels, action.last, strict=True)))
                    except Unparsable as error:
                        action.visitor.send(encoded(messages.Sorry(0, "illegal", say_text(error.text, action.visitor.language))))
            due = max(due + 1 / FRAME_RATE, loop.time() - 0.1)
            await asyncio.sleep(max(0.0, due - loop.time()))

    async def _finish(self, action: LocalAction) -> None:
        """Feed the samples sent before the release, then let everything come to rest."""
        while action.waiting and action.live is not None and not action.live.over:
            await asyncio.sleep(1 / FRAME_RATE)
        if action.live is not None:
            with suppress(PipyardError):  # _show reports it
                await action.live.finish()

    async def _show(self, action: LocalAction, live: LiveSession) -> None:
        """Broadcast frames until the scene ends, then play its move."""
        try:
            async for shown in live.frames():
                reel = action.film.add(shown)
                if reel is not None:
                    self._send_frames(action, reel)
            ended = await live.ended()
        except PipyardError as error:
            if self._actions.get(action.seat) is action:
                self._drop(action, "failed", self._report(action, error))
            return
        reel = action.film.rest()
        if reel is not None:
            self._send_frames(action, reel)
        if self._actions.get(action.seat) is action:
            try:
                await self._room.transact(self._play_result, action, ended)
            except PipyardError as error:
                logger.warning("room %s: %s", self._room.key[:6], error)
                self._drop(action, "failed")

    def _send_frames(self, action: LocalAction, reel: FrameBatch) -> None:
        frames = message(action.seat, reel)
        self._audience.send_if_keeping_up(encoded(frames))
        self.relay.pass_on(frames)

    async def _play_result(self, action: LocalAction, ended: LiveResult) -> None:
        """Play the recorded movement as the move, and the resulting dice as its outcome."""
        room = self._room
        if self._actions.get(action.seat) is not action:
            return
        session = room.session
        if session.last_number != action.after:
            self._drop(action, "failed")
            return
        match = session.begin_move()
        if self._clock.runs:
            session.spent[action.seat] = self._clock.spent(action.seat)
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
        except BaseException:  # not stored, so it has not happened
            self._actions[action.seat] = action
            raise
        self._send_over(action, "settled")

    def _report(self, action: LocalAction, error: PipyardError) -> Text:
        """Log why an action failed, and return the text for the players."""
        cause = error.cause if isinstance(error, PhysicsError) else "engine"
        what = " ".join(action.prefix)
        logger.error("room %s: %s of seat %d cannot be simulated (%s): %s", self._room.key[:6], what, action.seat, cause, error)
        return Text("physics-undecided", {"why": cause})

    def _drop(self, action: LocalAction, why: Ending, say: Text | None = None) -> None:
        """Drop an action without a move."""
        if self._actions.get(action.seat) is not action:
            return
        del self._actions[action.seat]
        if action.live is not None:
            action.live.cancel()
            self._clock.wind()
            self._send_over(action, why, say)
        elif action.starting is not None:
            action.starting.cancel()

    def _send_over(self, action: LocalAction, why: Ending, say: Text | None = None) -> None:
        self._audience.send(encoded(messages.LiveOver(0, action.seat, why, say)))
        self.relay.end(action.seat, why)
