"""Save what is possible when the terminal is closed or the process gets a signal to end."""

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
    """Within, run a last action before such a signal ends the process. Only the main thread receives signals."""
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
