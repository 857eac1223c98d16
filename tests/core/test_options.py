"""Options: every kind, what it takes, what it refuses, and that values never change."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.core.errors import BadOption
from pipyard.core.options import Options, choice, flag, for_seats, line, number, numbers, phrase, several, start_seat, written


class Plain(Options):
    colour = choice("red", "green", "true", why="the colour")
    quick = flag(False, why="whether it is quick", source="the book")
    rounds = number(20, 0, 99, why="how long it lasts")
    values = numbers((3, 2, -1), -5, 9, why="what dice are worth")
    start_seat = start_seat()


class More(Plain):
    rounds = number(5, 1, 9, why="shorter")
    extra = flag(True, why="something else")


def test_the_defaults() -> None:
    plain = Plain()
    assert (plain.colour, plain.quick, plain.rounds, plain.values, plain.start_seat) == ("red", False, 20, (3, 2, -1), "random")
    assert str(plain) == ""
    assert plain.changed() == {}
    assert list(Plain.fields) == ["colour", "quick", "rounds", "values", "start_seat"]
    assert Plain.quick.why == "whether it is quick"
    assert Plain.quick.source == "the book"


@pytest.mark.parametrize(
    ("given_", "held"),
    [
        ({"colour": "green"}, "green"), ({"colour": True}, "true"),
        ({"quick": True}, True), ({"quick": "yes"}, True), ({"quick": "ON"}, True), ({"quick": "1"}, True), ({"quick": "no"}, False),
        ({"rounds": 0}, 0), ({"rounds": "99"}, 99), ({"rounds": 7}, 7),
        ({"values": (1, 0, -5)}, (1, 0, -5)), ({"values": [9, 9, 9]}, (9, 9, 9)), ({"values": "1,0,-1"}, (1, 0, -1)),
        ({"start_seat": 1}, "1"), ({"start_seat": "random"}, "random"),
    ],
)  # fmt: skip
def test_every_kind_reads_values_and_text(given_: dict[str, object], held: object) -> None:
    assert getattr(Plain(**given_), next(iter(given_))) == held


@pytest.mark.parametrize(
    ("given_", "way_out"),
    [
        ({"colour": "blue"}, "one of red, green, true"), ({"colour": None}, "one of red"), ({"colour": ""}, "one of red"),
        ({"quick": "maybe"}, "yes or no"), ({"quick": 2}, "yes or no"),
        ({"rounds": 100}, "from 0 to 99"), ({"rounds": -1}, "from 0 to 99"), ({"rounds": "ten"}, "from 0 to 99"),
        ({"rounds": 1.5}, "from 0 to 99"), ({"rounds": None}, "from 0 to 99"), ({"rounds": "9" * 5000}, "from 0 to 99"),
        ({"values": (1, 2)}, "3 whole numbers from -5 to 9"), ({"values": "1,2,x"}, "3 whole numbers"), ({"values": "1,2,10"}, "3 whole"),
        ({"values": ""}, "3 whole numbers"), ({"values": [1, 2, [3]]}, "3 whole numbers"),
        ({"start_seat": "16"}, "one of random, 0"),
    ],
)  # fmt: skip
def test_a_bad_value_is_refused_by_name_and_says_what_would_be_right(given_: dict[str, object], way_out: str) -> None:
    with pytest.raises(BadOption, match=way_out) as refused:
        Plain(**given_)
    assert next(iter(given_)) in str(refused.value)


def test_an_unknown_option_says_which_there_are() -> None:
    with pytest.raises(BadOption, match="no option 'speed'; there are: colour, quick, rounds, values, start_seat"):
        Plain(speed=3)
    with pytest.raises(BadOption, match="this game has none"):
        Options(speed=3)


def test_replace_makes_others_and_changes_nothing() -> None:
    plain = Plain(rounds=3)
    other = plain.replace(colour="green")
    assert (plain.colour, plain.rounds) == ("red", 3)
    assert isinstance(other, Plain)
    assert (other.colour, other.rounds) == ("green", 3)
    assert str(other) == "colour=green rounds=3"
    with pytest.raises(BadOption):
        plain.replace(rounds=1000)


def test_options_do_not_change() -> None:
    plain = Plain()
    with pytest.raises(AttributeError, match="replace"):
        plain.rounds = 3  # type: ignore[misc, assignment]
    with pytest.raises(AttributeError):
        plain.other = 3  # type: ignore[attr-defined]
    assert plain.rounds == 20


def test_a_class_of_options_inherits_and_replaces() -> None:
    assert More().rounds == 5
    assert More().extra is True
    assert Plain().rounds == 20
    assert "extra" not in Plain.fields


def test_equal_options_are_equal() -> None:
    assert Plain(rounds=3) == Plain(rounds="3")
    assert hash(Plain(rounds=3)) == hash(Plain(rounds="3"))
    assert Plain() != More()
    assert Plain() != "red"


def test_the_values_tell_a_form_what_to_offer() -> None:
    assert Plain.colour.values() == ["red", "green", "true"]
    assert Plain.quick.values() == [False, True]
    assert Plain.rounds.values() == {"from": 0, "to": 99}
    assert Plain.values.values() == {"from": -5, "to": 9, "count": 3}


@given(
    st.sampled_from(["red", "green", "true"]),
    st.booleans(),
    st.integers(0, 99),
    st.tuples(*[st.integers(-5, 9)] * 3),
    st.sampled_from(["random", "0", "7"]),
)
def test_what_is_written_is_read_back(colour: str, quick: bool, rounds: int, values: tuple[int, int, int], seat: str) -> None:
    plain = Plain(colour=colour, quick=quick, rounds=rounds, values=values, start_seat=seat)
    text = {name: written(value) for name, value in plain.changed().items()}
    assert Plain(**text) == plain
    assert all(" " not in word for word in text.values())


@pytest.mark.parametrize(
    "make",
    [
        lambda: flag("perhaps", why=""),  # pyright: ignore[reportArgumentType]
        lambda: number(70, 1, 50, why=""),
        lambda: numbers((1, 10), 0, 9, why=""),
        lambda: phrase("rounds:0", {"rounds": (1, 60)}, why=""),
        lambda: several(("sing",), ("put", "take"), why=""),
        lambda: line("too long", 3, why=""),
    ],
)
def test_a_default_that_the_option_would_refuse_is_refused_where_it_stands(make: Callable[[], object]) -> None:
    with pytest.raises(BadOption, match="the default of an option cannot be"):
        make()


def test_only_seats_that_a_game_has_can_begin() -> None:
    two = for_seats(Plain, 2)
    assert two.fields["start_seat"].values() == ["random", "0", "1"]
    assert list(two.fields) == list(Plain.fields)
    assert for_seats(two, 2) is two
    assert isinstance(two(), Plain)
    with pytest.raises(BadOption, match="one of random, 0, 1"):
        two(start_seat="2")
