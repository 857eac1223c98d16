"""Triangle: the check values of the rules, game 53."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.das_spiel.board.triangle import TRIANGLES, TriangleState
from pipyard.pyramid.cells import CELLS, cells
from pipyard.pyramid.pile import Pile
from tests.rules.reference_board import offered, row_moves, sequences, tree, triangle_start, triangle_turns


def started(**options: object) -> TriangleState:
    state = pipyard.game("triangle").start(3, **{"start_seat": "0", **options})
    assert isinstance(state, TriangleState)
    return state


def standing(*rows: str, seat: int = 0, **options: object) -> TriangleState:
    """Rows as named, an empty name for a row that is not there."""
    state = started(**options)
    state.pile = Pile.of([])
    state.rows = [cells(text) for text in rows] + [[] for _ in range(9 - len(rows))]
    for row, places in sorted(enumerate(state.rows), key=lambda pair: pair[1]):
        for place in places:
            state.pile.put(place, row)
    state.seat = seat
    return state


def moved(state: TriangleState, row: int) -> dict[str, list[str]]:
    """The moves of one row by verb, as the cells it would fill."""
    found: dict[str, list[str]] = {}
    for move in row_of(state, row):
        ends = " ".join([CELLS[place].text for place in state.ends(move)])
        found.setdefault(move.verb, []).append(ends)
    return {verb: sorted(ends) for verb, ends in found.items()}


def row_of(state: TriangleState, row: int) -> list[pipyard.Move]:
    others = [k for k in range(9) if k // 3 == row // 3 and k != row and state.rows[k]]
    return [move for move in moves_without_empty_rows(state, row // 3) if state.pile.at(move.at) not in others]


def moves_without_empty_rows(state: TriangleState, seat: int) -> list[pipyard.Move]:
    found: list[pipyard.Move] = []
    for row in range(3 * seat, 3 * seat + 3):
        places = state.rows[row]
        if places and places[0] < 45 and not state.blocked(places):
            state.slides(row, places, found)
            if len(places) > 1:
                state.swings(places, found)
    return found


def test_triangle_check_1() -> None:
    """The ten moves of each seat at the start; with endways shifts eight."""
    state = started()
    assert moved(state, 2) == {
        "shift": ["0,5,3 1,5,2 2,5,1", "1,5,2 2,5,1 3,5,0"],
        "swing": ["0,6,2 1,5,2 2,4,2", "2,4,2 2,5,1 2,6,0"],
    }
    assert moved(state, 1) == {"hop": ["0,3,5 1,2,5", "2,1,5 3,0,5"]}
    assert moved(state, 0) == {"hop": ["5,0,3", "5,3,0"]}
    assert offered(state, "mount") == {"mount 8,0,0 6,1,0", "mount 8,0,0 6,0,1"}
    for seat in range(3):
        assert len(offered(started(start_seat=str(seat)))) == 10
        assert len(offered(started(start_seat=str(seat), shift="endways"))) == 8


def test_triangle_check_2() -> None:
    """A triple alone on the plate has 4 shifts and 4 swings."""
    kinds = moved(standing("", "", "2,3,3 3,2,3 4,1,3"), 2)
    assert {verb: len(ends) for verb, ends in kinds.items()} == {"shift": 4, "swing": 4}


def test_triangle_check_3() -> None:
    """A pair does not hop lengthways onto one funnel; over a die beside it there are two sideways hops."""
    assert "hop" not in moved(standing("", "2,3,3 3,2,3", "", "4,1,3"), 1)
    kinds = moved(standing("", "2,3,3 3,2,3", "", "3,3,2"), 1)
    assert kinds["hop"] == ["2,5,1 3,4,1", "4,3,1 5,2,1"]


@pytest.mark.parametrize(("shift", "blockade"), [("sideways", True), ("endways", True), ("both", True), ("sideways", False)])
def test_counts_agree_with_a_plain_reference(shift: str, blockade: bool) -> None:
    state = started(shift=shift, blockade=blockade)
    deep = (1, 2, 3, 4) if shift == "sideways" else (1, 2, 3)
    counts = [sequences(triangle_start(), lambda now: triangle_turns(now, shift, blockade), depth) for depth in deep]
    assert [tree(state, depth) for depth in deep] == counts


def test_counts_in_the_middle_of_a_game_agree_too() -> None:
    match = pipyard.Match("triangle", seats=3, seed=9, start_seat="0", shift="both")
    for number in range(60):
        state = match.state
        assert isinstance(state, TriangleState)
        rows = tuple(frozenset((CELLS[p].x, CELLS[p].y, CELLS[p].z) for p in row) for row in state.rows)
        assert len(triangle_turns((rows, state.seat), "both")) == len(state.offered)
        match.submit(state.seat, state.offered[(7 * number) % len(state.offered)])
        if match.over:
            break


def test_there_are_43_triangles() -> None:
    assert len(set(TRIANGLES)) == 43
    flat = [shape for shape in TRIANGLES if min(sum(CELLS[place].z == z for place in shape) for z in {CELLS[p].z for p in shape}) == 1]
    assert len(flat) == 43
    upright = [shape for shape in TRIANGLES if CELLS[shape[0]].x == CELLS[shape[2]].x]
    assert sorted((len(upright), 43 - len(upright))) == [15, 28]


def test_a_mounted_row_blocks_and_must_come_down() -> None:
    state = started()
    state.play(0, pipyard.game("triangle").parse("mount 8,0,0 6,1,0"))
    assert state.pile.at(CELLS[cells("6,1,0")[0]].index) == 0
    # it rests on 7,1,0 (the pair of seat 1) and on 6,2,0 and 6,1,1 (the triple of seat 2)
    assert {move.split()[1] for move in offered(state)} & {"7,0,1", "7,1,0"} == set()
    assert offered(state)
    state.seat = 0
    state.ask()
    assert {move.split()[0] for move in offered(state)} == {"dismount"}
    assert state.objection(0, pipyard.game("triangle").parse("shift 0,6,2 0,5,3"))


def test_a_triangle_wins() -> None:
    state = standing(
        "4,4,0", "4,3,1 5,2,1", "3,3,2 4,2,2 5,1,2",
        "0,8,0", "0,7,1 1,7,0", "0,6,2 1,6,1 2,6,0",
        "0,0,8", "0,1,7 1,0,7", "0,2,6 1,1,6 2,0,6",
    )  # fmt: skip
    state.ask()
    assert not state.formed(0)
    move = pipyard.game("triangle").parse("shift 4,4,0 5,3,0")
    assert state.moves(0).contains(move)
    state.play(0, move)
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0]
    assert over.why == "triangle-formed"


def test_a_mounted_triangle_is_none() -> None:
    assert not any(place >= 45 for shape in TRIANGLES for place in shape)


def test_nobody_wins_at_the_limit() -> None:
    state = started(max_rounds=1)
    for _ in range(3):
        state.play(state.seat, state.offered[0])
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == []


def test_the_reference_knows_the_start() -> None:
    rows, _ = triangle_start()
    assert sorted(len(row) for row in rows) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len([target for r in range(3) for target in row_moves(rows, r, "sideways", True)]) == 10
