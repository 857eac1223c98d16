"""Live scenes: a player tilts, shakes or presses the plate, blows at it, or pulls out a die, while everybody watches.

A scene runs in a worker of its own, at sixty frames a second of real time, so its caller stays responsive. The interface is
``asyncio``::

    lives = LivePool(SceneProcesses(), most=4)        # once a server; processes are started when they are needed
    live = await lives.start(handled)              # an ActionOutcome of live_action("tilt"), …; PoolBusy if none is free in time
    live.push({"tilt_x": 3.5, "tilt_y": -12.0})    # the hand's input, as often as you like; each frame takes the latest
    async for shown in live.frames():              # about 30 a second, until the scene ends or is finished
        shown.frame, shown.tilt, shown.dice        # frame number, tilt of the plate, (die, x, y, z, w, i, j, k) of moved dice
    ended = await live.finish()                    # the hand lets go, the dice come to rest: the move and its outcome
    match.submit(seat, ended.move)
    match.happen(ended.outcome)
    live.cancel()                                  # discard everything, at any time
    lives.close()

Time starts with the first ``push``. A scene ends by itself when the attempt reaches a goal, a finger lets go or a grip slips, a die
leaves the plate and that ends the attempt, or the time of the attempt (at most ten minutes) is up. ``frames`` then stops, and
``finish`` (or ``ended``) returns the result. ``ended.move`` is the movement as simulated, so move and outcome belong together;
do not simulate the outcome again. Coordinates are fixed to the plate: to draw a tilted plate, tilt everything together.

Nothing waits forever. A scene without input is dropped after a minute, a worker that stays silent for some seconds is killed, and
pending calls raise PhysicsError. Samples with missing or invalid values raise Unparsable. The plate tilts no farther than the game
allows, and a die moves no farther than it may be pulled.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from time import monotonic
from typing import Any, Protocol

from pipyard.core.errors import Unparsable
from pipyard.core.text import because
from pipyard.physics.live_scene import LiveFrame, LiveResult, Placed
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.pyramid.trace import quantised

SILENT = 8.0
"""Seconds of silence after which a worker is killed."""
STARTING = 60.0
"""Seconds a worker may take to start; a busy machine needs many."""
PUSHES_PER_SECOND = 480
"""Pushes accepted per second; more are dropped."""
LEASE_SECONDS = 60.0
"""Seconds a scene may last while others wait."""
IDLE_LEASE_SECONDS = 3.0
"""Seconds a scene may stand idle while others wait."""
SECOND_LEASE_SECONDS = 5.0
"""Seconds an account's second scene may last while other accounts wait."""


class Listener(Protocol):
    """Whoever uses a worker."""

    def on_message(self, message: tuple[Any, ...]) -> None:
        """Take a message from the worker."""
        ...


class SceneWorker(Protocol):
    """What a live scene runs in: a process, or a worker of a browser."""

    listener: Listener | None

    @property
    def alive(self) -> bool: ...

    def send(self, *message: Any) -> None:
        """Send a message. Raises PhysicsError if the worker has died."""
        ...

    def end(self) -> None:
        """End it at once."""
        ...


class SceneWorkers(Protocol):
    """Starts workers, and keeps some of them."""

    def take(self) -> SceneWorker: ...

    def give_back(self, worker: SceneWorker, spoilt: bool) -> None:
        """``spoilt``: it cannot be used again."""
        ...

    def close(self) -> None:
        """End all workers that nobody uses."""
        ...


class LiveSession:
    """One live scene, seen from the server. See the top of this module."""

    def __init__(
        self, worker: SceneWorker, channels: tuple[str, ...], account: str, give_back: Callable[[SceneWorker, bool], None]
    ) -> None:
        self._give_back = give_back
        self._worker = worker
        self._channels = channels
        self._pending: dict[int, Placed] = {}
        self._last: LiveFrame | None = None
        self._news = asyncio.Event()
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._done: asyncio.Future[LiveResult] = asyncio.get_running_loop().create_future()
        self._heard = monotonic()
        self.account = account
        self._began = self._pushed_at = monotonic()
        self._revoked = False
        self._window = (0.0, 0)
        self._watch = asyncio.get_running_loop().create_task(self._check_silence())
        self._over = False
        self.pushed = False

    @property
    def over(self) -> bool:
        """Whether the scene has ended, was cancelled, or has failed."""
        return self._over

    def on_message(self, message: tuple[Any, ...]) -> None:
        """Handle a message from the worker."""
        self._heard = monotonic()
        kind = message[0]
        if kind == "ready" and not self._ready.done():
            self._began = self._pushed_at = monotonic()
            self._ready.set_result(None)
        elif kind == "shown":
            self._last = message[1]
            self._pending.update({placed[0]: placed for placed in message[1].dice})
            self._news.set()
        elif kind == "ended":
            self._close()
            if not self._done.done():
                self._done.set_result(message[1])
        elif kind == "failed":
            self._fail(PhysicsError(message[1], message[2]), spoilt=message[2] == "died" or not self._worker.alive)
        elif kind == "cancelled":
            self._fail(PhysicsError(because("why-live-scene-cancelled")), spoilt=False)

    def _close(self, spoilt: bool = False) -> None:
        if self._over:
            return
        self._over = True
        self._watch.cancel()
        self._news.set()
        self._give_back(self._worker, spoilt)

    def _fail(self, error: PhysicsError, spoilt: bool) -> None:
        self._close(spoilt)
        for future in (self._ready, self._done):
            if not future.done():
                future.set_exception(error)
                future.exception()  # nobody may await it

    async def _check_silence(self) -> None:
        """Kill the worker if it has fallen silent."""
        while not self._over:
            await asyncio.sleep(1.0)
            if monotonic() - self._heard > (SILENT if self._ready.done() else STARTING):
                self._fail(PhysicsError(because("why-live-scene-silent"), "slow"), spoilt=True)

    async def ready(self) -> None:
        """Wait until the scene is ready for the first push."""
        await asyncio.shield(self._ready)

    def push(self, sample: dict[str, float]) -> bool:
        """Send the hand's input. False: the scene is over, or there were too many pushes."""
        quantised(tuple(sample), sample)
        strange = [name for name in sample if name not in self._channels]
        if strange or not sample:
            raise Unparsable(because("why-cannot-be-pushed", strange=", ".join(strange) or "nothing", can=", ".join(self._channels)))
        if self._over:
            return False
        now = monotonic()
        since, count = self._window
        self._window = (since, count + 1) if now - since < 1 else (now, 1)
        if self._window[1] > PUSHES_PER_SECOND:
            return False
        self.pushed = True
        self._pushed_at = now
        try:
            self._worker.send("push", sample)
        except PhysicsError as error:
            self._fail(error, spoilt=True)
            return False
        return True

    async def frames(self) -> AsyncIterator[LiveFrame]:
        """The frames to show, until the scene is over. A slow reader gets several merged into one. There is one reader only."""
        while True:
            await self._news.wait()
            self._news.clear()
            last, dice = self._last, list(self._pending.values())
            self._last, self._pending = None, {}
            if last is not None:
                yield LiveFrame(last.frame, last.tilt, dice, last.shift)
            if self._over:
                self._news.set()
                if self._last is None:
                    return

    async def finish(self, patience: float = 30.0) -> LiveResult:
        """Let go, wait until everything lies still, and return the result."""
        if not self._over:
            try:
                self._worker.send("finish")
            except PhysicsError as error:
                self._fail(error, spoilt=True)
        try:
            return await asyncio.wait_for(asyncio.shield(self._done), patience)
        except TimeoutError:
            error = PhysicsError(because("why-live-scene-too-long", seconds=patience), "slow")
            self._fail(error, spoilt=True)
            raise error from None

    async def ended(self) -> LiveResult:
        """The result, once the scene has ended by itself."""
        return await asyncio.shield(self._done)

    def expired(self, second: bool) -> bool:
        """Whether the lease is over, given that others wait. ``second``: its account has another scene."""
        if self._revoked or not self._ready.done():
            return False
        now = monotonic()
        age = now - self._began
        return now - self._pushed_at > IDLE_LEASE_SECONDS or age > (SECOND_LEASE_SECONDS if second else LEASE_SECONDS)

    def revoke(self) -> None:
        """End the lease: let go, or drop the scene if there was no input."""
        self._revoked = True
        if not self.pushed:
            self.fail(PhysicsError(because("why-live-lease-over"), "slow"))
            return
        try:
            self._worker.send("finish")
        except PhysicsError as error:
            self._fail(error, spoilt=True)

    def fail(self, error: PhysicsError) -> None:
        """Fail the scene: its worker is unusable."""
        self._fail(error, spoilt=True)

    def cancel(self) -> None:
        """Discard the scene."""
        if not self._over:
            self._fail(PhysicsError(because("why-live-scene-cancelled")), spoilt=True)
