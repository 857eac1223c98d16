"""The outcome of dice moved by hands, in words: "The die settles in d5.1 (623). The one from i1 is off and shows 4."."""

from __future__ import annotations

from pipyard.core.notation import Outcome
from pipyard.pyramid.action_fields import die_name
from pipyard.pyramid.cells import CELLS
from pipyard.pyramid.outcome import ASTRAY, KEPT, OFF, SEATED, TAKEN, ActionOutcome, LyingDie
from pipyard.texts import say
from pipyard.texts.place_names import place_name

MOST_NAMED_DICE = 6
"""More dice than these are only counted."""


def resting_words(space: ActionOutcome, outcome: Outcome) -> str:
    """An outcome as sentences."""
    result = space.result(outcome)
    if space.rig.ground == "table":
        foot = min([*space.before, *space.fresh], default=0)
        down = len([die for die in result.dice if die.standing.how == OFF and die.number != foot])
        return say("settled-tower-falls", count=down) if down else say("settled-tower-stands")
    said = [say(f"settled-{word}") for word in result.words]
    changed = [die for die in result.dice if not _same(space.before.get(die.number), die)]
    for new in (True, False):
        dice = [die for die in changed if (die.number in space.fresh) == new]
        if len(dice) > MOST_NAMED_DICE:
            said += _counted(dice)
        else:
            said += [_die_words(space, die, new) for die in dice]
    return " ".join(said) or say("settled-nothing")


def _same(before: LyingDie | None, now: LyingDie) -> bool:
    """Whether a die has moved only slightly."""
    return before is not None and before.standing == now.standing


def _counted(dice: list[LyingDie]) -> list[str]:
    said: list[str] = []
    for how in (SEATED, ASTRAY, OFF, KEPT, TAKEN):
        count = sum(die.standing.how == how for die in dice)
        if count:
            said.append(say(f"settled-many-{how}", count=count))
    return said


def _die_words(space: ActionOutcome, die: LyingDie, new: bool) -> str:
    standing = die.standing
    before = space.before.get(die.number)
    sat = before is not None and before.standing.how == SEATED
    was = place_name(CELLS[before.standing.cell].text) if before is not None and sat else die_name(die.number)
    at = place_name(CELLS[standing.cell].text) if standing.how == SEATED else ""
    key = f"settled-{'new' if new else 'old'}-{standing.how}"
    return say(key, known="cell" if sat else "number", was=was, at=at, triple=standing.triple or "-", face=standing.face)
