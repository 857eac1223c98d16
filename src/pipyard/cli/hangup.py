"""What happens when the terminal is closed or the process is told to end: there is nobody to ask, but something can still be kept."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

SIGNALS: Final = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


@contextmanager
def hanging_up(last: Callable[[], None]) -> Generator[None]:
    """Within, do a last thing before the process ends by such a signal. Only the main thread hears signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def heard(number: int, frame: FrameType | None) -> None:
        last()
        raise SystemExit(128 + number)

    before: dict[int, Any] = {number: signal.signal(number, heard) for number in SIGNALS}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)
