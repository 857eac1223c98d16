"""Sandwich: the check values of the rules, game 45."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.das_spiel.board.sandwich import SandwichState
from pipyard.pyramid.cells import cells
from pipyard.pyramid.pile import Pile
from tests.rules.reference_board import offered, sandwich_placings, sandwich_walks, sequences, tree


def walking(*dice: str, seats: int = 2, **options: object) -> SandwichState:
    """Phase 2 with the dice of every seat in the funnels named; seat 0 moves."""
    state = pipyard.game("sandwich").start(seats, start_seat="0", **options)
    assert isinstance(state, SandwichState)
    state.pile = Pile.of([])
    for seat, text in enumerate(dice):
        for place in cells(text):
            state.pile.put(place, seat)
    state.stock = [0] * seats
    state.left = [len(text.split()) for text in dice]
    state.ask()
    return state


def play(state: SandwichState, text: str) -> None:
    turn = state.turn()
    assert isinstance(turn, pipyard.Choose)
    move = pipyard.game("sandwich").parse(text)
    assert state.moves(turn.seats[0]).contains(move), text
    state.play(turn.seats[0], move)


def test_sandwich_check_1() -> None:
    """a, b, a in a line captures b; out of line nothing."""
    state = walking("2,3,3 5,0,3 8,0,0", "3,2,3 0,8,0 0,0,8")
    play(state, "step 5,0,3 4,1,3")
    assert state.left == [3, 2]
    assert not state.pile.occupied(cells("3,2,3")[0])
    state = walking("2,3,3 4,0,4 8,0,0", "3,2,3 0,8,0 0,0,8")
    play(state, "step 4,0,4 3,1,4")
    assert state.left == [3, 3]


def test_sandwich_check_2() -> None:
    """One move captures two in a double sandwich."""
    state = walking("2,4,2 4,0,4 5,2,1", "3,3,2 4,1,3 0,8,0 0,0,8")
    play(state, "step 5,2,1 4,2,2")
    assert state.left == [3, 2]
    assert state.captures == [2, 0]


@pytest.mark.parametrize(
    ("dice", "left"),
    [
        (("5,2,1 8,0,0 7,0,1", "3,3,2 5,1,2 0,8,0"), [2, 3]),
        (("5,2,1 8,0,0 2,4,2", "3,3,2 5,1,2 0,8,0"), [3, 2]),
        (("5,2,1 8,0,0 7,0,1", "3,3,2 0,7,1 0,8,0", "5,1,2 0,0,8 1,0,7"), [3, 3, 3]),
    ],
)
def test_sandwich_check_3(dice: tuple[str, ...], left: list[int]) -> None:
    """Moving between two enemies of one colour loses the die, unless it captures first; of two colours nothing."""
    state = walking(*dice, seats=len(dice))
    play(state, "step 5,2,1 4,2,2")
    assert state.left == left


def test_sandwich_check_4() -> None:
    """After a capture in phase 2 each has one action, then b begins phase 3 with up to two."""
    state = walking("2,3,3 5,0,3 8,0,0", "3,2,3 0,8,0 0,0,8")
    play(state, "step 5,0,3 4,1,3")
    assert (state.seat, state.phase()) == (1, 2)
    play(state, "step 0,8,0 0,7,1")
    assert (state.seat, state.phase()) == (0, 2)
    play(state, "step 8,0,0 7,1,0")
    assert (state.seat, state.phase()) == (1, 3)
    assert "stop" not in offered(state)
    play(state, "step 0,7,1 0,8,0")
    assert state.seat == 1
    assert "stop" in offered(state)
    play(state, "step 0,0,8 0,1,7")
    assert state.seat == 0


def test_sandwich_check_5() -> None:
    """The first placements of two players have 45, 1980, 85140 sequences."""
    state = pipyard.game("sandwich").start(2, start_seat="0")
    assert [tree(state, depth) for depth in (1, 2, 3)] == [45, 1980, 85140]
    assert [sequences(({}, 0), sandwich_placings, depth) for depth in (1, 2)] == [45, 1980]


def test_sandwich_check_5_fourth_placement() -> None:
    """Four placements have 3576048 sequences, and 168 of the third ones capture."""
    captures = total = 0
    start = pipyard.game("sandwich").start(2, start_seat="0")
    assert isinstance(start, SandwichState)
    for first in start.offered:
        after_one = start.copy()
        after_one.play(0, first)
        assert isinstance(after_one, SandwichState)
        for second in after_one.offered:
            after_two = after_one.copy()
            after_two.play(1, second)
            assert isinstance(after_two, SandwichState)
            for third in after_two.offered:
                after = after_two.copy()
                after.play(0, third)
                assert isinstance(after, SandwichState)
                captures += after.left[1] < 6
                total += len(after.offered)
    assert captures == 168
    assert total == 3_576_048


def test_walks_agree_with_a_plain_reference() -> None:
    dice = ("2,4,2 4,0,4 5,2,1 8,0,0 3,4,1", "3,3,2 4,1,3 0,8,0 0,0,8 1,4,3")
    board = {tuple(map(int, name.split(","))): seat for seat, text in enumerate(dice) for name in text.split()}
    state = walking(*dice)
    assert [tree(state, depth) for depth in (1, 2, 3)] == [sequences((board, 0), sandwich_walks, depth) for depth in (1, 2, 3)]


def test_the_french_third_phase_begins_at_once() -> None:
    state = walking("2,3,3 5,0,3 8,0,0", "3,2,3 0,8,0 0,0,8", phase3="at_once")
    play(state, "step 5,0,3 4,1,3")
    assert (state.seat, state.phase()) == (1, 3)


def test_two_dice_when_phase_2_begins_count_at_once() -> None:
    state = pipyard.game("sandwich").start(2, start_seat="0")
    assert isinstance(state, SandwichState)
    state.stock, state.left = [0, 1], [6, 2]
    state.pile = Pile.of([])
    for place in cells("8,0,0 7,1,0 7,0,1 6,2,0 6,1,1 6,0,2"):
        state.pile.put(place, 0)
    state.pile.put(cells("0,8,0")[0], 1)
    state.seat, state.turns = 1, 11
    state.ask()
    play(state, "place 0,0,8")
    assert (state.seat, state.phase()) == (0, 2)
    play(state, "step 6,2,0 5,3,0")
    play(state, "step 0,0,8 0,1,7")
    assert (state.seat, state.phase()) == (0, 3)


def test_fewer_than_two_dice_end_the_game() -> None:
    state = walking("2,3,3 5,0,3 8,0,0", "3,2,3 0,8,0")
    play(state, "step 5,0,3 4,1,3")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0]


def test_three_players_with_equal_dice_are_told_apart_by_captures() -> None:
    state = walking("2,3,3 5,0,3 8,0,0", "3,2,3 0,8,0", "0,0,8 0,1,7 0,2,6", seats=3)
    play(state, "step 5,0,3 4,1,3")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.ranks == [1, 3, 2]
    assert over.scores == [3, 1, 3]


def test_a_die_that_walks_between_two_enemies_is_the_capture_of_both() -> None:
    state = walking("5,2,1 8,0,0 7,0,1", "3,3,2 5,1,2 0,8,0", "4,1,3 4,3,1 0,0,8", seats=3)
    play(state, "step 5,2,1 4,2,2")
    assert state.captures == [0, 1, 1]


def test_a_quiet_game_ends() -> None:
    state = walking("8,0,0 7,1,0 6,2,0", "0,8,0 0,7,1 0,6,2", quiet_rounds=2)
    for text in ("step 8,0,0 7,0,1", "step 0,8,0 1,7,0", "step 7,0,1 8,0,0", "step 1,7,0 0,8,0"):
        play(state, text)
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0, 1]
    assert over.why == "no-capture-any-more"
