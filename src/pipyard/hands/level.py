"""What makes a hand good: how steady it is, and how much it thinks before it does something.

Usually both go together: a ``club`` player has a club player's hands and thoughts. ``master/club`` is as steady as a master and thinks as
much as a club player; ``club/none`` has a club player's hands and does the first thing that comes to its mind. So it can be told apart
what steadier hands bring and what better choices bring.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from pipyard.core.errors import UnknownBot
from pipyard.core.text import because, quoted

LEVELS = ("beginner", "club", "master")
NONE = "none"
"""Who does the first thing that comes to mind."""
Hand = TypeVar("Hand", bound=Struct)


def steady(level: str) -> str:
    """How steady a hand of such a level is."""
    return level.partition("/")[0]


def clever(level: str) -> str:
    """How much it thinks."""
    hands, _, thoughts = level.partition("/")
    return thoughts or hands


def checked(level: str) -> str:
    """The level, if there is one of that name."""
    if steady(level) not in LEVELS or clever(level) not in (*LEVELS, NONE):
        raise UnknownBot(because("why-no-hands-of-that-level", name=quoted(f"hands:{level}"), levels=", ".join(LEVELS)))
    return level


def blended(level: str, hands: dict[str, Hand], thoughtless: dict[str, object]) -> Hand:
    """The errors of one level with the thoughts of another; ``thoughtless`` names what belongs to thinking, and what it is without."""
    hand, head = hands[steady(level)], clever(level)
    if head == steady(level):
        return hand
    thoughts = thoughtless if head == NONE else {name: getattr(hands[head], name) for name in thoughtless}
    return msgspec.structs.replace(hand, **thoughts)
