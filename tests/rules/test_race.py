"""Race: the check values of the rules, game 52."""

from __future__ import annotations

import pytest

import pipyard
from pipyard.books.das_spiel.board.race import OUTWARD, SCORING, START, RaceState
from pipyard.dice.orientation import TRIPLES, orientation, pivot
from pipyard.pyramid.cells import CELLS, cell
from tests.rules.reference_board import offered, race_pivots, sequences, tree

BY = {(0, 1, -1): "642", (1, -1, 0): "563", (1, 0, -1): "426", (-1, 1, 0): "213"}


def started(seats: int = 3, **options: object) -> RaceState:
    state = pipyard.game("race").start(seats, **{"start_seat": "0", **options})
    assert isinstance(state, RaceState)
    return state


def standing(*dice: tuple[str, int, str], seats: int = 3, **options: object) -> RaceState:
    """All dice placed; each die is its funnel, its owner and its triple."""
    state = started(seats, **options)
    state.hand = [0] * seats
    for name, owner, triple in dice:
        state.pile.stand(cell(*map(int, name.split(","))), owner, orientation(triple))
    state.ask()
    return state


def test_race_check_1() -> None:
    """How 623 shows after a pivot in four directions; four equal pivots restore it."""
    for step, shown in BY.items():
        turned = orientation("623")
        for times in range(4):
            turned = pivot(turned, step.index(1), step.index(-1))
            if times == 0:
                assert TRIPLES[turned].text == shown
        assert TRIPLES[turned].text == "623"


def test_race_check_2() -> None:
    """623 from 1,4,3 in two pivots: 465 on 3,3,2."""
    state = standing(("1,4,3", 0, "623"))
    for text in ("pivot 1,4,3 2,3,3", "pivot 2,3,3 3,3,2"):
        move = pipyard.game("race").parse(text)
        state.seat = 0
        state.ask()
        assert state.moves(0).contains(move)
        state.play(0, move)
    assert TRIPLES[state.pile.turned[cell(3, 3, 2)]].text == "465"


@pytest.mark.parametrize(
    ("place", "points"),
    [("8,0,0", 20), ("4,4,0", 9), ("4,2,2", 6), ("5,3,0", 6), ("6,2,0", 9), ("7,0,1", 8), ("5,2,1", 0)],
)
def test_race_check_3(place: str, points: int) -> None:
    """The scores of a 623 on seven cells."""
    state = standing((place, 0, "623"))
    assert state.drawn_scores() == [points, 0, 0]
    if place == "7,0,1":
        assert standing((place, 0, "623"), factors="1-2-3-3-4").drawn_scores() == [6, 0, 0]


def test_race_check_4() -> None:
    """The 12 funnels have 15 outward faces; a nearly full start area has 18 legal pivots."""
    assert len(SCORING) == 12
    assert sum(len(axes) for axes in OUTWARD) == 15
    filled = [CELLS[place].text for place in START if CELLS[place].text not in ("1,0,7", "1,7,0")]
    state = standing(*[(name, number % 3, "623") for number, name in enumerate(filled)])
    assert sum(len(state.legal(seat)) for seat in range(3)) == 18


def test_race_check_5() -> None:
    """Three players: 408, 156672, 56401920 sequences of 1, 2, 3 placements."""
    state = started()
    assert [tree(state, depth) for depth in (1, 2)] == [408, 156672]
    # how a die is turned changes nothing in where the next can go: one triple stands for all 24
    total = 0
    for first in [move for move in state.offered if move.text.endswith("623")]:
        after_one = state.copy()
        after_one.play(0, first)
        assert isinstance(after_one, RaceState)
        for second in [move for move in after_one.offered if move.text.endswith("623")]:
            after_two = after_one.copy()
            after_two.play(1, second)
            assert isinstance(after_two, RaceState)
            total += 24 * 24 * len(after_two.offered)
    assert total == 56_401_920


def test_pivots_agree_with_a_plain_reference() -> None:
    places = [CELLS[place].text for place in START if CELLS[place].text not in ("1,0,7", "1,7,0")]
    dice = [(name, number % 3, TRIPLES[(7 * number) % 24].text) for number, name in enumerate(places)]
    board = {(int(n[0]), int(n[2]), int(n[4])): (owner, (int(triple[0]), int(triple[1]), int(triple[2]))) for n, owner, triple in dice}
    state = standing(*dice)
    assert [tree(state, depth) for depth in (1, 2, 3, 4)] == [sequences((board, 0), race_pivots, depth) for depth in (1, 2, 3, 4)]


def test_a_full_finish_ends_the_race() -> None:
    names = [CELLS[place].text for place in SCORING]
    state = standing(*[(name, number % 3, "623") for number, name in enumerate(names)])
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.why == "finish-full"
    assert over.scores == state.drawn_scores()


def test_four_players_leave_one_start_funnel_empty() -> None:
    match = pipyard.Match("race", seats=4, seed=1, start_seat="0")
    for turn in range(16):
        seat = match.turn.seat
        assert seat == turn % 4
        match.submit(seat, f"place {CELLS[START[turn]].text} 623")
    state = match.state
    assert isinstance(state, RaceState)
    assert state.hand == [0, 0, 0, 0]
    assert {move.split()[0] for move in offered(state)} == {"pivot"}


def test_rolled_dice_fall_as_they_like() -> None:
    match = pipyard.Match("race", seats=3, source=None, start_seat="0", start_triple="rolled")
    match.submit(0, "place 0,4,4")
    match.happen("236")
    state = match.state
    assert TRIPLES[state.pile.turned[cell(0, 4, 4)]].text == "236"  # type: ignore[attr-defined]
    with pytest.raises(pipyard.Illegal, match="rolled"):
        match.submit(1, "place 0,3,5 623")
