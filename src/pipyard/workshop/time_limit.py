"""Somebody else's code that never comes back is stopped in the line where it is."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Generator
from contextlib import contextmanager
from time import monotonic

CHECK_TIMEOUT = 20.0
"""Seconds that one question to a game may take."""
_CHECK_SECONDS = 0.25


class TimeLimitExceeded(BaseException):
    """A line goes on and on. No ``except Exception`` of the rules catches it."""


class Heartbeat:
    """``beat`` says that the code has come back and goes on with the next question."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.until = monotonic() + patience

    def beat(self) -> None:
        self.until = monotonic() + self.patience


@contextmanager
def watched(patience: float = CHECK_TIMEOUT) -> Generator[Heartbeat]:
    """Within this, :class:`TimeLimitExceeded` is raised in this thread when nothing has beaten for so many seconds."""
    watch = Heartbeat(patience)
    over, lock, here = threading.Event(), threading.Lock(), ctypes.c_ulong(threading.get_ident())
    raises = ctypes.pythonapi.PyThreadState_SetAsyncExc

    def look() -> None:
        while not over.wait(_CHECK_SECONDS):
            with lock:
                if not over.is_set() and monotonic() > watch.until:
                    raises(here, ctypes.py_object(TimeLimitExceeded))
                    watch.beat()

    threading.Thread(target=look, daemon=True).start()
    try:
        yield watch
    finally:
        with lock:
            over.set()
            raises(here, None)  # what was raised and has not arrived yet
