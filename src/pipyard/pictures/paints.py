"""The colours of dice, and their marks, so that colour is never the only cue.

The browser's table has the same (web/src/ui/colours.ts); a test keeps the two equal.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Mark = Literal["plain", "frame", "brackets", "ring", "bars"]
MARKS: Final[tuple[Mark, ...]] = ("plain", "frame", "brackets", "ring", "bars")


class Paint(NamedTuple):
    """A die's colour, its contrast colour, and the mark on its faces."""

    body: str
    ink: str
    mark: Mark


PAINTS: Final[dict[str, Paint]] = {
    "ivory": Paint("#f1e9d6", "#1b1b1f", "plain"),
    "white": Paint("#f4f1ea", "#1b1b1f", "plain"),
    "blue": Paint("#0d5596", "#ffffff", "frame"),
    "red": Paint("#c93a1e", "#ffffff", "brackets"),
    "green": Paint("#12a37a", "#ffffff", "ring"),
    "black": Paint("#26282e", "#fff3d0", "plain"),
    "golden": Paint("#e8b21e", "#2a1c00", "bars"),
    "yellow": Paint("#f0c83a", "#2a1c00", "bars"),
    "violet": Paint("#7d3c98", "#ffffff", "frame"),
    "purple": Paint("#7d3c98", "#ffffff", "frame"),
    "orange": Paint("#e67e22", "#1b1b1f", "brackets"),
    "pink": Paint("#e8a0b4", "#1b1b1f", "ring"),
    "brown": Paint("#7b5233", "#ffffff", "bars"),
    "grey": Paint("#b4b4b4", "#111111", "frame"),
    "turquoise": Paint("#3bb6a8", "#111111", "brackets"),
    "olive": Paint("#7a7a2a", "#ffffff", "ring"),
    "navy": Paint("#1f2f5a", "#ffffff", "bars"),
    "maroon": Paint("#6b1f2a", "#ffffff", "frame"),
    "lime": Paint("#8fcf3c", "#111111", "brackets"),
}


def paint(colour: str) -> Paint:
    """The paint of a colour; unknown colours look like ivory."""
    return PAINTS.get(colour, PAINTS["ivory"])


def shaded(colour: str, light: float) -> str:
    """A shaded colour: 1 leaves it unchanged, less is darker, more is lighter."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    seen = [part * light if light <= 1 else 255 - (255 - part) * (2 - light) for part in parts]
    return "#" + "".join([f"{round(max(0, min(255, part))):02x}" for part in seen])
