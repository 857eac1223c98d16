"""Asparagus, Doubles, Favourite and both editions of Cui bono?: the check values of the rules."""

from __future__ import annotations

import random
from itertools import product

import pytest

import pipyard
from pipyard.books.abacus.cui_bono import CuiBonoAbacusState
from pipyard.books.das_spiel.demolition.asparagus import AsparagusState
from pipyard.books.das_spiel.demolition.cui_bono_kosmos import CuiBonoKosmosState
from pipyard.books.das_spiel.demolition.doubles import DoublesState
from pipyard.books.das_spiel.demolition.favourite import FavouriteState
from pipyard.books.families.undercut import CuiBonoState
from pipyard.core.game import State
from pipyard.core.playout import playout
from pipyard.dice.orientation import orientation
from pipyard.pyramid.cells import BASE, CELLS, SIZE, cell, cells
from pipyard.pyramid.die_moves import slide_path
from pipyard.pyramid.pile import Pile, book_pile


def offered(state: State, seat: int = 0) -> set[str]:
    space = state.moves(seat)
    assert isinstance(space, pipyard.Finite)
    return {str(move) for move in space}


def begun(key: str, seats: int = 2, **options: object) -> State:
    return pipyard.game(key).start(seats, start_seat="0", **options)


# 40. Asparagus


def stalks(colours: dict[str, int], rest: int, **options: object) -> AsparagusState:
    state = begun("asparagus", **options)
    assert isinstance(state, AsparagusState)
    state.colours = None
    state.pile = Pile.full([colours.get(place.text, rest) for place in CELLS])
    return state


RED, GREEN = 4, 2
CHECK_1 = {"0,0,0": RED, "1,0,0": RED, "2,0,0": RED, "0,1,0": RED, "3,0,0": GREEN, "0,2,0": GREEN, "0,0,1": GREEN}


def test_asparagus_check_1() -> None:
    """Red are the apex, two below it on x and one on y: it goes alone, with one or two on x, or with one on y."""
    state = stalks(CHECK_1, 3)
    assert offered(state) == {"take 0,0,0", "take 0,0,0 1,0,0", "take 0,0,0 2,0,0", "take 0,0,0 0,1,0"}


def test_asparagus_check_1_with_whole_rows_only() -> None:
    """With whole rows only, two of those four moves are left."""
    assert offered(stalks(CHECK_1, 3, whole=True)) == {"take 0,0,0 2,0,0", "take 0,0,0 0,1,0"}


def test_asparagus_check_2() -> None:
    """With all dice of one colour there are 25 first moves; without the apex 24."""
    state = stalks({}, RED)
    assert len(offered(state)) == 25
    state.pile.take(cell(0, 0, 0))
    assert len(offered(state)) == 24


def test_asparagus_check_3() -> None:
    """From 0,1,0 two along x are legal, three are not; along y two to eight."""
    state = stalks({}, RED)
    for place in cells("0,0,0 1,0,0"):
        state.pile.take(place)
    assert "take 0,1,0 1,1,0" in offered(state)
    assert "take 0,1,0 2,1,0" not in offered(state)
    assert {f"take 0,1,0 0,{low},0" for low in range(2, 9)} <= offered(state)


def test_a_pulled_row_goes_to_the_heap_as_a_whole() -> None:
    state = stalks(CHECK_1, 3)
    state.play(0, pipyard.game("asparagus").parse("take 0,0,0 2,0,0"))
    assert state.heaps[0][RED] == 3
    assert state.pile.count() == SIZE - 3


# 41. Doubles


def doubles(**options: object) -> DoublesState:
    state = begun("doubles", **options)
    assert isinstance(state, DoublesState)
    state.standing = None
    state.pile = book_pile()
    return state


def test_doubles_check_1() -> None:
    """The apex leaves 2, 6, 2: one more die; then 3, 1, 4 or 4, 5, 6 ends the turn."""
    parse = pipyard.game("doubles").parse
    state = doubles()
    assert state.pile.funnel_numbers(cell(0, 0, 0)) == [2, 6, 2]
    state.play(0, parse("take 0,0,0"))
    assert (state.seat, state.credit) == (0, 1)
    one = state.copy()
    one.play(0, parse("take 1,0,0"))
    assert isinstance(one, DoublesState)
    assert one.pile.funnel_numbers(cell(1, 0, 0)) == [3, 1, 4]
    assert one.seat == 1
    state.play(0, parse("take 0,1,0"))
    assert state.pile.funnel_numbers(cell(0, 1, 0)) == [4, 5, 6]
    assert state.seat == 1


def test_doubles_check_2() -> None:
    """Of the 120 funnels of the test pile 36 show a double, none a triple."""
    pile = book_pile()
    different = [len(set(pile.funnel_numbers(place))) for place in range(BASE, SIZE)]
    assert [different.count(n) for n in (2, 1, 3)] == [36, 0, 84]


def test_doubles_check_3() -> None:
    """5, 5, 5 gives two more dice; 1, 1, 4 after it leaves two open."""
    parse = pipyard.game("doubles").parse
    state = doubles()
    for place, triple in [("1,0,0", "514"), ("0,1,0", "153"), ("0,0,1", "315")]:
        state.pile.turn(cells(place)[0], orientation(triple))
    assert state.pile.funnel_numbers(cell(0, 0, 0)) == [5, 5, 5]
    state.play(0, parse("take 0,0,0"))
    assert state.credit == 2
    for place, triple in [("2,0,0", "124"), ("1,1,0", "213"), ("1,0,1", "124")]:
        state.pile.turn(cells(place)[0], orientation(triple))
    assert state.pile.funnel_numbers(cell(1, 0, 0)) == [1, 1, 4]
    state.play(0, parse("take 1,0,0"))
    assert state.credit == 2


def test_doubles_check_3_odds() -> None:
    """With random dice a double has odds 5/12, a triple 1/36."""
    kinds = [len(set(numbers)) for numbers in product(range(6), repeat=3)]
    assert kinds.count(2) * 12 == 5 * len(kinds)
    assert kinds.count(1) * 36 == len(kinds)


def test_bonus_dice_may_be_left_in_english_and_must_be_taken_in_french() -> None:
    for bonus, may_stop in (("may", True), ("must", False)):
        state = doubles(bonus=bonus)
        assert "stop" not in offered(state)
        state.play(0, pipyard.game("doubles").parse("take 0,0,0"))
        assert ("stop" in offered(state)) is may_stop


def test_covered_numbers_are_sent_to_nobody() -> None:
    state = doubles()
    other = state.copy()
    assert isinstance(other, DoublesState)
    other.pile.turn(cell(2, 2, 2), (other.pile.turned[cell(2, 2, 2)] + 1) % 24)
    assert state.facts() != other.facts()
    for seat in (0, 1, None):
        assert state.view(seat).facts() == other.view(seat).facts()
        seen = {die.cell: die.triple for die in state.view(seat).scene().dice}
        assert seen["2,2,2"] == "???"
        assert seen["0,0,0"] == "124"
        assert seen["3,0,0"][0] == "?"


# 42. Favourite


def favourite(colours: str, seats: int = 2) -> FavouriteState:
    state = begun("favourite", seats)
    assert isinstance(state, FavouriteState)
    state.colours = None
    state.pile = Pile.full(["gkr".index(letter) for letter in colours])
    return state


def test_favourite_check_1() -> None:
    """Under a red apex lie green, black, black: turn 2 must take the green one."""
    colours = {"0,0,0": "r", "1,0,0": "g"}
    state = favourite("".join(colours.get(place.text, "k") for place in CELLS))
    assert offered(state) == {"take 0,0,0"}
    state.play(0, pipyard.game("favourite").parse("take 0,0,0"))
    assert offered(state, 1) == {"take 1,0,0"}


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((120, 110, 100), [1]), ((115, 115, 100), [1, 2]), ((170, 160), [1])],
)
def test_favourite_check_2(scores: tuple[int, ...], winners: list[int]) -> None:
    """With 120, 110, 100 points seat 1 wins; ties for second share; of two players the second wins."""
    state = favourite("r" * SIZE, len(scores))
    state.heaps = [[0, 0, score] for score in scores]
    assert sorted(state.winners()) == winners


def test_favourite_check_3() -> None:
    """All points together are 55 x 6 = 330."""
    state = begun("favourite")
    playout(state, random.Random(1))
    turn = state.turn()
    assert isinstance(turn, pipyard.Over)
    assert sum(turn.scores) == 55 * 6 == 330


def test_a_mix_that_is_no_pyramid_is_refused() -> None:
    with pytest.raises(pipyard.BadOption, match="165"):
        begun("favourite", mix=(1, 2, 3))


# 44. Cui Bono? (Kosmos) and Cui bono? (Abacus)

GREEN_K, BLACK_K, RED_K = 0, 1, 2


def undermined(key: str, colours: dict[str, int] | None = None, rest: int = 0, **options: object) -> CuiBonoState:
    state = begun(key, **options)
    assert isinstance(state, CuiBonoState)
    state.colours = None
    state.pile = Pile.full([(colours or {}).get(place.text, rest) for place in CELLS])
    return state


def keep(state: CuiBonoState, text: str) -> None:
    """Take a die and keep it, if that is still to be decided."""
    seat = state.seat
    state.play(seat, pipyard.game("cui_bono").parse(text))
    if state.in_hand >= 0:
        state.play(seat, pipyard.game("cui_bono").parse("keep"))


CORNERS = {"take 8,0,0", "take 0,8,0", "take 0,0,8"}


def test_cui_bono_kosmos_check_1() -> None:
    """First the corners alone may be taken; eight dice slide, and the apex is the only funnel."""
    state = undermined("cui_bono_kosmos", {"1,0,0": 1, "0,1,0": 1, "0,0,1": 1})
    assert offered(state) == CORNERS
    assert len(slide_path(state.pile, cell(8, 0, 0))) == 9
    state.play(0, pipyard.game("cui_bono_kosmos").parse("take 8,0,0"))
    assert state.pile.funnel_cells() == [cell(0, 0, 0)]


def test_cui_bono_kosmos_check_2() -> None:
    """8,0,0 again: seven slide; after the 8th 7,1,0 and 7,0,1 may be taken; an empty 8,0,0 takes no die."""
    state = undermined("cui_bono_kosmos")
    keep(state, "take 8,0,0")
    assert len(slide_path(state.pile, cell(8, 0, 0))) == 8
    keep(state, "take 8,0,0")
    assert state.pile.funnel_cells() == [cell(1, 0, 0)]
    for turn in range(3, 10):
        assert ({"take 7,1,0", "take 7,0,1"} <= offered(state)) == (turn == 9), turn
        keep(state, "take 8,0,0")
    assert not state.pile.occupied(cell(8, 0, 0))
    assert {"take 7,1,0", "take 7,0,1"} <= offered(state)
    state.in_hand = BLACK_K
    assert state.pile.is_funnel(cell(8, 0, 0))
    assert cell(8, 0, 0) not in state.welcome()
    assert "bare plate" in str(state.objection(0, pipyard.game("cui_bono_kosmos").parse("put 8,0,0")))


def test_cui_bono_kosmos_check_3() -> None:
    """Then 7,1,0: seven dice slide along x alone, and the hole is 0,1,0."""
    state = undermined("cui_bono_kosmos")
    for _ in range(9):
        keep(state, "take 8,0,0")
    before = {place: int(state.pile.at(place)) for place in range(SIZE)}
    path = slide_path(state.pile, cell(7, 1, 0))
    assert path == [cell(x, 1, 0) for x in range(7, -1, -1)]
    keep(state, "take 7,1,0")
    gone = [place for place in range(SIZE) if before[place] >= 0 and not state.pile.occupied(place)]
    assert gone == [cell(0, 1, 0)]


def test_cui_bono_kosmos_check_4() -> None:
    """A die that would make a row of one colour is refused, for each of the three edges."""
    edges = {f"{t},0,0": GREEN_K for t in range(9)} | {f"0,{t},0": BLACK_K for t in range(1, 9)} | {f"0,0,{t}": RED_K for t in range(1, 9)}
    for colours, welcome in ((edges, []), (edges | {"5,0,0": RED_K}, [cell(0, 0, 0)])):
        state = undermined("cui_bono_kosmos", colours)
        state.in_hand = int(state.pile.at(cell(8, 0, 0)))
        taken = state.copy()
        assert isinstance(taken, CuiBonoKosmosState)
        taken.in_hand = -1
        taken.play(0, pipyard.game("cui_bono_kosmos").parse("take 8,0,0"))
        assert (taken.welcome() if taken.in_hand >= 0 else []) == welcome
    state = undermined("cui_bono_kosmos", edges)
    state.pile.take(cell(0, 0, 0))
    for colour, barred_by in ((RED_K, "z"), (BLACK_K, "y")):
        state.in_hand = colour
        assert state.suits(cell(0, 0, 0))
        assert state.one_coloured(cell(0, 0, 0)), barred_by


def test_cui_bono_kosmos_check_5() -> None:
    """All points kept at the end are 55 x 6 = 330."""
    state = begun("cui_bono_kosmos")
    playout(state, random.Random(4))
    turn = state.turn()
    assert isinstance(turn, pipyard.Over)
    assert sum(turn.scores) == 55 * 6 == 330


def test_who_lets_the_clock_run_out_keeps_a_die_or_is_out() -> None:
    match = pipyard.Match("cui_bono_kosmos", seats=3, seed=1, start_seat="0")
    match.lapse(0)
    assert sum(map(sum, match.state.kept)) == 1  # type: ignore[attr-defined]
    assert match.turn.seat == 1
    again = pipyard.Match.replay(match.log)
    assert again.state.facts() == match.state.facts()
    match = pipyard.Match("cui_bono_kosmos", seats=3, seed=1, start_seat="0", on_timeout="lose")
    match.lapse(0)
    match.lapse(1)
    assert match.over is not None
    assert match.over.ranks == [3, 2, 1]


def abacus(**options: object) -> CuiBonoAbacusState:
    state = begun("cui_bono", **options)
    assert isinstance(state, CuiBonoAbacusState)
    state.colours = None
    state.pile = book_pile()
    return state


YELLOW, GREY, RED_A = 0, 1, 2


def test_cui_bono_check_1() -> None:
    """First the three corners alone; eight dice slide, and the apex is hole and only funnel."""
    state = abacus()
    assert offered(state) == CORNERS
    for corner in CORNERS:
        after = state.copy()
        assert isinstance(after, CuiBonoAbacusState)
        path = slide_path(after.pile, cells(corner.split()[1])[0])
        assert len(path) == 9
        after.play(0, pipyard.game("cui_bono").parse(corner))
        assert after.pile.funnel_cells() == [cell(0, 0, 0)]


def test_cui_bono_check_2() -> None:
    """Yellow from 0,0,8 would make a row of one colour: kept, cost 1; with 0,0,4 red the apex is legal."""
    state = abacus()
    assert state.pile.at(cell(0, 0, 8)) == YELLOW
    again = state.copy()
    assert isinstance(again, CuiBonoAbacusState)
    state.play(0, pipyard.game("cui_bono").parse("take 0,0,8"))
    assert [state.pile.at(place) for place in cells("1,0,0 0,1,0 0,0,1")] == [GREY, RED_A, YELLOW]
    assert state.seat == 1
    assert state.drawn_scores()[0] == 1
    again.pile.repaint(cell(0, 0, 4), RED_A)
    again.play(0, pipyard.game("cui_bono").parse("take 0,0,8"))
    assert offered(again) == {"put 0,0,0", "keep"}


def test_cui_bono_check_3() -> None:
    """A red die may close an all-yellow funnel, a yellow one may not."""
    state = abacus()
    state.pile.repaint(cell(0, 1, 0), YELLOW)
    assert state.pile.at(cell(8, 0, 0)) == RED_A
    again = state.copy()
    assert isinstance(again, CuiBonoAbacusState)
    state.play(0, pipyard.game("cui_bono").parse("take 8,0,0"))
    assert [state.pile.at(place) for place in cells("1,0,0 0,1,0 0,0,1")] == [YELLOW] * 3
    assert offered(state) == {"put 0,0,0", "keep"}
    again.pile.repaint(cell(8, 0, 0), YELLOW)
    again.play(0, pipyard.game("cui_bono").parse("take 8,0,0"))
    assert again.seat == 1


def test_cui_bono_check_4() -> None:
    """The second die from 8,0,0: seven steps, hole and funnel 1,0,0, again the three corners."""
    state = abacus()
    keep(state, "take 8,0,0")
    assert len(slide_path(state.pile, cell(8, 0, 0))) == 8
    keep(state, "take 8,0,0")
    assert state.pile.funnel_cells() == [cell(1, 0, 0)]
    assert offered(state) == CORNERS


def test_cui_bono_check_5() -> None:
    """With 10 points each the player with 4 dice beats the one with 5."""
    state = abacus()
    state.kept = [[1, 0, 3], [0, 5, 0]]
    assert state.drawn_scores() == [10, 10]
    assert state.result("enough-dice-kept").winners() == [0]


def test_no_pile_stands_twice_between_two_keeps() -> None:
    state = begun("cui_bono_kosmos")
    rng = random.Random(9)
    seen: set[str] = set()
    for _ in range(400):
        turn = state.turn()
        if isinstance(turn, pipyard.Over):
            break
        if isinstance(turn, pipyard.Chance):
            state.land(turn.space.sample(rng))
            continue
        assert isinstance(state, CuiBonoState)
        puts = sorted(move for move in offered(state, turn.seat) if move.startswith("put"))
        move = pipyard.game("cui_bono").parse(puts[0]) if puts else state.moves(turn.seat).sample(rng)
        state.play(turn.seat, move)
        if state.in_hand < 0:
            portrait = state.portrait()
            assert portrait not in seen
            seen.add(portrait)


def test_a_table_of_values_counts_in_asparagus_too() -> None:
    state = begun("asparagus", values="0,0,0,7,1")
    assert isinstance(state, AsparagusState)
    state.heaps[1] = [1, 1, 1, 2, 3]
    assert state.drawn_scores() == [0, 17]


def one_way_back(key: str, **options: object) -> CuiBonoState:
    """A green die can be taken at 8,0,0 and put back at the apex, over three black dice."""
    return undermined(key, {"8,0,0": GREEN_K, "1,0,0": BLACK_K, "0,1,0": BLACK_K, "0,0,1": BLACK_K, "0,0,0": BLACK_K}, RED_K, **options)


@pytest.mark.parametrize(("guard", "back"), [(3, True), (2, False)])
def test_after_so_many_put_backs_in_a_row_a_die_is_kept(guard: int, back: bool) -> None:
    state = one_way_back("cui_bono_kosmos", guard=guard)
    state.put_backs = 2
    state.play(0, pipyard.game("cui_bono_kosmos").parse("take 8,0,0"))
    assert (state.in_hand == GREEN_K) is back
    assert sum(state.kept[0]) == int(not back)


@pytest.mark.parametrize(("repetition", "back"), [("no_return", False), ("off", True)])
def test_a_pile_that_has_stood_may_stand_again_only_with_repetition_off(repetition: str, back: bool) -> None:
    state = one_way_back("cui_bono_kosmos", repetition=repetition)
    then = state.copy()
    assert isinstance(then, CuiBonoState)
    then.play(0, pipyard.game("cui_bono_kosmos").parse("take 8,0,0"))
    then.play(0, pipyard.game("cui_bono_kosmos").parse("put 0,0,0"))
    state.stood = {state.portrait(), then.portrait()}
    state.play(0, pipyard.game("cui_bono_kosmos").parse("take 8,0,0"))
    assert (state.in_hand == GREEN_K) is back


def test_penalty_and_keep_limit_are_as_agreed() -> None:
    state = abacus(penalty="4,0,9", keep_limit=3)
    state.kept[0] = [1, 0, 1]
    assert state.drawn_scores()[0] == 13
    assert state.ended() is None
    state.kept[0] = [1, 1, 1]
    over = state.ended()
    assert over is not None
    assert over.why == "enough-dice-kept"


@pytest.mark.parametrize(("least", "barred"), [("2", True), ("3", False), ("4", False)])
def test_a_row_shorter_than_agreed_may_be_of_one_colour(least: str, barred: bool) -> None:
    state = abacus(mono_row_min=least)
    state.pile = Pile.of(cells("8,0,0 7,1,0 7,0,1"), YELLOW)
    state.in_hand = YELLOW
    assert state.one_coloured(cell(7, 0, 0)) is barred
