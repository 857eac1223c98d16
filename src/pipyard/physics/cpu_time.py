"""The processor time of this thread, which limits how long a simulation may take on a busy machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

cpu_seconds: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
"""A browser tells no processor time: there the wall clock counts."""
