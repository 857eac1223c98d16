"""Somebody else's code that never comes back is stopped in the line where it is."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from time import monotonic
from types import CodeType
from typing import Any

import pipyard

CHECK_TIMEOUT = 20.0
"""Seconds that one question to a game may take."""
_CHECK_SECONDS = 0.25
THREADS: bool = sys.platform != "emscripten"
"""Whether a thread can look on: not in a browser."""
OURS = (f"{Path(pipyard.__file__).parent}{os.sep}", f"{Path(os.__file__).parent}{os.sep}", "<")
"""Where code lies that comes back."""


class TimeLimitExceeded(BaseException):
    """A line goes on and on. No ``except Exception`` of the rules catches it."""


class Heartbeat:
    """``beat`` says that the code has come back and goes on with the next question."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.until = monotonic() + patience

    def beat(self) -> None:
        self.until = monotonic() + self.patience


def watched(patience: float = CHECK_TIMEOUT) -> AbstractContextManager[Heartbeat]:
    """Within this, :class:`TimeLimitExceeded` is raised in this thread when nothing has beaten for so many seconds."""
    return (_by_a_thread if THREADS else _by_its_jumps)(Heartbeat(patience))


@contextmanager
def _by_its_jumps(watch: Heartbeat) -> Generator[Heartbeat]:
    """Without threads: somebody else's code looks at the clock itself whenever it jumps back or calls a function. Ours does not."""
    monitoring: Any = vars(sys)["monitoring"]  # from Python 3.12 on

    def jumped(code: CodeType, *where: object) -> Any:
        if code.co_filename.startswith(OURS):
            return monitoring.DISABLE
        if monotonic() > watch.until:
            watch.beat()
            raise TimeLimitExceeded
        return None

    tool: int = monitoring.OPTIMIZER_ID
    events = monitoring.events
    monitoring.use_tool_id(tool, __name__)
    for event in (events.JUMP, events.PY_START):
        monitoring.register_callback(tool, event, jumped)
    monitoring.set_events(tool, events.JUMP | events.PY_START)
    try:
        yield watch
    finally:
        monitoring.set_events(tool, 0)
        monitoring.free_tool_id(tool)


@contextmanager
def _by_a_thread(watch: Heartbeat) -> Generator[Heartbeat]:
    over, lock, here = threading.Event(), threading.Lock(), ctypes.c_ulong(threading.get_ident())
    raises = ctypes.pythonapi.PyThreadState_SetAsyncExc

    def interrupt() -> None:
        while not over.wait(_CHECK_SECONDS):
            with lock:
                if not over.is_set() and monotonic() > watch.until:
                    raises(here, ctypes.py_object(TimeLimitExceeded))
                    watch.beat()

    threading.Thread(target=interrupt, daemon=True).start()
    try:
        yield watch
    finally:
        with lock:
            over.set()
            raises(here, None)  # what was raised and has not arrived yet
