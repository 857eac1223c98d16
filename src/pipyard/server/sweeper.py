"""What a server does from time to time for the club, whether anybody is connected or not."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from pipyard.core.errors import PipyardError
from pipyard.server.club import push
from pipyard.server.lobby import Lobby

SWEEP_SECONDS: Final = 3600.0
"""Seconds between two looks at what the club need not keep any longer."""


class Sweeper:
    """The regular work of one server. Several that share a store may do it at the same time."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def forget_regularly(self) -> None:
        while True:
            with contextlib.suppress(PipyardError):
                await self.forget()
            await asyncio.sleep(SWEEP_SECONDS)

    async def forget(self) -> None:
        """Forget what is older than the page on privacy says."""
        club = self._lobby.club
        if club is not None:
            await club.run(push.forget_old)
