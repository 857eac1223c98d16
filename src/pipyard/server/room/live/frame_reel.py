"""Cut the frames of a live scene into reels: every frame of the moving dice, as recorded motion, and of the plate."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from pipyard.physics.live_scene import LiveFrame
from pipyard.physics.motion import Frame, Motion, Track

REEL: Final = 6
"""Frames per reel: ten reels a second."""

Tilt = tuple[float, float]
"""The tilt of the plate in degrees: ``tilt_x`` and ``tilt_y`` of the channels."""
Shift = tuple[float, float]
"""The displacement of the plate in its own plane, in millimetres."""


class FrameBatch(NamedTuple):
    """The number of its first frame, the motion as a word, and the tilt (empty: level) and displacement (empty: none) of the plate in each
    frame.
    """

    first: int
    motion: str
    tilts: tuple[Tilt, ...]
    shifts: tuple[Shift, ...]


class FrameBuffer:
    """The last known pose of every die and of the plate, and the frames not sent yet."""

    def __init__(self, tilt: Tilt = (0.0, 0.0)) -> None:
        self.tilt = tilt
        self.shift: Shift = (0.0, 0.0)
        self.poses: dict[int, Frame] = {}
        self.frame = 0
        """The last known frame."""
        self._first = 1
        self._tracks: dict[int, Track] = {}
        self._tilts: list[Tilt] = []
        self._shifts: list[Shift] = []

    def add(self, shown: LiveFrame) -> FrameBatch | None:
        """Add a frame; return a reel if one is full."""
        for die, x, y, z, w, i, j, k in shown.dice:
            self._follow(die, (x, y, z, (w, i, j, k)), shown.frame)
        steps = shown.frame - self.frame
        self._tilts += way(self.tilt, shown.tilt, steps)
        self._shifts += way(self.shift, shown.shift, steps)
        self.tilt, self.shift = shown.tilt, shown.shift
        self.frame = max(self.frame, shown.frame)
        return self.rest() if self.frame - self._first + 1 >= REEL else None

    def rest(self) -> FrameBatch | None:
        """Return the frames not sent yet."""
        first, tracks = self._first, list(self._tracks.values())
        length = self.frame - first + 1
        if length <= 0:
            return None
        tilts, shifts = without_zeros(self._tilts), without_zeros(self._shifts)
        self._first, self._tracks, self._tilts, self._shifts = self.frame + 1, {}, [], []
        return FrameBatch(first, Motion(length, tracks).text(), tilts, shifts)

    def whole(self) -> FrameBatch:
        """The current poses as a reel of one frame, for viewers who missed others."""
        tracks = [Track(die, 0, [pose]) for die, pose in self.poses.items()]
        return FrameBatch(self.frame, Motion(1, tracks).text(), without_zeros([self.tilt]), without_zeros([self.shift]))

    def _follow(self, die: int, now: Frame, frame: int) -> None:
        before = self.poses.get(die, now)
        self.poses[die] = now
        begin = max(self.frame, self._first - 1)
        track = self._tracks.get(die)
        if track is None:
            track = self._tracks[die] = Track(die, begin + 1 - self._first, [])
        while self._first + track.first + len(track.frames) <= begin:  # it stood still in between
            track.frames.append(before)
        steps = frame - begin
        track.frames += [between(before, now, step / steps) for step in range(1, steps + 1)]


def way(one: tuple[float, float], other: tuple[float, float], steps: int) -> list[tuple[float, float]]:
    """Interpolate evenly from one to the other, in so many steps."""
    (x, y), (to_x, to_y) = one, other
    return [(round(x + step / steps * (to_x - x), 1), round(y + step / steps * (to_y - y), 1)) for step in range(1, steps + 1)]


def without_zeros(pairs: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """Drop values that are always zero."""
    return tuple(pairs) if any([x or y for x, y in pairs]) else ()


def between(one: Frame, other: Frame, share: float) -> Frame:
    """Interpolate between two poses."""
    if share >= 1:
        return other
    turn, towards = one[3], other[3]
    sign = 1.0 if sum([a * b for a, b in zip(turn, towards, strict=True)]) >= 0 else -1.0
    w, i, j, k = [a + share * (sign * b - a) for a, b in zip(turn, towards, strict=True)]
    length = sqrt(w * w + i * i + j * j + k * k) or 1.0
    x, y, z = [a + share * (b - a) for a, b in zip(one[:3], other[:3], strict=True)]
    return x, y, z, (w / length, i / length, j / length, k / length)
