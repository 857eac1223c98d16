"""What a server does from time to time for the club, whether anybody is connected or not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

from pipyard.core.errors import PipyardError
from pipyard.server.club import push, turns
from pipyard.server.club.club import Club
from pipyard.server.lobby import Lobby
from pipyard.server.store.base import StoreError

logger = logging.getLogger(__name__)
FORGET_SECONDS: Final = 3600.0
"""Seconds between two looks at what the club need not keep any longer."""
DUE_SECONDS: Final = 5.0
"""Seconds between two looks at what is due."""
UNREADABLE_MS: Final = 3_600_000
"""Milliseconds after which a room that cannot be read is tried again."""


class Sweeper:
    """The regular work of one server. Several that share a store may do it at the same time."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def forget_regularly(self) -> None:
        while True:
            with contextlib.suppress(PipyardError):
                await self.forget()
            await asyncio.sleep(FORGET_SECONDS)

    async def forget(self) -> None:
        """Forget what is older than the page on privacy says."""
        club = self._lobby.club
        if club is not None:
            await club.run(push.forget_old)

    async def sweep_regularly(self) -> None:
        while True:
            with contextlib.suppress(PipyardError):
                await self.sweep()
            await asyncio.sleep(DUE_SECONDS)

    async def sweep(self) -> None:
        """Take up every room with a turn that is due, unless another server does."""
        club = self._lobby.club
        if club is None:
            return
        lost = await club.run(turns.stay_alive)
        if lost:
            logger.warning("no server was running for %d s; nobody is charged for them", lost // 1000)
        for key in await club.run(turns.due_rooms):
            if await club.run(partial(turns.claim, key)):
                await self._take_up(club, key)

    async def _take_up(self, club: Club, key: str) -> None:
        try:
            await (await self._lobby.find(key)).unattended.sweep()
        except StoreError:
            raise
        except PipyardError as error:
            logger.warning("room %s is due and cannot be taken up: %s", key[:6], error)
            await club.run(partial(turns.put_off, key, UNREADABLE_MS))
