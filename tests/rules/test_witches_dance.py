"""Witches' Dance: the check values of the rules, game 48."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.das_spiel.board.witches_dance import BLACK_CELLS, WitchesDanceState
from pipyard.pyramid.cells import CELLS, cell
from tests.rules.reference_board import dance_start, dance_turns, offered, sequences, tree


def started(**options: object) -> WitchesDanceState:
    state = pipyard.game("witches_dance").start(2, **{"start_seat": "0", **options})
    assert isinstance(state, WitchesDanceState)
    return state


def play(state: WitchesDanceState, *texts: str) -> None:
    for text in texts:
        move = pipyard.game("witches_dance").parse(text)
        assert state.moves(state.seat).contains(move), text
        state.play(state.seat, move)


def test_witches_dance_check_1() -> None:
    """At the start each seat has two moves."""
    assert offered(started()) == {"step 0,8,0 0,7,1", "step 0,8,0 1,7,0"}
    assert offered(started(start_seat="1")) == {"step 0,0,8 0,1,7", "step 0,0,8 1,0,7"}


def test_witches_dance_check_2() -> None:
    """After 1,7,0 a filler lies on 0,8,0, and three moves are left, one of them a jump."""
    state = started()
    play(state, "step 0,8,0 1,7,0", "step 0,0,8 1,0,7")
    assert state.pile.at(cell(0, 8, 0)) == 0
    assert state.fillers == [1, 1]
    assert offered(state) == {"step 1,7,0 0,7,1", "step 1,7,0 1,6,1", "jump 1,7,0 3,5,0"}


def test_witches_dance_check_3() -> None:
    """There is no jump over two dice."""
    state = started()
    play(state, "step 0,8,0 1,7,0", "step 0,0,8 1,0,7", "step 1,7,0 1,6,1", "step 1,0,7 1,1,6")
    assert "jump 1,6,1 1,4,3" in offered(state)
    state.pile.put(cell(1, 4, 3), 2)
    assert "jump 1,6,1 1,4,3" not in {str(move) for move in state.legal(0)}
    assert "jump 1,6,1 1,3,4" not in {str(move) for move in state.legal(0)}


def test_witches_dance_check_4() -> None:
    """The sequences of 1 to 8 moves number 2, 4, 12, 36, 108, 324, 1069, 3439."""
    counts = [2, 4, 12, 36, 108, 324, 1069, 3439]
    assert [tree(started(), depth) for depth in range(1, 9)] == counts
    assert [sequences(dance_start(), dance_turns, depth) for depth in range(1, 8)] == counts[:7]


def test_an_open_third_corner_has_its_own_counts() -> None:
    state = started(third_corner="empty")
    assert [tree(state, depth) for depth in range(1, 8)] == [
        sequences(dance_start(third_corner=False), dance_turns, depth) for depth in range(1, 8)
    ]


def test_the_black_dice_stand_alike_for_both_and_apart() -> None:
    black = {(CELLS[place].x, CELLS[place].y, CELLS[place].z) for place in BLACK_CELLS}
    assert len(black) == 13
    assert {(x, z, y) for x, y, z in black} == black
    assert black == set(dance_start()[0])


def test_a_stuck_witch_passes_and_the_other_goes_on() -> None:
    state = started()
    for place in range(45):
        if not state.pile.occupied(place) and CELLS[place].text not in ("0,1,7", "0,2,6"):
            state.pile.put(place, 2)
    state.seat = 1
    state.ask()
    play(state, "step 0,0,8 0,1,7")
    assert state.seat == 1
    play(state, "step 0,1,7 0,2,6")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [1]
    assert over.scores == [0, 2]


@pytest.mark.parametrize("option", ["black", "empty"])
def test_a_dance_is_short(option: str) -> None:
    match = pipyard.Match("witches_dance", seats=2, seed=4, third_corner=option)
    moves = 0
    while not match.over:
        seat = match.turn.seat
        space = match.state.moves(seat)
        assert isinstance(space, pipyard.Finite)
        match.submit(seat, space.all()[0])
        moves += 1
    assert moves <= 31
