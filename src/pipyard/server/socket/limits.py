"""Limits that keep one visitor from spoiling the evening of the others."""

from __future__ import annotations

import asyncio
import gc
import time

MOST_ROOMS = 100_000
"""Rooms that are kept; ``--rooms`` changes it."""
MOST_ROOM_VISITORS = 64
MOST_CONNECTIONS = 5000
MOST_HEARD = 32
"""Messages of one browser that may wait to be answered; until then nothing more is read from it."""
KEEPALIVE = 20.0
"""Seconds between two pings; a browser that does not answer before the next is gone."""
MOST_WAITING = 64
"""Messages that may wait for a slow browser; one more and it is let go (it comes back and resyncs)."""
MAX_UNSENT_BYTES = 1 << 20
"""Bytes that may wait for a slow browser, unless a single message is longer."""
CONTROL_RATE, CONTROL_BURST = 5.0, 50.0
"""Pings and pongs a second from one browser, and at once; one that sends more is let go."""


MAX_ADDRESS_CONNECTIONS = 200
"""Connections of one address."""
MAX_ADDRESS_SPECTATORS = 16
"""Spectators of one address in one room."""
MAX_SEAT_SOCKETS = 8
"""Sockets that hold the same seat; for one more the oldest is let go."""
HERE = ("", "127.0.0.1", "::1")
"""Addresses without a limit of their own: this machine, and a proxy on it."""


class Addresses:
    """How many connections every address has."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a connection; False: the address has too many. Every one is to :meth:`leave`, counted or too many."""
        self.counts[address] = self.counts.get(address, 0) + 1
        return address in HERE or self.counts[address] <= MAX_ADDRESS_CONNECTIONS

    def leave(self, address: str) -> None:
        left = self.counts.get(address, 0) - 1
        if left > 0:
            self.counts[address] = left
        else:
            self.counts.pop(address, None)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end of a connection."""
    peer: tuple[str, int] | str | None = transport.get_extra_info("peername")
    return peer[0] if isinstance(peer, tuple) else ""


def sender_of(peer: str, forwarded: str) -> str:
    """Whose request it is: a proxy on this machine says for whom it asks."""
    return forwarded.rpartition(",")[2].strip() or peer if peer in HERE else peer


class Bucket:
    """Lets ``rate`` things a second pass, and ``burst`` at once."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.when = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Pay for something. Whatever costs more than a whole burst costs a whole burst."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.when) * self.rate)
        self.when = now
        price = min(price, self.burst)
        if self.level < price:
            return False
        self.level -= price
        return True

    def give_back(self) -> None:
        """What was taken did not count."""
        self.level += 1

    @property
    def full(self) -> bool:
        return self.level + (time.monotonic() - self.when) * self.rate >= self.burst


class Buckets:
    """A bucket for every address; the ones that have filled up again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.known: dict[str, Bucket] = {}

    def take(self, who: str, price: float = 1.0) -> bool:
        if who not in self.known and len(self.known) >= self.most:
            self.known = {name: bucket for name, bucket in self.known.items() if not bucket.full}
        return self.known.setdefault(who, Bucket(self.rate, self.burst)).take(price)


def rarely_tidy() -> None:
    """What is loaded now stays, so it is not looked through for garbage; the rest seldom, for meanwhile everybody waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
