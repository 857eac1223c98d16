"""Eintrichtern: the check values of the rules, Abacus game 5."""

from fractions import Fraction
from itertools import product

import pytest

import pipyard
from pipyard.books.abacus.eintrichtern import EintrichternState
from pipyard.books.families.covered_numbers import COVERED
from pipyard.core.space import Certain
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import BASE, cell
from pipyard.pyramid.pile import book_pile


def dealt(seats: int = 2, triples: list[str] | None = None, **options: object) -> pipyard.Match:
    """Seat 0 begins; the base of the test pile lies."""
    match = pipyard.Match("eintrichtern", seats=seats, source=None, start_seat="0", **options)
    book = [TRIPLES[book_pile().turned[place]].text for place in range(BASE)]
    match.happen(" ".join(triples or book))
    return match


def state_of(match: pipyard.Match) -> EintrichternState:
    assert isinstance(match.state, EintrichternState)
    return match.state


def total(match: pipyard.Match, x: int, y: int, z: int) -> int:
    return sum(state_of(match).pile.funnel_numbers(cell(x, y, z)))


def test_eintrichtern_check_1() -> None:
    """36 red dice cover 108 yellow faces, 27 stay visible; a blind first peek hits with 361/3888."""
    state = state_of(dealt())
    covered = sum(state.pile.covered(place, axis) for place in range(BASE) for axis in range(3))
    assert (len(COVERED) * 3, covered) == (108, 108)
    assert BASE * 3 - covered == 27
    ways = [sum(numbers) for numbers in product(range(1, 7), repeat=3)]
    blind = sum(Fraction(ways.count(s), 216) ** 2 for s in range(3, 19))
    assert blind == Fraction(361, 3888)


def test_eintrichtern_check_2() -> None:
    """The totals of four funnels of the test pile: 11, 5, 8, 6."""
    match = dealt()
    assert [total(match, 7, 0, 0), total(match, 0, 7, 0), total(match, 0, 0, 7), total(match, 1, 1, 5)] == [11, 5, 8, 6]
    assert state_of(match).pile.funnel_numbers(cell(7, 0, 0)) == [5, 4, 2]


def test_eintrichtern_check_3() -> None:
    """8 and a peek at 11 is a miss; the next player leaves the dice, hits 8 and must roll."""
    match = dealt()
    match.happen("5 2 1")
    match.submit(0, "lift 7,0,0")
    match.happen("cover")
    match.submit(1, "keep")
    match.submit(1, "lift 0,0,7")
    assert match.state.scene().scores == (0, 1)
    assert isinstance(match.turn, pipyard.Chance)
    assert match.turn.by == 1


def test_eintrichtern_check_4() -> None:
    """If all yellow dice show 132, every funnel totals 6."""
    match = dealt(triples=["132"] * BASE)
    assert {sum(state_of(match).pile.funnel_numbers(place)) for place in COVERED} == {6}


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_eintrichtern_check_5(seats: int) -> None:
    """With 5 to 7 players someone must reach 6 of 36 dice; eight can share them without."""
    target = state_of(dealt(seats)).target
    assert target == 6
    can_be_split_without_a_sixth = seats * (target - 1) >= len(COVERED)
    assert can_be_split_without_a_sixth == (seats == 8)


def test_with_sum_only_the_others_see_no_faces() -> None:
    match = dealt(peek="sum_only")
    match.happen("6 6 6")
    match.submit(0, "lift 7,0,0")
    mover = {die.cell: die.triple for die in match.state.view(0).scene().dice}
    other = {die.cell: die.triple for die in match.state.view(1).scene().dice}
    assert mover["8,0,0"][0] == "5"
    assert other["8,0,0"][0] == "?"


def test_notes_keep_the_announced_totals_and_nothing_else_does() -> None:
    for notes, many in ((True, 1), (False, 0)):
        match = dealt(notes=notes)
        match.happen("6 6 6")
        match.submit(0, "lift 7,0,0")
        match.happen("cover")
        assert len(state_of(match).announced) == many


def test_the_header_of_the_booklet_allows_six() -> None:
    with pytest.raises(pipyard.BadOption):
        dealt(7, max_players="6")


def test_with_sum_only_everybody_hears_the_total() -> None:
    match = dealt(peek="sum_only")
    match.happen("6 6 6")
    match.submit(0, "lift 7,0,0")
    for viewer, key in ((0, "storing-shown"), (1, "storing-sum"), (None, "storing-sum")):
        result = next(text for text in match.state.view(viewer).scene().say if text.key == key)
        assert (result.args["sum"], result.args["total"]) == (11, 18)
    match.happen("cover")
    assert not any(text.key in ("storing-shown", "storing-sum") for text in match.state.scene().say)


@pytest.mark.parametrize(("shown_ms", "seconds"), [(4000, 4.0), (1500, 1.5)])
def test_the_numbers_are_shown_as_long_as_agreed(shown_ms: int, seconds: float) -> None:
    match = dealt(reveal_ms=shown_ms)
    match.happen("6 6 6")
    match.submit(0, "lift 7,0,0")
    assert isinstance(match.turn, pipyard.Chance)
    assert isinstance(match.turn.space, Certain)
    assert match.turn.space.seconds == seconds
