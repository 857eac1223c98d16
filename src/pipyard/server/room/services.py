"""What all rooms of a server share."""

from __future__ import annotations

from typing import NamedTuple

from pipyard.physics.live_pool import LivePool
from pipyard.physics.simulator import Simulator
from pipyard.server.botpool.bot_pool import BotPool
from pipyard.server.botpool.queue import FairQueue
from pipyard.server.club.club import Club
from pipyard.server.off_loop import OffLoop


class Services(NamedTuple):
    """Workers for bots, live scenes, what simulates shots and slots for it, a thread for slow work, the minimum seconds a bot
    takes, and the club, if the store has one."""

    bots: BotPool
    lives: LivePool
    simulator: Simulator
    simulations: FairQueue
    off_loop: OffLoop
    pause: float
    club: Club | None = None
