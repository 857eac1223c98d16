"""A store that keeps everything in memory, and can be made to fail."""

from __future__ import annotations

from pipyard.server.store.base import Conflict, EntryBatch, RoomSummary, Store, StoreError


class InMemory(Store):
    def __init__(self) -> None:
        super().__init__()
        self.logs: dict[str, list[bytes]] = {}
        self.full = False

    async def read(self, room: str, first: int = 0) -> list[bytes]:
        return self.logs.get(room, [])[first:]

    async def rooms(self) -> list[RoomSummary]:
        return [RoomSummary(room, len(bodies), 0, 0) for room, bodies in self.logs.items()]

    async def count(self) -> int:
        return len(self.logs)

    async def drop(self, room: str) -> None:
        self.logs.pop(room, None)

    async def close(self) -> None:
        await self._finish()

    async def _commit(self, units: list[EntryBatch]) -> list[Conflict | None]:
        if self.full:
            raise StoreError("the store cannot write: the disk is full")
        taken: list[Conflict | None] = []
        for unit in units:
            log = self.logs.setdefault(unit.room, [])
            taken.append(None if len(log) == unit.first else unit.taken())
            if len(log) == unit.first:
                log += unit.bodies
        return taken
