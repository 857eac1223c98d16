"""El Dado: the check values of the rules, game 39."""

import pipyard
from pipyard.books.das_spiel.demolition.el_dado import ElDadoState
from pipyard.pyramid.cells import CELLS

DEAL = "y" + 10 * "b" + 51 * "g" + 51 * "k" + 52 * "r"


def dealt(seats: int = 2) -> pipyard.Match:
    match = pipyard.Match("el_dado", seats=seats, source=None, start_seat="0")
    match.happen(DEAL)
    return match


def takeable(match: pipyard.Match) -> set[str]:
    space = match.state.moves(match.turn.seat)
    assert isinstance(space, pipyard.Finite)
    return {str(move).removeprefix("take ") for move in space}


def test_el_dado_check_1() -> None:
    """The first turn has the apex alone; then its three dice; after 1,0,0 also 2,0,0, not 1,1,0."""
    match = dealt()
    assert takeable(match) == {"0,0,0"}
    match.submit(0, "take 0,0,0")
    assert takeable(match) == {"1,0,0", "0,1,0", "0,0,1"}
    match.submit(1, "take 1,0,0")
    assert takeable(match) == {"0,1,0", "0,0,1", "2,0,0"}


def test_el_dado_check_2() -> None:
    """The fixed mix holds 367 points; of two players the first takes 83 dice, the other 82."""
    match = dealt()
    while not match.over:
        seat = match.turn.seat
        match.submit(seat, f"take {min(takeable(match))}")
    state = match.state
    assert isinstance(state, ElDadoState)
    assert match.over is not None
    assert sum(match.over.scores) == 10 + 50 + 153 + 102 + 52 == 367
    assert [sum(heap) for heap in state.heaps] == [83, 82]
    assert len(match.over.winners()) == 1


def test_the_values_may_be_agreed_otherwise() -> None:
    match = pipyard.Match("el_dado", seats=2, source=None, start_seat="0", values=(0, 0, 0, 0, 7))
    match.happen(DEAL[::-1])
    match.submit(0, "take 0,0,0")
    assert match.state.scene().scores == (0, 0)
    match.submit(1, "take 1,0,0")
    assert match.state.scene().dice[-1].cell in {cell.text for cell in CELLS}


def test_a_mix_from_the_box_holds_at_most_what_the_box_holds() -> None:
    match = pipyard.Match("el_dado", seats=2, seed=5, mix="box")
    deal = match.events[1].text
    assert len(deal) == 165
    assert deal.count("y") <= 1
    assert deal.count("b") <= 10
