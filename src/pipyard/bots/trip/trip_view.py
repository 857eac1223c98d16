"""What the strong player reads from a Dice Trip state; bots know games only through their states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pipyard.core.notation import Move


class SeenCity(Protocol):
    """A city: its zone, and the die of its colour (-1: none)."""

    zone: int
    colour: int


class SeenChart(Protocol):
    """A map."""

    id: str
    size: int
    letters: list[str]
    linked: list[bool]
    zone_points: list[int]
    series: list[int]

    @property
    def cities(self) -> Sequence[SeenCity]: ...
    @property
    def zones(self) -> Sequence[object]: ...
    def rounds(self) -> int: ...
    def tours(self) -> list[list[int]]: ...


class SeenSheet(Protocol):
    at: list[int]
    ticks: list[int]
    open: int
    tens: int
    may_twice: bool

    def copy(self) -> SeenSheet: ...
    def enter(self, dice: list[int], pair: int, city: int) -> None: ...
    def empty_cities(self) -> list[int]: ...


class SeenWriting(Protocol):
    def entries(self, move: Move) -> list[tuple[int, int]]: ...
    def move(self, twice: bool, entries: list[tuple[int, int]]) -> Move: ...


class SeenTrip(Protocol):
    """A position."""

    seats: int
    dice: list[int]
    finished: int
    tens: bool
    two_dice: bool

    @property
    def chart(self) -> SeenChart: ...
    @property
    def sheets(self) -> Sequence[SeenSheet]: ...
    def rerolling(self) -> bool: ...
    def writing(self, seat: int) -> SeenWriting: ...
