"""DoRa: the check values of the rules, game 26."""

import pytest

import pipyard
from pipyard.books.das_spiel.construction.dora import DoraState
from pipyard.dice.orientation import TRIPLES, orientation
from pipyard.pyramid.cells import cell, cells

CELLS = cells("8,0,0 7,1,0 7,0,1")
FUNNEL = cell(7, 0, 0)


def funnel(owners: list[int], triples: list[str], last: int = 2, seats: int = 3) -> DoraState:
    """Three dice in the x-corner; the one on axis ``last`` is put last, and the funnel over them is asked for."""
    state = pipyard.game("dora").start(seats, start_seat="0")
    assert isinstance(state, DoraState)
    for axis in sorted(range(3), key=lambda one: one == last):
        state.stand(CELLS[axis], owners[axis], orientation(triples[axis]))
    state.ask_filler(state.first_waiting())
    assert state.filling == FUNNEL
    return state


def ways(state: DoraState) -> list[str]:
    return [TRIPLES[way].text for way in state.ways]


def test_dora_check_1() -> None:
    """Numbers 5, 3, 2 of seats 0, 1, 2: seat 0 fills with first number 2."""
    state = funnel([0, 1, 2], ["514", "236", "412"])
    assert state.pile.funnel_numbers(FUNNEL) == [5, 3, 2]
    assert state.filler == 0
    assert ways(state) == ["213", "236", "241", "264"]


def test_dora_check_2() -> None:
    """Numbers 6, 6, 1: seat 2 fills with third number 6."""
    state = funnel([0, 1, 2], ["623", "264", "321"])
    assert state.pile.funnel_numbers(FUNNEL) == [6, 6, 1]
    assert state.filler == 2
    assert ways(state) == ["236", "356", "426", "546"]


def test_dora_check_3() -> None:
    """Numbers 4, 4, 4, the die of seat 1 came last: seat 1 has the 12 triples with a 3."""
    state = funnel([0, 1, 2], ["412", "145", "124"], last=1)
    assert state.pile.funnel_numbers(FUNNEL) == [4, 4, 4]
    assert state.filler == 1
    assert ways(state) == [triple.text for triple in TRIPLES if "3" in triple.text]
    assert len(state.ways) == 12


def test_dora_check_4() -> None:
    """Three dice of seat 0 with 2, 6, 6: seat 1 fills, second or third number 1: 8 triples."""
    state = funnel([0, 0, 0], ["213", "264", "236"])
    assert state.pile.funnel_numbers(FUNNEL) == [2, 6, 6]
    assert state.filler == 1
    assert ways(state) == [triple.text for triple in TRIPLES if "1" in triple.text[1:]]
    assert len(state.ways) == 8


def test_with_two_players_one_colour_goes_to_the_other() -> None:
    assert funnel([1, 1, 1], ["213", "264", "236"], seats=2).filler == 0


def test_a_rolled_die_is_put_as_it_stands_next_to_a_lying_one() -> None:
    match = pipyard.Match("dora", seats=3, source=None, start_seat="0")
    match.happen("623")
    match.submit(0, "place 3,3,2")
    match.happen("412")
    with pytest.raises(pipyard.Illegal, match="next to"):
        match.submit(1, "place 8,0,0")
    match.submit(1, "place 4,3,1")
    match.happen("514")
    match.submit(2, "place 4,2,2")
    state = match.state
    assert isinstance(state, DoraState)
    assert state.pile.funnel_numbers(cell(3, 2, 2)) != []
    assert [state.pile.turned[place] for place in cells("3,3,2 4,3,1 4,2,2")] == [orientation(t) for t in ("623", "412", "514")]


@pytest.mark.parametrize(("order", "verb"), [("fixed", "set"), ("active_player", "fill")])
def test_the_player_on_turn_names_the_next_funnel(order: str, verb: str) -> None:
    match = pipyard.Match("dora", seats=2, source=None, start_seat="0", fill_order=order)
    for turn, place in enumerate(("8,0,0", "7,1,0", "6,1,1", "6,0,2", "7,0,1")):
        match.happen("623")
        match.submit(turn % 2, f"place {place}")
    assert match.state.moves(match.turn.seat).steps().atoms == [verb]
    if verb == "fill":
        assert match.turn.seat == 0
        match.submit(0, "fill 7,0,0")
        assert match.state.moves(match.turn.seat).steps().atoms == ["set"]


def test_the_last_die_wins_even_in_the_middle_of_a_cascade() -> None:
    state = funnel([0, 1, 2], ["514", "236", "412"])
    state.stock = [1, 20, 20]
    state.waiting = [cell(6, 1, 0)]
    state.play(0, pipyard.game("dora").parse("set 213"))
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0]
    assert pipyard.game("dora").start(2).scene().heaps[0].dice == {"red": 83}
