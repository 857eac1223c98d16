"""The first moves of all games without chance in their course, counted two plies deep and deeper where it is cheap.

What the game offers is compared with an independent slow reference, move by move, along every line.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pipyard
from pipyard.core.game import State
from pipyard.core.match import Match
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import xyz
from pipyard.pyramid.play import PyramidState
from tests.rules import slow_reference as slow


def begun(key: str, seats: int = 0, **options: object) -> PyramidState:
    """After the set-up, seat 0 to move."""
    state = Match(pipyard.game(key, **options, start_seat="0"), seats, seed=3).state
    assert isinstance(state, PyramidState)
    return state


def colours(state: PyramidState) -> slow.Pile:
    return {xyz(place): int(state.pile.at(place)) for place in state.pile.dice_cells()}


def triples(state: PyramidState) -> dict[slow.Point, str]:
    return {xyz(place): TRIPLES[state.pile.turned[place]].text for place in state.pile.dice_cells()}


def compared(state: State, node: slow.Node | None, counts: list[int], ply: int = 0, line: str = "") -> None:
    """Count the lines of one move, two moves and so on; along all of them both must offer the same."""
    turn = state.turn()
    if not isinstance(turn, pipyard.Choose):
        assert node is None, f"after{line} the game is over, the reference goes on"
        return
    space = state.moves(turn.seat)
    assert isinstance(space, pipyard.Finite)
    assert node is not None, f"after{line} the reference says that the game is over"
    expected = node.moves()
    offered = {in_order(move.text): move for move in space.all()}
    assert sorted(offered) == sorted(expected), f"after{line or ' nothing'}"
    counts[ply] += len(offered)
    if ply + 1 < len(counts):
        for text, move in offered.items():
            after = state.copy()
            after.play(turn.seat, move)
            compared(after, expected[text], counts, ply + 1, f"{line} {text};")


def in_order(text: str) -> str:
    """The cells of a piece in any order are the same piece."""
    verb, *cells = text.split()
    return " ".join([verb, *sorted(cells)]) if verb in ("triops", "triangel") else text


def marching(state: PyramidState) -> slow.Node:
    shown = triples(state)
    return slow.Wuerfelmarsch({point: (owner, shown[point]) for point, owner in colours(state).items()})


FIRST: list[tuple[str, int, Callable[[PyramidState], slow.Node], list[int]]] = [
    ("el_dado", 2, lambda state: slow.ElDado(colours(state)), [1, 3, 9, 33]),
    ("favourite", 2, lambda state: slow.Favourite(colours(state)), [1, 1, 1, 1, 1, 1, 2, 2, 4, 7, 9, 15]),
    ("asparagus", 2, lambda state: slow.Asparagus(colours(state)), [6, 46, 374, 3156]),
    ("cui_bono", 2, lambda state: slow.CuiBono(colours(state)), [3, 9, 25, 69, 188, 525]),
    ("cui_bono_kosmos", 2, lambda state: slow.CuiBono(colours(state)), [3, 9, 25, 69, 188, 525]),
    ("rasanto", 2, lambda _: slow.Cascade(2, False), [45, 45 * 44]),
    ("ruins", 3, lambda _: slow.Cascade(3, True), [45, 216, 1392]),
    ("acquire", 3, lambda _: slow.Acquire(), [45, 45 * 44]),
    ("fire_and_water", 2, lambda _: slow.FireAndWater(), [90, 7488]),
    ("triops", 2, lambda _: slow.Triops(), [45, 108]),
    ("wuerfelmarsch", 3, marching, [127, 127 * 127 - 1]),
    ("slide", 3, lambda state: slow.Slide(triples(state), 3), [16, 256]),
    ("slipped", 3, lambda state: slow.Slipped(triples(state), 3), [25, 73]),
    ("masquerade", 1, lambda _: slow.Masquerade(("kbgr", "krbg", "kgrb")), [3, 9, 27, 81, 243, 729]),
]


@pytest.mark.parametrize(("key", "seats", "reference", "known"), FIRST, ids=[row[0] for row in FIRST])
def test_the_first_moves_are_those_of_the_slow_reference(
    key: str, seats: int, reference: Callable[[PyramidState], slow.Node], known: list[int]
) -> None:
    state = begun(key, seats)
    counts = [0] * len(known)
    compared(state, reference(state), counts)
    assert counts == known
