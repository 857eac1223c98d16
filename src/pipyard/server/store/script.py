"""Scripts: transactions on the tables of the club, written once for both databases.

A script is a generator. It yields a statement with its values, gets the rows of its answer, and returns its result. Placeholders are
``?``. Whatever it raises rolls the transaction back. A store may run a script again, so it is passed around as a function that starts it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Statement = tuple[str, tuple[object, ...]]
Rows = list[tuple[Any, ...]]
Script = Generator[Statement, Rows, T]
Starter = Callable[[], Script[T]]


def drop_room(room: str, tables: Sequence[str]) -> Script[None]:
    """Delete the log of a room, and what these tables hold about it."""
    for table in ("log", *tables):
        yield f"DELETE FROM {table} WHERE room = ?", (room,)


def together(*parts: Starter[None] | None) -> Starter[None] | None:
    """One script of several; None if there is nothing to do."""
    given = [part for part in parts if part is not None]
    if not given:
        return None

    def whole() -> Script[None]:
        for part in given:
            yield from part()

    return whole
