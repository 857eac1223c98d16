"""Live scenes: a player tilts, shakes or presses the plate, blows at it, or pulls out a die, while everybody watches.

A scene runs in its own process, at sixty frames a second of real time, so its caller stays responsive. The interface is
``asyncio``::

    lives = Lives(most=4)                          # once a server; processes are started when they are needed
    live = await lives.start(handled)              # an ActionOutcome whose action is live_action("tilt"), …; Busy if none is free in time
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

Nothing waits forever. A scene without input is dropped after a minute, a process that stays silent for some seconds is killed, and
pending calls raise PhysicsError. Samples with missing or invalid values raise Unparsable. The plate tilts no farther than the game
allows, and a die moves no farther than it may be pulled.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import threading
from collections.abc import AsyncIterator, Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic, perf_counter
from typing import Any

from pipyard.core.errors import PipyardError, Unparsable
from pipyard.core.text import because
from pipyard.physics.errors import PhysicsError, faults_reported
from pipyard.physics.live_scene import Ended, LiveScene, Placed, Shown
from pipyard.physics.motion import RATE
from pipyard.physics.work_messages import action_of
from pipyard.pyramid.trace import quantised

IDLE = 60.0
"""Seconds of real time without input after which a scene is dropped."""
SILENT = 8.0
"""Seconds of silence after which a process is killed."""
STARTING = 30.0
"""Seconds a process may take to start."""
SHOWN_EVERY = 2
"""One frame in this many is sent."""
LAG_SECONDS = 0.25
"""Seconds a scene may lag behind real time before it skips them."""
PUSHES = 480
"""Pushes accepted per second; more are dropped."""
LEASE_SECONDS = 60.0
"""Seconds a scene may last while others wait."""
IDLE_LEASE_SECONDS = 3.0
"""Seconds a scene may stand idle while others wait."""
SECOND_LEASE_SECONDS = 5.0
"""Seconds an account's second scene may last while other accounts wait."""


def _work(pipe: Connection) -> None:
    """The worker process: one scene after another, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            kind, *rest = pipe.recv()
            if kind == "start":
                values, seed, speed = rest
                try:
                    with faults_reported():
                        _scene(pipe, LiveScene(action_of(values), seed), speed)
                except PhysicsError as error:
                    pipe.send(("failed", error.text, error.cause))
                except PipyardError as error:
                    pipe.send(("failed", error.text, "engine"))


def _scene(pipe: Connection, course: LiveScene, speed: float) -> None:
    """Run one scene in real time (``speed`` times as fast). Time starts with the first push."""
    pipe.send(("ready",))
    heard = perf_counter()
    began = 0.0
    shown = 0
    while True:
        wait = 0.5 if not began else max(0.0, began + (course.going.frames + 1) / RATE / speed - perf_counter())
        if pipe.poll(wait):
            kind, *rest = pipe.recv()
            if kind == "push":
                heard = perf_counter()
                began = began or heard
                course.push(rest[0])
            elif kind == "finish":
                course.going.rest()
                began = began or perf_counter()
                heard = perf_counter()
            elif kind == "cancel":
                pipe.send(("cancelled",))
                return
            continue
        if not began:
            pipe.send(("alive",))
            if perf_counter() - heard > IDLE:
                raise PhysicsError(because("why-nobody-did-anything"))
            continue
        late = perf_counter() - began - (course.going.frames + 1) / RATE / speed
        if late > LAG_SECONDS:
            began += late
        goes_on = course.frame()
        if course.going.driven and perf_counter() - heard > IDLE:
            course.going.rest()
        if not goes_on or course.going.frames - shown >= SHOWN_EVERY:
            shown = course.going.frames
            pipe.send(("shown", course.shown()))
        if not goes_on:
            pipe.send(("ended", course.ended()))
            return


class Worker:
    """A worker process and the thread that reads from it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, inner = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(inner,), daemon=True, name="pipyard-live")
        self.process.start()
        inner.close()
        self.live: Live | None = None
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._listen, daemon=True, name="pipyard-live")
        self.thread.start()

    def _listen(self) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            try:
                while True:
                    message = self.pipe.recv()
                    self.loop.call_soon_threadsafe(self._tell, message)
            except (EOFError, OSError):
                self.pipe.close()  # here, not in end(): this thread may be reading
                self.loop.call_soon_threadsafe(self._tell, ("failed", because("why-live-scene-died"), "died"))

    def _tell(self, message: tuple[Any, ...]) -> None:
        if self.live is not None:
            self.live.hear(message)

    def send(self, *message: Any) -> None:
        try:
            self.pipe.send(message)
        except (OSError, ValueError):
            raise PhysicsError(because("why-live-scene-died"), "died") from None

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    def end(self) -> None:
        """Kill the process; the thread then reads the end of the pipe and closes it."""
        self.process.kill()


class Live:
    """One live scene, seen from the server. See the top of this module."""

    def __init__(self, worker: Worker, channels: tuple[str, ...], account: str, give_back: Callable[[Worker, bool], None]) -> None:
        self._give_back = give_back
        self._worker = worker
        self._channels = channels
        self._pending: dict[int, Placed] = {}
        self._last: Shown | None = None
        self._news = asyncio.Event()
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._done: asyncio.Future[Ended] = asyncio.get_running_loop().create_future()
        self._heard = monotonic()
        self.account = account
        self._began = self._pushed_at = monotonic()
        self._revoked = False
        self._window = (0.0, 0)
        self._watch = asyncio.get_running_loop().create_task(self._look())
        self._over = False
        self.pushed = False

    @property
    def over(self) -> bool:
        """Whether the scene has ended, was cancelled, or has failed."""
        return self._over

    def hear(self, message: tuple[Any, ...]) -> None:
        """Handle a message from the process."""
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

    async def _look(self) -> None:
        """Kill the process if it has fallen silent."""
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
        if self._window[1] > PUSHES:
            return False
        self.pushed = True
        self._pushed_at = now
        try:
            self._worker.send("push", sample)
        except PhysicsError as error:
            self._fail(error, spoilt=True)
            return False
        return True

    async def frames(self) -> AsyncIterator[Shown]:
        """The frames to show, until the scene is over. A slow reader gets several merged into one. There is one reader only."""
        while True:
            await self._news.wait()
            self._news.clear()
            last, dice = self._last, list(self._pending.values())
            self._last, self._pending = None, {}
            if last is not None:
                yield Shown(last.frame, last.tilt, dice, last.shift)
            if self._over:
                self._news.set()
                if self._last is None:
                    return

    async def finish(self, patience: float = 30.0) -> Ended:
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

    async def ended(self) -> Ended:
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
        """Fail the scene: its process is unusable."""
        self._fail(error, spoilt=True)

    def cancel(self) -> None:
        """Discard the scene."""
        if not self._over:
            self._fail(PhysicsError(because("why-live-scene-cancelled")), spoilt=True)
