"""Diebylon: the check values of the rules, game 38."""

import pytest

import pipyard
from pipyard.books.das_spiel.alteration.diebylon import CORNERS, DiebylonState
from pipyard.pyramid.cells import cell
from pipyard.pyramid.die_moves import jumps
from pipyard.pyramid.pile import Pile


def rolled(number: int, *before: str, **options: object) -> set[str]:
    """What seat 0 may do with a number, after some jumps of its dice."""
    state = position(*before, **options)
    state.land(pipyard.Move(number))
    if not isinstance(state.turn(), pipyard.Choose) or state.seat != 0:
        return set()
    space = state.moves(0)
    assert isinstance(space, pipyard.Finite)
    return {str(move) for move in space}


def position(*before: str, **options: object) -> DiebylonState:
    state = pipyard.game("diebylon").start(3, start_seat="0", **options)
    assert isinstance(state, DiebylonState)
    for jump in before:
        start, end = (cell(*map(int, name.split(","))) for name in jump.split())
        state.pile.put(end, state.pile.take(start))
    return state


def jumping(text: str) -> set[str]:
    start, *ends = text.split()
    return {f"jump {start} {end}" for end in ends}


def test_diebylon_check_1() -> None:
    """At the start 1, 2, 3 and 5 move nothing; 4 and 6 have the moves listed."""
    for number in (1, 2, 3, 5):
        assert rolled(number) == set()
    assert rolled(4) == jumping("6,0,0 5,3,0 5,0,3")
    assert rolled(6) == jumping("6,0,0 4,4,0 4,3,1 5,2,1 4,0,4 4,1,3 5,1,2")


def test_diebylon_check_2() -> None:
    """The moves for 2, 3, 4 and 5 after 6,0,0-5,3,0."""
    first = "6,0,0 5,3,0"
    assert rolled(2, first) == jumping("5,3,0 4,4,0 4,3,1 5,2,1")
    assert rolled(3, first) == jumping("6,0,1 5,0,3 5,2,1") | jumping("6,1,0 5,1,2")
    assert "jump 5,3,0 6,0,0" in rolled(4, first)
    five = rolled(5, first)
    assert len(five) == 10
    assert "jump 7,0,0 5,0,3" in five


def test_diebylon_check_3() -> None:
    """With a 1 the own die may swap with the enemy on top of it, and with no other."""
    state = position()
    state.pile = Pile()
    for place, owner in [((4, 2, 2), 0), ((3, 3, 2), 1), ((3, 2, 3), 2), ((3, 2, 2), 1)]:
        state.pile.put(cell(*place), owner)
    state.land(pipyard.Move(1))
    space = state.moves(0)
    assert isinstance(space, pipyard.Finite)
    assert [str(move) for move in space] == ["swap 4,2,2 3,2,2"]
    state.play(0, space.all()[0])
    assert state.pile.at(cell(3, 2, 2)) == 0
    assert state.pile.at(cell(4, 2, 2)) == 1


def test_a_declined_swap_is_a_choice_only_with_may() -> None:
    for option, offered in (("must", 1), ("may", 2)):
        state = position(swap=option)
        state.pile = Pile()
        for place, owner in [((4, 2, 2), 0), ((3, 3, 2), 1), ((3, 2, 3), 2), ((3, 2, 2), 1)]:
            state.pile.put(cell(*place), owner)
        state.land(pipyard.Move(1))
        space = state.moves(0)
        assert isinstance(space, pipyard.Finite)
        assert len(space) == offered


def test_a_turn_without_a_move_is_lost() -> None:
    state = position()
    state.land(pipyard.Move(3))
    assert state.seat == 1
    assert isinstance(state.turn(), pipyard.Chance)


def test_ten_dice_in_a_foreign_corner_win_even_in_another_players_turn() -> None:
    state = position()
    state.pile = Pile()
    for place in CORNERS[1]:
        state.pile.put(place, 0)
    state.seat, state.turns = 2, 2
    turn = state.turn()
    assert isinstance(turn, pipyard.Over)
    assert turn.winners() == [0]


def test_fast_wins_with_the_top_of_a_foreign_corner() -> None:
    state = position(fast=True)
    assert isinstance(state.turn(), pipyard.Chance)
    state.pile.repaint(CORNERS[1][-1], 0)
    state.seat, state.turns = 1, 1
    turn = state.turn()
    assert isinstance(turn, pipyard.Over)
    assert turn.winners() == [0]


@pytest.mark.parametrize("number", [2, 4, 6])
def test_a_shared_number_is_used_up_jump_by_jump(number: int) -> None:
    state = position("6,0,0 5,3,0", split="any_dice")
    state.land(pipyard.Move(number))
    while isinstance(state.turn(), pipyard.Choose) and state.seat == 0:
        left = state.left
        move = state.offered[0]
        cost = dict(jumps(state.pile, move.at))[move.to]
        state.play(0, move)
        assert state.left in (left - cost, 0)
    assert state.seat == 1
    assert sorted(state.pile.cells_of(0)) != sorted(position("6,0,0 5,3,0").pile.cells_of(0))
