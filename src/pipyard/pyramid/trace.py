"""A recorded movement as one word: ``~eJz…``, sixty samples a second of a few channels.

A channel is something a hand changes while dice move: the tilt of the plate, its push, the force of a finger. Samples are whole multiples
of a channel's step; their differences are packed and encoded in the letters of web addresses. Two minutes of two angles take less than 12
kB.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from math import isfinite
from typing import Final

from pipyard.core.errors import Unparsable
from pipyard.core.notation import RECORDING, Atom, kind
from pipyard.core.text import Text, because, quoted

RATE: Final = 60
"""Samples per second."""
MAX_TRACE_FRAMES: Final = 600 * RATE
"""Maximum number of samples."""
MOST_VALUES: Final = MAX_TRACE_FRAMES * 6
"""Maximum number of samples times channels: ten minutes of a breath, which has the most channels. Checked before unpacking."""
MOST_LETTERS: Final = 39_000
"""Maximum length of the word."""
_VERSION: Final = 1


def unit_name(unit: str) -> Text | str:
    """The symbols of units; they are the same in every language."""
    if unit == "degrees":
        return because("field-degrees")
    return because("part-of-the-strongest-breath") if unit == "of the strongest breath" else unit


class Channel:
    """Something a hand changes: ``step`` is the resolution, ``low`` and ``high`` are the limits."""

    __slots__ = ("high", "low", "name", "step", "unit")

    def __init__(self, name: str, step: float, low: float, high: float, unit: str) -> None:
        self.name: str = name
        self.step: float = step
        self.low: float = low
        self.high: float = high
        self.unit: str = unit


CHANNELS: Final[list[Channel]] = [
    Channel("tilt_x", 0.1, -180, 180, "degrees"),
    Channel("tilt_y", 0.1, -180, 180, "degrees"),
    Channel("push_x", 0.05, -15, 15, "m/s²"),
    Channel("push_y", 0.05, -15, 15, "m/s²"),
    Channel("press", 0.1, 0, 30, "N"),
    Channel("breath", 0.01, 0, 1, "of the strongest breath"),
    Channel("mouth_x", 1, -500, 500, "mm"),
    Channel("mouth_y", 1, -500, 500, "mm"),
    Channel("mouth_z", 1, -40, 500, "mm"),
    Channel("turned", 0.5, -180, 180, "degrees"),
    Channel("raised", 0.5, -90, 90, "degrees"),
    Channel("hand_x", 0.1, -300, 300, "mm"),
    Channel("hand_y", 0.1, -300, 300, "mm"),
    Channel("hand_z", 0.1, -300, 300, "mm"),
    Channel("grip", 0.05, 0, 5, "N"),
]
"""``tilt_x`` lowers the side at +x, ``tilt_y`` the side at +y; ``push`` is the acceleration of the plate in its own plane; a breath
goes from the mouth, ``turned`` counter-clockwise from +x seen from above and ``raised`` above the plane; ``hand`` is how far a held die was
drawn."""
CHANNEL_NUMBER: Final[dict[str, int]] = {channel.name: index for index, channel in enumerate(CHANNELS)}
TILT: Final = ("tilt_x", "tilt_y")
SHAKE: Final = ("tilt_x", "tilt_y", "push_x", "push_y")
PRESS: Final = ("tilt_x", "tilt_y", "push_x", "push_y", "press")
BLOW: Final = ("breath", "mouth_x", "mouth_y", "mouth_z", "turned", "raised")
HAND: Final = ("hand_x", "hand_y", "hand_z", "grip")


class Trace:
    """Samples of some channels; ``rows`` are in steps of the channels, one tuple for every sample."""

    __slots__ = ("channels", "rows", "word")

    def __init__(self, channels: tuple[str, ...], rows: list[tuple[int, ...]]) -> None:
        self.channels: tuple[str, ...] = channels
        self.rows: list[tuple[int, ...]] = rows
        self.word: str = ""

    @property
    def seconds(self) -> float:
        return len(self.rows) / RATE

    def sample(self, frame: int) -> dict[str, float]:
        """The channels in a frame; before the first and after the last they are as there."""
        row = self.rows[max(0, min(len(self.rows) - 1, frame))]
        return {name: value * CHANNELS[CHANNEL_NUMBER[name]].step for name, value in zip(self.channels, row, strict=True)}

    def text(self) -> str:
        """The trace as one word."""
        if not self.word:
            self.word = RECORDING + urlsafe_b64encode(zlib.compress(self.packed(), 9)).decode("ascii").rstrip("=")
        return self.word

    def facts(self) -> object:
        """The word contains nothing beyond channels and rows."""
        return self.channels, tuple(self.rows)

    def packed(self) -> bytes:
        """Version, channels and number of samples, then channel by channel the differences, small ones in one byte."""
        numbers = [CHANNEL_NUMBER[name] for name in self.channels]
        found = bytearray([_VERSION, len(numbers), *numbers, len(self.rows) >> 8 & 255, len(self.rows) & 255])
        for at in range(len(numbers)):
            before = 0
            for row in self.rows:
                change = row[at] - before
                before = row[at]
                value = 2 * change if change >= 0 else -2 * change - 1
                while value > 127:
                    found.append(value & 127 | 128)
                    value >>= 7
                found.append(value)
        return bytes(found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace) and self.channels == other.channels and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"Trace({', '.join(self.channels)}: {len(self.rows)} samples)"


def quantised(channels: tuple[str, ...], sample: dict[str, float]) -> tuple[int, ...]:
    """A sample in the steps of its channels; an error if a value is missing, not a number, or out of range."""
    row: list[int] = []
    for name in channels:
        if name not in CHANNEL_NUMBER:
            raise Unparsable(because("why-there-is-no-channel-there", what=quoted(name), number=", ".join(CHANNEL_NUMBER)))
        channel = CHANNELS[CHANNEL_NUMBER[name]]
        value = sample.get(name, 0.0)
        if not (isfinite(value) and channel.low - 1e-9 <= value <= channel.high + 1e-9):
            raise Unparsable(
                because(
                    "why-it-lies-between-and",
                    what=name,
                    value=f"{value:g}",
                    low=f"{channel.low:g}",
                    high=f"{channel.high:g}",
                    unit=unit_name(channel.unit),
                )
            )
        row.append(round(value / channel.step))
    return tuple(row)


def recorded(channels: tuple[str, ...], samples: list[dict[str, float]]) -> Trace:
    """A trace of some samples; channels that a sample omits are 0."""
    return Trace(channels, [quantised(channels, sample) for sample in samples])


def values_in(word: str) -> int:
    """The number of values a trace unpacks to, read from its first bytes; 0 if it is invalid. It determines the cost of reading."""
    body = word[len(RECORDING) : len(RECORDING) + 400]
    try:
        head = zlib.decompressobj().decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4)), 4 + len(CHANNELS))
    except (ValueError, zlib.error):
        return 0
    if len(head) < 4 or len(head) < 4 + head[1]:
        return 0
    return head[1] * (head[2 + head[1]] << 8 | head[3 + head[1]])


@lru_cache(4)
def read_trace(word: str) -> Trace:
    """Parse a trace; an error explains what is wrong. Recent ones are cached and must not be changed."""
    if not word.startswith(RECORDING) or len(word) > MOST_LETTERS:
        raise Unparsable(because("why-a-recorded-movement-is-a", letters=MOST_LETTERS, recording=RECORDING))
    body = word[len(RECORDING) :]
    if not all([letter.isascii() and (letter.isalnum() or letter in "-_") for letter in body]):
        raise Unparsable(because("why-a-recorded-movement-is-written"))
    values = values_in(word)
    if values > MOST_VALUES:
        raise Unparsable(because("why-this-is-no-recorded-movement-its"))
    try:
        unzip = zlib.decompressobj()
        packed = unzip.decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4)), 4 * values + 64)
    except (ValueError, zlib.error):
        raise Unparsable(because("why-this-is-no-recorded-movement-it")) from None
    if unzip.unconsumed_tail or not unzip.eof or unzip.unused_data:
        raise Unparsable(because("why-this-is-no-recorded-movement"))
    return _unpacked(packed)


def _unpacked(packed: bytes) -> Trace:
    if len(packed) < 2 or packed[0] != _VERSION or len(packed) < 4 + packed[1]:
        raise Unparsable(because("why-this-is-no-recorded-movement-of", version=_VERSION))
    many = packed[1]
    numbers = list(packed[2 : 2 + many])
    count = packed[2 + many] << 8 | packed[3 + many]
    if (
        not numbers
        or len(set(numbers)) < many
        or max(numbers) >= len(CHANNELS)
        or not 0 < count <= MAX_TRACE_FRAMES
        or many * count > MOST_VALUES
    ):
        raise Unparsable(because("why-this-is-no-recorded-movement-its"))
    at = 4 + many
    columns: list[list[int]] = []
    for number in numbers:
        channel = CHANNELS[number]
        low, high = round(channel.low / channel.step), round(channel.high / channel.step)
        value = 0
        column: list[int] = []
        for _ in range(count):
            folded = shift = 0
            while True:
                if at >= len(packed) or shift > 21:
                    raise Unparsable(because("why-this-is-no-recorded-movement-it-ends"))
                byte = packed[at]
                at += 1
                folded |= (byte & 127) << shift
                shift += 7
                if byte < 128:
                    break
            value += folded >> 1 if folded & 1 == 0 else -((folded + 1) >> 1)
            if not low <= value <= high:
                raise Unparsable(
                    because(
                        "why-in-a-recorded-movement-lies",
                        channel=channel.name,
                        low=f"{channel.low:g}",
                        high=f"{channel.high:g}",
                        unit=unit_name(channel.unit),
                    )
                )
            column.append(value)
        columns.append(column)
    if at != len(packed):
        raise Unparsable(because("why-this-is-no-recorded-movement-something"))
    rows = [tuple([column[row] for column in columns]) for row in range(count)]
    return Trace(tuple([CHANNELS[number].name for number in numbers]), rows)


def _read(token: str) -> Atom | None:
    try:
        read_trace(token)
    except Unparsable:
        return None
    return token


kind("TRACE", _read, because("part-recording", sign=RECORDING))
