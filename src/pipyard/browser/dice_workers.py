"""Simulated dice in the browser: workers for shots, actions and live scenes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from pipyard.browser import scene_worker
from pipyard.browser.page import BrowserWorker
from pipyard.browser.scene_worker import packed, unpacked
from pipyard.core.space import Space
from pipyard.core.text import because
from pipyard.physics.live_session import Listener, SceneWorker
from pipyard.physics.motion import unpack
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.physics.work_messages import SimulationAnswer, asked

SLOWEST_DICE_WORKER: Final = 120.0
"""Seconds to wait for a shot or an action: a phone is slow, and the worker may have to start first."""
StartBrowserWorker = Callable[[str], BrowserWorker]


class DiceWorker:
    """A worker of the browser in which dice move."""

    def __init__(self, worker: BrowserWorker) -> None:
        self.listener: Listener | None = None
        self.alive = True
        self._worker = worker
        self._reading = asyncio.get_running_loop().create_task(self._read())

    def send(self, *message: Any) -> None:
        if not self.alive:
            raise PhysicsError(because("why-live-scene-died"), "died")
        self._worker.write(packed(*message).decode())

    def end(self) -> None:
        self.alive = False
        self._reading.cancel()
        self._worker.end()

    async def _read(self) -> None:
        while line := await self._worker.read():
            self._dispatch(unpacked(line.encode()))
        self.alive = False
        self._dispatch(("failed", because("why-live-scene-died"), "died"))

    def _dispatch(self, message: tuple[Any, ...]) -> None:
        if self.listener is not None:
            self.listener.on_message(message)


class DiceWorkers:
    """All of them. One is kept, for shots and for live scenes: each is a Python of its own in memory."""

    def __init__(self, start: StartBrowserWorker) -> None:
        self._start = start
        self._idle: SceneWorker | None = None

    def take(self) -> SceneWorker:
        worker, self._idle = self._idle, None
        return worker if worker is not None and worker.alive else DiceWorker(self._start(scene_worker.__name__))

    def give_back(self, worker: SceneWorker, spoilt: bool) -> None:
        worker.listener = None
        if spoilt or not worker.alive or self._idle is not None:
            worker.end()
        else:
            self._idle = worker

    def warm(self) -> None:
        """Start a worker for the first shot to come, so that nobody waits for it."""
        self.give_back(self.take(), spoilt=False)

    def close(self) -> None:
        if self._idle is not None:
            self._idle.end()
            self._idle = None


class PendingAnswer:
    """Waits for the answer of a worker."""

    def __init__(self) -> None:
        self.comes: asyncio.Future[SimulationAnswer] = asyncio.get_running_loop().create_future()

    def on_message(self, message: tuple[Any, ...]) -> None:
        kind, *rest = message
        if self.comes.done():
            return
        if kind == "simulated":
            self.comes.set_result((rest[0], rest[1], rest[2]))
        elif kind == "failed":
            self.comes.set_exception(PhysicsError(*rest))


class BrowserSimulator:
    """Simulates shots and actions in a worker."""

    processes = 1

    def __init__(self, workers: DiceWorkers) -> None:
        self._workers = workers

    async def simulate(self, space: Space, seed: str = "") -> Simulation:
        worker = self._workers.take()
        worker.listener = answer = PendingAnswer()
        spoilt = True
        try:
            worker.send("simulate", asked(space, seed=seed))
            async with asyncio.timeout(SLOWEST_DICE_WORKER):
                text, film, capped = await answer.comes
            spoilt = False
        except TimeoutError:
            raise PhysicsError(because("why-not-resolved", seconds=SLOWEST_DICE_WORKER), "slow") from None
        finally:
            self._workers.give_back(worker, spoilt)
        motion = unpack(film) if film else None
        return Simulation(space.parse(text), motion, motion.seconds if motion is not None else 0.0, capped, False, {})

    def warm(self) -> None:
        self._workers.warm()

    async def check(self) -> None:
        """Nothing: a check would start a worker for everybody who never plays with simulated dice."""
