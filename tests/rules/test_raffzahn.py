"""Raffzahn: the check values of the rules, the Abacus edition."""

from __future__ import annotations

from random import Random

import pytest

from pipyard.books.families.grab_race import OPEN, GrabbingState
from pipyard.bots.race_arena import race
from pipyard.core.match import Match
from pipyard.core.space import Finite
from pipyard.core.turn import Over
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import CELLS, cells
from pipyard.shelf import game
from tests.rules.race_tables import feed, grabbing


def state_of(match: Match) -> GrabbingState:
    state = match.state
    assert isinstance(state, GrabbingState)
    return state


def right_for(state: GrabbingState, seat: int) -> set[str]:
    return {CELLS[place].text for place in state.pile.free_cells() if state.right(seat, place)}


def all_that_becomes_right(state: GrabbingState, rng: Random) -> list[int]:
    """Take everything in any order until nobody has a right grab."""
    while True:
        right = [(seat, place) for place in state.pile.free_cells() for seat in range(3) if state.right(seat, place)]
        if not right:
            return state.heaps
        seat, place = right[int(rng.random() * len(right))]
        state.play(seat, game("raffzahn").parse(f"grab {CELLS[place].text}"))


def test_raffzahn_check_1() -> None:
    """At the start three dice are free and each seat sees 45 numbers; a first roll is useless with odds 1/8."""
    match = grabbing("raffzahn")
    state = state_of(match)
    assert {CELLS[place].text for place in state.pile.free_cells()} == {"1,0,0", "0,1,0", "0,0,1"}
    for seat in range(3):
        view = state.view(seat)
        assert isinstance(view, GrabbingState)
        assert sum(known[seat] != "?" for known in view.seen.values()) == 45
        assert all(known.count("?") >= 2 for known in view.seen.values())
    useful = [sum(str(rolled) in triple.text for triple in TRIPLES) / 24 for rolled in range(1, 7)]
    assert useful == [1 / 2] * 6  # so three dice are useless together with 1/8, and 3/2 of them can be expected


@pytest.mark.parametrize(
    ("rolled", "a", "b", "c"),
    [
        (2, {"1,0,0", "0,1,0"}, set(), {"0,0,1"}),
        (6, set(), {"0,1,0", "0,0,1"}, {"1,0,0"}),
        (1, set(), set(), set()),
        (5, set(), set(), set()),
    ],
)
def test_raffzahn_check_2(rolled: int, a: set[str], b: set[str], c: set[str]) -> None:
    """What each roll lets each seat take from the test pile without its apex."""
    match = grabbing("raffzahn")
    match.happen(str(rolled))
    assert [right_for(state_of(match), seat) for seat in range(3)] == [a, b, c]


@pytest.mark.parametrize(("rolled", "yields"), [(2, [3, 2, 3]), (6, [2, 3, 4]), (3, [2, 1, 0]), (4, [1, 0, 1])])
def test_raffzahn_check_3(rolled: int, yields: list[int]) -> None:
    """Taking all that becomes right gives the same set in any order; the counts for rolls 2, 6, 3 and 4."""
    for order in range(5):
        match = grabbing("raffzahn")
        match.happen(str(rolled))
        assert all_that_becomes_right(state_of(match), Random(order)) == yields


def test_raffzahn_check_4() -> None:
    """A late grab with 3 dice in hand costs two of them; with 1 die only the die goes back."""
    for mine, after in ((3, [1, 1, 1]), (1, [1, 0, 0])):
        match = grabbing("raffzahn")
        match.happen("2")
        state = state_of(match)
        match.submit(0, "stop", 1000)
        state.heaps = [mine, 0, 0]
        match.submit(0, "grab 1,0,0", 2000)
        assert state.heaps == after
        assert state.pile.occupied(CELLS.index(next(one for one in CELLS if one.text == "1,0,0")))


def test_raffzahn_check_5() -> None:
    """At the end at least 119 and at most 164 dice are taken."""
    for seed in range(4):
        over = race(game("raffzahn"), 3, ["reflex:normal"], seed).over
        assert over is not None
        assert 119 <= sum(over.scores) <= 164


def test_only_the_roller_calls_stop_and_an_early_call_waits() -> None:
    match = grabbing("raffzahn")
    match.happen("2")
    referee = feed(match, (100, 1, "stop"), (200, 0, "stop"), (500, 0, "grab 1,0,0"), until=900)
    assert [(event.seat, event.stamp, event.text) for event in match.events[-2:]] == [(0, 500, "grab 1,0,0"), (0, 800, "stop")]
    assert referee.dropped == [(100, 1, "stop", "gone")]


def test_a_turn_in_which_nobody_has_a_right_grab_closes_by_itself() -> None:
    match = grabbing("raffzahn")
    match.happen("1")
    feed(match, until=3000)
    assert str(match.events[-1]) == "*@3000 idle"
    feed(match, until=5000)
    assert match.turn.kind == 1, "the next player rolls"


def test_a_wrong_grab_blocks_or_pays() -> None:
    match = grabbing("raffzahn")
    match.happen("2")
    referee = feed(match, (1000, 0, "grab 0,0,1"), (2400, 0, "grab 1,0,0"), (2500, 0, "grab 1,0,0"), until=2500)
    assert state_of(match).heaps == [1, 0, 0]
    assert [why for *_, why in referee.dropped] == ["blocked"]
    match = grabbing("raffzahn", false_grab="pay")
    match.happen("2")
    state_of(match).heaps = [4, 0, 0]
    feed(match, (1000, 0, "grab 0,0,1"), (1100, 0, "grab 1,0,0"), until=1100)
    assert state_of(match).heaps == [3, 1, 1]


ENDING_AT_A_STOP = [("raffzahn", {"false_grab": "pay"}), ("greedy_grabber", {"apex": "removed", "end": "base_only"})]


def nearly_cleared(key: str, left: str, options: dict[str, object]) -> Match:
    """An open turn with only these dice of the plate left; the roll is right for seat 0 on the first of them."""
    match = grabbing(key, **options)
    state = state_of(match)
    keep = cells(left)
    while state.pile.count() > len(keep):
        state.pile.take(next(place for place in state.pile.free_cells() if place not in keep))
    match.happen(str(state.pile.face(keep[0], 0)))
    state.heaps = [50, 60, 50]
    return match


@pytest.mark.parametrize(("key", "options"), ENDING_AT_A_STOP)
def test_dice_of_the_plate_wait_for_the_stop(key: str, options: dict[str, object]) -> None:
    match = nearly_cleared(key, "8,0,0 0,8,0", options)
    match.submit(0, "grab 8,0,0", 1000)
    assert match.over is None, "another die of the plate may still be grabbed"
    match.submit(0, "stop", 2000)
    assert match.over is not None
    assert (match.over.why, match.over.scores) == ("only-the-plate-left", [51, 60, 50])


@pytest.mark.parametrize(("key", "options"), ENDING_AT_A_STOP)
def test_with_no_die_left_nobody_waits_for_the_stop(key: str, options: dict[str, object]) -> None:
    """The check value of ADR 14: the game is over with the last grab, and a Stop could not have changed anything."""
    match = nearly_cleared(key, "8,0,0", options)
    state = state_of(match)
    match.submit(0, "grab 8,0,0", 1000)
    assert match.over is not None
    assert (match.over.why, match.over.scores, match.over.ranks) == ("no-die-left", [51, 60, 50], [2, 1, 3])
    waiting = state.copy()
    assert isinstance(waiting, GrabbingState)
    waiting.phase = OPEN
    for seat in range(3):
        space = waiting.moves(seat)
        assert isinstance(space, Finite)
        assert {move.text for move in space.all()} <= {"pass", "stop"}, "there is nothing to grab, to pay for or to grab too late"
    waiting.close()
    stopped = waiting.turn()
    assert isinstance(stopped, Over)
    assert (stopped.scores, stopped.ranks) == (match.over.scores, match.over.ranks)


def test_seats_see_their_own_axis_and_spectators_nothing() -> None:
    match = race(game("raffzahn"), 3, ["reflex:hard"], 5)
    half = Match.replay(match.log, game, upto=len(match.events) // 2)
    for viewer in (0, 1, 2, None):
        for die in half.state.view(viewer).scene().dice:
            hidden = [axis for axis in range(3) if axis != viewer]
            assert all(die.triple[axis] == "?" for axis in hidden)
        log = half.log_for(viewer)
        deal = log.splitlines()[[line.startswith("* ") and "?" in line for line in log.splitlines()].index(True)]
        assert all(word.count("?") >= (2 if viewer is not None else 3) for word in deal.split()[1:])
    space = half.state.moves(0)
    assert isinstance(space, Finite)
