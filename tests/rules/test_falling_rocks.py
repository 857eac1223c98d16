"""Falling Rocks: the check values of the rules, game 54."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.das_spiel.board.falling_rocks import FallingRocksState
from pipyard.pyramid.cells import cell, cells
from pipyard.pyramid.pile import Pile
from tests.rules.reference_board import offered, rocks_start, rocks_turns, sequences, tree


def started(**options: object) -> FallingRocksState:
    state = pipyard.game("falling_rocks").start(3, **{"start_seat": "0", **options})
    assert isinstance(state, FallingRocksState)
    return state


def position(*dice: str, seat: int = 0, **options: object) -> FallingRocksState:
    state = started(**options)
    state.pile = Pile.of([])
    for owner, text in enumerate(dice):
        for place in cells(text):
            state.pile.put(place, owner)
    state.seat = seat
    state.ask()
    return state


def test_falling_rocks_check_1() -> None:
    """At the start each seat has 9 moves: 5 attacks and 4 escapes."""
    state = started()
    pairs = {"6,0,2 4,1,3", "6,1,1 4,2,2", "6,2,0 4,3,1", "7,0,1 5,1,2", "7,1,0 5,2,1"}
    assert offered(state, "attack") == {f"attack {pair}" for pair in pairs}
    pairs = {"6,0,2 5,2,1", "6,1,1 5,3,0", "6,1,1 5,0,3", "6,2,0 5,1,2"}
    assert offered(state, "escape") == {f"escape {pair}" for pair in pairs}
    for seat in (0, 1, 2):
        assert len(offered(started(start_seat=str(seat)))) == 9


def test_falling_rocks_check_2() -> None:
    """A lone die on 2,3,3 has three attacks and three escapes."""
    state = position("2,3,3")
    assert offered(state, "attack") == {f"attack 2,3,3 {end}" for end in ("0,4,4", "3,1,4", "3,4,1")}
    assert offered(state, "escape") == {f"escape 2,3,3 {end}" for end in ("4,2,2", "1,5,2", "1,2,5")}


def test_falling_rocks_check_3() -> None:
    """An attacked die goes back to an empty start funnel; it may not escape onto its attacker."""
    state = position("4,2,2", "2,3,3")
    captures = {move for move in offered(state) if move.startswith("attack 4,2,2 2,3,3")}
    assert len(captures) == 6
    move = pipyard.game("falling_rocks").parse("attack 4,2,2 2,3,3 0,8,0")
    state.play(0, move)
    assert state.pile.at(cell(2, 3, 3)) == 0
    assert state.pile.at(cell(0, 8, 0)) == 1
    state = position("4,2,2", "2,3,3", seat=1)
    assert "escape 2,3,3 4,2,2" not in offered(state)


def test_falling_rocks_check_4() -> None:
    """A die of seat 1 at home cannot be attacked there; one of seat 2 can."""
    at_home = position("2,2,4", "3,0,5")
    assert not any(move.startswith("attack 2,2,4 3,0,5") for move in offered(at_home))
    assert "safe" in str(at_home.objection(0, pipyard.game("falling_rocks").parse("attack 2,2,4 3,0,5 0,8,0")))
    guest = position("2,2,4", "", "3,0,5")
    assert any(move.startswith("attack 2,2,4 3,0,5") for move in offered(guest))


def test_counts_agree_with_a_plain_reference() -> None:
    counts = [sequences(rocks_start(), rocks_turns, depth) for depth in (1, 2, 3, 4)]
    assert counts[0] == 9
    assert [tree(started(), depth) for depth in (1, 2, 3, 4)] == counts


def test_counts_in_the_middle_of_the_plate_agree_too() -> None:
    dice = ("4,2,2 3,3,2 0,5,3 6,1,1", "2,3,3 2,2,4 3,0,5 1,6,1", "3,4,1 5,2,1 1,1,6 3,2,3")
    board = {tuple(map(int, name.split(","))): seat for seat, text in enumerate(dice) for name in text.split()}
    assert [tree(position(*dice), depth) for depth in (1, 2, 3)] == [sequences((board, 0), rocks_turns, depth) for depth in (1, 2, 3)]


@pytest.mark.parametrize(("option", "ends"), [("illegal", ""), ("nearest", "3,5,0 2,5,1 1,5,2 0,5,3")])
def test_a_die_without_a_start_funnel(option: str, ends: str) -> None:
    # seat 1's start funnels are full of dice of seat 2
    state = position("4,2,2", "2,3,3", "0,8,0 1,7,0 0,7,1 2,6,0 1,6,1 0,6,2", no_start_free=option)
    captures = {move for move in offered(state) if move.startswith("attack 4,2,2 2,3,3")}
    assert captures == {f"attack 4,2,2 2,3,3 {end}" for end in ends.split()}


def test_the_funnel_the_attacker_leaves_can_take_the_captured_die() -> None:
    state = position("1,6,1", "0,8,0 1,7,0 0,7,1 2,6,0 0,6,2 2,4,2")
    assert "attack 1,6,1 2,4,2 1,6,1" in offered(state)


def test_six_dice_at_home_win() -> None:
    state = position("0,1,7 0,2,6 0,3,5 0,4,4 0,5,3 2,5,1", "8,0,0", "7,0,1")
    state.home = [5, 0, 0]
    state.play(0, pipyard.game("falling_rocks").parse("attack 2,5,1 0,6,2"))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0]


def test_a_die_at_home_only_goes_sideways() -> None:
    state = position("0,4,4", "8,0,0", "7,0,1")
    assert offered(state) == {"sideways 0,4,4 0,5,3", "sideways 0,4,4 0,3,5"}
    state.home = [1, 0, 0]
    state.play(0, pipyard.game("falling_rocks").parse("sideways 0,4,4 0,5,3"))
    assert state.home == [1, 0, 0]
