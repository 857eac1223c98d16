"""Towers: what a die at the foot supports, and how high."""

from pipyard.dice.pose import Pose
from pipyard.pyramid.outcome import resting_on


def tower(poses: dict[int, Pose], foot: int) -> tuple[int, int]:
    """The height of the tower on a foot, and the number of dice in it."""
    rests = resting_on(poses)
    return (height(rests, foot), len(carried(rests, foot))) if foot in poses else (0, 0)


def carried(rests: dict[int, list[int]], foot: int) -> list[int]:
    """The foot and all dice it supports; ``rests`` lists the dice each die may rest on."""
    found = [foot]
    grown = True
    while grown:
        more = [die for die, under in rests.items() if die not in found and any([one in found for one in under])]
        found += more
        grown = len(more) > 0
    return found


def height(rests: dict[int, list[int]], foot: int) -> int:
    """The length of the longest chain from the foot in which each die rests on the one before."""
    level: dict[int, int] = {foot: 1}
    grown = True
    while grown:
        grown = False
        for die, under in rests.items():
            best = max([level[one] + 1 for one in under if one in level], default=0)
            if die != foot and best > level.get(die, 0) and best <= len(rests):
                level[die] = best
                grown = True
    return max(level.values())
