"""Captain Flint's Skeleton Trick: the check values of the rules, game 1."""

import pytest

import pipyard
from pipyard.books.das_spiel.skill.captain_flint import LEANING, SKELETON, CaptainFlintState, is_skeleton, remainder
from pipyard.core.errors import Illegal
from pipyard.pyramid.cells import CELLS, cells
from pipyard.pyramid.geometry import LATTICE_DIRECTIONS


def begun(**options: object) -> pipyard.Match:
    return pipyard.Match("captain_flint", seats=1, source=None, **options)


def state_of(match: pipyard.Match) -> CaptainFlintState:
    state = match.state
    assert isinstance(state, CaptainFlintState)
    return state


def gone(but: list[int]) -> str:
    return " ".join(f"#{place + 1}:off1" for place in range(165) if place not in but)


def test_captain_flint_check_1() -> None:
    """The skeleton has 25 cells, 17 + 8, so 140 of the 165 dice must go."""
    assert len(SKELETON) == 25 == 17 + 8
    assert 165 - len(SKELETON) == 140


def test_captain_flint_check_2() -> None:
    """The skeleton without 4,0,0 is no success; 24 count."""
    left = [place for place in SKELETON if CELLS[place].text != "4,0,0"]
    assert not is_skeleton(left)
    assert remainder(left) == 24


def test_captain_flint_check_3() -> None:
    """The skeleton and 7,1,0 besides is no success; 25 - 1 = 24 count."""
    left = [*SKELETON, *cells("7,1,0")]
    assert not is_skeleton(left)
    assert remainder(left) == 25 - 1 == 24


def test_the_trick_succeeds_when_it_is_declared_with_the_finger_on() -> None:
    match = begun()
    match.submit(0, "turn 12 170 6 3")
    match.happen(f"T5.5 {gone(SKELETON)}")
    match.submit(0, "done")
    assert state_of(match).tries == [[(1, 550, 25)]]
    assert match.over is not None, "nobody tries again after a success"
    assert match.over.winners() == [0]


def test_a_finger_that_lets_go_ends_the_attempt_without_success() -> None:
    match = begun()
    match.submit(0, "turn 12 170 6 3")
    match.happen(f"T5.5 released {gone(SKELETON)}")
    assert state_of(match).tries == [[(0, 550, 25)]]


def test_a_loose_die_on_the_plate_spoils_it() -> None:
    match = begun()
    match.submit(0, "turn 12 170 6 3")
    match.happen(f"T5.5 {gone([*SKELETON, *cells('2,2,4')])} #{cells('2,2,4')[0] + 1}:astray")
    match.submit(0, "done")
    assert state_of(match).tries == [[(0, 550, 24)]]


def test_a_plate_that_is_not_level_is_no_success() -> None:
    match = begun()
    match.submit(0, "turn 12 170 6 3")
    match.happen(f"T5.5 tilted {gone(SKELETON)}")
    match.submit(0, "done")
    assert state_of(match).tries == [[(0, 550, 25)]]


def test_fewest_attempts_come_before_time_and_success_before_remainders() -> None:
    match = pipyard.Match("captain_flint", seats=3, source=None, start_seat="0", input="by_hand", attempts=2)
    for entry in ["failed 24 0", "failed 25 3", "solved 100", "solved 20", "failed 20 0"]:
        seat = match.turn.seat
        match.submit(seat, entry)
        match.submit((seat + 1) % 3, "accept")
    assert match.over is not None
    assert match.over.ranks == [2, 3, 1]
    assert match.over.scores == [25, 22, 25]


def test_if_nobody_succeeds_the_best_remainder_wins() -> None:
    match = pipyard.Match("captain_flint", seats=2, source=None, start_seat="0", input="by_hand", attempts=1)
    for entry in ["failed 24 5", "failed 20 0"]:
        seat = match.turn.seat
        match.submit(seat, entry)
        match.submit(1 - seat, "accept")
    assert match.over is not None
    assert match.over.winners() == [1]


def test_freehand_ends_with_the_first_die_that_falls() -> None:
    match = begun(method="freehand")
    for number, place in enumerate(["8,0,0", "0,8,0", "7,0,0"]):
        match.submit(0, f"place {place}")
        match.happen(f"T{number + 1} {place}/124")
    with pytest.raises(Illegal, match="skeleton"):
        match.submit(0, "place 7,1,0")
    match.submit(0, "place 0,0,8")
    match.happen("T9 astray")
    assert state_of(match).tries == [[(0, 900, 3)]]


def test_freehand_succeeds_with_all_25() -> None:
    match = begun(method="freehand")
    for number, place in enumerate(SKELETON):
        match.submit(0, f"place {CELLS[place].text}")
        match.happen(f"T{number + 1} {CELLS[place].text}/124")
    assert state_of(match).tries == [[(1, 2500, 25)]]


def test_the_l_frame_begins_with_its_mast_upright() -> None:
    match = begun(method="l_frame")
    state = state_of(match)
    assert state.seated_cells() == SKELETON
    mast = LATTICE_DIRECTIONS[2]
    x, y = state.lean
    assert (x * x + y * y) ** 0.5 == pytest.approx(LEANING, abs=0.1)
    assert x * mast[0] + y * mast[1] < 0, "the plate leans away from the mast"
    with pytest.raises(Illegal):
        match.submit(0, "turn 12 170 6 3")
    match.submit(0, "raise 15 2")
    match.happen("T2.5")
    match.submit(0, "done")
    assert state_of(match).tries == [[(1, 250, 25)]]


def test_an_l_frame_that_was_not_raised_is_no_success() -> None:
    match = begun(method="l_frame")
    match.submit(0, "done")
    assert state_of(match).tries == [[(0, 0, 25)]]
