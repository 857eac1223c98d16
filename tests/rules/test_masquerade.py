"""Masquerade: the check values of the rules, game 34."""

from collections import deque

import pytest

import pipyard
from pipyard.books.das_spiel.alteration.masquerade import DRAW, EDGES, LATIN, MasqueradeState, reached
from pipyard.pyramid.cells import cell

FEET = dict(zip("ABC", ["8,0,0", "5,3,0", "5,0,3"], strict=True))


def alone(**options: object) -> MasqueradeState:
    state = pipyard.game("masquerade").start(1, **options)
    assert isinstance(state, MasqueradeState)
    return state


def drawn(letters: str, **options: object) -> MasqueradeState:
    state = alone(**options)
    for letter in letters:
        state.play(0, pipyard.game("masquerade").parse(f"draw {FEET[letter]}"))
    return state


def test_masquerade_check_1() -> None:
    """Drawing on E_x brings its red die to the top and the apex into the edge; four times is as before."""
    assert alone().words(0) == ["rgb", "gbr", "brg"]
    state = drawn("A")
    assert state.pile.at(cell(5, 0, 0)) == 0
    assert state.words(0) == ["gbk", "gbr", "brg"]
    assert drawn("AAAA").pile.facts() == alone().pile.facts()


def test_masquerade_check_2() -> None:
    """Drawing on E_y from the start: green goes to the top, the edge reads blue-red-black."""
    state = drawn("B")
    assert state.pile.at(cell(5, 0, 0)) == 1
    assert state.words(0)[1] == "brk"


@pytest.mark.parametrize(("letters", "word"), [("AABABCA", "rgb"), ("CCACABC", "brg")])
def test_masquerade_check_3_main(letters: str, word: str) -> None:
    """AABABCA gives red-green-blue on all edges, CCACABC blue-red-green: the main goal in 7 moves."""
    state = drawn(letters)
    assert state.words(0) == [word] * 3
    assert isinstance(state.turn(), pipyard.Over)


def test_masquerade_check_3_training() -> None:
    """ABCACBAA gives blue, red and green edges: the training goal in 8 moves."""
    state = drawn("ABCACBAA", mode="training")
    assert state.words(0) == ["bbb", "rrr", "ggg"]
    assert isinstance(state.turn(), pipyard.Over)


def distances(goals: list[str]) -> dict[str, int]:
    """How many draws every arrangement is from a goal; an arrangement is the apex and the three edges from top to foot."""
    far = dict.fromkeys(goals, 0)
    line = deque(goals)
    while line:
        now = line.popleft()
        for edge in range(3):
            top, cells = now[0], [now[1 + 3 * edge + k] for k in range(3)]
            before = [cells[0], cells[1], cells[2], top]  # undo a draw: the apex goes back under, the others up
            then = before[0] + now[1 : 1 + 3 * edge] + "".join(before[1:]) + now[4 + 3 * edge :]
            if then not in far:
                far[then] = far[now] + 1
                line.append(then)
    return far


def arrangements() -> list[str]:
    seen = {"k" + LATIN}
    line = ["k" + LATIN]
    while line:
        now = line.pop()
        for edge in range(3):
            part = now[1 + 3 * edge : 4 + 3 * edge]
            then = part[2] + now[1 : 1 + 3 * edge] + now[0] + part[:2] + now[4 + 3 * edge :]
            if then not in seen:
                seen.add(then)
                line.append(then)
    return sorted(seen)


@pytest.mark.parametrize(
    ("training", "target", "from_start", "worst"),
    [(False, "any", 7, 10), (True, "any", 8, 10), (False, "brg", 7, 13)],
)
def test_masquerade_check_3_distances(training: bool, target: str, from_start: int, worst: int) -> None:
    """Not fewer than 7 moves, for training 8; the worst arrangements are 10, 10 and, for blue-red-green, 13 away."""
    every = arrangements()
    assert len(every) == 16_800

    def words(one: str) -> list[str]:
        return [one[1 + 3 * edge : 4 + 3 * edge][::-1] for edge in range(3)]

    goals = [one for one in every if one[0] == "k" and reached(words(one), training, target)]
    far = distances(goals)
    start = "k" + "".join(part[::-1] for part in ("rgb", "gbr", "brg"))
    assert far[start] == from_start
    assert max(far.values()) == worst
    no_goal = [one for one in every if one[0] == "k" and far[one] > 0]
    if target == "any":
        assert min(far[one] for one in no_goal) >= 5


def test_every_seat_draws_only_its_own_feet() -> None:
    state = pipyard.game("masquerade").start(3, start_seat="1")
    space = state.moves(1)
    assert isinstance(space, pipyard.Finite)
    assert {move.at for move in space} == {edge[3] for edge in EDGES[1]}
    assert not space.contains(DRAW[EDGES[0][0][3]])


def test_equal_turns_let_the_second_player_share() -> None:
    for equal, winners in ((True, [0, 1]), (False, [0])):
        match = pipyard.Match("masquerade", seats=2, start_seat="0", equal_turns=equal)
        for letter in "AABABCA":
            turn = "ABC".index(letter)
            for seat in (0, 1):
                if not match.over:
                    match.submit(seat, DRAW[EDGES[seat][turn][3]])
        assert match.over is not None
        assert match.over.winners() == winners


def test_a_random_start_is_the_same_for_all_and_no_goal() -> None:
    match = pipyard.Match("masquerade", seats=3, seed=3, start="random")
    state = match.state
    assert isinstance(state, MasqueradeState)
    assert state.words(0) == state.words(1) == state.words(2)
    assert not state.done(0)


def test_the_training_knows_no_target() -> None:
    state = drawn("ABCACBAA", mode="training", target="blue_red_green")
    assert isinstance(state.turn(), pipyard.Over)
    assert "masquerade-goal-training" in [text.key for text in state.said()]
