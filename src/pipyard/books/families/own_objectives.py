"""Objectives that the players of Slide and Slipped have thought of themselves, as text.

``1234561`` is a row of numbers. In ``aabbcc`` equal letters stand for equal numbers, different letters for different ones: three doubles.
``aabb+aabb`` is a combination: all its parts at once, in different places. Commas separate objectives.
"""

from __future__ import annotations

from pipyard.core.errors import BadOption
from pipyard.core.text import because

MOST = 6
"""Objectives."""
LONGEST_TEXT = 120
SHORTEST_ROW, LONGEST_ROW = 6, 9
"""Numbers of a row: what the book suggests."""
SHORTEST_PART = 4
MOST_PARTS = 3
CHAIN = 17
"""The numbers of a side; a combination needs no more."""
NUMBERS = "123456"
LETTERS = "abcdef"


def own_list(text: str) -> list[str]:
    """The objectives of an option."""
    return [part.strip().lower() for part in text.split(",") if part.strip()]


def check_objectives(text: str) -> None:
    """Refuse what is no row of six to nine signs and no combination of shorter ones."""
    found = own_list(text)
    if len(found) > MOST or not all([readable(objective) for objective in found]):
        raise BadOption(because("why-own-objectives", most=MOST, least=SHORTEST_ROW, longest=LONGEST_ROW, part=SHORTEST_PART))


def readable(objective: str) -> bool:
    parts = objective.split("+")
    if len(parts) > MOST_PARTS or sum([len(part) for part in parts]) > CHAIN:
        return False
    least = SHORTEST_ROW if len(parts) == 1 else SHORTEST_PART
    for part in parts:
        of_numbers = all([sign in NUMBERS for sign in part])
        if not least <= len(part) <= LONGEST_ROW or not (of_numbers or all([sign in LETTERS for sign in part])):
            return False
    return True


def spelled(objective: str) -> str:
    """An objective for the eye: ``a a b b + 1 2 3 4``."""
    return " + ".join([" ".join(part) for part in objective.split("+")])


def shown_in(objective: str, chains: list[list[int]]) -> bool:
    """Whether all parts lie in the chains, read from either end, no two in the same place."""
    return placed(objective.split("+"), chains, [])


def placed(parts: list[str], chains: list[list[int]], taken: list[tuple[int, int, int]]) -> bool:
    if not parts:
        return True
    length = len(parts[0])
    for number, chain in enumerate(chains):
        for start in range(len(chain) - length + 1):
            run = chain[start : start + length]
            if not fits(parts[0], run) and not fits(parts[0], run[::-1]):
                continue
            free = all([number != other or start + length <= first or start >= last for other, first, last in taken])
            if free and placed(parts[1:], chains, [*taken, (number, start, start + length)]):
                return True
    return False


def fits(part: str, run: list[int]) -> bool:
    """Whether a row reads like this."""
    if part[0] in NUMBERS:
        return part == "".join([str(face) for face in run])
    stands: dict[str, int] = {}
    return all([stands.setdefault(sign, face) == face for sign, face in zip(part, run, strict=True)]) and len(set(stands.values())) == len(
        stands
    )


def can_be_shown(objective: str, faces: list[list[int]]) -> bool:
    """Whether every part could be shown with the numbers that the edge dice have on one of the axes."""
    return all([any([suffice(part, axis) for axis in faces]) for part in objective.split("+")])


def suffice(part: str, faces: list[int]) -> bool:
    if part[0] in NUMBERS:
        return all([faces.count(int(sign)) >= part.count(sign) for sign in set(part)])
    needed = sorted([part.count(sign) for sign in set(part)], reverse=True)
    there = sorted([faces.count(face) for face in range(1, 7)], reverse=True)
    return all([have >= need for need, have in zip(needed, there, strict=False)])
