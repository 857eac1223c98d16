"""Who sits where: seats with their names, colours and secrets, and the people who look at the table."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, Literal, Protocol, get_args

from pipyard.core.errors import PipyardError
from pipyard.core.text import Text
from pipyard.server.socket.protocol import SeatColour

SPECTATOR: Final = -1
NOBODY: Final = -1
COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour)
Code = Literal["unknown", "illegal", "turn", "stale", "seat", "limit"]


class Visitor(Protocol):
    """A connection: which seats it holds, through whose eyes it looks, whom it does not want to read, and how to send it something."""

    seats: set[int]
    eye: int
    muted: set[int]
    language: str

    def send(self, body: bytes) -> None: ...
    def keeps_up(self) -> bool:
        """Whether nothing waits for it: else what it can do without is not sent."""
        ...

    def let_go(self) -> None: ...


class Refused(PipyardError):
    """A wish that cannot be granted; the code is the protocol's."""

    def __init__(self, code: Code, text: Text) -> None:
        super().__init__(text)
        self.args = (code, text)
        self.code: Code = code


class Seat:
    """A chair and who sits in it."""

    __slots__ = ("bot", "colour", "name", "ready", "token")

    def __init__(self, colour: SeatColour) -> None:
        self.name = ""
        self.token = ""
        self.bot = ""
        self.colour: SeatColour = colour
        self.ready = False

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "bot" if self.bot else "person" if self.token else "open"


def empty_seats(count: int) -> list[Seat]:
    return [Seat(COLOURS[number]) for number in range(count)]


def new_key() -> str:
    """Of a room: 144 random bits; never with a dash in front, which a command line would take for an option."""
    while (key := secrets.token_urlsafe(18)).startswith("-"):
        pass
    return key


def new_secret() -> str:
    """What the seeds of a room are made of: 256 random bits."""
    return secrets.token_hex(32)


def seed_from(secret: str, *parts: object) -> str:
    """A seed for one purpose. Nobody who does not know the secret can compute it, and it gives the secret away to nobody."""
    return hmac.new(secret.encode(), "/".join(map(str, parts)).encode(), "sha256").hexdigest()


def hashed(token: str) -> str:
    """What is kept of a token. It has 192 random bits, so a plain hash cannot be turned round."""
    return hashlib.sha256(token.encode()).hexdigest()


def holder(seats: Sequence[Seat], token: str) -> int | None:
    """The seat a token opens."""
    proof = hashed(token)
    for number, seat in enumerate(seats):
        if seat.token and secrets.compare_digest(seat.token, proof):
            return number
    return None


def clean(name: str) -> str:
    """A name without control characters and without the comma that parts names in a log."""
    kept = "".join([letter for letter in name if letter.isprintable() and letter != ","])
    return " ".join(kept.split())[:24] or "?"


def printable(text: str) -> str:
    """A text in one line, without control characters: what a stranger sends never writes lines of its own into a log."""
    kept = "".join([letter if letter.isprintable() else " " if letter.isspace() else "" for letter in text])
    return " ".join(kept.split())


def free_name(name: str, taken: set[str]) -> str:
    """A name nobody else here has."""
    wanted = clean(name)
    free, count = wanted, 2
    while free in taken:
        free, count = f"{wanted[:20]} {count}", count + 1
    return free


def spread_colours(wanted: Sequence[SeatColour | None]) -> list[SeatColour]:
    """A colour for every seat, no two alike: what was wanted first, then the seats' own, then any."""
    given: dict[int, SeatColour] = {}
    for number, colour in enumerate(wanted):
        if colour is not None and colour not in given.values():
            given[number] = colour
    for number in range(len(wanted)):
        if number not in given:
            own: list[SeatColour] = [COLOURS[number], *COLOURS]
            given[number] = next(colour for colour in own if colour not in given.values())
    return [given[number] for number in range(len(wanted))]
