"""What all rooms of a server share."""

from __future__ import annotations

from typing import NamedTuple

from pipyard.physics.live_pool import Lives
from pipyard.server.botpool.pool import BotPool
from pipyard.server.botpool.queue import Places


class Services(NamedTuple):
    """Workers for bots, live scenes, places for simulated shots, and the seconds that a bot takes at least."""

    bots: BotPool
    lives: Lives
    simulations: Places
    pause: float
