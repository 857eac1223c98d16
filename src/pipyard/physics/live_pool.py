"""Leases of live scenes: a bounded number of workers with a fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pipyard.core.text import because
from pipyard.physics.live_scene import VERB_CHANNELS
from pipyard.physics.live_session import LiveSession, SceneWorker, SceneWorkers
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.physics.work_messages import action_values
from pipyard.pyramid.outcome import ActionOutcome

QUEUE_SECONDS = 20.0
"""Seconds in the queue."""
MAX_QUEUE = 64
MAX_ACCOUNT_QUEUE = 2
"""Places in the queue, in all and per account."""


class PoolBusy(PhysicsError):
    """All live scenes are taken."""


class QueueEntry:
    """Somebody in the queue; ``on_place`` learns the place there (1: the next), whenever it changes."""

    def __init__(self, account: str, on_place: Callable[[int], None]) -> None:
        self.account = account
        self.on_place = on_place
        self.place = 0
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class LivePool:
    """The live scenes of a server, each in a worker.

    A scene is a lease. If all are taken, requests queue, accounts with fewer scenes first. While the queue is not empty, scenes
    that stand idle, have run long, or are an account's second are ended.
    """

    def __init__(self, workers: SceneWorkers, most: int = 4) -> None:
        self.most = most
        self.busy: dict[SceneWorker, LiveSession] = {}
        self._workers = workers
        self._queue: list[QueueEntry] = []
        self._granted: list[str] = []  # accounts whose scene is about to start
        self._reclaiming: asyncio.Task[None] | None = None

    @property
    def queued(self) -> int:
        return len(self._queue)

    async def start(
        self,
        space: ActionOutcome,
        seed: str = "",
        speed: float = 1.0,
        account: str = "",
        on_place: Callable[[int], None] = lambda place: None,
    ) -> LiveSession:
        """Start a live scene, which then waits for the first push. Raises Busy if the queue is full or no scene becomes free in time.

        ``speed``: factor on real time (for tests). ``account``: the holder of the lease. ``on_place``: called with the place in the queue.
        """
        verb = space.action.verb
        if verb not in VERB_CHANNELS:
            raise PhysicsError(because("why-not-live", verb=verb, can=", ".join(VERB_CHANNELS)))
        values = action_values(space)
        await self._wait_for_lease(account, on_place)
        self._granted.remove(account)
        worker = self._workers.take()
        self.busy[worker] = live = LiveSession(worker, VERB_CHANNELS[verb], account, self.give_back)
        worker.listener = live
        try:
            worker.send("start", values, seed, speed)
        except PhysicsError as error:
            live.fail(error)
            raise
        try:
            await live.ready()
        except asyncio.CancelledError:
            live.cancel()
            raise
        return live

    async def _wait_for_lease(self, account: str, on_place: Callable[[int], None]) -> None:
        if not self._queue and len(self.busy) + len(self._granted) < self.most:
            self._granted.append(account)
            return
        own = [waiting for waiting in self._queue if waiting.account == account]
        if not self.most or len(own) >= MAX_ACCOUNT_QUEUE or len(self._queue) >= MAX_QUEUE:
            raise PoolBusy(because("why-too-many-live-scenes", most=self.most))
        mine = QueueEntry(account, on_place)
        self._queue.append(mine)
        self._report_places()
        if self._reclaiming is None or self._reclaiming.done():
            self._reclaiming = asyncio.get_running_loop().create_task(self._reclaim())
        try:
            async with asyncio.timeout(QUEUE_SECONDS):
                await mine.granted
        except BaseException as error:
            self._queue = [one for one in self._queue if one is not mine]
            self._report_places()
            if mine.granted.done() and not mine.granted.cancelled():
                self._granted.remove(account)
                self._grant()
            if isinstance(error, TimeoutError):
                raise PoolBusy(because("why-too-many-live-scenes", most=self.most)) from None
            raise

    def _held(self, account: str) -> int:
        return len([live for live in self.busy.values() if live.account == account])

    def _grant(self) -> None:
        """Grant free scenes to the queue: accounts with fewest scenes first, then in order."""
        while self._queue and len(self.busy) + len(self._granted) < self.most:
            first = min(self._queue, key=self._has)
            self._queue.remove(first)
            if not first.granted.done():
                self._granted.append(first.account)
                first.granted.set_result(None)
        self._report_places()

    def _has(self, waiting: QueueEntry) -> int:
        """Scenes that somebody in the queue has or is about to have."""
        return self._held(waiting.account) + self._granted.count(waiting.account)

    def _report_places(self) -> None:
        """Tell those in the queue whose place has changed."""
        for place, waiting in enumerate(sorted(self._queue, key=self._has), 1):
            if waiting.place != place:
                waiting.place = place
                waiting.on_place(place)

    async def _reclaim(self) -> None:
        """End scenes whose lease is over while the queue is not empty."""
        while self._queue:
            for live in list(self.busy.values()):
                others = any([waiting.account != live.account for waiting in self._queue])
                if live.expired(others and self._held(live.account) > 1):
                    live.revoke()
            await asyncio.sleep(0.1)

    def give_back(self, worker: SceneWorker, spoilt: bool) -> None:
        """Release the worker of a finished scene."""
        self.busy.pop(worker, None)
        self._workers.give_back(worker, spoilt)
        self._grant()

    def close(self) -> None:
        """End all scenes and workers."""
        if self._reclaiming is not None:
            self._reclaiming.cancel()
        for waiting in self._queue:
            waiting.granted.cancel()
        self._queue = []
        for live in list(self.busy.values()):
            live.cancel()
        self._workers.close()
