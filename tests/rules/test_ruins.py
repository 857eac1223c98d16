"""Ruins: the check values of the rules, game 25."""

import pipyard
from pipyard.books.das_spiel.construction.ruins import RuinsState
from pipyard.pyramid.cells import BASE, CELLS, cell, cells

THREE = cells("8,0,0 7,1,0 7,0,1")
SIX = cells("8,0,0 7,1,0 7,0,1 6,2,0 6,1,1 6,0,2")
FILLED = cells("6,0,1 6,1,0 7,0,0 6,0,0")


def position() -> RuinsState:
    state = pipyard.game("ruins").start(3, start_seat="0")
    assert isinstance(state, RuinsState)
    return state


def laid(places: list[int], colours: list[int]) -> RuinsState:
    state = position()
    for place, colour in zip(places, colours, strict=True):
        state.play(colour, pipyard.game("ruins").parse(f"place {CELLS[place]}"))
    return state


def test_ruins_check_1() -> None:
    """Over two of seat 0 and one of seat 1 seat 2 fills; over three of seat 2 seat 0 does."""
    assert laid(THREE, [0, 1, 0]).pile.at(cell(7, 0, 0)) == 2
    assert laid(THREE, [2, 2, 2]).pile.at(cell(7, 0, 0)) == 0


def test_ruins_check_2() -> None:
    """Six base dice 0,0,1,2,2,2 are filled 0, 1, 2; above these three 6,0,0 stays open."""
    state = laid(SIX, [0, 0, 1, 2, 2, 2])
    assert [state.pile.at(place) for place in FILLED] == [0, 1, 2, -1]
    assert not state.moves(0).contains(pipyard.game("ruins").parse("place 6,0,0"))


def test_ruins_check_3() -> None:
    """Six base dice 0,0,1,0,1,1 are filled 2, 2, 2 and then 0 above."""
    state = laid(SIX, [0, 0, 1, 0, 1, 1])
    assert [state.pile.at(place) for place in FILLED] == [2, 2, 2, 0]


def test_ruins_check_4() -> None:
    """A base coloured by its largest coordinate ends with 129 dice: 44, 44, 41."""
    colours: list[int] = []
    for place in range(BASE):
        where = [CELLS[place].x, CELLS[place].y, CELLS[place].z]
        colours.append(where.index(max(where)))
    state = laid(list(range(BASE)), colours)
    assert state.used() == [44, 44, 41]
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.ranks == [1, 1, 3]


def test_ruins_check_5() -> None:
    """After 3,3,2 the second die may go to 4,3,1, not to 5,2,1."""
    state = laid(cells("3,3,2"), [0])
    assert state.moves(1).contains(pipyard.game("ruins").parse("place 4,3,1"))
    assert not state.moves(1).contains(pipyard.game("ruins").parse("place 5,2,1"))


def test_the_last_die_of_a_stock_ends_the_game_at_once() -> None:
    state = laid(SIX[:5], [0, 0, 1, 0, 1])
    state.stock[2] = 1
    state.play(1, pipyard.game("ruins").parse(f"place {CELLS[SIX[5]]}"))
    assert [state.pile.at(place) for place in FILLED] == [2, 2, 2, -1]
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.why == "all-dice-used"
