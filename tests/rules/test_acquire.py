"""Acquire: the check values of the rules, game 21."""

import pytest

import pipyard
from pipyard.books.das_spiel.construction.acquire import AcquireState
from pipyard.pyramid.cells import BASE, ON_LEVEL, cell, cells

THREE = cells("8,0,0 7,1,0 7,0,1")
PLACE = pipyard.game("acquire").parse("place 7,0,0")


def above(under: list[int], stock: list[int], **options: object) -> AcquireState:
    """The plate is full, the three dice under 7,0,0 have these colours, seat 0 is on."""
    state = pipyard.game("acquire").start(3, start_seat="0", **options)
    assert isinstance(state, AcquireState)
    colours = dict(zip(THREE, under, strict=True))
    for place in range(BASE):
        state.pile.put(place, colours.get(place, place % 3))
    state.level, state.open, state.stock = 1, ON_LEVEL[1][:], stock[:]
    return state


def settled(under: list[int], stock: list[int], **options: object) -> list[int]:
    """The stocks after seat 0 has set a die on 7,0,0."""
    state = above(under, stock, **options)
    state.play(0, PLACE)
    return state.stock


def test_acquire_check_1() -> None:
    """Seat 0 fills above red, red, green: it pays 4 to seat 1."""
    assert settled([0, 0, 1], [34, 30, 30]) == [29, 34, 30]


def test_acquire_check_2() -> None:
    """Above black, black, green seat 0 gets 4 from seat 2 and 2 from seat 1."""
    assert settled([2, 2, 1], [34, 30, 30]) == [39, 28, 26]


def test_acquire_check_3() -> None:
    """Above three own dice with stock 5: seat 1 gets 3, seat 2 gets 2, seat 0 is out."""
    state = above([0, 0, 0], [6, 30, 30])
    state.play(0, PLACE)
    assert state.stock == [0, 33, 32]
    assert state.paid == [(0, 1, 3), (0, 2, 2)]
    assert state.seat == 1
    state.play(1, pipyard.game("acquire").parse("place 6,1,0"))
    state.play(2, pipyard.game("acquire").parse("place 6,0,1"))
    assert state.seat == 1


def test_acquire_check_4() -> None:
    """While level 0 is not full 7,0,0 is no legal cell, even over three dice."""
    match = pipyard.Match("acquire", seats=3, start_seat="0")
    for seat, place in enumerate(("8,0,0", "7,1,0", "7,0,1")):
        match.submit(seat, f"place {place}")
    with pytest.raises(pipyard.Illegal, match="fill the plate first"):
        match.submit(0, "place 7,0,0")


@pytest.mark.parametrize(
    ("under", "english", "french"),
    [
        ([0, 0, 0], [21, 34, 34], [23, 33, 33]),
        ([0, 0, 2], [25, 30, 34], [25, 30, 34]),
        ([1, 0, 2], [27, 31, 31], [27, 31, 31]),
        ([1, 0, 1], [27, 32, 30], [27, 32, 30]),
        ([2, 2, 2], [37, 30, 22], [37, 30, 22]),
        ([1, 2, 1], [35, 26, 28], [34, 26, 29]),
    ],
)
def test_both_tables(under: list[int], english: list[int], french: list[int]) -> None:
    assert settled(under, [30, 30, 30]) == english
    assert settled(under, [30, 30, 30], table="fr") == french


def test_nothing_is_paid_to_or_by_who_is_out() -> None:
    assert settled([0, 0, 0], [30, 0, 30]) == [25, 0, 34]
    assert settled([1, 1, 2], [30, 0, 30]) == [31, 0, 28]
    assert settled([1, 1, 1], [30, 0, 30]) == [29, 0, 30]


def test_who_sets_the_last_die_may_be_saved_by_what_it_brings() -> None:
    assert settled([1, 1, 1], [1, 30, 30]) == [8, 22, 30]
    state = above([0, 0, 1], [1, 30, 0])
    state.play(0, PLACE)
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [1]


def test_who_cannot_pay_in_full_pays_what_he_has() -> None:
    assert settled([1, 1, 1], [30, 5, 30]) == [34, 0, 30]


def test_with_a_larger_stock_the_full_pyramid_ends_the_game() -> None:
    state = pipyard.game("acquire").start(3, start_seat="0", start_stock=90)
    assert isinstance(state, AcquireState)
    for place in range(164):
        state.pile.put(place, place % 3)
    state.level, state.open, state.stock = 8, [cell(0, 0, 0)], [30, 40, 35]
    state.play(0, pipyard.game("acquire").parse("place 0,0,0"))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [1]
