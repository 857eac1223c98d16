"""The form in which a player enters a roll of real dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pipyard.core.space import Finite, Space
from pipyard.dice.orientation import INDEX
from pipyard.dice.pool import Pool
from pipyard.dice.shot import die_name
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.dice.throw import UnorderedThrow
from pipyard.dice.tumble import OrderedThrow
from pipyard.server.protocol.messages import RollForm

MOST_LISTED_ROLLS: Final = 1296
"""Larger spaces are not examined."""
MOST_OFFERED: Final = 60
"""Longer lists are not offered as a choice."""
LONG_EXAMPLE: Final = 40


def roll_form(space: Space) -> RollForm:
    """The form for an outcome of this space."""
    if isinstance(space, ShotOutcome):
        others = sorted(die for die in space.before if die != space.shot.die)
        names = (die_name(space.shot.die), *[die_name(die) for die in others])
        return RollForm(kind="shot", faces=space.faces, apart=space.face_off, words=names)
    if isinstance(space, Pool | UnorderedThrow):
        return RollForm(kind="numbers", count=space.count, faces=space.faces)
    if isinstance(space, OrderedThrow):
        return RollForm(kind="numbers", count=space.count, apart=True)
    if isinstance(space, Finite) and space.size() <= MOST_LISTED_ROLLS:
        words = [outcome.text for outcome in space.all()]
        if all([word in INDEX for word in words]):
            return RollForm(kind="standing", count=3, apart=True, words=tuple(words))
        rows = [outcome.atoms for outcome in space.all()]
        count, faces = len(rows[0]), _highest(rows)
        if faces > 0 and len(words) == len(set(words)) == faces**count:
            return RollForm(kind="numbers", count=count, faces=faces, apart=count > 1)
        if len(words) <= MOST_OFFERED:
            return RollForm(kind="choice", words=tuple(words))
    return RollForm(kind="text", example=space.sample(Random(1)).text[:LONG_EXAMPLE])


def _highest(rows: Sequence[tuple[object, ...]]) -> int:
    """The highest face if all outcomes are equally many numbers from 1 on; otherwise 0."""
    highest = 0
    for row in rows:
        if len(row) != len(rows[0]):
            return 0
        for atom in row:
            if not isinstance(atom, int) or atom < 1:
                return 0
            highest = max(highest, atom)
    return highest
