"""The message about conditional lines of games with days for a move."""

from __future__ import annotations

from msgspec import Struct


class PremovesKept(Struct, frozen=True, tag="premoves", tag_field="t"):
    """What is left of the conditional line of your seat; empty: there is none."""

    id: int
    seat: int
    line: tuple[str, ...]
