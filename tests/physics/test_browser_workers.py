"""Workers of a browser in which dice move, driven without a browser: the same messages, the same ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Any

import pytest

from pipyard.browser import scene_worker
from pipyard.browser.dice_workers import BrowserSimulator, DiceWorkers
from pipyard.browser.event_loop import run_late_calls
from pipyard.browser.thinker import begin
from pipyard.physics.live_pool import LivePool
from pipyard.physics.live_scene import live_action
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.actions import usual_throw
from pipyard.pyramid.cells import cell
from pipyard.pyramid.outcome import ActionOutcome, seated

THROW = ActionOutcome({}, usual_throw(Rig()), Rig(), {1: 0})


class InPlace:
    """A worker that runs its module right here."""

    def __init__(self, module: str) -> None:
        self.lines: asyncio.Queue[str] = asyncio.Queue()
        self.ended = False
        self.work = begin(module, self.lines.put_nowait)

    def write(self, line: str) -> None:
        assert self.work.wants_engine(line)
        self.work.take(line)

    def read(self) -> Awaitable[str]:
        return self.lines.get()

    def end(self) -> None:
        self.ended = True
        self.lines.put_nowait("")


class Started:
    """All workers that were started."""

    def __init__(self) -> None:
        self.workers: list[InPlace] = []

    def __call__(self, module: str) -> InPlace:
        assert module == scene_worker.__name__
        self.workers.append(InPlace(module))
        return self.workers[-1]


def played(work: Callable[[DiceWorkers, Started], Awaitable[None]]) -> Started:
    async def play() -> Started:
        started = Started()
        workers = DiceWorkers(started)
        await work(workers, started)
        workers.close()
        return started

    return asyncio.run(asyncio.wait_for(play(), 60))


def test_shots_and_scenes_share_one_worker() -> None:
    async def work(workers: DiceWorkers, started: Started) -> None:
        simulator = BrowserSimulator(workers)
        simulator.warm()
        await simulator.check()
        simulation = await simulator.simulate(THROW, "7")
        assert THROW.contains(simulation.outcome)
        assert simulation.motion is not None
        before = {1: seated(1, 0, cell(3, 3, 2))}
        tilting = ActionOutcome(before, live_action("tilt"), Rig(ends_off=True))
        live = await LivePool(workers, 1).start(tilting, speed=8)
        live.push({"tilt_y": -60.0})
        shown = [frame async for frame in live.frames()]
        assert shown
        ended = await live.ended()
        assert ended.move.startswith("tilt ~")
        assert (await simulator.simulate(THROW, "7")).outcome == simulation.outcome
        assert len(started.workers) == 1

    assert played(work).workers[0].ended


def test_what_cannot_be_simulated_is_said_and_the_worker_replaced() -> None:
    async def work(workers: DiceWorkers, started: Started) -> None:
        simulator = BrowserSimulator(workers)
        nothing_to_throw = ActionOutcome({}, usual_throw(Rig()), Rig(), {})
        with pytest.raises(PhysicsError):
            await simulator.simulate(nothing_to_throw)
        await simulator.simulate(THROW)
        assert [worker.ended for worker in started.workers] == [True, False]

    assert len(played(work).workers) == 2


def test_a_worker_that_dies_is_noticed() -> None:
    async def work(workers: DiceWorkers, started: Started) -> None:
        live = await LivePool(workers, 1).start(ActionOutcome({1: seated(1, 0, 0)}, live_action("tilt"), Rig()))
        started.workers[0].end()
        with pytest.raises(PhysicsError) as error:
            await live.finish()
        assert error.value.cause == "died"
        simulator = BrowserSimulator(workers)
        await simulator.simulate(THROW)

    assert len(played(work).workers) == 2


class StrictLoop(asyncio.SelectorEventLoop):
    """Refuses times that have just passed, as Pyodide's loop does; its clock goes on with every look."""

    looks = 0

    def time(self) -> float:
        self.looks += 1
        return super().time() + self.looks / 1000

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        if delay < 0:
            raise ValueError("Can't schedule in the past")
        return super().call_at(super().time() + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        return self.call_later(when - self.time(), callback, *args, context=context)


@pytest.mark.parametrize("helped", [False, True])
def test_a_timer_that_is_due_while_it_is_set_rings_at_once(helped: bool) -> None:
    async def wait() -> None:
        loop = asyncio.get_running_loop()
        if helped:
            run_late_calls(loop)
            run_late_calls(loop)
        async with asyncio.timeout(0.0015):
            await asyncio.Event().wait()

    with asyncio.Runner(loop_factory=StrictLoop) as runner, pytest.raises(TimeoutError if helped else ValueError):
        runner.run(wait())
