"""The description of a game."""

from __future__ import annotations

from msgspec import Struct


class Info(Struct, frozen=True, kw_only=True):
    """The description of a game.

    ``seats``: the possible numbers of players. ``sides``: the number of sides when teams play (seat ``i`` plays for side ``i % sides``; 0:
    no teams). ``kinds``: words such as "chance" or "hidden". ``score``: how to keep its score with real dice, "faces", "heaps" or a sheet
    (``pipyard.score.cards``); other games have a companion ``_score``. ``printed``: tactics, chance and skill out of ten, as printed on the
    game. ``own_side``: every player sees only one side of the pyramid. ``rolls_for_order``: the first rolls only decide who begins.
    ``short``: options for a short version with a winner, for measurements. ``editions``: the preset that a language's rules mean.
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
    score: str = ""
    printed: tuple[int, int, int] | None = None
    own_side: bool = False
    rolls_for_order: bool = False
    short: dict[str, str] = {}
    editions: dict[str, str] = {}

    @property
    def timed(self) -> bool:
        """Whether scores are times, in hundredths of a second."""
        return self.score == "tries seconds"
