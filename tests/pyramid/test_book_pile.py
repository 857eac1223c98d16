"""The fixed position of the rules: numbers that were computed independently of this program."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pipyard.dice.orientation import TRIPLES, face
from pipyard.pyramid.cells import BASE, CELLS, LEVEL, SIZE, cell, row, xyz
from pipyard.pyramid.die_moves import pull_to_top
from pipyard.pyramid.pile import Pile, book_pile
from tests.pyramid.reference import Place, numbers

PILE = book_pile()
X, Y, Z = [row(cell(0, 0, 0), axis) for axis in range(3)]


def triple(x: int, y: int, z: int) -> str:
    return TRIPLES[PILE.turned[cell(x, y, z)]].text


def plate_only() -> Pile:
    pile = Pile()
    for place in range(BASE):
        pile.stand(place, 0, PILE.turned[place])
    return pile


def chain(pile: Pile, seat: int) -> list[int]:
    """Down one edge, up over the apex, down the other, on the faces of the seat's side."""
    edges = [X, Y, Z]
    left, right = edges[(seat + 1) % 3], edges[(seat + 2) % 3]
    return [pile.face(place, seat) for place in [*reversed(left), *right[1:]]]


def test_the_triples_and_colours() -> None:
    assert (triple(0, 0, 0), triple(1, 0, 0), triple(0, 1, 0), triple(0, 0, 1)) == ("124", "236", "264", "362")
    assert Counter([PILE.at(place) for place in range(SIZE)]) == {0: 57, 1: 54, 2: 54}


def test_doubles_among_the_120_funnels() -> None:
    kinds = Counter([len(set(PILE.funnel_numbers(place))) for place in range(BASE, SIZE)])
    assert kinds == {2: 36, 3: 84}
    assert PILE.funnel_numbers(cell(0, 0, 0)) == [2, 6, 2]
    assert PILE.funnel_numbers(cell(1, 0, 0)) == [3, 1, 4]
    assert PILE.funnel_numbers(cell(0, 1, 0)) == [4, 5, 6]


def test_totals_of_the_36_funnels_on_the_plate() -> None:
    pile = plate_only()
    funnels = pile.funnel_cells()
    assert len(funnels) == 36
    totals = Counter([sum(pile.funnel_numbers(place)) for place in funnels])
    assert totals == {5: 4, 6: 3, 7: 3, 8: 6, 9: 2, 11: 10, 12: 4, 15: 4}
    eights = [CELLS[place].text for place in funnels if sum(pile.funnel_numbers(place)) == 8]
    assert eights == ["0,0,7", "0,5,2", "0,6,1", "2,2,3", "2,3,2", "4,0,3"]
    assert pile.funnel_numbers(cell(2, 3, 2)) == [3, 1, 4]


@pytest.mark.parametrize(
    ("place", "wanted"), [((7, 0, 0), [5, 4, 2]), ((0, 7, 0), [2, 1, 2]), ((0, 0, 7), [3, 1, 4]), ((1, 1, 5), [1, 4, 1])]
)
def test_totals_of_single_funnels(place: Place, wanted: list[int]) -> None:
    assert PILE.funnel_numbers(cell(*place)) == wanted


def test_if_all_dice_stand_alike_every_funnel_has_the_same_total() -> None:
    pile = plate_only()
    for place in range(BASE):
        pile.turn(place, 1)
    assert {sum(pile.funnel_numbers(place)) for place in pile.funnel_cells()} == {6}


def test_36_dice_on_the_plate_cover_108_faces() -> None:
    pile = plate_only()
    for place in range(SIZE):
        if LEVEL[place] == 1:
            pile.put(place, 1)
    faces = [pile.covered(place, axis) for place in range(BASE) for axis in range(3)]
    assert (faces.count(True), faces.count(False)) == (108, 27)


@pytest.mark.parametrize(
    ("roll", "taken"), [(2, [3, 2, 3]), (6, [2, 3, 4]), (3, [2, 1, 0]), (4, [1, 0, 1]), (1, [0, 0, 0]), (5, [0, 0, 0])]
)
def test_what_one_roll_lets_the_three_sides_take(roll: int, taken: list[int]) -> None:
    """Everything that ever becomes right is the same in any order."""
    for seed in range(3):
        rng, pile = Random(seed), book_pile()
        pile.take(cell(0, 0, 0))
        counts = [0, 0, 0]
        while True:
            right = [(place, axis) for place in pile.free_cells() for axis in range(3) if pile.face(place, axis) == roll]
            if not right:
                break
            place, axis = rng.choice(right)
            pile.take(place)
            counts[axis] += 1
        assert counts == taken


def test_no_die_is_right_for_two_sides() -> None:
    for turned in range(24):
        assert len({face(turned, axis) for axis in range(3)}) == 3


def test_the_chains_of_the_edges() -> None:
    pile = book_pile()
    assert chain(pile, 0) == [3, 1, 5, 3, 2, 6, 4, 2, 1, 3, 6, 3, 6, 2, 5, 2, 5]
    pull_to_top(pile, Y, 3)
    assert chain(pile, 0) == [3, 1, 5, 3, 2, 4, 2, 1, 6, 3, 6, 3, 6, 2, 5, 2, 5]
    assert [number for number, before in zip(chain(pile, 1), chain(PILE, 1), strict=True) if number != before] == [3]


def test_the_chain_after_a_pull_of_slipped() -> None:
    pile = book_pile()
    pull_to_top(pile, Y, 4)
    assert chain(pile, 1) == [1, 3, 4, 6, 2, 2, 4, 6, 1, 3, 5, 6, 2, 3, 4, 6, 1]
    pile = book_pile()
    pull_to_top(pile, Z, 1)
    pull_to_top(pile, X, 8)
    assert chain(pile, 0) == [3, 1, 5, 3, 2, 6, 4, 2, 5, 1, 6, 3, 6, 2, 5, 2, 5]


def test_the_edges_run_from_the_apex_down() -> None:
    assert numbers(X) == [(t, 0, 0) for t in range(9)]
    assert [xyz(place)[2] for place in Z] == list(range(9))
