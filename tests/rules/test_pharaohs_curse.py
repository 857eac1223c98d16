"""The Pharaoh's Curse: the check values of the rules, game 50."""

from __future__ import annotations

from random import Random

import pipyard
from pipyard.books.das_spiel.board.pharaohs_curse import PharaohsCurseState
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import CELLS, cell
from tests.rules import reference_board
from tests.rules.reference_board import PLATE, maze_start, maze_turns, offered, sequences, shortest_way, tree


def on_the_test_plate(seat: int = 0, **options: object) -> PharaohsCurseState:
    state = pipyard.game("pharaohs_curse").start(3, start_seat=str(seat), **options)
    assert isinstance(state, PharaohsCurseState)
    state.set_up([(5 * place.x + 7 * place.y + 11 * place.z) % 24 for place in CELLS[:45]])
    return state


def play(state: PharaohsCurseState, text: str) -> None:
    move = pipyard.game("pharaohs_curse").parse(text)
    assert state.moves(state.seat).contains(move), text
    state.play(state.seat, move)


def swaps(state: PharaohsCurseState) -> set[str]:
    return {move.split()[1] for move in offered(state, "swap")}


def test_pharaohs_curse_check_1() -> None:
    """Both directions that shrink z use the explorer's -z."""
    for end, axis in (((1, 4, 3), 0), ((0, 5, 3), 1)):
        for number in range(1, 7):
            state = on_the_test_plate()
            own = next(t.index for t in TRIPLES if t.text[2] == "5")
            state.pile.turn(cell(0, 4, 4), own)
            state.pile.turn(cell(*end), next(t.index for t in TRIPLES if t.text[axis] == str(number)))
            assert (",".join(map(str, end)) in swaps(state)) == (number == 5)


def test_pharaohs_curse_check_2() -> None:
    """On the test plate seats 0 and 1 have no swap, seat 2 has one."""
    assert swaps(on_the_test_plate(0)) == set()
    assert swaps(on_the_test_plate(1)) == set()
    state = on_the_test_plate(2)
    assert swaps(state) == {"3,4,1"}
    assert [TRIPLES[state.pile.turned[cell(*place)]].text for place in ((0, 4, 4), (4, 0, 4), (4, 4, 0), (3, 4, 1))] == [
        "124", "514", "124", "241",
    ]  # fmt: skip


def test_pharaohs_curse_check_3() -> None:
    """Turned to 465 seat 0 has both forward swaps."""
    state = on_the_test_plate()
    play(state, "turn 465")
    state.seat = 0
    assert {"1,3,4", "1,4,3"} <= swaps(state)
    play(state, "swap 1,3,4 236")
    assert state.explorer[0] == cell(1, 3, 4)
    assert TRIPLES[state.pile.turned[cell(1, 3, 4)]].text == "465"
    assert TRIPLES[state.pile.turned[cell(0, 4, 4)]].text == "236"
    assert state.pile.at(cell(0, 4, 4)) == 3


def test_pharaohs_curse_check_4() -> None:
    """Alone on random plates the shortest way takes 9 to 13 turns, hardly ever 8, and 11 on average."""
    rng = Random(50)
    lengths: list[int] = []
    for _ in range(60):
        dice = {p: reference_board.TRIPLES[int(rng.random() * 24)] for p in sorted(PLATE)}
        lengths.append(shortest_way(dice, (0, 4, 4), 0))
    assert min(lengths) >= 8
    assert sorted(lengths)[len(lengths) // 20] >= 9
    assert max(lengths) <= 13
    assert 10.5 <= sum(lengths) / len(lengths) <= 11.5


def test_pharaohs_curse_check_5() -> None:
    """The sequences of 1, 2, 3 turns number 23, 529, 24863."""
    counts = [23, 529, 24863]
    assert [tree(on_the_test_plate(), depth) for depth in (1, 2, 3)] == counts
    assert [sequences(maze_start(), maze_turns, depth) for depth in (1, 2, 3)] == counts


def test_a_turn_may_be_followed_by_a_swap_only_with_the_option() -> None:
    state = on_the_test_plate(actions="turn_then_swap")
    play(state, "turn 465")
    assert state.seat == 0
    assert offered(state, "turn") == set()
    assert "stop" in offered(state)
    play(state, "swap 1,4,3 124")
    assert state.seat == 1
    state = on_the_test_plate()
    play(state, "turn 465")
    assert state.seat == 1


def test_the_corner_wins_and_the_limit_ranks() -> None:
    state = on_the_test_plate(max_rounds=1)
    state.explorer[0] = cell(8, 0, 0)
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0]
    state.explorer[:] = [cell(3, 1, 4), cell(4, 0, 4), cell(4, 1, 3)]
    state.turns = 3
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.scores == [3, 0, 3]
    assert over.winners() == [0, 2]
