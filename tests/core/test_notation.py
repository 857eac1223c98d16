"""Moves as text: what is written is read back, and what cannot be read says why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.core.errors import Unparsable
from pipyard.core.notation import Move, read
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import CELLS

FORMS = ("roll", "take CELL", "jump CELL CELL", "set CELL...", "pay NUMBER", "turn CELL TRIPLE", "give NUMBER CELL...")
cells = st.sampled_from(CELLS)
numbers = st.integers(-99_999_999, 99_999_999)
moves = st.one_of(
    st.just(Move("roll")),
    st.builds(lambda cell: Move("take", cell), cells),
    st.builds(lambda a, b: Move("jump", a, b), cells, cells),
    st.builds(lambda some: Move("set", *some), st.lists(cells, min_size=1, max_size=10)),
    st.builds(lambda n: Move("pay", n), numbers),
    st.builds(lambda cell, triple: Move("turn", cell, triple), cells, st.sampled_from(TRIPLES)),
    st.builds(lambda n, some: Move("give", n, *some), numbers, st.lists(cells, min_size=1, max_size=4)),
)


@given(moves)
def test_what_is_written_is_read_back(move: Move) -> None:
    again = read(str(move), FORMS, "test")
    assert again == move
    assert hash(again) == hash(move)
    assert again.atoms == move.atoms
    assert (again.verb, again.at, again.to, again.number) == (move.verb, move.at, move.to, move.number)


@given(moves, st.lists(st.sampled_from([" ", "  ", "\t", "\n"]), min_size=1, max_size=3))
def test_spaces_do_not_matter(move: Move, gaps: list[str]) -> None:
    assert read("".join(gaps).join(str(move).split()) + gaps[0], FORMS, "test") == move


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_unparsable(text: str) -> None:
    try:
        move = read(text, FORMS, "test")
    except Unparsable:
        return
    assert read(str(move), FORMS, "test") == move


def test_the_shortcuts_are_the_first_of_their_kind() -> None:
    move = Move("jump", CELLS[3], CELLS[5], CELLS[7], -1, 4)
    assert (move.verb, move.at, move.to, move.number) == ("jump", 3, 5, -1)
    assert (move.names(), move.numbers()) == ([3, 5, 7], [-1, 4])
    nothing = Move("roll")
    assert (nothing.at, nothing.to, nothing.number) == (-1, -1, -1)


def test_moves_are_equal_when_their_texts_are() -> None:
    assert Move("pay", 3) == Move("pay", "3")
    assert Move("pay", 3) != Move("pay", 4)
    assert Move("pay", 3) != "pay 3"
    assert repr(Move("pay", 3)) == "Move('pay 3')"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", ("empty", "take CELL", "test")),
        ("fly 1", ("fly", "test", "roll, take CELL")),
        ("take 9,9,9", ("'9,9,9'", "a place such as d5", "take CELL")),
        ("take", ("'take'", "take CELL")),
        ("take 0,0,0 0,0,0", ("take CELL",)),
        ("turn 0,0,0 123", ("'123'", "24 triples", "turn CELL TRIPLE")),
        ("pay lots", ("'lots'", "a whole number", "pay NUMBER")),
        ("set", ("'set'", "set CELL...")),
        ("roll 3", ("'roll 3'", "roll")),
        ("jump 0,0,0", ("jump CELL CELL",)),
        ("set " + "0,0,0 " * 500, ("501 words", "too long")),
    ],
)
def test_the_complaint_names_the_thing_and_the_way_out(text: str, named: tuple[str, ...]) -> None:
    with pytest.raises(Unparsable) as complaint:
        read(text, FORMS, "test")
    for part in named:
        assert part in str(complaint.value)


@pytest.mark.parametrize("number", ["１", "1e3", "1.5", "--1", "-", "+1", "9" * 10, "0x1"])
def test_odd_numbers_are_no_numbers(number: str) -> None:
    with pytest.raises(Unparsable):
        read(f"pay {number}", FORMS, "test")
