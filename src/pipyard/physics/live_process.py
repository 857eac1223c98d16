"""Live scenes in processes of the server, so that it stays responsive."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import threading
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.physics.live_run import LiveRun
from pipyard.physics.live_scene import LiveScene
from pipyard.physics.live_session import Listener, SceneWorker
from pipyard.physics.simulation_errors import PhysicsError, faults_reported
from pipyard.physics.work_messages import action_of


def _work(pipe: Connection) -> None:
    """The worker process: one scene after another, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def send(*message: Any) -> None:
        pipe.send(message)

    with contextlib.suppress(EOFError, OSError):
        while True:
            kind, *rest = pipe.recv()
            if kind == "start":
                values, seed, speed = rest
                try:
                    with faults_reported():
                        run = LiveRun(LiveScene(action_of(values), seed), speed, send)
                        while not run.over:
                            if pipe.poll(run.wait()):
                                run.on_message(*pipe.recv())
                            else:
                                run.frame()
                except PhysicsError as error:
                    send("failed", error.text, error.cause)
                except PipyardError as error:
                    send("failed", error.text, "engine")


class SceneProcess:
    """A worker process and the thread that reads from it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, inner = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(inner,), daemon=True, name="pipyard-live")
        self.process.start()
        inner.close()
        self.listener: Listener | None = None
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._listen, daemon=True, name="pipyard-live")
        self.thread.start()

    def _listen(self) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            try:
                while True:
                    message = self.pipe.recv()
                    self.loop.call_soon_threadsafe(self._dispatch, message)
            except (EOFError, OSError):
                self.pipe.close()  # here, not in end(): this thread may be reading
                self.loop.call_soon_threadsafe(self._dispatch, ("failed", because("why-live-scene-died"), "died"))

    def _dispatch(self, message: tuple[Any, ...]) -> None:
        if self.listener is not None:
            self.listener.on_message(message)

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


class SceneProcesses:
    """Processes for live scenes. ``kept``: how many are kept while they have nothing to do."""

    def __init__(self, kept: int = 1) -> None:
        self._kept = kept
        self._idle: list[SceneWorker] = []

    def take(self) -> SceneWorker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            worker.end()
        return SceneProcess()

    def give_back(self, worker: SceneWorker, spoilt: bool) -> None:
        worker.listener = None
        if spoilt or not worker.alive or len(self._idle) >= self._kept:
            worker.end()
        else:
            self._idle.append(worker)

    def close(self) -> None:
        for worker in self._idle:
            worker.end()
        self._idle = []
