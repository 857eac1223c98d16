"""Limits on what strangers can cause: numbers of things, and token buckets for their cost."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from functools import lru_cache
from ipaddress import ip_address, ip_network

MOST_ROOMS = 100_000
"""Rooms in the store; ``--rooms`` changes it."""
MOST_ROOM_VISITORS = 64
JOIN_RATE, JOIN_BURST = 1 / 360, 20.0
"""New members a second from one address, and at once: a school may come through one."""
MOST_CONNECTIONS = 5000
MAX_UNREAD_MESSAGES = 32
"""Messages of one browser that may wait; beyond that its socket is not read."""
KEEPALIVE_SECONDS = 20.0
"""Seconds between two pings; a browser that does not answer before the next is disconnected."""
MAX_UNSENT_MESSAGES = 64
"""Messages that may wait for a slow browser; one more disconnects it (it reconnects and resyncs)."""
MAX_UNSENT_BYTES = 1 << 20
"""Bytes that may wait for a slow browser, unless a single message is longer."""
PENALTY_SECONDS = 0.25
"""Seconds for which a browser over its limit is ignored."""
ARRIVAL_RATE, ARRIVAL_BURST = 20.0, 200.0
"""Connections per second from one address, and at once; more are dropped."""
SWITCH_SECONDS = 0.001
"""Seconds a thread may hold the interpreter before the event loop gets it."""
CONTROL_RATE, CONTROL_BURST = 5.0, 50.0
"""Pings and pongs a second from one browser, and at once; more disconnect it."""
MAX_ADDRESS_CONNECTIONS = 200
"""Connections of one address."""
MAX_ADDRESS_SPECTATORS = 16
"""Spectators of one address in one room."""
MAX_SEAT_SOCKETS = 8
"""Sockets that hold the same seat; one more disconnects the oldest."""
ADDRESS_SHARE = 5.0
"""Sockets' worth of messages that one address may send."""
ROOM_SHARE = 20.0
"""Sockets' worth of messages that all sockets in one room may send."""
LOCAL_ADDRESSES = ("", "127.0.0.1", "::1")
"""Addresses without limits: this machine, and a proxy on it."""


HTTP_PRICES = (
    (".svg", 4.0),
    (".png", 4.0),
    ("/metrics", 4.0),
    ("/review", 8.0),
    ("/coach", 20.0),
    ("/api/score/", 4.0),
    ("/api/puzzles/", 2.0),
    ("/api/study/think", 20.0),
    ("/api/study", 4.0),
    ("/api/rooms", 4.0),
    ("/api/replay", 4.0),
    ("/api/lessons/", 4.0),
    ("/api/club/me/logs", 40.0),
    ("/api/club/me/data", 40.0),
    ("/api/club", 2.0),
)
"""Cost of requests whose path contains this, in requests: pictures are drawn, games are read and replayed."""


def http_price(method: str, path: str) -> float:
    """The cost of a request; one that starts work costs twice as much."""
    price = next((price for part, price in HTTP_PRICES if part in path), 1.0)
    return 2 * price if method == "POST" else price


class Addresses:
    """The number of connections of every address."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self._arrivals = Buckets(ARRIVAL_RATE, ARRIVAL_BURST)

    def enter(self, address: str) -> bool:
        """Count a connection; False: the address has too many, or opens them too fast. Call :meth:`leave` for it either way."""
        self.counts[address] = self.counts.get(address, 0) + 1
        return is_proxy(address) or (self.counts[address] <= MAX_ADDRESS_CONNECTIONS and self._arrivals.take(address))

    def leave(self, address: str) -> None:
        left = self.counts.get(address, 0) - 1
        if left > 0:
            self.counts[address] = left
        else:
            self.counts.pop(address, None)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address of the peer."""
    peer: tuple[str, int] | str | None = transport.get_extra_info("peername")
    return peer[0] if isinstance(peer, tuple) else ""


@lru_cache(1024)
def is_proxy(peer: str) -> bool:
    """Whether the peer is a trusted proxy: this machine, or an entry of ``FORWARDED_ALLOW_IPS`` (addresses, networks, ``*``)."""
    named = [part.strip() for part in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",") if part.strip()]
    if peer in LOCAL_ADDRESSES or "*" in named:
        return True
    try:
        return any([ip_address(peer) in ip_network(part, strict=False) for part in named])
    except ValueError:
        return False


def sender_of(peer: str, forwarded: str) -> str:
    """The address of the client, as named by a proxy."""
    return forwarded.rpartition(",")[2].strip() or peer if is_proxy(peer) else peer


class Bucket:
    """Lets ``rate`` things a second pass, and ``burst`` at once."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.when = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Pay a price; one above the burst costs the whole burst."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.when) * self.rate)
        self.when = now
        price = min(price, self.burst)
        if self.level < price:
            return False
        self.level -= price
        return True

    def give_back(self) -> None:
        """Return what was taken."""
        self.level += 1

    @property
    def full(self) -> bool:
        return self.level + (time.monotonic() - self.when) * self.rate >= self.burst


class Buckets:
    """A bucket for every key; full ones are dropped when there are too many."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.known: dict[str, Bucket] = {}

    def take(self, who: str, price: float = 1.0) -> bool:
        if who not in self.known and len(self.known) >= self.most:
            self.known = {name: bucket for name, bucket in self.known.items() if not bucket.full}
        return self.known.setdefault(who, Bucket(self.rate, self.burst)).take(price)


class SharedBudgets:
    """What all sockets of an address, and all sockets in a room, may cost together, in messages a second of one socket.

    A socket pays from its own allowance first, so nobody alone uses up what others share.
    """

    def __init__(self, messages: float) -> None:
        self.addresses = Buckets(ADDRESS_SHARE * messages, 4 * ADDRESS_SHARE * messages)
        self.rooms = Buckets(ROOM_SHARE * messages, 4 * ROOM_SHARE * messages)

    def take(self, address: str, room: str, price: float) -> bool:
        if address not in LOCAL_ADDRESSES and not self.addresses.take(address, price):
            return False
        return not room or self.rooms.take(room, price)


def prefer_event_loop() -> None:
    """Make threads yield quickly. Exempt everything loaded so far from garbage collection and collect the rest rarely: a collection stops
    the loop.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
