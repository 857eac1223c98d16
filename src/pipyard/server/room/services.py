"""What all rooms of a server share."""

from __future__ import annotations

from typing import NamedTuple

from pipyard.physics.live_pool import Lives
from pipyard.server.botpool.pool import BotPool
from pipyard.server.botpool.queue import Places
from pipyard.server.off_loop import OffLoop


class Services(NamedTuple):
    """Workers for bots, live scenes, places for simulated shots, a thread for what takes long, and the seconds that a bot takes at
    least."""

    bots: BotPool
    lives: Lives
    simulations: Places
    off_loop: OffLoop
    pause: float
