"""The 24 ways a right-handed die can stand.

An orientation is an index 0 to 23 and is written as the triple of numbers on ``-x, -y, -z``; the faces on
``+x, +y, +z`` are 7 minus them. 1, 2, 3 run counter-clockwise round their common corner.
"""

from __future__ import annotations

from typing import Final

from pipyard.core.arrays import i64, vec
from pipyard.core.notation import Name, kind
from pipyard.core.text import because


class Triple(Name):
    """An orientation as an atom: ``623``."""

    __slots__ = ()


def _right_handed(a: int, b: int, c: int) -> bool:
    """Whether a right-handed die can show a, b, c on -x, -y, -z: signs and order must make an even permutation of 1, 2, 3."""
    if len({min(a, 7 - a), min(b, 7 - b), min(c, 7 - c)}) < 3:
        return False
    signs = (a > 3) + (b > 3) + (c > 3)
    x, y, z = min(a, 7 - a), min(b, 7 - b), min(c, 7 - c)
    turned = (x > y) + (x > z) + (y > z)
    return (signs + turned) % 2 == 1


_SHOWN: Final[list[tuple[int, int, int]]] = [
    (a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if _right_handed(a, b, c)
]
TRIPLES: Final[list[Triple]] = [Triple(i, f"{a}{b}{c}") for i, (a, b, c) in enumerate(_SHOWN)]
INDEX: Final[dict[str, int]] = {triple.text: triple.index for triple in TRIPLES}
UP: Final = vec[vec[i64]]([vec[i64](list(shown)) for shown in _SHOWN])
"""``UP[orientation][axis]``: the number on the upper face of that axis."""

kind("TRIPLE", lambda token: TRIPLES[INDEX[token]] if token in INDEX else None, because("part-triple"), list(INDEX))


def orientation(triple: str) -> int:
    """The index of a triple: ``orientation("623") == 20``."""
    return INDEX[triple]


def face(turned: int, axis: int) -> int:
    """The number an orientation shows on the upper face of an axis (0, 1, 2 for x, y, z)."""
    return UP[turned][axis]


def _find(shown: list[int]) -> int:
    return INDEX["".join([str(number) for number in shown])]


def _pivot(turned: int, u: int, v: int) -> int:
    shown = list(_SHOWN[turned])
    shown[v], shown[u] = shown[u], 7 - shown[v]
    return _find(shown)


PIVOT: Final[list[list[list[int]]]] = [[[_pivot(t, u, v) if u != v else t for t in range(24)] for v in range(3)] for u in range(3)]


def pivot(turned: int, u: int, v: int) -> int:
    """The orientation after rolling over an edge, by +1 on axis u and -1 on axis v."""
    return PIVOT[u][v][turned]


def rotate(turned: int, axis: int) -> int:
    """The orientation after a quarter turn on the spot about an axis, clockwise as seen from its upper side."""
    return pivot(turned, (axis + 1) % 3, (axis + 2) % 3)


def _composed(second: int, first: int) -> int:
    """Apply to the standard die the turn that makes ``first``, then the turn that makes ``second``."""
    start, then = _SHOWN[0], _SHOWN[second]
    moved = {start[axis]: then[axis] for axis in range(3)}
    moved.update({7 - key: 7 - value for key, value in list(moved.items())})
    return _find([moved[number] for number in _SHOWN[first]])


COMPOSE: Final[list[list[int]]] = [[_composed(second, first) for first in range(24)] for second in range(24)]


def compose(second: int, first: int) -> int:
    """The group of the 24: renaming the faces as ``second`` renames those of orientation 0. 0 is the identity."""
    return COMPOSE[second][first]


def inverse(turned: int) -> int:
    """The orientation with ``compose(inverse(t), t) == 0``."""
    return COMPOSE_INVERSE[turned]


COMPOSE_INVERSE: Final[list[int]] = [next(s for s in range(24) if COMPOSE[s][t] == 0) for t in range(24)]


def with_face(axis: int, number: int) -> list[int]:
    """The four orientations that show a number on an axis."""
    return [t for t in range(24) if _SHOWN[t][axis] == number]


_FITTING: Final[dict[str, list[int]]] = {}
"""A cache: a search that guesses hidden dice asks for the same few patterns all the time."""


def fitting(known: str) -> list[int]:
    """The orientations that a partly known triple such as ``6?3`` allows."""
    ways = _FITTING.get(known)
    if ways is None:
        ways = [t for t in range(24) if all([k in ("?", s) for k, s in zip(known, TRIPLES[t].text, strict=True)])]
        if len(known) == 3 and ways:
            _FITTING[known] = ways
    return ways
