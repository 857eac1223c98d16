"""The Most Simple Game: the check values of the rules, game 10."""

import pipyard
from pipyard.books.das_spiel.chance.most_simple_game import MostSimpleGameState
from pipyard.pyramid.cells import LEVEL, OUTER, SIZE, cell, cells
from pipyard.pyramid.pile import Pile


def position(seats: int = 3, **options: object) -> MostSimpleGameState:
    state = pipyard.game("most_simple_game").start(seats, start_seat="0", **options)
    assert isinstance(state, MostSimpleGameState)
    return state


def test_most_simple_game_check_1() -> None:
    """0,0,0 has 3 outer faces, 4,0,0 has 2, 1,2,0 has 1, 1,1,1 has none."""
    assert [OUTER[place] for place in cells("0,0,0 4,0,0 1,2,0 1,1,1")] == [3, 2, 1, 0]


def test_most_simple_game_check_2() -> None:
    """Levels that belong to seats 0, 1, 2 in turn score 54, 45 and 36."""
    state = position()
    state.pile = Pile.full([int(LEVEL[place]) % 3 for place in range(SIZE)])
    over = state.turn()
    assert isinstance(over, pipyard.Over)
    assert over.scores == [54, 45, 36]
    assert over.ranks == [1, 2, 3]


def test_most_simple_game_check_3() -> None:
    """With 163 dice lying a 5 places two, loses three, and the game ends."""
    state = position()
    state.pile = Pile.of(range(SIZE - 2))
    state.land(pipyard.Move(5))
    state.play(0, pipyard.Move("place", *state.moves(0).steps(("place",)).atoms))
    assert state.seat == 0
    state.play(0, pipyard.game("most_simple_game").parse("place 0,0,0"))
    assert isinstance(state.turn(), pipyard.Over)


def test_the_roll_says_how_many_dice_are_put() -> None:
    match = pipyard.Match("most_simple_game", seats=3, source=None, start_seat="1")
    match.happen("3")
    for place in ("8,0,0", "7,1,0", "7,0,1"):
        assert match.turn.seat == 1
        match.submit(1, f"place {place}")
    match.happen("1")
    match.submit(2, "place 7,0,0")
    state = match.state
    assert isinstance(state, MostSimpleGameState)
    assert state.pile.at(cell(7, 0, 0)) == 2
    assert state.scene().scores == (0, 4, 2)


def test_with_an_equal_stock_who_has_no_dice_is_skipped() -> None:
    assert position(2, stock="equal").stock == [83, 83]
    state = position(3, stock="equal")
    assert state.stock == [55, 55, 55]
    state.stock = [2, 0, 53]
    state.land(pipyard.Move(6))
    assert state.due == 2
    for place in ("8,0,0", "7,1,0"):
        state.play(0, pipyard.game("most_simple_game").parse(f"place {place}"))
    assert state.seat == 2


def test_who_may_stop_can_end_the_game_by_waiting() -> None:
    match = pipyard.Match("most_simple_game", seats=2, source=None, start_seat="0", placing="may")
    match.happen("2")
    match.submit(0, "place 8,0,0")
    match.submit(0, "stop")
    for waiting in range(7):
        assert match.over is None
        match.happen("6")
        match.submit((waiting + 1) % 2, "stop")
    assert match.over is not None
    assert match.over.scores == [2, 0]
    assert match.over.why == "nobody-puts-a-die"


def test_team_mates_share_colour_and_score() -> None:
    state = position(6)
    for place in ("8,0,0", "0,8,0", "0,0,8", "7,1,0"):
        state.land(pipyard.Move(1))
        state.play(state.seat, pipyard.game("most_simple_game").parse(f"place {place}"))
    assert state.scene().scores == (3, 2, 2, 3, 2, 2)
