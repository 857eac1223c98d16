"""What a table runs on: its store, its workers, what simulates its dice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from pipyard.physics.live_session import SceneWorkers
from pipyard.physics.simulator import Simulator
from pipyard.server.metrics import Metrics
from pipyard.server.store.base import Store
from pipyard.server.workers import StartWorker, start_module


class Runtime(NamedTuple):
    """Made anew whenever the table opens. ``simulator`` and ``scenes`` simulate dice; None: in processes of this server. ``start``:
    starts workers; None: as processes. ``threads``: whether a thread can watch the event loop."""

    store: Callable[[], Store]
    measures: Callable[[], Metrics]
    simulator: Callable[[], Simulator | None] = lambda: None
    scenes: Callable[[], SceneWorkers | None] = lambda: None
    start: StartWorker | None = None
    threads: bool = True

    @property
    def start_any(self) -> StartWorker:
        """Starts a worker of any module."""
        return self.start or start_module


def of_this_machine(folder: Path, database: str) -> Runtime:
    """A server: a database, and processes."""
    # imported here: not every place where a table runs has them
    from pipyard.server.prometheus import PrometheusMetrics  # noqa: PLC0415
    from pipyard.server.store.choose import store_at  # noqa: PLC0415

    return Runtime(lambda: store_at(folder, database, exclusive=True), PrometheusMetrics)
