"""The Vain Guinea Fowl: the check values of the rules, game 17."""

from __future__ import annotations

from collections import Counter

from pipyard.books.das_spiel.construction.vain_guinea_fowl import COAT, REMINDER, TURNED, WANTED, VainGuineaFowlState, asks, fits
from pipyard.core.match import Match
from pipyard.dice.orientation import UP, orientation
from pipyard.pyramid.cells import SIZE, cells
from pipyard.shelf import game
from tests.rules.race_tables import feed


def goes(triple: str, place: str) -> bool:
    return fits(orientation(triple), cells(place)[0])


def started(seats: int = 2, **options: object) -> tuple[Match, VainGuineaFowlState]:
    match = Match(game("vain_guinea_fowl", **options), seats, source=None)
    assert isinstance(match.state, VainGuineaFowlState)
    return match, match.state


def test_vain_guinea_fowl_check_1() -> None:
    """Of the 24 triples 9 fit one side, 1 is the reminder, 2 are turned reminders, 12 are useless."""
    sides = [sum(UP[turned][axis] == WANTED[axis] for axis in range(3)) for turned in range(24) if turned not in (REMINDER, *TURNED)]
    assert Counter(sides) == {1: 9, 0: 12}
    assert len(TURNED) == 2


def test_vain_guinea_fowl_check_2() -> None:
    """124 goes to 1,3,4, not to 1,1,6 nor 3,1,4; 642 only to cells that ask for y alone."""
    assert goes("124", "1,3,4")
    assert not goes("124", "1,1,6")
    assert not goes("124", "3,1,4")
    fitting = [place for place in range(SIZE) if fits(orientation("642"), place)]
    assert cells("3,1,4")[0] in fitting
    assert all(asks(place) == [1] for place in fitting)


def test_vain_guinea_fowl_check_3() -> None:
    """514 goes to 1,1,6 after turning; 623 must be rolled again."""
    assert goes("514", "1,1,6")
    assert not any(fits(orientation("623"), place) for place in range(SIZE))
    match, state = started()
    match.submit(0, "roll", 100)
    match.happen("514")
    match.submit(0, "put 1,1,6", 200)
    assert state.pile.turned[cells("1,1,6")[0]] == orientation("145")


def test_vain_guinea_fowl_check_4() -> None:
    """1,1,5 asks for 1 on -x and 4 on -y: 124 and 642 are refused, 145 fits."""
    assert asks(cells("1,1,5")[0]) == [0, 1]
    assert [goes(triple, "1,1,5") for triple in ("124", "642", "145")] == [False, False, True]


def test_the_coat_has_46_cells() -> None:
    asked = Counter([len(asks(place)) for place in range(SIZE) if COAT[place]])
    assert asked == {1: 30, 2: 15, 3: 1}
    assert started(2)[1].dice == [23, 23]
    assert started(3)[1].dice == [15, 15, 15]


def test_rolls_need_their_time_and_a_false_put_blocks() -> None:
    match, state = started()
    referee = feed(match, (100, 0, "roll"), until=100)
    match.happen("124")
    for stamp, text in ((500, "roll"), (600, "put 1,1,6"), (1000, "put 1,3,4"), (2100, "put 1,3,4")):
        referee.add_input(0, text, stamp)
        referee.run(stamp)
    assert [why for *_, why in referee.dropped] == ["busy", "blocked"]
    assert state.dice == [22, 23]


def test_of_two_puts_for_one_cell_the_first_stands() -> None:
    match, state = started()
    referee = feed(match, (100, 0, "roll"), until=100)
    match.happen("145")
    referee.add_input(1, "roll", 110)
    referee.run(110)
    match.happen("145")
    referee.add_input(1, "put 1,1,6", 1000)
    referee.add_input(0, "put 1,1,6", 1001)
    referee.run(1001)
    assert state.dice == [23, 22]
    assert state.hand == [REMINDER, -1]
    assert referee.dropped == [(1001, 0, "put 1,1,6", "gone")]


def test_the_time_limit_lets_the_fewest_dice_win() -> None:
    match, state = started(max_minutes=1)
    state.dice = [5, 4]
    feed(match, until=60000)
    assert match.over is not None
    assert match.over.ranks == [2, 1]
