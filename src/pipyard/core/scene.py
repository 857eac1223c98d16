"""What to draw, in domain words. No game knows how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from pipyard.core.text import Text as Text


class Die(Struct, frozen=True):
    """A die standing in a cell: its colour, its triple (``6?3`` where a face is not known) and its owner's seat (-1: nobody's)."""

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


class Heap(Struct, frozen=True):
    """Dice beside the plate: whose (-1: nobody's), what they are for, how many of which colour."""

    label: str
    owner: int
    dice: dict[str, int]


KINDS: dict[str, str] = {
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
"""What an area can be, and what the key says of it where the area says nothing."""


class Area(Struct, frozen=True):
    """Places that mean something by the rules, or dice that do; the key beside the board names it.

    ``home``: where a seat starts or builds. ``goal``, ``finish``: where its dice have to go. ``forbidden``: where they may not go.
    ``worth``: what a place counts, or every die of a colour. ``sight``, ``reach``: what is seen or reached from a place.
    ``line``: dice that count together. ``sign``: no place at all, the key explains a sign that dice carry.
    """

    kind: str
    cells: tuple[str, ...] = ()
    owner: int = -1
    """The seat it belongs to, -1: everybody's."""
    sign: str = ""
    """What is written there: what a place counts."""
    colour: str = ""
    """Only dice of this colour are meant."""
    of: str = ""
    """The cell it is seen or reached from: shown while that cell is pointed at or chosen."""
    say: Text | None = None
    """What the key says; without it, what ``KINDS`` has."""


class Step(Struct, frozen=True):
    """One thing that happened: ``put``, ``take``, ``slide``, ``jump``, ``pivot``, ``turn`` or ``roll``."""

    verb: str
    at: str = ""
    to: str = ""
    colour: str = ""


class Scene(Struct, frozen=True, kw_only=True):
    """Everything a table shows of a state."""

    table: str = "pyramid"
    dice: tuple[Die, ...] = ()
    rolls: tuple[Roll, ...] = ()
    heaps: tuple[Heap, ...] = ()
    scores: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()
    """Who leads by the score now; nobody where all are equal, or where the score does not say."""
    colours: tuple[str, ...] = ()
    """The colour of every seat, where seats have colours."""
    say: tuple[Text, ...] = ()
    """What a player should know that is not a die: the phase, the number to match, the round."""
    last: tuple[str, ...] = ()
    """The cells of the last move."""
    areas: tuple[Area, ...] = ()
    """Homes, goals, forbidden places, and whatever else the rules say of places or dice."""
    extra: dict[str, object] = field(default_factory=dict[str, object])
    """What a table of its own (a map, a board) needs besides."""


def leaders(scores: Sequence[int], fewest: bool = False) -> tuple[int, ...]:
    """The seats with the best score; nobody where all have the same, or somebody plays alone."""
    if not scores:
        return ()
    best = min(scores) if fewest else max(scores)
    found = [seat for seat, score in enumerate(scores) if score == best]
    return tuple(found) if len(found) < len(scores) else ()
