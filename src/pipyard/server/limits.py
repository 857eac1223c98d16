"""Limits on what strangers can cause: numbers of things, and token buckets for their cost."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

MOST_ROOMS = 100_000
"""Rooms in the store; ``--rooms`` changes it."""
MOST_ROOM_VISITORS = 64
JOIN_RATE, JOIN_BURST = 1 / 360, 20.0
"""New members a second from one address, and at once: a school may come through one."""
REPORT_RATE, REPORT_BURST = 1 / 60, 10.0
"""Reports a second from one address, and at once."""
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
NETWORK_BITS = 64
"""The part of an IPv6 address that names a network: who has one address of it has all of them."""
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 addresses as an IPv6 network sees them through its translator."""
MOST_NAME = 64
"""Letters of what a proxy calls a client that has no address."""

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

    def enter(self, peer: str) -> bool:
        """Count a connection; False: the address has too many, or opens them too fast. Call :meth:`leave` for it either way."""
        account = account_of(peer)
        self.counts[account] = self.counts.get(account, 0) + 1
        return is_proxy(peer) or (self.counts[account] <= MAX_ADDRESS_CONNECTIONS and self._arrivals.take(account))

    def leave(self, peer: str) -> None:
        account = account_of(peer)
        left = self.counts.get(account, 0) - 1
        if left > 0:
            self.counts[account] = left
        else:
            self.counts.pop(account, None)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address of the peer."""
    peer: tuple[str, int] | str | None = transport.get_extra_info("peername")
    return peer[0] if isinstance(peer, tuple) else ""


@lru_cache(4096)
def account_of(address: str) -> str:
    """The account that pays for what comes from an address. All limits count accounts, never addresses.

    An IPv4 address is its own account, however it is written (mapped, translated or tunnelled into IPv6). IPv6 addresses of one
    network share an account, because a single machine may use all of them.
    """
    try:
        found = _plain(address)
    except ValueError:
        return address[:MOST_NAME]
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    return str(ip_network((int(found), NETWORK_BITS), strict=False))


def _plain(address: str) -> IPv4Address | IPv6Address:
    """An address, as IPv4 if it stands for an IPv4 address."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return found
    inside = IPv4Address(int(found) & 0xFFFFFFFF) if found in TRANSLATED else found.ipv4_mapped or found.sixtofour
    return inside or found


@lru_cache(1024)
def is_proxy(peer: str) -> bool:
    """Whether the peer is a trusted proxy: this machine, or an entry of ``FORWARDED_ALLOW_IPS`` (addresses, networks, ``*``)."""
    named = [part.strip() for part in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",") if part.strip()]
    if account_of(peer) in LOCAL_ADDRESSES or "*" in named:
        return True
    try:
        return any([_plain(peer) in ip_network(part, strict=False) for part in named])
    except ValueError:
        return False


def sender_of(peer: str, forwarded: str) -> str:
    """The account of the client, whose address a proxy names."""
    return account_of(forwarded.rpartition(",")[2].strip() or peer if is_proxy(peer) else peer)


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
    """A bucket for every key, for ``most`` keys: a new one takes the place of the one that was used longest ago."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def take(self, who: str, price: float = 1.0) -> bool:
        bucket = self._known.get(who)
        if bucket is None:
            if len(self._known) >= self.most:
                self._known.popitem(last=False)
            bucket = self._known[who] = Bucket(self.rate, self.burst)
        else:
            self._known.move_to_end(who)
        return bucket.take(price)

    def give_back(self, who: str) -> None:
        """Return what this key took last."""
        if who in self._known:
            self._known[who].give_back()


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
