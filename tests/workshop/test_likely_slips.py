"""Slips are found in files of rules that have them, and not in those that are right in an unusual way."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from pipyard import shelf
from pipyard.workshop import likely_slips

ROOT = Path(__file__).parents[2]
FILES = [*sorted((ROOT / "src" / "pipyard" / "books").rglob("*.py")), *sorted((ROOT / "docs" / "tutorial").glob("*.py"))]


def found(source: str) -> list[tuple[str, int]]:
    return [(one.why.key, one.line) for one in likely_slips.slips(ast.parse(source))]


def test_no_file_of_the_shelf_or_the_tutorial_has_a_slip() -> None:
    shelf.games()  # their own kinds of atoms are known from here on
    assert {file.name: slips for file in FILES if (slips := found(file.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("from random import choice, Random", [("check-random", 1)]),
        ("x = choice('a', 3, why='')", [("check-choice-words", 1)]),
        ("x = number(default=3, high=1, low=9, why='')", [("check-bounds", 1)]),
        ("x = Game(moves=['take CEL', 'lift CELL...'])", [("check-kind", 1)]),
        ("x = Game(moves=['take CELL'])\ny = move.verb in ('take', 'tkae')", [("check-verb", 2)]),
        ("class A(BuildingState):\n    def __init__(self, seats, options):\n        self.x = 1", [("check-no-super", 2)]),
        ("class A(State):\n    x: int = 1\n    def play(self, seat, move):\n        self.x += 1", [("check-class-field", 2)]),
        ("class A(PyramidState):\n    def turn(self):\n        super().ended()\n        return 1", [("check-dropped", 3)]),
        ("class A:\n    def full(self):\n        return won([0], [0])\n    def turn(self):\n        self.full()", [("check-dropped", 5)]),
        ("class A:\n    def moves(self, seat):\n        sorted(self.x)\n        return 1", [("check-dropped", 3)]),
    ],
)  # fmt: skip
def test_a_slip_is_found(source: str, expected: list[tuple[str, int]]) -> None:
    assert found(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "from random import Random",
        "x = number(3, 3, 3, why='')",
        "x = number(LOW, 1, TOP, why='')",
        "def choice(a): pass\nx = choice(True)",
        "kind('CEL', read, 'a cell')\nx = Game(moves=['take CEL'])",
        "x = Game(moves=[*forms('take')])\ny = move.verb == 'put'",
        "x = Game(moves=['take'])\ny = outcome.verb == 'put'",
        "class A(State):\n    def __init__(self, seats, options):\n        self.x = 1",
        "class A(PyramidState):\n    def __init__(self, seats, options):\n        PyramidState.__init__(self, seats)",
        "class A(State):\n    x = 1\n    def __init__(self):\n        self.x = 2\n    def play(self, seat, move):\n        self.x += 1",
        "class A(PyramidState):\n    palette = ('red',)\n    def play(self, seat, move):\n        self.next_seat()",
        "class A:\n    def play(self, seat, move):\n        [self.put(place) for place in move.places]",
        "class A:\n    def len(self):\n        return 1\n    def turn(self):\n        self.len()\n        return 1",
    ],
)
def test_what_is_right_in_an_unusual_way_passes(source: str) -> None:
    assert found(source) == []
