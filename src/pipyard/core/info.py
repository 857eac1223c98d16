"""What a game says about itself."""

from __future__ import annotations

from msgspec import Struct


class Info(Struct, frozen=True, kw_only=True):
    """A game on the shelf.

    ``seats`` are the numbers of players it takes, ``sides`` the number of sides when teams play
    (seat ``i`` plays for side ``i % sides``; 0: everybody for himself), ``kinds`` words such as "chance" or "hidden".
    """

    key: str
    book: str
    number: int = 0
    title: str
    seats: tuple[int, ...]
    sides: int = 0
    minutes: int = 20
    kinds: tuple[str, ...] = ()
    authors: str = ""
    summary: str = ""
    version: int = 1
