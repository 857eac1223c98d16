"""Steps to the Throne: the check values of the rules, game 51."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

import pytest

import pipyard
from pipyard.books.das_spiel.board.steps_to_the_throne import StepsToTheThroneState, enters
from pipyard.dice.orientation import TRIPLES, orientation
from pipyard.pyramid.cells import AT, cell
from tests.rules.reference_board import offered


def rolled(triple: str, green: str = "0,4,4", black: str = "", **options: object) -> StepsToTheThroneState:
    """Seat 0 climbs, green and black dice stand as named, and the blue die has been rolled."""
    state = pipyard.game("steps_to_the_throne").start(2, **{"start_seat": "0", **options})
    assert isinstance(state, StepsToTheThroneState)
    x, y, z = map(int, green.split(","))
    if cell(x, y, z) != state.green:
        state.pile.take(state.green)
        state.green = cell(x, y, z)
        state.pile.put(state.green, 1)
    for name in black.split():
        state.pile.put(cell(*map(int, name.split(","))), 2)
    state.land(pipyard.Move(TRIPLES[orientation(triple)]))
    return state


def test_steps_to_the_throne_check_1() -> None:
    """From 0,4,4 with a blue 623 the ends are 2,4,2 and 3,1,4; the 6 leaves the plate."""
    assert offered(rolled("623")) == {"move 2,4,2", "move 3,1,4", "stay"}


def test_steps_to_the_throne_check_2() -> None:
    """Black on 1,4,3 bars the way to 2,4,2; black on 2,4,2 is captured."""
    assert offered(rolled("623", black="1,4,3")) == {"move 3,1,4", "stay"}
    state = rolled("623", black="2,4,2")
    assert offered(state) == {"move 2,4,2", "move 3,1,4", "stay"}
    state.play(0, pipyard.game("steps_to_the_throne").parse("move 2,4,2"))
    assert state.captured == [1, 0]
    assert (state.aside, state.stock) == (1, 41)


def test_steps_to_the_throne_check_3() -> None:
    """The chance to enter is 1/2 from 6,2,0 and 6,0,2, 3/4 from 6,1,1."""
    chances = {
        green: sum(enters(cell(*green), int(t.text[1]), int(t.text[2])) for t in TRIPLES) for green in ((6, 2, 0), (6, 0, 2), (6, 1, 1))
    }
    assert chances == {(6, 2, 0): 12, (6, 0, 2): 12, (6, 1, 1): 18}
    assert "enter" in offered(rolled("623", "6,1,1"))
    state = rolled("642", "6,1,1")
    assert state.seat == 1 or "enter" not in offered(state)
    assert "enter" in offered(rolled("426", "6,2,0"))


def climb(rng: Random, must_move: bool) -> int:
    """How many turns the climber of the page needs against its guard."""
    state = pipyard.game("steps_to_the_throne").start(2, start_seat="0", match="single", turn_limit=400, must_move=must_move)
    assert isinstance(state, StepsToTheThroneState)
    while state.legs == 0:
        turn = state.turn()
        if isinstance(turn, pipyard.Chance):
            state.land(turn.space.sample(rng))
        else:
            moves = state.offered
            state.play(state.seat, climber_picks(state, moves, must_move) if state.seat == state.climber else guard_picks(moves))
    return state.used[0]


def climber_picks(state: StepsToTheThroneState, moves: list[pipyard.Move], must_move: bool) -> pipyard.Move:
    by_verb: dict[str, list[pipyard.Move]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    if "enter" in by_verb:
        return by_verb["enter"][0]
    here = AT[state.green][0]
    height: Callable[[pipyard.Move], int] = lambda move: AT[move.at][0]  # noqa: E731
    best = max(by_verb["move"], key=height)
    if must_move or height(best) > here:
        return best
    level = [move for move in by_verb["move"] if height(move) == here and state.pile.at(move.at) == 2]
    return level[0] if level else by_verb["stay"][0]


def guard_picks(moves: list[pipyard.Move]) -> pipyard.Move:
    return max(moves, key=lambda move: AT[move.at][0])


@pytest.mark.parametrize(("must_move", "usual"), [(False, 12), (True, 26)])
def test_steps_to_the_throne_check_4(must_move: bool, usual: int) -> None:
    """Played greedily a climb takes about 12 turns, with must_move about 26."""
    rng = Random(51)
    turns = [climb(rng, must_move) for _ in range(600)]
    assert median(turns) == pytest.approx(usual, abs=3 if must_move else 1)


def test_the_guard_must_place_next_to_green() -> None:
    state = rolled("623")
    state.play(0, pipyard.Move("stay"))
    assert state.seat == 1
    assert offered(state) == {f"place {near}" for near in ("0,5,3", "0,3,5", "1,4,3", "1,3,4")}


def test_a_walled_in_climber_gives_a_captured_die_back() -> None:
    wall = "0,5,3 0,3,5 1,4,3 1,3,4"
    state = rolled("623", black=wall)
    assert state.blue == -1, "no way to go, so nobody is asked"
    assert (state.aside, state.stock) == (0, 41)
    state = pipyard.game("steps_to_the_throne").start(2, start_seat="0")
    assert isinstance(state, StepsToTheThroneState)
    for name in wall.split():
        state.pile.put(cell(*map(int, name.split(","))), 2)
    state.aside, state.stock = 1, 36
    state.land(pipyard.Move(TRIPLES[orientation("623")]))
    assert (state.aside, state.stock) == (0, 37)


def test_staying_by_choice_gives_nothing_back() -> None:
    wall = "0,5,3 0,3,5 1,4,3 1,3,4"
    state = rolled("153", black=wall)
    state.aside = 1
    assert "stay" in offered(state), "the 1 captures a neighbour"
    state.play(0, pipyard.Move("stay"))
    assert state.aside == 1


def test_a_single_leg_is_won_by_the_guard_at_the_limit() -> None:
    state = rolled("623", match="single", turn_limit=1)
    state.play(0, pipyard.Move("stay"))
    state.play(1, state.offered[0])
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [1]


@pytest.mark.parametrize(("measure", "winner"), [("turns", 0), ("captures", 1), ("black_used", 1)])
def test_two_legs_are_compared(measure: str, winner: int) -> None:
    state = rolled("623", "6,1,1", measure=measure)
    state.captured, state.placed = [0, 1], [3, 2]
    state.play(0, pipyard.Move("enter"))
    assert (state.climber, state.seat, state.legs) == (1, 1, 1)
    assert state.used == [1, 0]
    state.used[1] = 4
    state.pile.take(state.green)
    state.green = cell(6, 1, 1)
    state.pile.put(state.green, 1)
    state.land(pipyard.Move(TRIPLES[orientation("623")]))
    state.play(1, pipyard.Move("enter"))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [winner]


def test_who_must_move_may_not_stay() -> None:
    assert offered(rolled("623", must_move=True)) == {"move 2,4,2", "move 3,1,4"}
