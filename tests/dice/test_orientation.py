"""The 24 orientations: the list of the geometry page, the pivot of the rule book, and the laws of the rotation group."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.core.errors import Unparsable
from pipyard.core.notation import Move, read
from pipyard.dice.orientation import (
    TRIPLES,
    compose,
    face,
    fitting,
    inverse,
    orientation,
    pivot,
    rotate,
    with_face,
)

LEGAL = "124 132 145 153 213 236 241 264 315 321 356 362 412 426 451 465 514 531 546 563 623 635 642 654"
standing = st.integers(0, 23)
axes = st.integers(0, 2)
pairs = st.sampled_from(list(permutations(range(3), 2)))

# A right-handed die as vectors: looking at the common corner of 1, 2, 3 from outside they run counter-clockwise,
# that is (1, 2, 3) form a right-handed system like (x, y, z).
UPPER = ((-1, 0, 0), (0, -1, 0), (0, 0, -1))


def determinant(a: tuple[int, ...], b: tuple[int, ...], c: tuple[int, ...]) -> int:
    return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])


def directions(triple: str) -> dict[int, tuple[int, ...]]:
    """Where each of the six numbers of a die points."""
    found: dict[int, tuple[int, ...]] = {}
    for digit, up in zip(triple, UPPER, strict=True):
        found[int(digit)] = up
        found[7 - int(digit)] = tuple([-part for part in up])
    return found


def shown(turned: int) -> tuple[int, ...]:
    return tuple([face(turned, axis) for axis in range(3)])


def test_the_24_triples_are_those_of_the_geometry_page() -> None:
    assert [triple.text for triple in TRIPLES] == LEGAL.split()
    assert [triple.index for triple in TRIPLES] == list(range(24))
    assert [orientation(text) for text in LEGAL.split()] == list(range(24))
    assert orientation("623") == 20


def test_they_are_the_triples_of_a_right_handed_die() -> None:
    right: list[str] = []
    for numbers in product(range(1, 7), repeat=3):
        if len({min(n, 7 - n) for n in numbers}) == 3:
            text = "".join(map(str, numbers))
            at = directions(text)
            if determinant(at[1], at[2], at[3]) == 1:
                right.append(text)
    assert right == LEGAL.split()


def test_the_pivot_of_the_rule_book() -> None:
    """(6,2,3) moved by (0,+1,-1) shows (6,4,2)."""
    assert TRIPLES[pivot(orientation("623"), 1, 2)].text == "642"


@given(standing, pairs)
def test_a_pivot_turns_the_faces_as_the_geometry_says(turned: int, ways: tuple[int, int]) -> None:
    u, v = ways
    (still,) = {0, 1, 2} - {u, v}
    before, after = shown(turned), shown(pivot(turned, u, v))
    assert after[still] == before[still]
    assert after[v] == before[u]
    assert after[u] == 7 - before[v]


@given(standing, pairs)
def test_a_pivot_is_a_quarter_turn(turned: int, ways: tuple[int, int]) -> None:
    u, v = ways
    assert pivot(pivot(turned, u, v), v, u) == turned
    twice = pivot(pivot(turned, u, v), u, v)
    assert pivot(pivot(twice, u, v), u, v) == turned
    assert twice != turned


@given(standing, axes)
def test_a_turn_on_the_spot_is_clockwise_seen_from_its_upper_face(turned: int, axis: int) -> None:
    """Seen from -a, -b turns to -c clockwise, since the axes are a right-handed system."""
    b, c = (axis + 1) % 3, (axis + 2) % 3
    before, after = shown(turned), shown(rotate(turned, axis))
    assert after[axis] == before[axis]
    assert after[c] == before[b]
    assert after[b] == 7 - before[c]
    four = turned
    for _ in range(4):
        four = rotate(four, axis)
    assert four == turned


@given(standing, standing, standing)
def test_the_orientations_are_a_group(a: int, b: int, c: int) -> None:
    assert compose(0, a) == compose(a, 0) == a
    assert compose(compose(a, b), c) == compose(a, compose(b, c))
    assert compose(inverse(a), a) == compose(a, inverse(a)) == 0
    assert inverse(compose(a, b)) == compose(inverse(b), inverse(a))


@given(standing, standing, axes)
def test_turning_in_space_and_renaming_faces_do_not_disturb_each_other(a: int, b: int, axis: int) -> None:
    assert rotate(compose(a, b), axis) == compose(a, rotate(b, axis))


@given(standing, standing)
def test_different_turns_differ(a: int, b: int) -> None:
    assert (compose(a, 5) == compose(b, 5)) == (a == b)
    assert sorted([compose(a, t) for t in range(24)]) == list(range(24))


def test_quarter_turns_reach_all_24() -> None:
    reach, left = {0}, [0]
    while left:
        here = left.pop()
        for axis in range(3):
            there = rotate(here, axis)
            if there not in reach:
                reach.add(there)
                left.append(there)
    assert len(reach) == 24


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_every_number_comes_up_in_four_ways_on_every_axis(axis: int) -> None:
    for number in range(1, 7):
        assert len(with_face(axis, number)) == 4
        assert all(face(turned, axis) == number for turned in with_face(axis, number))


@given(standing, st.lists(st.booleans(), min_size=3, max_size=3))
def test_a_partly_known_triple_fits_exactly_the_orientations_that_show_it(turned: int, known: list[bool]) -> None:
    text = "".join([digit if seen else "?" for digit, seen in zip(TRIPLES[turned].text, known, strict=True)])
    fits = [t for t in range(24) if all(mark in ("?", digit) for mark, digit in zip(text, TRIPLES[t].text, strict=True))]
    assert fitting(text) == fits
    assert turned in fits


def test_a_triple_is_an_atom() -> None:
    assert read("turn 623", ("turn TRIPLE",), "test") == Move("turn", TRIPLES[20])
    with pytest.raises(Unparsable, match="'632' is not one of the 24 triples"):
        read("turn 632", ("turn TRIPLE",), "test")
