"""Smuggling: the check values of the rules, game 49."""

from __future__ import annotations

import pipyard
from pipyard.books.das_spiel.board.smuggling import SmugglingState
from pipyard.pyramid.cells import cell, cells
from pipyard.pyramid.pile import Pile
from tests.rules.reference_board import offered, sequences, smuggling_start, smuggling_turns, tree

BORDER = "0,1,7 0,2,6 0,3,5 0,4,4 0,5,3 0,6,2 0,7,1"


def started(**options: object) -> SmugglingState:
    state = pipyard.game("smuggling").start(2, **options)
    assert isinstance(state, SmugglingState)
    return state


def position(smugglers: str, officers: str, seat: int, **options: object) -> SmugglingState:
    state = started(**options)
    state.pile = Pile.of([])
    for colour, text in enumerate((smugglers, officers, BORDER)):
        for place in cells(text):
            state.pile.put(place, colour)
    state.alive = len(smugglers.split())
    state.seat = seat
    state.ask()
    return state


def play(state: SmugglingState, text: str) -> None:
    move = pipyard.game("smuggling").parse(text)
    assert state.moves(state.seat).contains(move), text
    state.play(state.seat, move)


def test_smuggling_check_1() -> None:
    """At the start both sides have 8 moves, the smugglers' all from row 3 to row 2."""
    state = started()
    assert offered(state) == {f"step 3,{k},{5 - k} 2,{k + one},{6 - k - one}" for k in range(1, 5) for one in (0, 1)}
    assert len(offered(state)) == 8
    assert not any(",0,6" in move or "6,0" in move for move in offered(state))
    state.seat = 1
    state.ask()
    assert len(offered(state)) == 8


def test_smuggling_check_2() -> None:
    """A smuggler on 1,3,4 may go to the green 0,4,4 or 0,3,5."""
    state = position("1,3,4 5,2,1 4,2,2 3,2,3 6,1,1", "1,2,5 1,5,2", 0)
    assert {"step 1,3,4 0,4,4", "step 1,3,4 0,3,5"} <= offered(state)
    play(state, "step 1,3,4 0,4,4")
    assert state.arrived == 1
    assert state.pile.at(cell(0, 4, 4)) == 0
    state.seat = 0
    state.ask()
    assert not any("0,4,4" in move for move in offered(state))


def test_smuggling_check_3() -> None:
    """An officer may land after one capture or go on to capture a second."""
    state = position("2,4,2 4,2,2 6,1,1 5,2,1 3,1,4 3,2,3", "1,5,2 8,0,0", 1)
    both = {"capture 1,5,2 3,3,2", "capture 1,5,2 3,3,2 5,1,2"}
    assert both <= offered(state)
    once, twice = state.copy(), state.copy()
    assert isinstance(once, SmugglingState)
    assert isinstance(twice, SmugglingState)
    play(once, "capture 1,5,2 3,3,2")
    play(twice, "capture 1,5,2 3,3,2 5,1,2")
    assert (once.alive, twice.alive) == (5, 4)
    assert twice.pile.at(cell(5, 1, 2)) == 1
    steps = state.moves(1).steps(pipyard.game("smuggling").parse("capture 1,5,2 3,3,2").atoms)
    assert steps.done
    assert "5,1,2" in [str(atom) for atom in steps.atoms]


def test_smuggling_check_4() -> None:
    """Seven captured, three left, none arrived: customs win."""
    state = position("2,4,2 6,1,1 5,2,1 4,3,1", "1,5,2 8,0,0", 1)
    play(state, "capture 1,5,2 3,3,2")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [1]


def test_smuggling_check_5() -> None:
    """The sequences of 1 to 5 turns number 8, 66, 748, 8254, 87792."""
    counts = [8, 66, 748, 8254, 87792]
    assert [tree(started(), depth) for depth in range(1, 6)] == counts
    assert [sequences(smuggling_start(), smuggling_turns, depth) for depth in range(1, 5)] == counts[:4]


def test_four_arrived_win_for_the_smugglers() -> None:
    state = position("1,3,4 1,1,6 4,2,2 3,2,3 6,1,1", "8,0,0 7,1,0", 0, needed=2)
    play(state, "step 1,3,4 0,4,4")
    play(state, "step 8,0,0 7,0,1")
    play(state, "step 1,1,6 0,2,6")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0]


def test_an_arrived_smuggler_cannot_be_captured() -> None:
    state = position("0,4,4 4,2,2 5,2,1 6,1,1 3,1,4", "1,4,3 1,3,4", 1)
    assert offered(state, "capture") == set()


def test_time_is_on_the_side_of_the_customs() -> None:
    state = started(max_rounds=1)
    play(state, "step 3,1,4 2,1,5")
    play(state, sorted(offered(state))[0])
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [1]
