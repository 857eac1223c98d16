"""What simulates shots and actions for a table."""

from __future__ import annotations

from typing import Protocol

from pipyard.core.space import Space
from pipyard.physics.simulation import Simulation


class Simulator(Protocol):
    """Simulates beside the event loop."""

    processes: int
    """Simulations at the same time."""

    async def simulate(self, space: Space, seed: str = "") -> Simulation:
        """Simulate a shot or an action."""
        ...

    def warm(self) -> None:
        """Get ready: somebody has come to a game in which dice are simulated."""
        ...

    async def check(self) -> None:
        """Try whether it works. Raises PhysicsError if it does not."""
        ...
