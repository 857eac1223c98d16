"""What to draw, in the terms of the game. No game knows how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from pipyard.core.text import Text as Text


class Die(Struct, frozen=True):
    """A die in a cell: its colour, its triple (``6?3`` where a face is unknown) and its owner's seat (-1: none)."""

    cell: str
    colour: str
    triple: str = ""
    owner: int = -1
    mark: str = ""


class Roll(Struct, frozen=True):
    """Dice lying on the table."""

    values: tuple[int, ...]
    by: int = -1
    label: str = "roll"
    colour: str = ""
    """The colour of the dice, where it is not that of their player."""
    one: bool = False
    """The values are the three upper faces of a single die, towards the sides a1-a9, i1-a1 and a9-i1."""


class Heap(Struct, frozen=True):
    """Dice beside the plate: their owner (-1: none), their purpose, and how many of each colour."""

    label: str
    owner: int
    dice: dict[str, int]


AREA_KINDS: dict[str, str] = {
    "home": "area-home",
    "goal": "area-goal",
    "finish": "area-finish",
    "forbidden": "area-forbidden",
    "worth": "area-worth",
    "sight": "area-sight",
    "reach": "area-reach",
    "line": "area-line",
    "sign": "area-sign",
}
"""The kinds of areas, with the default text of the key."""


class Area(Struct, frozen=True):
    """Places or dice with a meaning; the key beside the board names it.

    ``home``: where a seat starts or builds. ``goal``, ``finish``: where its dice must go. ``forbidden``: where they may not go. ``worth``:
    the value of a place, or of dice of a colour. ``sight``, ``reach``: what can be seen or reached from a place. ``line``: dice that count
    together. ``sign``: no place; the key explains a symbol on dice.
    """

    kind: str
    cells: tuple[str, ...] = ()
    owner: int = -1
    """The seat it belongs to; -1: everybody."""
    sign: str = ""
    """The text at the place: its value."""
    colour: str = ""
    """Only dice of this colour."""
    of: str = ""
    """The cell it is seen or reached from; shown while that cell is pointed at or chosen."""
    say: Text | None = None
    """The text of the key; by default that of ``KINDS``."""


class Step(Struct, frozen=True):
    """One thing that happened: ``put``, ``take``, ``slide``, ``jump``, ``pivot``, ``turn`` or ``roll``."""

    verb: str
    at: str = ""
    to: str = ""
    colour: str = ""


class Scene(Struct, frozen=True, kw_only=True):
    """Everything that a table shows of a state."""

    table: str = "pyramid"
    dice: tuple[Die, ...] = ()
    rolls: tuple[Roll, ...] = ()
    heaps: tuple[Heap, ...] = ()
    scores: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()
    """The leading seats; empty if all are equal, or if the score does not decide."""
    colours: tuple[str, ...] = ()
    """The colour of every seat, where seats have colours."""
    roles: tuple[str, ...] = ()
    """What every seat is now, where seats are different things: ``role-ROLE`` is its text."""
    progress: tuple[Text | None, ...] = ()
    """How far every seat is, where the score does not tell; None: unknown to the viewer."""
    rolls_for: str = ""
    """What the next roll decides, where it is not the usual thing: ``rolling-GAME-WORD`` is its prompt."""
    say: tuple[Text, ...] = ()
    """Texts for the players: the phase, the number to match, the round."""
    last: tuple[str, ...] = ()
    """The cells of the last move."""
    areas: tuple[Area, ...] = ()
    """Homes, goals, forbidden places, and other marked places or dice."""
    extra: dict[str, object] = field(default_factory=dict[str, object])
    """Additional data for a special table (a map, a board)."""


def leaders(scores: Sequence[int], fewest: bool = False) -> tuple[int, ...]:
    """The seats with the best score; empty if all have the same, or there is only one."""
    if not scores:
        return ()
    best = min(scores) if fewest else max(scores)
    found = [seat for seat, score in enumerate(scores) if score == best]
    return tuple(found) if len(found) < len(scores) else ()
