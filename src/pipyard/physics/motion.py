"""Recorded motion, for tables and replays: nothing is simulated twice.

Sixty frames a second, of the dice that move, while they move. Positions are in tenths of a millimetre; of a quaternion the three
smallest components are stored in ten bits each. Frames are delta-coded and compressed; a shot takes about a kilobyte.
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from math import sqrt
from struct import Struct, error

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.dice.pose import Pose, Turn

FRAME_RATE = 60
"""Frames a second."""
_VERSION = 1
_START = Struct("<BHB")
_TRACK = Struct("<HHH")
_MOST_MOTION_BYTES = 4_000_000

Frame = tuple[float, float, float, Turn]
"""Millimetres, and a quaternion (w, i, j, k)."""


class BadMotion(PipyardError):
    """These bytes are not recorded motion."""


class Track:
    """One die, from the frame in which it starts to move to the one in which it rests."""

    __slots__ = ("die", "first", "frames")

    def __init__(self, die: int, first: int, frames: list[Frame]) -> None:
        self.die = die
        self.first = first
        self.frames = frames


class Motion:
    """The tracks of all dice that moved, and how many frames it took in all."""

    __slots__ = ("length", "tracks")

    def __init__(self, length: int, tracks: list[Track]) -> None:
        self.length = length
        self.tracks = tracks

    @property
    def seconds(self) -> float:
        return self.length / FRAME_RATE

    def at(self, die: int, frame: int) -> Frame | None:
        """Where a die is in a frame; None if it does not move in this motion."""
        for track in self.tracks:
            if track.die == die:
                return track.frames[max(0, min(len(track.frames) - 1, frame - track.first))]
        return None

    def packed(self) -> bytes:
        """The motion, compressed."""
        head = [_START.pack(_VERSION, self.length, len(self.tracks))]
        columns: list[bytes] = []
        for track in self.tracks:
            head.append(_TRACK.pack(track.die, track.first, len(track.frames)))
            rows = [_quantised(frame) for frame in track.frames]
            for column in zip(*rows, strict=True):
                before = 0
                changes: list[int] = []
                for value in column:
                    changes.append((value - before + 0x8000) % 0x10000 - 0x8000)
                    before = value
                columns.append(Struct(f"<{len(changes)}h").pack(*changes))
        return zlib.compress(b"".join(head + columns), 9)

    def text(self) -> str:
        """The motion as base64, for a line in a log."""
        return b85encode(self.packed()).decode("ascii")


def unpack(packed: bytes) -> Motion:
    """Decode a motion."""
    try:
        unzip = zlib.decompressobj()
        raw = unzip.decompress(packed, _MOST_MOTION_BYTES)
        if unzip.unconsumed_tail:
            raise BadMotion(because("why-motion-too-long"))
        version, length, count = _START.unpack_from(raw, 0)
        if version != _VERSION:
            raise BadMotion(because("why-motion-of-another-version", version=version, now=_VERSION))
        at = _START.size
        heads: list[tuple[int, int, int]] = []
        for _ in range(count):
            heads.append(_TRACK.unpack_from(raw, at))
            at += _TRACK.size
        tracks: list[Track] = []
        for die, first, frames in heads:
            columns: list[list[int]] = []
            for _ in range(7):
                changes = Struct(f"<{frames}h").unpack_from(raw, at)
                at += 2 * frames
                value = 0
                column: list[int] = []
                for change in changes:
                    value = (value + change + 0x8000) % 0x10000 - 0x8000
                    column.append(value)
                columns.append(column)
            tracks.append(Track(die, first, [_frame(row) for row in zip(*columns, strict=True)]))
        return Motion(length, tracks)
    except (zlib.error, error) as trouble:
        raise BadMotion(because("why-is-no-motion", error=reason_of(trouble))) from None


def read_text(word: str) -> Motion:
    """Decode a motion from its text in a log."""
    return unpack(_bytes_of(word))


def halved(word: str) -> tuple[str, str]:
    """Split a motion into two, each with half of the dice (the second empty for fewer than two dice), without decoding frames."""
    raw = zlib.decompress(_bytes_of(word))
    version, length, count = _START.unpack_from(raw, 0)
    heads, columns = _START.size, _START.size + _TRACK.size * count
    half = (count + 1) // 2
    sizes = [14 * _TRACK.unpack_from(raw, heads + _TRACK.size * number)[2] for number in range(half)]
    middle, cut = heads + _TRACK.size * half, columns + sum(sizes)
    parts = [
        _START.pack(version, length, half) + raw[heads:middle] + raw[columns:cut],
        _START.pack(version, length, count - half) + raw[middle:columns] + raw[cut:],
    ]
    one, other = [b85encode(zlib.compress(part, 9)).decode("ascii") for part in parts]
    return one, other


def _bytes_of(word: str) -> bytes:
    try:
        return b85decode(word.encode("ascii"))
    except ValueError as trouble:
        raise BadMotion(because("why-is-no-motion", error=reason_of(trouble))) from None


def _quantised(frame: Frame) -> tuple[int, int, int, int, int, int, int]:
    x, y, z, turn = frame
    largest = max(range(4), key=lambda part: abs(turn[part]))
    sign = -1.0 if turn[largest] < 0 else 1.0
    rest = [sign * turn[part] for part in range(4) if part != largest]
    small = [max(-511, min(511, round(value * sqrt(2) * 511))) for value in rest]
    place = [max(-32768, min(32767, round(value * 10))) for value in (x, y, z)]
    return (place[0], place[1], place[2], largest, small[0], small[1], small[2])


def _frame(row: tuple[int, ...]) -> Frame:
    x, y, z, largest, *small = row
    rest = [value / 511 / sqrt(2) for value in small]
    rest.insert(largest % 4, sqrt(max(0.0, 1 - sum(value * value for value in rest))))
    return (x / 10, y / 10, z / 10, (rest[0], rest[1], rest[2], rest[3]))


class Recorder:
    """Records dice while they move, once they have moved by a minimum distance in millimetres."""

    __slots__ = ("frames", "last", "least", "length")

    def __init__(self, poses: dict[int, Frame], least: float = 0.05) -> None:
        self.last: dict[int, Frame] = poses
        self.least = least
        self.frames: dict[int, tuple[int, list[Frame]]] = {}
        self.length = 1

    def add(self, moving: dict[int, Frame]) -> None:
        """Record a frame: the dice that may have moved since the last one."""
        for die, frame in moving.items():
            before = self.last[die]
            if die not in self.frames:
                if abs(frame[0] - before[0]) + abs(frame[1] - before[1]) + abs(frame[2] - before[2]) < self.least:
                    continue
                self.frames[die] = (self.length - 1, [before])
            first, kept = self.frames[die]
            while first + len(kept) < self.length:
                kept.append(kept[-1])
            kept.append(frame)
            self.last[die] = frame
        self.length += 1

    def motion(self) -> Motion:
        """The recorded motion. Unchanged frames at the end of a track are cut off."""
        tracks: list[Track] = []
        for die, (first, kept) in sorted(self.frames.items()):
            rows = [_quantised(frame) for frame in kept]
            end = len(rows)
            while end > 2 and rows[end - 1] == rows[end - 2]:
                end -= 1
            tracks.append(Track(die, first, kept[:end]))
        length = max([track.first + len(track.frames) for track in tracks], default=1)
        return Motion(min(length, 0xFFFF), tracks)


def frame_of(pose: Pose) -> Frame:
    return (pose.x, pose.y, pose.z, pose.turn())
