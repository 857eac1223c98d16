"""Mucho: the check values of the rules, game 27."""

import pytest

import pipyard
from pipyard.books.das_spiel.construction.mucho import CORNERS, OUTER_AXES, MuchoState, matches
from pipyard.dice.orientation import TRIPLES, UP, orientation
from pipyard.pyramid.cells import CELLS, cell, cells


def position(**options: object) -> MuchoState:
    state = pipyard.game("mucho").start(3, start_seat="0", **options)
    assert isinstance(state, MuchoState)
    return state


def test_mucho_check_1() -> None:
    """623 scores 5 at 8,0,0, 9 at 5,3,0, 6 at 5,1,2 and 0 at 6,1,1."""
    turned = orientation("623")
    worth = [sum([UP[turned][axis] for axis in OUTER_AXES[0][place]]) for place in cells("8,0,0 5,3,0 5,1,2 6,1,1")]
    assert worth == [5, 9, 6, 0]


def test_mucho_check_2() -> None:
    """One cell has 3 outer faces, nine have 2, nine 1, one 0; scores lie between 42 and 168."""
    faces = [len(OUTER_AXES[0][place]) for place in CORNERS[0]]
    assert [faces.count(count) for count in (3, 2, 1, 0)] == [1, 9, 9, 1]
    assert len(OUTER_AXES[0][cell(5, 0, 0)]) == 3
    for best, total in ((max, 168), (min, 42)):
        assert sum([best([sum([UP[t][axis] for axis in OUTER_AXES[0][place]]) for t in range(24)]) for place in CORNERS[0]]) == total


def test_mucho_check_3() -> None:
    """Domino over 5, 3, 2: ten triples fit, 213 among them, 623 not."""
    fitting = [triple.text for triple in TRIPLES if matches(triple.index, [5, 3, 2])]
    assert len(fitting) == 10
    assert "213" in fitting
    assert "623" not in fitting


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_corner_has_thirty_outer_faces(seat: int) -> None:
    assert sum([len(OUTER_AXES[seat][place]) for place in CORNERS[seat]]) == 30


def test_a_game_is_twenty_rounds_in_the_own_corner() -> None:
    match = pipyard.Match("mucho", seats=3, source=None, start_seat="0")
    for _ in range(20):
        for seat in range(3):
            match.happen("623")
            with pytest.raises(pipyard.Illegal):
                match.submit(seat, "decline")
            with pytest.raises(pipyard.Illegal, match="corner"):
                match.submit(seat, f"place {CELLS[CORNERS[seat - 1][0]]}")
            space = match.state.moves(seat)
            assert isinstance(space, pipyard.Finite)
            match.submit(seat, space.all()[0])
    assert match.over is not None
    assert match.over.scores == [110, 110, 110]


def corner_of(state: MuchoState, seat: int, missing: int) -> None:
    """Fill a corner pyramid but for its last dice."""
    for place in CORNERS[seat][: 20 - missing]:
        state.pile.stand(place, seat, orientation("124"))
    state.left[seat] = missing


def test_a_die_that_matches_nothing_is_not_asked_about() -> None:
    state = position(domino=True)
    corner_of(state, 0, 1)
    state.land(pipyard.Move(TRIPLES[orientation("132")]))
    assert state.seat == 1
    assert state.left[0] == 1


@pytest.mark.parametrize(("count_from", "costs"), [("next_round", [0, 2, 2]), ("at_once", [0, 4, 4])])
def test_slowness_costs(count_from: str, costs: list[int]) -> None:
    state = position(domino=True, count_from=count_from)
    corner_of(state, 0, 1)
    state.land(pipyard.Move(TRIPLES[orientation("654")]))
    state.play(0, pipyard.game("mucho").parse("place 5,0,0"))
    sums = state.sums[:]
    for _ in range(2):
        for seat in (1, 2):
            assert state.seat == seat
            state.land(pipyard.Move(TRIPLES[0]))
            state.play(seat, pipyard.game("mucho").parse("decline"))
    assert [before - after for before, after in zip(sums, state.sums, strict=True)] == costs


def test_the_round_in_which_one_finishes_counts_too() -> None:
    state = position(domino=True)
    corner_of(state, 0, 0)
    corner_of(state, 1, 1)
    corner_of(state, 2, 1)
    state.first_done, state.turns, state.seat = 9, 31, 1
    state.land(pipyard.Move(TRIPLES[orientation("654")]))
    state.play(1, pipyard.game("mucho").parse("place 0,5,0"))
    assert state.sums[1] == 6 + 5 + 4 - 2
    assert state.seat == 2


@pytest.mark.parametrize("extra", [0, 3])
def test_the_extra_rounds_are_counted_from_the_next_round(extra: int) -> None:
    state = position(domino=True, max_extra_rounds=extra)
    corner_of(state, 0, 1)
    state.land(pipyard.Move(TRIPLES[orientation("654")]))
    state.play(0, pipyard.game("mucho").parse("place 5,0,0"))
    for _ in range(1 + extra):
        for seat in (1, 2):
            assert isinstance(state.turn(), pipyard.Chance)
            state.land(pipyard.Move(TRIPLES[0]))
            state.play(seat, pipyard.game("mucho").parse("decline"))
    assert isinstance(state.turn(), pipyard.Over)


def test_without_any_completion_the_rounds_are_limited() -> None:
    state = position(domino=True, max_rounds=2)
    for turn in range(6):
        state.land(pipyard.Move(TRIPLES[0]))
        state.play(turn % 3, pipyard.game("mucho").parse("decline"))
    assert isinstance(state.turn(), pipyard.Over)
