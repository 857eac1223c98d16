"""A worker of the browser in which dice move: it simulates shots and actions, and runs live scenes, one at a time."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b85decode, b85encode
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from pipyard.browser.event_loop import run_late_calls
from pipyard.core.errors import PipyardError
from pipyard.physics.live_run import LiveRun
from pipyard.physics.live_scene import LiveScene
from pipyard.physics.simulation_errors import PhysicsError, faults_reported
from pipyard.physics.work_messages import action_of, answer

Send = Callable[..., None]
Inbox = asyncio.Queue[tuple[Any, ...]]
_scenes: dict[asyncio.Task[None], Inbox] = {}
"""Live scenes that run, and what they have still to read: never more than one."""


def packed(*message: Any) -> bytes:
    """A message as one line. Both ends are the same program, so anything can be in it."""
    return b85encode(pickle.dumps(message))


def unpacked(line: bytes) -> tuple[Any, ...]:
    return pickle.loads(b85decode(line))


def wants_engine(line: bytes) -> bool:
    """Whether the physics engine must be there before this line is taken: always."""
    return True


def work(line: bytes, reply: Callable[[bytes], None]) -> None:
    """Take a message from the table."""

    def send(*message: Any) -> None:
        reply(packed(*message))

    kind, *rest = unpacked(line)
    if kind == "simulate":
        with _reported(send):
            send("simulated", *answer(rest[0]))
    elif kind == "start":
        values, seed, speed = rest
        inbox: Inbox = asyncio.Queue()
        loop = asyncio.get_running_loop()
        run_late_calls(loop)
        task = loop.create_task(_run(values, seed, speed, send, inbox))
        _scenes[task] = inbox
        task.add_done_callback(_scenes.pop)
    else:
        for inbox in _scenes.values():
            inbox.put_nowait((kind, *rest))


async def _run(values: tuple[Any, ...], seed: str, speed: float, send: Send, inbox: Inbox) -> None:
    """Run a live scene."""
    with _reported(send), faults_reported():
        run = LiveRun(LiveScene(action_of(values), seed), speed, send)
        while not run.over:
            try:
                async with asyncio.timeout(run.wait()):
                    message = await inbox.get()
            except TimeoutError:
                run.frame()
            else:
                run.on_message(*message)


@contextmanager
def _reported(send: Send) -> Generator[None]:
    try:
        yield
    except PhysicsError as error:
        send("failed", error.text, error.cause)
    except PipyardError as error:
        send("failed", error.text, "engine")
