"""The Clever Mole: the check values of the rules, game 14."""

from __future__ import annotations

from random import Random

import pytest

from pipyard.books.das_spiel.special.clever_mole import CleverMoleState
from pipyard.books.families.molehills import FEET, HILLS, PLACES
from pipyard.core.errors import BadOption, Illegal
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.turn import ALONE, Chance, Choose
from pipyard.dice.orientation import orientation
from pipyard.dice.pool import Deal
from pipyard.pyramid.cells import CELLS, cells
from pipyard.shelf import game
from tests.rules.race_tables import feed


def built(seats: int = 2, **options: object) -> tuple[Match, CleverMoleState]:
    """Hills with random numbers and 20 dice of each colour."""
    options = {"start_seat": "0", **options}
    match = Match(game("clever_mole", **options), seats, source=None)
    match.happen(20 * "r" + 20 * "g" + 20 * "k")
    match.happen(Deal(60).sample(Random(3)))
    assert isinstance(match.state, CleverMoleState)
    return match, match.state


def with_greens(counts: list[int]) -> CleverMoleState:
    _, state = built()
    for hill, count in enumerate(counts):
        for number, place in enumerate(HILLS[hill]):
            state.pile.repaint(place, 1 if number < count else 0)
    return state


def test_clever_mole_check_1() -> None:
    """The ten cells of the hill 1,1,0."""
    assert sorted(HILLS[FEET.index((1, 1, 0))]) == sorted(cells("3,3,0 4,3,0 3,4,0 3,3,1 5,3,0 3,5,0 3,3,2 4,4,0 4,3,1 3,4,1"))
    assert len(set(PLACES)) == 60


def test_clever_mole_check_2() -> None:
    """Greens 3,4,2,5,3,3: the third has the fewest; 3,4,2,5,2,4 is invalid."""
    assert with_greens([3, 4, 2, 5, 3, 3]).solve(Move("least", "green")) == 2
    assert with_greens([3, 4, 2, 5, 2, 4]).solve(Move("least", "green")) == -1


def test_clever_mole_check_3() -> None:
    """An apex of triple 623 shows 11 above and 10 from below."""
    _, state = built()
    for hill in range(6):
        state.pile.turn(HILLS[hill][0], orientation("623" if hill == 4 else "654"))
    assert state.top(4) == 11
    assert state.solve(Move("top", 11)) == 4
    assert state.solve(Move("below", 10)) == 4


def test_a_hill_shows_eighteen_faces() -> None:
    _, state = built()
    for hill in range(6):
        assert len(state.faces(hill)) == 18
        assert 27 <= sum(state.faces(hill)) <= 99


def test_every_riddle_that_can_be_drawn_fits_exactly_one_hill() -> None:
    _, state = built()
    turn = state.turn()
    assert isinstance(turn, Chance)
    rng = Random(1)
    drawn = {turn.space.sample(rng).verb for _ in range(300)}
    assert drawn <= {"least", "most", "age", "near", "top", "below", "faces"}
    assert {"age", "near"} <= drawn
    assert all(state.solve(riddle) >= 0 for riddle in state.valid_riddles())


def test_a_wrong_claim_locks_out_and_may_cost_a_point() -> None:
    for options, points in (({}, [0, 1]), ({"wrong": "minus_one"}, [-1, 1])):
        match, state = built(2, rebuild="never", **options)
        riddle = state.valid_riddles()[0]
        match.happen(riddle)
        right = state.answer() + 1
        wrong = right % 6 + 1
        match.submit(0, f"point {wrong}")
        assert match.turn.seats == (1,)  # type: ignore[attr-defined] # pyright: ignore
        match.submit(1, f"point {right}")
        assert state.points == points
        assert state.riddles_left == 9


def test_a_riddle_nobody_solves_is_given_up() -> None:
    match, state = built(2, rebuild="never")
    match.happen(state.valid_riddles()[0])
    answer = state.answer()
    feed(match, until=60000)
    assert state.riddles_left == 9
    assert state.revealed == answer
    assert state.points == [0, 0]


def test_a_master_may_tell_a_riddle_of_his_own_and_only_he_knows_the_hill() -> None:
    match, state = built(3, master="rotating")
    match.submit(0, "tell 4 it looks like my uncle")
    assert state.answer() == 3
    for viewer in (1, 2, None):
        view = state.view(viewer)
        assert isinstance(view, CleverMoleState)
        assert view.answer() == -1
        assert "tell ? it looks like my uncle" in match.log_for(viewer)
    assert "tell 4 it" in match.log_for(0)
    assert match.turn.seats == (1, 2)  # type: ignore[attr-defined] # pyright: ignore
    match.submit(2, "point 4")
    assert state.points == [0, 0, 1]
    assert state.seat == 1, "the next seat is the master"


def test_a_masters_riddle_must_fit_one_hill() -> None:
    match, state = built(3, master="fixed")
    invalid = next(riddle for values in state.kinds_of_riddles() for riddle in values if state.solve(riddle) < 0)
    with pytest.raises(Illegal, match="exactly one hill"):
        match.submit(0, invalid.text)
    with pytest.raises(BadOption, match="two other players"):
        Match(game("clever_mole", master="fixed"), 2)


def test_a_master_who_builds_swaps_and_turns_dice() -> None:
    match, state = built(3, master="fixed", hills="master")
    first, second = HILLS[0][0], HILLS[5][0]
    colours, numbers = (state.pile.at(first), state.pile.at(second)), (state.pile.turned[first], state.pile.turned[second])
    match.submit(0, f"swap {CELLS[first]} {CELLS[second]}")
    state = match.state
    assert isinstance(state, CleverMoleState)
    assert (state.pile.at(second), state.pile.at(first)) == colours
    assert (state.pile.turned[second], state.pile.turned[first]) == numbers
    match.submit(0, f"turn {CELLS[first]} 623")
    assert state.top(0) == 11
    assert match.turn == ALONE[0]
    match.submit(0, "tell 1 which hill")
    assert str(match.turn) == str(Choose((1, 2), "race"))


def test_a_master_who_does_not_build_leaves_the_hills_alone() -> None:
    match, _ = built(3, master="fixed")
    with pytest.raises(Illegal, match="only a master who builds the hills"):
        match.submit(0, f"turn {CELLS[HILLS[0][0]]} 623")


def test_the_hills_are_changed_sixty_times_at_most() -> None:
    match, _ = built(3, master="fixed", hills="master")
    place = CELLS[HILLS[0][0]]
    for number in range(60):
        match.submit(0, f"turn {place} {('623', '236')[number % 2]}")
    with pytest.raises(Illegal):
        match.submit(0, f"turn {place} 623")
    assert match.state.moves(0).contains(Move("tell", 1, "which"))


def test_only_a_person_builds_hills() -> None:
    with pytest.raises(BadOption):
        Match(game("clever_mole", hills="master"), 3, source=None)
