"""Rasanto: the check values of the rules, game 23."""

import pytest

import pipyard
from pipyard.books.das_spiel.construction.rasanto import RasantoState
from pipyard.pyramid.cells import BASE, CELLS, SIZE, cell, cells

SIX = "8,0,0 7,1,0 7,0,1 6,2,0 6,1,1 6,0,2"


def position(**options: object) -> RasantoState:
    state = pipyard.game("rasanto").start(2, start_seat="0", **options)
    assert isinstance(state, RasantoState)
    return state


def lay(state: RasantoState, places: list[int], colours: list[int]) -> None:
    """Put base dice one after the other and let the pyramid answer each."""
    for place, colour in zip(places, colours, strict=True):
        state.play(colour, pipyard.game("rasanto").parse(f"place {CELLS[place]}"))


def test_rasanto_check_1() -> None:
    """A funnel over A, A, B is filled by A; over three A by B."""
    state = position()
    lay(state, cells("8,0,0 7,1,0 7,0,1"), [0, 0, 1])
    assert state.pile.at(cell(7, 0, 0)) == 0
    state = position()
    lay(state, cells("8,0,0 7,1,0 7,0,1"), [0, 0, 0])
    assert state.pile.at(cell(7, 0, 0)) == 1


def test_rasanto_check_2() -> None:
    """Six base dice A,B,A,B,A,B are filled A, B, A and then A above; six of A give three B and A on top."""
    state = position()
    lay(state, cells(SIX), [0, 1, 0, 1, 0, 1])
    assert [state.pile.at(place) for place in cells("6,0,1 6,1,0 7,0,0 6,0,0")] == [0, 1, 0, 0]
    state = position()
    lay(state, cells(SIX), [0] * 6)
    assert [state.pile.at(place) for place in cells("6,0,1 6,1,0 7,0,0 6,0,0")] == [1, 1, 1, 0]


def test_rasanto_check_3() -> None:
    """A die into the middle of a ring of six fills exactly three funnels."""
    state = position()
    lay(state, cells("4,2,2 2,4,2 4,3,1 3,4,1 3,2,3 2,3,3"), [0, 1, 0, 1, 0, 1])
    assert state.pile.count() == 6
    lay(state, cells("3,3,2"), [0])
    assert state.pile.dice_cells()[7:] == sorted(cells("2,3,2 3,2,2 3,3,1"))


@pytest.mark.parametrize("variant", ["normal", "base_first"])
def test_rasanto_check_4(variant: str) -> None:
    """Base A where x is even, else B: faces 95 and 40, dice 95 and 70, apex A."""
    state = position(variant=variant)
    colours = [CELLS[place].x % 2 for place in range(BASE)]
    assert colours.count(0) == 25
    lay(state, list(range(BASE)), colours)
    assert [state.pile.outer_faces(colour) for colour in (0, 1)] == [95, 40]
    assert [len(state.pile.cells_of(colour)) for colour in (0, 1)] == [95, 70]
    assert state.pile.at(SIZE - 1) == 0


@pytest.mark.parametrize("variant", ["normal", "base_first"])
def test_rasanto_check_5(variant: str) -> None:
    """Base A where x > y, else B: faces 70 and 65, dice 83 and 82, apex A."""
    state = position(variant=variant)
    lay(state, list(range(BASE)), [int(CELLS[place].x <= CELLS[place].y) for place in range(BASE)])
    assert [state.pile.outer_faces(colour) for colour in (0, 1)] == [70, 65]
    assert [len(state.pile.cells_of(colour)) for colour in (0, 1)] == [83, 82]
    assert state.pile.at(SIZE - 1) == 0


def test_with_a_stock_of_90_the_other_colour_fills_for_an_empty_one() -> None:
    state = position(stock="90")
    lay(state, list(range(BASE)), [CELLS[place].x % 2 for place in range(BASE)])
    assert [len(state.pile.cells_of(colour)) for colour in (0, 1)] == [90, 75]
    assert state.stock == [0, 15]


def test_touching_asks_for_a_neighbour_and_touching_own_for_an_own_one_if_there_is_one() -> None:
    state = position(adjacency="touching")
    lay(state, cells("3,3,2"), [0])
    assert state.moves(1).contains(pipyard.game("rasanto").parse("place 4,3,1"))
    assert not state.moves(1).contains(pipyard.game("rasanto").parse("place 5,2,1"))
    state = position(adjacency="touching_own")
    lay(state, cells("3,3,2"), [0])
    assert state.moves(1).contains(pipyard.game("rasanto").parse("place 8,0,0"))
    lay(state, cells("8,0,0"), [1])
    assert {str(move) for move in state.moves(1)} == {"place 7,1,0", "place 7,0,1"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("adjacency", "reason"), [("touching", "why-it-must-lie-next-to"), ("touching_own", "why-it-must-lie-next-to-own")]
)
def test_a_lonely_die_is_refused_with_the_option_that_is_played(adjacency: str, reason: str) -> None:
    state = position(adjacency=adjacency)
    lay(state, cells("3,3,2 8,0,0"), [0, 1])
    refused = state.objection(1, pipyard.game("rasanto").parse("place 0,8,0"))
    assert refused is not None
    assert refused.key == reason


def test_team_mates_share_a_colour() -> None:
    state = pipyard.game("rasanto").start(4, start_seat="0")
    for seat, place in enumerate(["8,0,0", "0,8,0", "7,1,0", "0,7,1"]):
        state.play(seat, pipyard.game("rasanto").parse(f"place {place}"))
    assert state.scene().colours == ("red", "green", "red", "green")
    assert [die.colour for die in state.scene().dice if die.cell in ("8,0,0", "7,1,0")] == ["red", "red"]
