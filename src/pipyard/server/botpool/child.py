"""What every worker process of the server does first: bound its memory, keep its output clean, end with the server."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from typing import BinaryIO, Final

MEMORY: Final = 1 << 30
"""Bytes that a worker gets at most."""
PARENT_CHECK_SECONDS: Final = 1.0


def begin_work() -> BinaryIO:
    """Bound memory, end with the parent; standard output, for answers only: whatever else is printed goes to standard error."""
    bound_memory(MEMORY)
    # Ctrl-C reaches the whole group of processes; the server ends its workers itself, without their tracebacks
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True, name="parent").start()
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    return out


def end_with_parent(parent: int) -> None:
    """End this process when the server is gone, however it went. A worker that thinks would not notice that its input has ended."""
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_SECONDS)
    os._exit(1)


def bound_memory(most: int) -> None:
    """Let this process take no more memory than so many bytes, where the system can see to it."""
    try:
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    except (ImportError, ValueError, OSError):
        pass
