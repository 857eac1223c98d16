"""Summit Storm: the check values of the rules, game 24."""

import pytest

import pipyard
from pipyard.books.das_spiel.construction.summit_storm import SummitStormState
from pipyard.pyramid.cells import BASE, CELLS, SIZE, UNDER, cell, cells

THREE = cells("8,0,0 7,1,0 7,0,1")
SIX = cells("8,0,0 7,1,0 7,0,1 6,2,0 6,1,1 6,0,2")


def position(seats: int = 3, **options: object) -> SummitStormState:
    state = pipyard.game("summit_storm").start(seats, start_seat="0", **options)
    assert isinstance(state, SummitStormState)
    return state


def lay(state: SummitStormState, places: list[int], colours: list[int]) -> None:
    for place, colour in zip(places, colours, strict=True):
        state.play(colour, pipyard.game("summit_storm").parse(f"place {CELLS[place]}"))


def test_summit_storm_check_1() -> None:
    """Over three dice of seat 2 seat 0 fills; over two of seat 1 and one of seat 0 seat 1 does."""
    state = position()
    lay(state, THREE, [2, 2, 2])
    assert state.pile.at(cell(7, 0, 0)) == 0
    state = position()
    lay(state, THREE, [1, 0, 1])
    assert state.pile.at(cell(7, 0, 0)) == 1


def test_summit_storm_check_2() -> None:
    """Six base dice 0,0,1,1,0,0 are filled 0, 0, 0 and then 1 above."""
    state = position()
    lay(state, SIX, [0, 0, 1, 1, 0, 0])
    assert [state.pile.at(place) for place in cells("6,0,1 6,1,0 7,0,0 6,0,0")] == [0, 0, 0, 1]


def test_summit_storm_check_3() -> None:
    """Rolls 4, 4, 2, then 1 for seat 0 and 3 for seat 1: seat 1 fills."""
    match = pipyard.Match("summit_storm", seats=3, source=None, start_seat="0")
    for seat, place in enumerate(THREE):
        match.submit(seat, f"place {CELLS[place]}")
    match.happen("4 4 2")
    match.happen("1 3")
    state = match.state
    assert isinstance(state, SummitStormState)
    assert state.pile.at(cell(7, 0, 0)) == 1
    assert match.turn.seat == 0


def test_summit_storm_check_4() -> None:
    """A base coloured x mod 3 needs no roll; every cell has colour x mod 3, faces 81, 30, 24."""
    state = position()
    lay(state, list(range(BASE)), [CELLS[place].x % 3 for place in range(BASE)])
    assert [state.pile.at(place) for place in range(SIZE)] == [CELLS[place].x % 3 for place in range(SIZE)]
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.scores == [81, 30, 24]


def test_summit_storm_check_5() -> None:
    """A base coloured (x + 2y) mod 3: all 36 funnels of level 1 need a roll."""
    colours = [(CELLS[place].x + 2 * CELLS[place].y) % 3 for place in range(BASE)]
    first = [place for place in range(SIZE) if 45 <= place < 81]
    assert all(len({colours[under] for under in UNDER[place]}) == 3 for place in first)
    state = position()
    asked: list[int] = []
    for place in range(BASE):
        lay(state, [place], [colours[place]])
        while state.contested >= 0:
            asked.append(state.contested)
            state.land(pipyard.Move(6, 1, 1) if len(state.rollers) == 3 else pipyard.Move(6, 1))
    assert [place for place in asked if place < 81] == first
    assert len(first) == 36


def test_an_empty_stock_hands_the_filling_on_and_does_not_roll() -> None:
    state = position(stock="90")
    assert state.stock == [90, 90, 90]
    state.stock = [50, 0, 40]
    lay(state, THREE, [0, 0, 0])
    assert state.pile.at(cell(7, 0, 0)) == 2
    assert state.seat == 2
    state = position(stock="90")
    for place, colour in zip(THREE[:2], [0, 1], strict=True):
        state.put(place, colour)
    state.stock = [0, 50, 40]
    lay(state, THREE[2:], [2])
    assert state.rollers == [1, 2]


def test_touching_asks_for_a_neighbour() -> None:
    state = position(adjacency="touching")
    lay(state, cells("3,3,2"), [0])
    assert state.moves(1).contains(pipyard.game("summit_storm").parse("place 4,3,1"))
    assert not state.moves(1).contains(pipyard.game("summit_storm").parse("place 5,2,1"))


@pytest.mark.parametrize("seats", [6, 9])
def test_one_die_is_rolled_for_each_team(seats: int) -> None:
    state = position(seats)
    lay(state, THREE, [0, 1, 2])
    assert state.rollers == [0, 1, 2]
    state.land(pipyard.Move(1, 1, 5))
    assert state.pile.at(cell(7, 0, 0)) == 2
    assert state.scene().scores[2::3] == (3,) * (seats // 3)
