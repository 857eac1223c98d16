"""Levels of hands: how steady they are, and how much they think before they act.

Usually both go together: ``club`` means a club player's steadiness and thinking. ``master/club`` is as steady as a master and thinks
like a club player; ``club/none`` has a club player's steadiness and takes the first action drawn. This separates the effect of
steadiness from the effect of better choices.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from pipyard.bots.levels import LEVELS
from pipyard.core.errors import UnknownBot
from pipyard.core.text import because, quoted

NONE = "none"
"""The level of thinking that takes the first action drawn."""
Hand = TypeVar("Hand", bound=Struct)


def steady(level: str) -> str:
    """The steadiness part of a level."""
    return level.partition("/")[0]


def clever(level: str) -> str:
    """The thinking part of a level."""
    hands, _, thoughts = level.partition("/")
    return thoughts or hands


def checked(level: str) -> str:
    """Check the name of a level."""
    if steady(level) not in LEVELS or clever(level) not in (*LEVELS, NONE):
        raise UnknownBot(because("why-no-hands-of-that-level", name=quoted(f"hands:{level}"), levels=", ".join(LEVELS)))
    return level


def blended(level: str, hands: dict[str, Hand], thoughtless: dict[str, object]) -> Hand:
    """Combine the steadiness of one level with the thinking of another.

    ``thoughtless`` lists the fields that belong to thinking, with their values for no thinking.
    """
    hand, head = hands[steady(level)], clever(level)
    if head == steady(level):
        return hand
    thoughts = thoughtless if head == NONE else {name: getattr(hands[head], name) for name in thoughtless}
    return msgspec.structs.replace(hand, **thoughts)
