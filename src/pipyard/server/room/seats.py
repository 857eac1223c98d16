"""Seats with their names, colours and tokens, and the connections that hold them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, Literal, Protocol, get_args

from pipyard.core.errors import PipyardError
from pipyard.core.text import Text
from pipyard.server.protocol.common import SeatColour

SPECTATOR: Final = -1
NOBODY: Final = -1
COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour)
Code = Literal["unknown", "illegal", "turn", "stale", "seat", "limit", "protocol"]


class Visitor(Protocol):
    """A connection: the seats it holds, the seat whose view it gets, the seats it has muted, and how to send to it."""

    seats: set[int]
    eye: int
    muted: set[int]
    language: str

    def send(self, body: bytes) -> None: ...
    def keeps_up(self) -> bool:
        """Whether its send buffer is empty. Frames of live actions are dropped otherwise."""
        ...

    def disconnect(self) -> None: ...


class RequestRefused(PipyardError):
    """A refused request, with the error code of the protocol."""

    def __init__(self, code: Code, text: Text) -> None:
        super().__init__(text)
        self.args = (code, text)
        self.code: Code = code


class Seat:
    """A seat and who holds it."""

    __slots__ = ("bot", "colour", "device", "member", "name", "ready", "token")

    def __init__(self, colour: SeatColour) -> None:
        self.name = ""
        self.token = ""
        self.bot = ""
        self.member = ""
        """The id of the club's member who holds it."""
        self.device = ""
        """In rated rooms: the hash of its holder's device."""
        self.colour: SeatColour = colour
        self.ready = False

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "bot" if self.bot else "person" if self.token else "open"


def empty_seats(count: int) -> list[Seat]:
    return [Seat(COLOURS[number]) for number in range(count)]


def new_key() -> str:
    """A room key of 144 random bits. It never starts with a dash, which a command line would read as an option."""
    while (key := secrets.token_urlsafe(18)).startswith("-"):
        pass
    return key


def new_secret() -> str:
    """The secret that the seeds of a room are derived from: 256 random bits."""
    return secrets.token_hex(32)


def seed_from(secret: str, *parts: object) -> str:
    """A seed for one purpose. It cannot be computed without the secret, and does not reveal it."""
    return hmac.new(secret.encode(), "/".join(map(str, parts)).encode(), "sha256").hexdigest()


def hashed(token: str) -> str:
    """The stored form of a token. A token has 192 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def holder(seats: Sequence[Seat], token: str) -> int | None:
    """The seat that a token belongs to."""
    proof = hashed(token)
    for number, seat in enumerate(seats):
        if seat.token and secrets.compare_digest(seat.token, proof):
            return number
    return None


def spread_colours(wanted: Sequence[SeatColour | None]) -> list[SeatColour]:
    """A colour for every seat, no two alike: first the colours asked for, then each seat's default, then any."""
    given: dict[int, SeatColour] = {}
    for number, colour in enumerate(wanted):
        if colour is not None and colour not in given.values():
            given[number] = colour
    for number in range(len(wanted)):
        if number not in given:
            own: list[SeatColour] = [COLOURS[number], *COLOURS]
            given[number] = next(colour for colour in own if colour not in given.values())
    return [given[number] for number in range(len(wanted))]
