"""Würfelmarsch: the check values of the rules, Abacus game 6."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.abacus.wuerfelmarsch import WuerfelmarschState
from pipyard.dice.orientation import TRIPLES, orientation, with_face
from pipyard.pyramid.cells import cell, cells
from pipyard.pyramid.pile import Pile

A, B, C = 0, 1, 2


def march(**options: object) -> WuerfelmarschState:
    state = pipyard.game("wuerfelmarsch").start(3, start_seat="0", **options)
    assert isinstance(state, WuerfelmarschState)
    return state


def standing(dice: list[tuple[str, int, int]], **options: object) -> WuerfelmarschState:
    """Only these dice: cell, owner, orientation."""
    state = march(**options)
    state.pile = Pile()
    for place, owner, turned in dice:
        state.pile.stand(cells(place)[0], owner, turned)
    return state


def parse(text: str) -> pipyard.Move:
    return pipyard.game("wuerfelmarsch").parse(text)


def test_wuerfelmarsch_check_1() -> None:
    """The first turn has 12 pivots, 10 of them forward, and 115 turns in place, for each seat."""
    state = march()
    for seat in range(3):
        space = state.moves(seat)
        assert isinstance(space, pipyard.Finite)
        verbs = [move.verb for move in space]
        assert (verbs.count("pivot"), verbs.count("turn")) == (12, 115)
        forward = pipyard.game("wuerfelmarsch").start(3, start_seat="0", sideways=False).moves(seat)
        assert isinstance(forward, pipyard.Finite)
        assert [move.verb for move in forward].count("pivot") == 10


def test_wuerfelmarsch_check_2() -> None:
    """The book's example: a pivot captures on the right, ties on the left, and only 3,4,1 is left."""
    state = standing(
        [
            ("2,3,3", A, orientation("654")),
            ("4,3,1", B, with_face(0, 5)[0]),
            ("4,2,2", B, with_face(0, 5)[1]),
            ("3,4,1", A, with_face(1, 2)[0]),
            ("3,2,3", C, with_face(2, 3)[0]),
        ]
    )
    state.play(A, parse("pivot 2,3,3 3,3,2"))
    assert state.captured == [1, 0, 0]
    assert state.removed == [1, 1, 1]
    assert state.pile.dice_cells() == [cell(3, 4, 1)]
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [A]


def test_wuerfelmarsch_check_3() -> None:
    """What a die shows in eight pivots from 0,6,2 to 8,0,0."""
    state = standing([("0,6,2", A, orientation("321")), ("0,0,8", B, 0), ("8,0,0", C, 0)])
    state.pile.take(cell(8, 0, 0))
    state.pile.put(cell(0, 8, 0), C)
    shown: list[str] = []
    at = (0, 6, 2)
    for step in [(1, -1, 0)] * 6 + [(1, 0, -1)] * 2:
        to = (at[0] + step[0], at[1] + step[1], at[2] + step[2])
        state.seat = A
        state.play(A, parse("pivot {},{},{} {},{},{}".format(*at, *to)))
        shown.append(TRIPLES[state.pile.turned[cell(*to)]].text)
        at = to
    assert shown == ["531", "451", "241", "321", "531", "451", "654", "356"]
    assert at == (8, 0, 0)
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [A]


@pytest.mark.parametrize(("own_tie", "captured", "removed"), [("no_fight", [1, 0, 0], [0, 0, 0]), ("literal", [0, 0, 0], [2, 1, 0])])
def test_wuerfelmarsch_check_4(own_tie: str, captured: list[int], removed: list[int]) -> None:
    """A 6, A 6, B 3: with no_fight A captures; literally all three go."""
    state = standing(
        [
            ("4,2,2", A, with_face(0, 6)[0]),
            ("3,3,2", A, with_face(1, 6)[0]),
            ("3,2,3", B, with_face(2, 3)[0]),
            ("0,0,8", C, 0),
        ],
        own_tie=own_tie,
    )
    state.fight(cell(3, 3, 2))
    assert (state.captured, state.removed) == (captured, removed)


def test_wuerfelmarsch_check_5() -> None:
    """An empty board scores 2, 2, -2; of the two the later mover wins."""
    state = standing([])
    state.captured, state.removed = [3, 3, 0], [1, 1, 2]
    assert state.drawn_scores() == [2, 2, -2]
    state.last_turn = [10, 11, 9]
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.winners() == [B]


def test_a_player_without_dice_is_skipped() -> None:
    state = standing([("0,4,4", A, 0), ("4,4,0", C, 0)])
    state.play(A, parse("turn 0,4,4 132"))
    assert state.seat == C


def test_the_die_that_lost_in_two_funnels_to_different_owners_with_equal_numbers_is_removed() -> None:
    state = standing(
        [
            ("3,3,2", A, orientation("124")),
            ("4,2,2", B, with_face(0, 6)[0]),
            ("3,2,3", B, with_face(2, 1)[0]),
            ("4,3,1", C, with_face(0, 6)[0]),
            ("3,4,1", C, with_face(1, 1)[0]),
        ]
    )
    state.fight(cell(3, 3, 2))
    assert state.removed == [1, 0, 0]
    assert state.captured == [0, 0, 0]


def test_sixty_quiet_turns_end_the_game() -> None:
    state = march(quiet_limit=3)
    for seat, place in ((A, "0,4,4"), (B, "4,0,4"), (C, "4,4,0")):
        state.play(seat, parse(f"turn {place} 654"))
    ended = state.turn()
    assert isinstance(ended, pipyard.Over)
    assert ended.ranks == [1, 1, 1]
