"""Emag: the check values of the rules, game 5."""

import pytest

import pipyard
from pipyard.books.das_spiel.skill.emag import EmagState
from pipyard.books.families.tower_shape import carried, height
from pipyard.dice.orientation import INDEX
from pipyard.dice.pose import Pose, standing
from pipyard.pyramid.outcome import resting_on

FLAT = standing(6, INDEX["236"])


def begun(**options: object) -> pipyard.Match:
    return pipyard.Match("emag", seats=1, source=None, **options)


def at(x: float, y: float, level: int) -> str:
    """The pose of a die that stands so many dice above the table."""
    return Pose(x, y, -32 + 16 * level, FLAT).text()


def tower(match: pipyard.Match, many: int) -> None:
    for level in range(many):
        match.submit(0, "stack")
        match.happen(f"T{level + 1} #{level + 1}:{'astray' if level else 'off6'}@{at(0.2 * level, 0, level)}")


def state_of(match: pipyard.Match) -> EmagState:
    state = match.state
    assert isinstance(state, EmagState)
    return state


def test_emag_check_1() -> None:
    """Seven stacked, the eighth topples everything: the score is 7."""
    match = begun()
    tower(match, 7)
    assert state_of(match).best_now == 7
    match.submit(0, "stack 3 0")
    match.happen("T8 #8:off2 #7:off1 #6:off4 #5:off1 #4:off1 #3:off1 #2:off5")
    assert state_of(match).tries == [[(1, 800, 7)]]


@pytest.mark.parametrize(("count", "worth"), [("height", 5), ("dice", 6)])
def test_emag_check_2(count: str, worth: int) -> None:
    """Five in a column and one beside the fourth, carried by the third: height 5, dice 6."""
    rests = {1: [], 2: [1], 3: [2], 4: [3], 5: [4], 6: [3]}
    assert (height(rests, 1), len(carried(rests, 1))) == (5, 6)
    match = begun(count=count)
    for number, (x, level) in enumerate([(0, 0), (0, 1), (0, 2), (-8, 3), (-8, 4), (8.2, 3)], 1):
        match.submit(0, "stack")
        match.happen(f"T{number} #{number}:{'astray' if level else 'off6'}@{at(x, 0, level)}")
    assert state_of(match).best_now == worth
    match.submit(0, "stop")
    assert state_of(match).tries == [[(1, 600, worth)]]


def test_a_die_beside_the_tower_rests_on_nothing() -> None:
    poses = {1: Pose(0, 0, -32, FLAT), 2: Pose(0, 0, -16, FLAT), 3: Pose(16.1, 0, -16, FLAT)}
    assert resting_on(poses)[2] == [1]
    assert len(carried({**resting_on(poses), 3: []}, 1)) == 2


def test_the_most_that_stood_counts_even_if_dice_were_lost_since() -> None:
    match = begun(count="dice")
    tower(match, 3)
    match.submit(0, "place 0 0 16 0 1")
    match.happen("T4 #4:off1")
    assert state_of(match).tries == [[(1, 400, 3)]]


def test_the_highest_number_wins_and_equal_ones_share() -> None:
    match = pipyard.Match("emag", seats=3, source=None, start_seat="0", input="by_hand", attempts=1)
    for seat, entry in enumerate(["counted 9", "counted 11", "counted 11"]):
        match.submit(seat, entry)
        match.submit((seat + 1) % 3, "accept")
    assert match.over is not None
    assert match.over.winners() == [1, 2]
