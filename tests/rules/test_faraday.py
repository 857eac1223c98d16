"""Faraday: the check values of the rules, game 3."""

from itertools import permutations

import pytest

import pipyard
from pipyard.books.das_spiel.skill.faraday import FaradayState
from pipyard.core.errors import Illegal, Unparsable
from pipyard.pyramid.cells import cells
from pipyard.pyramid.plate_cells import distance
from pipyard.pyramid.trace import TILT, recorded

CENTRE = cells("3,3,2 3,2,3 2,3,3")
CORNERS = cells("8,0,0 0,8,0 0,0,8")


def begun(**options: object) -> pipyard.Match:
    return pipyard.Match("faraday", seats=2, source=None, start_seat="0", **options)


def tilted(match: pipyard.Match, outcome: str) -> None:
    match.submit(match.turn.seat, "rock x 55 0.5")
    match.happen(outcome)


def tries(match: pipyard.Match) -> list[list[tuple[int, int, int]]]:
    state = match.state
    assert isinstance(state, FaradayState)
    return state.tries


def test_faraday_check_1() -> None:
    """The three corners are a success; with 0,1,7 instead of 0,0,8 they are not."""
    state = begun().state
    assert isinstance(state, FaradayState)
    assert state.reached(cells("8,0,0 0,8,0 0,0,8"))
    assert not state.reached(cells("8,0,0 0,8,0 0,1,7"))


def test_faraday_check_2() -> None:
    """From 3,3,2 the corners are 5, 5 and 6 single hops away; all three dice need 15 at least."""
    assert [distance(CENTRE[0], corner) for corner in CORNERS] == [5, 5, 6]
    assert min(sum(distance(a, b) for a, b in zip(CENTRE, way, strict=True)) for way in permutations(CORNERS)) == 15


def test_the_dice_may_be_in_any_corner_and_the_clock_stops_at_the_goal() -> None:
    match = begun()
    tilted(match, "T2.5 #1:0,7,1/124 #2:8,0,0/124 #3:0,0,8/124")
    assert tries(match) == [[], []]
    tilted(match, "T4.25 #1:0,8,0/124")
    assert tries(match) == [[(1, 425, 0)], []]
    assert match.turn.seat == 1


def test_a_plate_that_is_not_level_does_not_count() -> None:
    match = begun()
    tilted(match, "T3 tilted #1:0,8,0/124 #2:8,0,0/124 #3:0,0,8/124")
    assert tries(match) == [[], []]


def test_a_die_off_the_plate_ends_the_attempt() -> None:
    match = begun()
    tilted(match, "T1.5 #2:off3")
    assert tries(match) == [[(0, 0, 0)], []]
    assert match.turn.seat == 1


def test_the_time_limit_ends_an_attempt() -> None:
    match = begun(time_limit_s=30)
    tilted(match, "T29.99 #1:4,3,1/124")
    assert match.turn.seat == 0
    tilted(match, "T30")
    assert match.turn.seat == 1
    tilted(match, "T31 #1:0,8,0/124 #2:8,0,0/124 #3:0,0,8/124")
    assert tries(match) == [[(0, 0, 0)], [(0, 0, 0)]], "too late is too late"


def test_the_shortest_time_of_three_attempts_wins() -> None:
    match = begun(input="by_hand")
    entered = ["solved 50", "solved 41.5", "dropped", "solved 60", "solved 41.49", "late"]
    for entry in entered:
        seat = match.turn.seat
        match.submit(seat, entry)
        match.submit(1 - seat, "accept")
    assert match.over is not None
    assert match.over.winners() == [0]
    assert match.over.scores == [4149, 4150]


def test_without_a_success_nobody_wins() -> None:
    match = begun(attempts=1)
    for seat in (0, 1):
        match.submit(seat, "stop")
    assert match.over is not None
    assert match.over.winners() == []


def test_an_objection_by_all_others_makes_the_attempt_be_repeated_once() -> None:
    match = pipyard.Match("faraday", seats=3, source=None, start_seat="0", input="by_hand", attempts=1)
    match.submit(0, "solved 5")
    match.submit(1, "object")
    match.submit(2, "object")
    assert match.turn.seat == 0
    match.submit(0, "solved 6")
    assert match.turn.seat == 1, "the repeated attempt stands"
    match.submit(1, "dropped")
    match.submit(2, "object")
    match.submit(0, "accept")
    assert match.turn.seat == 2, "one who accepts is enough"
    match.submit(2, "late")
    match.submit(0, "accept")
    assert match.over is not None
    assert match.over.scores == [600, 0, 0]


def test_entries_that_cannot_be_are_refused() -> None:
    match = begun(input="by_hand")
    with pytest.raises(Illegal, match="120"):
        match.submit(0, "solved 120.01")
    with pytest.raises(Illegal):
        match.submit(0, "solved 0")
    with pytest.raises(Unparsable):
        match.submit(0, "solved 1.234")
    with pytest.raises(Illegal):
        match.submit(0, "rock x 55 0.5")


def test_gestures_say_what_is_wrong_with_them() -> None:
    match = begun()
    with pytest.raises(Illegal, match="60"):
        match.submit(0, "rock x 61")
    with pytest.raises(Unparsable, match="direction"):
        match.submit(0, "rock north 40")
    with pytest.raises(Illegal, match="60 degrees"):
        match.submit(0, f"tilt {steep()}")
    with pytest.raises(Illegal, match="now"):
        match.submit(0, "solved 10")


def steep() -> str:
    return recorded(TILT, [{"tilt_x": 75.0}]).text()
