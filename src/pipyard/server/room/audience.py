"""The connections that watch a room."""

from __future__ import annotations

from pipyard.server.room.seats import Visitor


class Audience:
    """Who is connected to a room in this process, and which seats are held at other processes."""

    def __init__(self) -> None:
        self.visitors: list[Visitor] = []
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Other processes that serve this room, and the seats held there."""

    def held_here(self) -> set[int]:
        """Seats that somebody connected to this process holds."""
        return {seat for visitor in self.visitors for seat in visitor.seats}

    def present(self) -> set[int]:
        """Seats that somebody connected to any process holds."""
        held = self.held_here()
        return held.union(*self.elsewhere.values()) if self.elsewhere else held

    def send(self, body: bytes) -> None:
        """Send everybody the same message."""
        for visitor in list(self.visitors):
            visitor.send(body)

    def send_if_keeping_up(self, body: bytes) -> None:
        """Send a message that slow connections can do without."""
        for visitor in list(self.visitors):
            if visitor.keeps_up():
                visitor.send(body)
