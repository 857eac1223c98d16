"""Up and Down: the check values of the rules, game 13."""

import pytest

import pipyard
from pipyard.books.das_spiel.chance.up_and_down import UpAndDownState
from pipyard.pyramid.cells import APEX, SIZE, cells
from pipyard.pyramid.pile import Pile

FOUR = cells("8,0,0 7,1,0 7,0,1 7,0,0")
SHUFFLED = [(place * 7) % 3 for place in range(SIZE)]


def position(seats: int = 3, **options: object) -> UpAndDownState:
    state = pipyard.game("up_and_down").start(seats, start_seat="0", **options)
    assert isinstance(state, UpAndDownState)
    return state


def offered(state: UpAndDownState) -> list[str]:
    space = state.moves(state.seat)
    assert isinstance(space, pipyard.Finite)
    return [move.text for move in space]


def play(state: UpAndDownState, text: str) -> None:
    move = pipyard.game("up_and_down").parse(text)
    assert state.moves(state.seat).contains(move)
    state.play(state.seat, move)


def dealt(seats: int = 3, top: int = 1, **options: object) -> UpAndDownState:
    """A complete pyramid whose apex has a given colour."""
    state = position(seats, **options)
    state.pile = Pile.full([*SHUFFLED[: SIZE - 1], top])
    state.dealt = True
    return state


def test_up_and_down_check_1() -> None:
    """A 3 takes 7,0,0 first, then two of the three dice below it; one die stays."""
    state = position()
    for place in FOUR:
        state.put_own(place)
    state.land(pipyard.Move(3))
    assert offered(state) == ["take 7,0,0"]
    play(state, "take 7,0,0")
    assert offered(state) == ["take 7,0,1", "take 7,1,0", "take 8,0,0"]
    play(state, "take 8,0,0")
    play(state, "take 7,0,1")
    assert state.pile.count() == 1
    assert state.seat == 1


def test_up_and_down_check_1_the_rest_is_forgiven() -> None:
    """A 5 takes all four dice, and the fifth is forgiven."""
    state = position()
    for place in FOUR:
        state.put_own(place)
    state.land(pipyard.Move(5))
    for place in ("7,0,0", "7,0,1", "7,1,0", "8,0,0"):
        assert state.seat == 0
        play(state, f"take {place}")
    assert state.pile.empty()
    assert state.seat == 1


@pytest.mark.parametrize("number", [6, 5])
def test_up_and_down_check_2(number: int) -> None:
    """Demolishing, under a green apex: a red 6 removes nothing and a red 5 adds nothing."""
    state = dealt(version="demolish")
    assert state.pile.free_cells() == [APEX]
    state.land(pipyard.Move(number))
    assert state.pile.complete()
    assert state.seat == 1


def test_up_and_down_check_3() -> None:
    """Colours: with 3 red and 1 black a 3 may put back black and two red; the single black die is there once only."""
    state = dealt(2, version="colours")
    for place in cells("0,0,0 0,0,1 0,1,0 1,0,0"):
        state.pile.take(place)
    state.collections[0] = [3, 0, 1]
    state.land(pipyard.Move(3))
    play(state, "put black 1,0,0")
    assert not any(text.startswith("put black") for text in offered(state))
    play(state, "put red 0,1,0")
    play(state, "put red 0,0,1")
    assert state.collections[0] == [1, 0, 0]
    assert state.seat == 1
    state.collections[1] = [4, 0, 0]
    state.pile.take(cells("0,0,1")[0])
    state.land(pipyard.Move(1))
    assert {text.split()[1] for text in offered(state)} == {"red"}


def test_an_even_roll_builds() -> None:
    state = position()
    state.land(pipyard.Move(2))
    play(state, "place 8,0,0")
    play(state, "place 7,1,0")
    assert state.seat == 1
    assert state.scene().scores == (3, 0, 0)


def test_the_demolition_may_stop_and_is_won_with_the_last_own_die() -> None:
    state = dealt(6, top=0, version="demolish")
    state.land(pipyard.Move(4))
    assert offered(state) == ["take 0,0,0", "stop"]
    play(state, "stop")
    assert state.seat == 1
    state.seat = 3
    state.pile = Pile.full([1] * (SIZE - 1) + [0])
    state.stock[0] = 54
    state.land(pipyard.Move(2))
    play(state, "take 0,0,0")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.winners() == [0, 3]


@pytest.mark.parametrize(("add", "back"), [("rolled", 3), ("one", 1)])
def test_an_odd_roll_brings_dice_back(add: str, back: int) -> None:
    state = dealt(version="demolish", add=add)
    for place in cells("0,0,0 0,0,1 0,1,0 1,0,0"):
        state.pile.take(place)
    state.stock[0] = 4
    state.land(pipyard.Move(3))
    assert state.due == back


def test_by_roll_gives_back_one_die_of_the_colour_of_the_number() -> None:
    state = dealt(2, version="colours", put_back="by_roll")
    state.pile.take(APEX)
    state.collections = [[1, 0, 1], [0, 0, 0]]
    state.land(pipyard.Move(3))
    assert state.seat == 1
    state.seat = 0
    state.land(pipyard.Move(5))
    assert offered(state) == ["put black 0,0,0"]


def test_colours_end_with_the_empty_plate() -> None:
    state = position(2, version="colours")
    state.dealt = True
    state.pile.put(0, 0)
    state.collections = [[5, 9, 2], [4, 0, 1]]
    state.land(pipyard.Move(6))
    play(state, f"take {pipyard.game('up_and_down').parse('take 0,0,8').atoms[1]}")
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.scores == [4, 3]


@pytest.mark.parametrize(
    ("options", "seats", "limit"),
    [
        ({}, 3, 150),
        ({"version": "demolish"}, 3, 60),
        ({"version": "demolish", "add": "one"}, 6, 120),
        ({"version": "colours"}, 2, 300),
        ({"version": "colours"}, 6, 100),
        ({"version": "colours", "max_rounds": 7}, 6, 7),
    ],
)
def test_every_version_has_its_limit(options: dict[str, object], seats: int, limit: int) -> None:
    assert position(seats, **options).max_rounds == limit


def test_only_the_colours_version_is_for_two() -> None:
    with pytest.raises(pipyard.BadOption, match="three teams"):
        position(2)
    with pytest.raises(pipyard.BadOption, match="2 to 6"):
        position(9, version="colours")
    assert position(9).sides == 3


def test_colours_are_worth_what_was_agreed() -> None:
    state = dealt(2, version="colours", values="-2,5,0")
    state.collections = [[3, 1, 4], [0, 2, 0]]
    assert state.drawn_scores() == [-6 + 5, 10]
