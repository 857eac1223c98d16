"""Setup of every worker process: limit its memory, keep standard output clean, end with the server."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Final

MEMORY: Final = 1 << 30
"""Memory limit of a worker, in bytes."""
PARENT_CHECK_SECONDS: Final = 1.0


def begin_work() -> Callable[[bytes], None]:
    """Set up this process and return what writes a line to standard output, which is for answers only; prints go to standard error."""
    bound_memory(MEMORY)
    # Ctrl-C reaches the whole process group; the server ends its workers itself, without tracebacks
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True, name="parent").start()
    out = sys.stdout.buffer
    sys.stdout = sys.stderr

    def tell(line: bytes) -> None:
        out.write(line + b"\n")
        out.flush()

    return tell


def end_with_parent(parent: int) -> None:
    """End this process when the server is gone. A busy worker would not notice the end of its input."""
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_SECONDS)
    os._exit(1)


def bound_memory(most: int) -> None:
    """Limit the memory of this process, where the system supports it."""
    try:
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    except (ImportError, ValueError, OSError):
        pass
