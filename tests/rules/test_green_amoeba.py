"""The Green Amoeba: the check values of the rules, game 11."""

import pytest

import pipyard
from pipyard.books.das_spiel.chance.green_amoeba import CORNERS, START, GreenAmoebaState, as_bits
from pipyard.books.das_spiel.chance.green_amoeba_bot import shapes, steps_home
from pipyard.pyramid.cells import cells


def position(**options: object) -> GreenAmoebaState:
    state = pipyard.game("green_amoeba").start(3, start_seat="0", **options)
    assert isinstance(state, GreenAmoebaState)
    return state


def lay(state: GreenAmoebaState, text: str) -> None:
    """Put the amoeba somewhere else."""
    for place in state.dice:
        state.pile.take(place)
    state.dice = sorted(cells(text))
    for place in state.dice:
        state.pile.put(place, 0)


def offered(state: GreenAmoebaState) -> list[str]:
    space = state.moves(state.seat)
    assert isinstance(space, pipyard.Finite)
    return [move.text for move in space]


def play(state: GreenAmoebaState, *texts: str) -> None:
    for text in texts:
        move = pipyard.game("green_amoeba").parse(text)
        assert state.moves(state.seat).contains(move)
        state.play(state.seat, move)


def test_green_amoeba_check_1() -> None:
    """From the start 12 different positions arise after one step."""
    state = position()
    state.land(pipyard.Move(1))
    steps = [text for text in offered(state) if text != "stop"]
    after: set[tuple[int, ...]] = set()
    for text in steps:
        twin = state.copy()
        assert isinstance(twin, GreenAmoebaState)
        play(twin, text)
        after.add(tuple(twin.dice))
    assert len(after) == len(steps) == 12


def test_green_amoeba_check_2() -> None:
    """4,2,2 to 5,1,2 is illegal, for the die would be alone; to 4,3,1 is legal."""
    state = position()
    state.land(pipyard.Move(1))
    assert "step 4,2,2 5,1,2" not in offered(state)
    assert "step 4,2,2 4,3,1" in offered(state)
    assert "torn apart" in str(state.objection(0, pipyard.game("green_amoeba").parse("step 4,2,2 5,1,2")))


def test_green_amoeba_check_3() -> None:
    """No first roll can win: 17 steps are needed."""
    assert [steps_home(START, seat) for seat in range(3)] == [17, 17, 17]
    state = position()
    state.land(pipyard.Move(6))
    assert state.left == 6


def test_green_amoeba_check_4() -> None:
    """At the start each player's distances add up to 32."""
    assert position().drawn_scores() == [32, 32, 32]


def test_the_positions_of_the_amoeba_are_counted() -> None:
    every = shapes()
    assert len(every) == 11_535
    inside = [dice for dice in every if not as_bits(dice) & CORNERS]
    assert len(inside) == 11_019
    far = [steps_home(dice, 1) for dice in inside]
    assert max(far) == 33
    assert min(far) == 1


def test_whoever_moves_it_the_owner_of_the_corner_wins() -> None:
    state = position()
    lay(state, "0,7,1 0,6,2 0,5,3 0,4,4 0,3,5 1,6,1")
    state.land(pipyard.Move(2))
    play(state, "step 1,6,1 1,7,0", "step 1,7,0 0,8,0")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [1]


def test_exact_steps_cannot_be_stopped() -> None:
    state = position(steps="exact")
    state.land(pipyard.Move(2))
    assert "stop" not in offered(state)


def test_a_turn_that_leaves_it_torn_apart_is_taken_back() -> None:
    state = position(connected="end_of_turn")
    state.land(pipyard.Move(2))
    play(state, "step 4,2,2 5,1,2")
    assert "stop" not in offered(state)
    play(state, "step 5,1,2 6,0,2")
    assert state.dice == START
    assert state.seat == 1


@pytest.mark.parametrize(("rest", "winners"), [("0,7,1 0,6,2 0,5,3 0,4,4 0,3,5", [1]), ("0,6,2 0,5,3 0,4,4 0,3,5 0,2,6", [])])
def test_a_corner_counts_only_when_the_six_are_connected(rest: str, winners: list[int]) -> None:
    state = position(connected="end_of_turn")
    lay(state, "1,7,0 " + rest)
    state.land(pipyard.Move(2))
    play(state, "step 1,7,0 0,8,0")
    over = state.turn()
    assert (over.winners() if isinstance(over, pipyard.Over) else []) == winners


def test_pips_grow_and_the_nearest_wins_at_the_limit() -> None:
    state = position()
    assert state.max_rounds == 165
    assert position(escalate_every=0).max_rounds == 40
    assert position(connected="end_of_turn").max_rounds == 165
    state.turns = 14
    assert state.worth_of_a_pip() == 1
    state.turns = 15
    assert state.worth_of_a_pip() == 2
    lay(state, "4,2,2 2,4,2 3,3,2 3,2,3 2,3,3 4,3,1")
    state.turns = 165 * 3
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.scores == [30, 31, 35]
    assert over.winners() == [0]
