"""What a game says about itself."""

from __future__ import annotations

from msgspec import Struct


class Info(Struct, frozen=True, kw_only=True):
    """A game on the shelf.

    ``seats`` are the numbers of players it takes, ``sides`` the number of sides when teams play
    (seat ``i`` plays for side ``i % sides``; 0: every player alone), ``kinds`` words such as "chance" or "hidden".
    ``score`` names what keeps its score with real dice: "faces", "heaps" or a sheet (``pipyard.score.cards``);
    a game that is told in another way has a companion ``_score``.
    ``printed`` are tactics, chance and skill of ten as the game prints them; ``own_side``: every player sees one side of the pyramid only;
    ``rolls_for_order``: the first rolls only say who begins;
    ``short`` are options that make a part of a long game, with a winner, for those who measure it.
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
