"""Simulation in processes of this machine. A browser has none, so what starts them is imported when it is needed."""

from __future__ import annotations

from pipyard.physics.live_session import SceneWorkers
from pipyard.physics.simulator import Simulator


def simulation_processes() -> Simulator:
    """Processes for shots and actions, shared by everybody here."""
    from pipyard.physics.process_pool import shared  # noqa: PLC0415

    return shared()


def scene_processes() -> SceneWorkers:
    """Processes for live scenes."""
    from pipyard.physics.live_process import SceneProcesses  # noqa: PLC0415

    return SceneProcesses()
