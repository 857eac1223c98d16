"""Leases of live scenes: a bounded pool of processes with a fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pipyard.core.text import because
from pipyard.physics.errors import PhysicsError
from pipyard.physics.live import Live, Worker
from pipyard.physics.live_scene import VERB_CHANNELS
from pipyard.physics.work_messages import action_values
from pipyard.pyramid.outcome import ActionOutcome

QUEUE_SECONDS = 20.0
"""Seconds in the queue."""
MAX_QUEUE = 64
MAX_ACCOUNT_QUEUE = 2
"""Places in the queue, in all and per account."""


class Busy(PhysicsError):
    """All live scenes are taken."""


class Waiting:
    """Somebody in the queue; ``told`` learns the place there (1: the next), whenever it changes."""

    def __init__(self, account: str, told: Callable[[int], None]) -> None:
        self.account = account
        self.told = told
        self.place = 0
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Lives:
    """The live scenes of a server: one process per scene, reused.

    A scene is a lease. If all are taken, requests queue, accounts with fewer scenes first. While the queue is not empty, scenes
    that stand idle, have run long, or are an account's second are ended.
    """

    def __init__(self, most: int = 4, kept: int = 1) -> None:
        self.most = most
        self.kept = kept
        self.busy: list[Worker] = []
        self.idle: list[Worker] = []
        self._queue: list[Waiting] = []
        self._granted: list[str] = []  # accounts whose scene is about to start
        self._reclaiming: asyncio.Task[None] | None = None

    @property
    def queued(self) -> int:
        return len(self._queue)

    async def start(
        self, space: ActionOutcome, seed: str = "", speed: float = 1.0, account: str = "", told: Callable[[int], None] = lambda place: None
    ) -> Live:
        """Start a live scene, which then waits for the first push. Raises Busy if the queue is full or no scene becomes free in time.

        ``speed``: factor on real time (for tests). ``account``: the holder of the lease. ``told``: called with the place in the queue.
        """
        verb = space.action.verb
        if verb not in VERB_CHANNELS:
            raise PhysicsError(because("why-not-live", verb=verb, can=", ".join(VERB_CHANNELS)))
        values = action_values(space)
        await self._wait_for_lease(account, told)
        self._granted.remove(account)
        while self.idle and not self.idle[-1].alive:
            self.idle.pop().end()
        worker = self.idle.pop() if self.idle else Worker()
        self.busy.append(worker)
        worker.live = live = Live(worker, VERB_CHANNELS[verb], account, self.give_back)
        try:
            worker.send("start", values, seed, speed)
        except PhysicsError as error:
            live.fail(error)
            raise
        await live.ready()
        return live

    async def _wait_for_lease(self, account: str, told: Callable[[int], None]) -> None:
        if not self._queue and len(self.busy) + len(self._granted) < self.most:
            self._granted.append(account)
            return
        own = [waiting for waiting in self._queue if waiting.account == account]
        if not self.most or len(own) >= MAX_ACCOUNT_QUEUE or len(self._queue) >= MAX_QUEUE:
            raise Busy(because("why-too-many-live-scenes", most=self.most))
        mine = Waiting(account, told)
        self._queue.append(mine)
        self._tell()
        if self._reclaiming is None or self._reclaiming.done():
            self._reclaiming = asyncio.get_running_loop().create_task(self._reclaim())
        try:
            async with asyncio.timeout(QUEUE_SECONDS):
                await mine.granted
        except BaseException as error:
            self._queue = [one for one in self._queue if one is not mine]
            self._tell()
            if mine.granted.done() and not mine.granted.cancelled():
                self._granted.remove(account)
                self._grant()
            if isinstance(error, TimeoutError):
                raise Busy(because("why-too-many-live-scenes", most=self.most)) from None
            raise

    def _held(self, account: str) -> int:
        return len([worker for worker in self.busy if worker.live is not None and worker.live.account == account])

    def _grant(self) -> None:
        """Grant free scenes to the queue: accounts with fewest scenes first, then in order."""
        while self._queue and len(self.busy) + len(self._granted) < self.most:
            first = min(self._queue, key=self._has)
            self._queue.remove(first)
            if not first.granted.done():
                self._granted.append(first.account)
                first.granted.set_result(None)
        self._tell()

    def _has(self, waiting: Waiting) -> int:
        """Scenes that somebody in the queue has or is about to have."""
        return self._held(waiting.account) + self._granted.count(waiting.account)

    def _tell(self) -> None:
        """Tell those in the queue whose place has changed."""
        for place, waiting in enumerate(sorted(self._queue, key=self._has), 1):
            if waiting.place != place:
                waiting.place = place
                waiting.told(place)

    async def _reclaim(self) -> None:
        """End scenes whose lease is over while the queue is not empty."""
        while self._queue:
            for live in [worker.live for worker in self.busy if worker.live is not None]:
                others = any([waiting.account != live.account for waiting in self._queue])
                if live.expired(others and self._held(live.account) > 1):
                    live.revoke()
            await asyncio.sleep(0.1)

    def give_back(self, worker: Worker, spoilt: bool) -> None:
        """Release a finished scene: keep its process for the next one, or end it."""
        worker.live = None
        if worker in self.busy:
            self.busy.remove(worker)
        if spoilt or not worker.alive or len(self.idle) >= self.kept:
            worker.end()
        else:
            self.idle.append(worker)
        self._grant()

    def close(self) -> None:
        """End all processes."""
        if self._reclaiming is not None:
            self._reclaiming.cancel()
        for waiting in self._queue:
            waiting.granted.cancel()
        self._queue = []
        for worker in [*self.busy, *self.idle]:
            if worker.live is not None:
                worker.live.cancel()
            worker.end()
        self.busy, self.idle = [], []
