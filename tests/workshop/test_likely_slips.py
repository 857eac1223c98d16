"""Slips are found in files of rules that have them, and not in those that are right in an unusual way."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from pipyard import shelf
from pipyard.workshop import likely_slips

ROOT = Path(__file__).parents[2]
BOOKS = ROOT / "src" / "pipyard" / "books"
# how to play well is no rule: a bot may keep what it has learned outside a state
RULES = [file for file in sorted(BOOKS.rglob("*.py")) if file.parent.name != "strategy" and not file.stem.endswith("_bot")]
FILES = [*RULES, *sorted((ROOT / "docs" / "tutorial").glob("*.py"))]


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
        ("x = Game(moves=['put'])\ndef play(move):\n    verb = move.verb\n    if verb == 'putt': pass", [("check-verb", 4)]),
        ("F = ['put', 'go']\nP = 'putt'\nx = Game(moves=F)\ny = move.verb in ('go', P)", [("check-verb", 4)]),
        ("x = Game(moves=['put'])\ndef play(move):\n    match move.verb:\n        case 'putt' | 'put': pass", [("check-verb", 4)]),
        ("def turn():\n    end = won([0], [0])\n    return 1", [("check-unused-result", 2)]),
        ("L = [0] * 2\nclass A:\n    def play(self):\n        L[0] += 1", [("check-outside-shared", 4)]),
        ("L = [[]]\nclass A:\n    def play(self):\n        add()\ndef add():\n    L[0].append(1)", [("check-outside-shared", 6)]),
        ("D = {}\nclass A:\n    def play(self):\n        if 1 in D:\n            D[1] += 1", [("check-outside-shared", 5)]),
        ("class A:\n    def play(self, seen=[]):\n        seen.append(1)", [("check-outside-shared", 3)]),
        ("n = 0\nclass A:\n    def play(self):\n        global n\n        n += 1", [("check-outside-shared", 4)]),
        ("class A:\n    def play(self):\n        A.n = 1", [("check-class-set", 3)]),
        ("class A:\n    def play(self):\n        type(self).n.append(1)", [("check-class-set", 3)]),
        ("class A:\n    @classmethod\n    def play(cls):\n        cls.n += 1", [("check-class-set", 4)]),
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
        "x = Game(moves=['put'])\ndef land(outcome, move):\n    verb = outcome.verb\n    if verb == 'putt': pass",
        "def turn(end):\n    _end = end = won([0], [0])\n    return end",
        "L = []\ndef fill():\n    L.append(1)\nfill()",
        "L = []\nclass A:\n    def play(self):\n        L = []\n        L.append(1)",
        "L = []\nclass A:\n    def play(self, L):\n        L.append(1)",
        "D = {}\nclass A:\n    def moves(self):\n        if 1 not in D:\n            D[1] = 2\n        return D[1]",
        "L = [1]\nclass A:\n    def moves(self, n):\n        while len(L) < n:\n            L.append(2 * L[-1])\n        return L[n]",
        "t = None\nclass A:\n    def moves(self):\n        global t\n        if t is None:\n            t = 1\n        return t",
        "class A:\n    def copy(self):\n        new = A()\n        new.n = self.n",
        "class A:\n    def len(self):\n        return 1\n    def turn(self):\n        self.len()\n        return 1",
    ],
)
def test_what_is_right_in_an_unusual_way_passes(source: str) -> None:
    assert found(source) == []
