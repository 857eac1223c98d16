"""How long hands may think. A level means the same number of tries everywhere; where these would take too long, the best so far counts."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from typing import TypeVar

from pipyard.physics.cpu_time import cpu_seconds

Item = TypeVar("Item")
_until: ContextVar[float] = ContextVar("until", default=inf)


@contextmanager
def thinking_for(seconds: float) -> Generator[None]:
    """Limit what hands think inside, in seconds of the processor (0: no limit)."""
    before = _until.set(cpu_seconds() + seconds if seconds else inf)
    try:
        yield
    finally:
        _until.reset(before)


def time_is_up() -> bool:
    return cpu_seconds() > _until.get()


def in_time(items: Iterable[Item], least: int = 1) -> Generator[Item]:
    """These items, and no more of them when the time is up; at least so many."""
    for number, item in enumerate(items):
        if number >= least and time_is_up():
            return
        yield item
