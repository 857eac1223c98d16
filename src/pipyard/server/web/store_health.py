"""Whether the store works."""

from __future__ import annotations

import asyncio
from typing import Final

from pipyard.server.store.base import Store, StoreError

HEALTH_SECONDS: Final = 0.5
"""Seconds for which a health check of the store is reused."""


class StoreHealth:
    """Checks a store. A check is a write, so its result is reused for a moment."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checking = asyncio.Lock()
        self._check_again = 0.0
        self._trouble = ""

    async def trouble(self) -> str:
        """What is wrong with the store."""
        async with self._checking:
            now = asyncio.get_running_loop().time()
            if now >= self._check_again:
                self._trouble = ""
                try:
                    await self._store.check()
                except StoreError as error:
                    self._trouble = str(error)
                self._check_again = asyncio.get_running_loop().time() + HEALTH_SECONDS
        return self._trouble
