"""A live scene against the clock: it takes messages from its table, advances sixty frames a second, and sends the table what to show.

Where it runs, in a process or in a worker of a browser, decides who waits and who sends.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from pipyard.core.text import because
from pipyard.physics.live_scene import LiveScene
from pipyard.physics.motion import FRAME_RATE
from pipyard.physics.simulation_errors import PhysicsError

IDLE = 60.0
"""Seconds of real time without input after which a scene is dropped."""
SHOWN_EVERY = 2
"""One frame in this many is sent."""
LAG_SECONDS = 0.25
"""Seconds a scene may lag behind real time before it skips them."""
NOT_BEGUN_SECONDS = 0.5
"""Seconds between two signs of life of a scene that waits for the first input."""


class LiveRun:
    """One scene in real time (``speed`` times as fast). Time starts with the first push."""

    def __init__(self, scene: LiveScene, speed: float, send: Callable[..., None]) -> None:
        self._scene = scene
        self._speed = speed
        self._send = send
        self._heard = perf_counter()
        self._began = 0.0
        self._shown = 0
        self.over = False
        send("ready")

    def wait(self) -> float:
        """Seconds until the next frame is due."""
        if not self._began:
            return NOT_BEGUN_SECONDS
        return max(0.0, self._began + self._due() - perf_counter())

    def _due(self) -> float:
        return (self._scene.going.frames + 1) / FRAME_RATE / self._speed

    def on_message(self, kind: str, *rest: Any) -> None:
        """Take a message from the table."""
        if kind == "cancel":
            self._send("cancelled")
            self.over = True
            return
        self._heard = perf_counter()
        self._began = self._began or self._heard
        if kind == "push":
            self._scene.push(rest[0])
        elif kind == "finish":
            self._scene.going.rest()

    def frame(self) -> None:
        """Advance by the frame that is due, or give a sign of life."""
        if not self._began:
            self._send("alive")
            if perf_counter() - self._heard > IDLE:
                raise PhysicsError(because("why-nobody-did-anything"))
            return
        scene, going = self._scene, self._scene.going
        late = perf_counter() - self._began - self._due()
        if late > LAG_SECONDS:
            self._began += late
        goes_on = scene.frame()
        if going.driven and perf_counter() - self._heard > IDLE:
            going.rest()
        if not goes_on or going.frames - self._shown >= SHOWN_EVERY:
            self._shown = going.frames
            self._send("shown", scene.shown())
        if not goes_on:
            self._send("ended", scene.ended())
            self.over = True
